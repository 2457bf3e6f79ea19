import type { Page } from '@playwright/test';
import { heading, ms, percentile, report } from '../report';
import { atRest, painted, watchLongTasks } from './meter';
import { talker } from './seed';
import type { Site } from './site';

const rounds = 5;
const olderPages = 6;
const pageSize = 50;

const articles = (page: Page) => page.locator('article.message');

/** Scrolls up until so many messages stand there. Answers by how many pixels what was in sight jumped, at most. */
export async function loadAll(page: Page, count: number): Promise<number> {
  await articles(page).first().waitFor();
  return page.evaluate(scrollUp, count);
}

/** Runs in the page: scrolls up like a finger, and holds what lies under the upper edge against where it should be. */
async function scrollUp(count: number): Promise<number> {
  const list = document.querySelector('.message-list');
  if (!list) throw new Error('there is no list');
  const all = () => [...document.querySelectorAll('article.message')];
  const edge = list.getBoundingClientRect().top;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let farthest = 0;
  const patience = performance.now() + 120_000;
  while (all().length < count) {
    if (performance.now() > patience) throw new Error('older messages did not come');
    list.scrollTop -= 200;
    const anchor = document.elementFromPoint(window.innerWidth / 2, edge + 200)?.closest('article');
    const place = () => anchor?.getBoundingClientRect().bottom ?? 0;
    const before = place();
    await frame();
    await frame();
    if (anchor?.isConnected) farthest = Math.max(farthest, Math.abs(place() - before));
  }
  return farthest;
}

/** Conversations of two and of ten thousand messages: opened by address, opened from the panel, and read upwards. */
export async function benchHistory(site: Site): Promise<void> {
  await benchLength(site, '2,000', site.seed.conversations.history);
  await benchLength(site, '10,000', site.seed.conversations.longHistory);
}

async function benchLength({ open, seed }: Site, length: string, conversationId: string): Promise<void> {
  heading(`A history of ${length} messages of 30 words`);
  const address = `/conversation?c=${conversationId}`;
  const painting: number[] = [];
  const opening: number[] = [];
  const page = await open(talker);
  for (let round = -1; round < rounds; round += 1) {
    await page.goto(address, { waitUntil: 'load' });
    await atRest(page);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    if (round >= 0) painting.push(firstPaint);
  }
  report('loaded as a page, its last 50 painted, p50', ms(percentile(painting, 0.5)), 'target 300 ms');
  report('  most', ms(Math.max(...painting)));

  await page.setViewportSize({ width: 1280, height: 800 });
  for (let round = -1; round < rounds; round += 1) {
    await page.goto(`/conversation?c=${seed.conversations.floor}`, { waitUntil: 'load' });
    await atRest(page);
    const took = await page.evaluate(openFromPanel, { address, wanted: pageSize });
    if (round >= 0) opening.push(took);
  }
  report('opened from the panel, its last 50 painted, p50', ms(percentile(opening, 0.5)), 'target 300 ms');
  report('  most', ms(Math.max(...opening)));

  const longest = await watchLongTasks(page);
  const jump = await loadAll(page, (olderPages + 1) * pageSize);
  report(`${olderPages} older pages on the way up: farthest jump`, `${jump.toFixed(1)} px`, 'target 0');
  report('  longest task', ms(await longest()));
  await painted(page);
  await page.context().close();
}

/** Runs in the page. */
async function openFromPanel({ address, wanted }: { address: string; wanted: number }): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`);
  if (!link) throw new Error('the panel does not name it');
  const began = performance.now();
  link.click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.querySelectorAll('article.message').length < wanted) await frame();
  await frame();
  return performance.now() - began;
}
