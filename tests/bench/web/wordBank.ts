import type { Browser, Page } from '@playwright/test';
import type { Database } from '../../../server/db/database';
import { makeId } from '../../../server/ids';
import { heading, ms, report } from '../report';
import { password, wordRow } from '../seed';

/** Who has met ten thousand words. */
export const wordCollector = 'bench word collector';
export const wordsCollected = 10_000;

const rounds = 7;
const firstRows = 40;

export interface WordBankFigures {
  /** Milliseconds since the page was asked for, the median of the rounds. */
  firstRowsMs: number;
  /** The page is alive: a row can be selected. */
  usableMs: number;
  /** Every word is there: all can be selected, and a search finds any of them. */
  completeMs: number;
  /** A static table of the same first rows, without scripts. */
  floorMs: number;
  domNodes: number;
  /** The most of them while it scrolls. */
  domNodesScrolling: number;
  /** Milliseconds of the longest task; 0 when none took 50. */
  longestTaskScrollingMs: number;
  longestTaskSearchingMs: number;
}

/** A learner with ten thousand words, before the server opens the database. */
export async function seedWordCollector({ client }: Pick<Database, 'client'>, passwordHash: string): Promise<void> {
  const id = makeId();
  const identity = { username: wordCollector, usernameKey: wordCollector };
  await client.user.create({ data: { id, ...identity, passwordHash, createdAt: new Date(), language: 'fr' } });
  for (let at = 0; at < wordsCollected; at += 1_000) {
    await client.word.createMany({ data: Array.from({ length: 1_000 }, (_, index) => wordRow(id, at + index)) });
  }
}

/** The word bank of who has ten thousand words, on a desk, beside a plain table in the same browser. */
export async function measureWordBank(browser: Browser, baseURL: string): Promise<WordBankFigures> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  // What loads TypeScript as it is marks the functions that run in the page with the name of each.
  await context.addInitScript('globalThis.__name = (made) => made');
  await context.addInitScript(watch);
  const login = { data: { username: wordCollector, password } };
  const answer = await context.request.post('/api/auth/login', login);
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}: ${await answer.text()}`);
  const page = await context.newPage();
  // The first one fills the browser's cache of scripts and fonts.
  await openBank(page);
  const plain = await plainTable(page);

  const times: Times[] = [];
  const floors: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await openBank(page));
    floors.push(await openFloor(page, plain));
  }
  await openBank(page);
  const domNodes = await page.evaluate(countNodes);
  await page.evaluate(forgetLongTasks);
  const domNodesScrolling = await page.evaluate(scrollThrough);
  const longestTaskScrollingMs = await page.evaluate(longestTask);
  await page.evaluate(forgetLongTasks);
  await page.getByRole('searchbox').pressSequentially('prilan', { delay: 60 });
  await page.getByText(/^\d+ found$/u).waitFor();
  const longestTaskSearchingMs = await page.evaluate(longestTask);
  await context.close();
  return {
    firstRowsMs: medianOf(times.map((time) => time.rows)),
    usableMs: medianOf(times.map((time) => time.usable)),
    completeMs: medianOf(times.map((time) => time.complete)),
    floorMs: medianOf(floors),
    domNodes,
    domNodesScrolling,
    longestTaskScrollingMs,
    longestTaskSearchingMs,
  };
}

/** The same, as `npm run bench:web` prints it. */
export async function benchWordBank(browser: Browser, baseURL: string): Promise<void> {
  heading(`A word bank of ${wordsCollected.toLocaleString('en')} words`);
  const figures = await measureWordBank(browser, baseURL);
  report('first rows', ms(figures.firstRowsMs));
  report('  floor: a static table of the same rows', ms(figures.floorMs));
  report('usable', ms(figures.usableMs), 'target 300 ms');
  report('every word there', ms(figures.completeMs));
  report('DOM nodes', String(figures.domNodes), 'target 1,500');
  report('  at most while it scrolls', String(figures.domNodesScrolling), 'target 1,500');
  report('longest task while it scrolls', ms(figures.longestTaskScrollingMs), 'target 50 ms');
  report('  while one searches', ms(figures.longestTaskSearchingMs), 'target 50 ms');
}

interface Times {
  rows: number;
  usable: number;
  complete: number;
}

type Watched = typeof globalThis & { seen: Partial<Times>; longTasks: number[] };

/** Runs in each page from its beginning: notes in which frame what is waited for was there. */
function watch(): void {
  const watched = globalThis as Watched;
  watched.seen = {};
  watched.longTasks = [];
  new PerformanceObserver((list) => {
    watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const marks: Record<keyof Times, string> = {
    rows: 'tbody tr',
    usable: 'form[data-hydrated] tbody tr',
    complete: '.select-all input:enabled',
  };
  const look = () => {
    for (const [name, selector] of Object.entries(marks) as [keyof Times, string][]) {
      if (watched.seen[name] === undefined && document.querySelector(selector)) watched.seen[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function openBank(page: Page): Promise<Times> {
  await page.goto('/wordBank', { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as Watched).seen.complete !== undefined);
  return page.evaluate(() => (globalThis as Watched).seen as Times);
}

/** The same first rows as a page of their own. */
async function plainTable(page: Page): Promise<string> {
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => `<tr>${[...row.querySelectorAll('td')].map((cell) => `<td>${cell.innerText}</td>`).join('')}`),
    );
  const shown = Array.from({ length: firstRows }, (_, at) => rows[at % rows.length] ?? '').join('');
  return `<!doctype html><meta charset="utf-8"><title>Words</title><table><tbody>${shown}</table>`;
}

async function openFloor(page: Page, body: string): Promise<number> {
  await page.route('**/plain-table', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/plain-table', { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as Watched).seen.rows !== undefined);
  return page.evaluate(() => (globalThis as Watched).seen.rows ?? Number.NaN);
}

function countNodes(): number {
  return document.querySelectorAll('*').length;
}

/** Through all rows in the steps of a wheel, then by a leap to either end; the most nodes there were. */
async function scrollThrough(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const list = document.querySelector('.word-scroller');
  if (!list) throw new Error('there is no table');
  let most = 0;
  for (let step = 0; step < 300; step += 1) {
    list.scrollTop += 400;
    await frame();
    most = Math.max(most, document.querySelectorAll('*').length);
  }
  for (const top of [list.scrollHeight, 0, list.scrollHeight / 2]) {
    list.scrollTop = top;
    await frame();
    await frame();
    most = Math.max(most, document.querySelectorAll('*').length);
  }
  return most;
}

function forgetLongTasks(): void {
  (globalThis as Watched).longTasks.length = 0;
}

/** Entries are handed over in a task of their own. */
async function longestTask(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return Math.max(0, ...(globalThis as Watched).longTasks);
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
