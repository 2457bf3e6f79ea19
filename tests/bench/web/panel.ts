import { heading, ms, report } from '../report';
import { atRest, painted, watchLongTasks } from './meter';
import { collector } from './seed';
import type { Site } from './site';

/** Ten thousand conversations in the side panel: how long until one finds one's way in it, and how heavy it is. */
export async function benchPanel({ open }: Site): Promise<void> {
  heading('Ten thousand conversations in the panel');
  const page = await open(collector);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/conversation');
  await atRest(page);
  const response = page.waitForResponse((each) => each.request().isNavigationRequest());
  await page.reload({ waitUntil: 'commit' });
  // The search is there once the page is alive.
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await search.waitFor();
  const usable = await painted(page);
  const answer = await response;
  const { responseBodySize } = await answer.request().sizes();
  report('the page, compressed', `${(responseBodySize / 1024).toFixed(0)} KB`);
  const timing = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { answered: entry?.responseStart ?? Number.NaN, painted: paint?.startTime ?? Number.NaN };
  });
  report('answered', ms(timing.answered));
  report('first painted', ms(timing.painted));
  report('usable', ms(usable), 'target 1,000 ms');
  report('DOM nodes', String(await page.evaluate(() => document.querySelectorAll('*').length)), 'target 1,500');

  const longest = await watchLongTasks(page);
  const began = await page.evaluate(() => performance.now());
  await search.fill('9876th');
  await page.getByRole('link', { name: 'the 9876th time' }).waitFor();
  report('found among them', ms((await painted(page)) - began), 'target 300 ms');
  report('  longest task', ms(await longest()));
  await page.context().close();
}
