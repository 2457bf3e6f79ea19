import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../../server/paths';
import { heading, report } from '../report';
import { atRest } from './meter';
import { talker } from './seed';
import type { Site } from './site';

/** What only a chunk with this in it can hold: told by words that minifying leaves. */
const marks = { charts: 'beforeDatasetsDraw', administration: 'GET /admin/' } as const;
const homes: Readonly<Record<keyof typeof marks, string>> = { charts: '/ProgressDashboard', administration: '/admin' };

const pages = [
  { path: '/home', targetKB: 130 },
  { path: '/login', targetKB: 130 },
  { path: '/register', targetKB: null },
  { path: '/conversation', targetKB: 170 },
  { path: '/wordBank', targetKB: null },
] as const;

/** Scripts that a page has asked for by the time it rests. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await atRest(page);
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls.map((url) => new URL(url).pathname).filter((url) => url.endsWith('.js')))];
}

/** JavaScript on first load, compressed, and that what is heavy comes on its own routes alone. */
export async function benchFirstLoad({ open, folder }: Site): Promise<void> {
  heading('JavaScript on first load, compressed');
  const file = (url: string, ending = '') => join(paths.root, folder, 'client', `${url}${ending}`);
  const sizeOf = (url: string, ending: string) =>
    readFileSync(existsSync(file(url, ending)) ? file(url, ending) : file(url)).length;
  for (const { path, targetKB } of pages) {
    const isPublic = ['/home', '/login', '/register'].includes(path);
    const page = await open(isPublic ? undefined : talker);
    const scripts = await scriptsOf(page, path);
    const sum = (ending: string) => scripts.reduce((bytes, url) => bytes + sizeOf(url, ending), 0) / 1024;
    const target = targetKB === null ? '' : `target ${targetKB} KB`;
    report(`${path}: ${scripts.length} scripts, gzip`, `${sum('.gz').toFixed(1)} KB`, target);
    report('  brotli', `${sum('.br').toFixed(1)} KB`);
    for (const name of Object.keys(marks) as (keyof typeof marks)[]) {
      const holders = scripts.filter((url) => readFileSync(file(url), 'utf8').includes(marks[name]));
      if (holders.length > 0) report(`  ${name} came too`, holders.join(', '), `target: on ${homes[name]} alone`);
    }
    await page.context().close();
  }
  await reportDelivery(await open());
}

/** Whether what is named by its content is kept for good, and everything comes compressed. */
async function reportDelivery(page: Page): Promise<void> {
  const [document] = await Promise.all([page.waitForResponse('**/home'), page.goto('/home')]);
  // The largest one: the smallest are shorter than what compressing them would add.
  const script = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => name.endsWith('.js'));
    return scripts.sort((a, b) => b.decodedBodySize - a.decodedBodySize)[0]?.name ?? '';
  });
  const answer = await fetch(script, { headers: { 'Accept-Encoding': 'br' } });
  report('the page: Content-Encoding', document.headers()['content-encoding'] ?? 'none', 'gzip');
  report('a script: Content-Encoding', answer.headers.get('content-encoding') ?? 'none', 'br');
  report('a script: Cache-Control', '', answer.headers.get('cache-control') ?? 'none');
  await answer.arrayBuffer();
  await page.context().close();
}
