import type { Page } from '@playwright/test';
import { heading, ms, report } from '../report';
import { loadAll } from './history';
import { type Cost, costBetween, meterOf, watchLongTasks } from './meter';
import { openPlainList } from './plainList';
import { talker } from './seed';
import type { Site } from './site';

/** As the scripted tutor is asked: so many words, 50 a second. */
const words = 200;
const windowMs = 3_000;
const rounds = 3;

const perSecond = (cost: number) => cost / (windowMs / 1000);

/** What the main thread does while a reply grows, between its beginning and its end. */
async function measureGrowing(page: Page, hasBegun: () => Promise<unknown>, read: () => Promise<Cost>): Promise<Cost> {
  await hasBegun();
  await page.waitForTimeout(300);
  const before = await read();
  await page.waitForTimeout(windowMs);
  return costBetween(before, await read());
}

/**
 * A reply of 200 words comes at 50 a second into five hundred messages of 30 words, all loaded: through the client's
 * own store and views, and into a plain list that hears the same frames.
 */
export async function benchStreaming({ open, seed }: Site): Promise<void> {
  heading('A reply that grows under 500 messages of 30 words');
  const ours = await open(talker);
  await ours.goto(`/conversation?c=${seed.conversations.streaming}`);
  await loadAll(ours, 500);
  const list = ours.locator('.message-list');
  await list.evaluate((element) => {
    element.scrollTop = 0;
  });
  const read = await meterOf(ours);
  const longest = await watchLongTasks(ours);
  const plain = await openPlainList(await open(talker), { ...seed.conversations, messages: 500 });
  const readPlain = await meterOf(plain.page);

  const busy = ours.locator('article.assistant[aria-busy="true"] .sentence .word').first();
  const field = ours.getByRole('textbox', { name: 'Your message' });
  const measured: { ours: Cost[]; plain: Cost[]; longest: number } = { ours: [], plain: [], longest: 0 };
  // In turn, so that whatever else the machine does falls on both alike; the first warms up.
  for (let round = -1; round < rounds; round += 1) {
    await longest();
    await field.fill(`paced ${words}`);
    await field.press('Enter');
    const our = await measureGrowing(ours, () => busy.waitFor(), read);
    await ours.locator('article.assistant[aria-busy="true"]').waitFor({ state: 'detached' });
    await ours.waitForTimeout(300);
    const task = await longest();
    const least = await measureGrowing(plain.page, () => plain.send(`paced ${words}`), readPlain);
    await plain.finished();
    if (round < 0) continue;
    measured.ours.push(our);
    measured.plain.push(least);
    measured.longest = Math.max(measured.longest, task);
  }
  const middle = (costs: readonly Cost[], of: keyof Cost) =>
    perSecond([...costs].map((cost) => cost[of]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN);
  for (const part of ['task', 'script', 'style', 'layout'] as const) {
    const name = part === 'task' ? 'processor time of a second, all' : `  ${part}`;
    report(name, ms(middle(measured.ours, part)), `floor ${ms(middle(measured.plain, part))}`);
  }
  const ratio = middle(measured.ours, 'task') / middle(measured.plain, 'task');
  report('  ratio to a plain list', ratio.toFixed(2), 'target at most 2');
  report('longest task, from the send to the end', ms(measured.longest), 'target under 50 ms');
  await Promise.all([ours.context().close(), plain.page.context().close()]);
}
