import type { Page } from '@playwright/test';
import { heading, ms, report } from '../report';
import { loadAll } from './history';
import { type Cost, costBetween, meterOf, traceTasks, watchLongTasks } from './meter';
import { openPlainList, type PlainList } from './plainList';
import { bystander, talker } from './seed';
import type { Site } from './site';

/** As the scripted tutor is asked: so many words, 50 a second. */
const words = 200;
const windowMs = 3_000;
const rounds = 3;

const perSecond = (cost: number) => cost / (windowMs / 1000);

/** What the main thread does while a reply grows, between its beginning and its end. */
async function measureGrowing(page: Page, read: () => Promise<Cost>): Promise<Cost> {
  await page.waitForTimeout(300);
  const before = await read();
  await page.waitForTimeout(windowMs);
  return costBetween(before, await read());
}

/** A page on which a turn is asked for. */
interface Talk {
  page: Page;
  /** Resolves once the first words of the reply stand there. */
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

function talkOf(page: Page): Talk {
  const busy = page.locator('article.assistant[aria-busy="true"]');
  const field = page.getByRole('textbox', { name: 'Your message' });
  return {
    page,
    begin: async () => {
      await field.fill(`paced ${words}`);
      await field.press('Enter');
      await busy.locator('.sentence .word').first().waitFor();
    },
    end: () => busy.waitFor({ state: 'detached' }),
  };
}

const plainTalkOf = ({ page, send, finished }: PlainList): Talk => ({
  page,
  begin: () => send(`paced ${words}`),
  end: finished,
});

/** What the end of a reply brings with it has been done, too: words counted, notes. */
const afterwards = (page: Page) => page.waitForTimeout(1_000);

/**
 * A reply of 200 words comes at 50 a second into five hundred messages of 30 words, all loaded: through the client's
 * own store and views, and into a plain list that hears the same frames.
 */
export async function benchStreaming({ open, seed }: Site): Promise<void> {
  heading('A reply that grows under 500 messages of 30 words');
  const ours = await open(talker);
  await ours.goto(`/conversation?c=${seed.conversations.streaming}`);
  await loadAll(ours, 500);
  await ours.locator('.message-list').evaluate((element) => {
    element.scrollTop = 0;
  });
  const plain = await openPlainList(await open(bystander), { ...seed.floor, messages: 500 });
  const talks = await Promise.all(
    [talkOf(ours), plainTalkOf(plain)].map(async (talk) => ({
      ...talk,
      read: await meterOf(talk.page),
      longest: await watchLongTasks(talk.page),
      costs: [] as Cost[],
      byClock: 0,
      byProcessor: 0,
    })),
  );

  // In turn, so that whatever else the machine does falls on both alike. The first warms up: of what was seeded no word
  // has been counted, so that its end finds all glosses anew.
  for (let round = -1; round < rounds; round += 1) {
    for (const talk of talks) {
      await talk.longest();
      await talk.begin();
      const cost = await measureGrowing(talk.page, talk.read);
      await talk.end();
      await afterwards(talk.page);
      const task = await talk.longest();
      if (round < 0) continue;
      talk.costs.push(cost);
      talk.byClock = Math.max(talk.byClock, task);
    }
  }
  // For itself: tracing makes what it watches slower, so that this is the most that a task takes.
  for (let round = 0; round < rounds; round += 1) {
    for (const talk of talks) {
      const longest = await traceTasks(talk.page);
      await talk.begin();
      await talk.end();
      await afterwards(talk.page);
      talk.byProcessor = Math.max(talk.byProcessor, await longest());
    }
  }

  const middle = (costs: readonly Cost[], of: keyof Cost) =>
    perSecond([...costs].map((cost) => cost[of]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN);
  const [our, least] = talks;
  if (!our || !least) return;
  for (const part of ['task', 'script', 'style', 'layout'] as const) {
    const name = part === 'task' ? 'processor time of a second, all' : `  ${part}`;
    report(name, ms(middle(our.costs, part)), `floor ${ms(middle(least.costs, part))}`);
  }
  const ratio = middle(our.costs, 'task') / middle(least.costs, 'task');
  report('  ratio to a plain list', ratio.toFixed(2), 'target at most 2');
  const floorOf = (task: number) => `floor ${ms(task)}, target under 50 ms`;
  report('longest task from the send to the end, processor', ms(our.byProcessor), floorOf(least.byProcessor));
  report('  the same by the clock, 0 for under 50 ms', ms(our.byClock), floorOf(least.byClock));
  await Promise.all(talks.map(({ page }) => page.context().close()));
}
