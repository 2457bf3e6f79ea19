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

/**
 * Conversations of two and of ten thousand messages: opened by address and from the panel, in turn, so that whatever
 * else the machine does falls on both; then read upwards.
 */
export async function benchHistory({ open, seed }: Site): Promise<void> {
  const lengths = [
    { name: '2,000', address: `/conversation?c=${seed.conversations.history}` },
    { name: '10,000', address: `/conversation?c=${seed.conversations.longHistory}` },
  ].map((length) => ({ ...length, painting: [] as number[], floors: [] as number[], opening: [] as number[] }));
  const page = await open(talker);
  const loadPage = async (address: string): Promise<number> => {
    await page.goto(address, { waitUntil: 'load' });
    await atRest(page);
    return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  };
  for (let round = -1; round < rounds; round += 1) {
    for (const { address, painting, floors } of lengths) {
      const firstPaint = await loadPage(address);
      const body = await page.evaluate(pageWithoutScripts);
      await page.route('**/plain-history', (route) => route.fulfill({ contentType: 'text/html', body }));
      const floor = await loadPage('/plain-history');
      if (round < 0) continue;
      painting.push(firstPaint);
      floors.push(floor);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (let round = -1; round < rounds; round += 1) {
    for (const { address, opening } of lengths) {
      await page.goto(`/conversation?c=${seed.conversations.empty}`, { waitUntil: 'load' });
      await atRest(page);
      const took = await page.evaluate(openFromPanel, { address, wanted: pageSize });
      if (round >= 0) opening.push(took);
    }
  }

  for (const { name, address, painting, floors, opening } of lengths) {
    heading(`A history of ${name} messages of 30 words`);
    report('loaded as a page, its last 50 painted, p50', ms(percentile(painting, 0.5)), 'target 300 ms');
    report('  floor: the same page from a file, without scripts', ms(percentile(floors, 0.5)));
    report('  most', ms(Math.max(...painting)));
    report('opened from the panel, its last 50 painted, p50', ms(percentile(opening, 0.5)), 'target 300 ms');
    report('  most', ms(Math.max(...opening)));
    await page.goto(`/conversation?c=${seed.conversations.empty}`, { waitUntil: 'load' });
    await atRest(page);
    await page.evaluate(openFromPanel, { address, wanted: pageSize });
    const longest = await watchLongTasks(page);
    const jump = await loadAll(page, (olderPages + 1) * pageSize);
    report(`${olderPages} older pages on the way up: farthest jump`, `${jump.toFixed(1)} px`, 'target 0');
    report('  longest task', ms(await longest()));
    await painted(page);
  }
  await page.context().close();
}

/** Runs in the page. */
function pageWithoutScripts(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  return `<!doctype html>${copy.outerHTML}`;
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
