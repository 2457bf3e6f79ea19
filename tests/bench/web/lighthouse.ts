import lighthouse from 'lighthouse';
import { findFreePort } from '../../support/freePort';
import { heading, percentile, report } from '../report';
import { talker } from './seed';
import { logIn, type Site } from './site';

// The first one may find the server cold.
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const targets = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;

/** Lighthouse as it measures a phone; of each figure the median of five runs. SEO is for pages that anybody may see. */
export async function benchLighthouse(site: Site): Promise<void> {
  heading('Lighthouse, mobile');
  const port = await findFreePort();
  const browser = await site.openSteered(port);
  try {
    for (const path of ['/home', '/login', '/register']) await reportPage(site.origin + path, port, true);
    // Whoever is signed in is led from the pages above to this one.
    await logIn(browser, talker);
    // Not the one that grows, whose newest messages are longer by then.
    const address = `/conversation?c=${site.seed.conversations.history}`;
    await reportPage(site.origin + address, port, false);
    await reportPage(`${site.origin}/wordBank`, port, false);
  } finally {
    await browser.close();
  }
}

async function reportPage(url: string, port: number, isPublic: boolean): Promise<void> {
  const measured = { performance: [] as number[], accessibility: [], 'best-practices': [], seo: [] } as Record<
    (typeof categories)[number],
    number[]
  >;
  const paint: number[] = [];
  const failed = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    // Its own way of clearing the storage would log the browser out.
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', disableStorageReset: !isPublic });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    for (const name of categories) measured[name].push((lhr.categories[name]?.score ?? 0) * 100);
    paint.push(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
    for (const name of categories.filter((each) => each !== 'performance' && (isPublic || each !== 'seo'))) {
      for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
        if (weight > 0 && lhr.audits[id]?.score === 0) failed.add(id);
      }
    }
  }
  const { pathname } = new URL(url);
  for (const name of categories) {
    if (name === 'seo' && !isPublic) continue;
    report(`${pathname}: ${name}`, percentile(measured[name], 0.5).toFixed(0), `target ${targets[name]}`);
    if (name === 'performance') report('  least', Math.min(...measured[name]).toFixed(0));
  }
  report('  largest contentful paint', `${percentile(paint, 0.5).toFixed(0)} ms`, [...failed].join(', '));
}
