import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { buildWhenStale } from '../../../scripts/build.mjs';
import { findOrInstallBrowser } from '../../../scripts/findBrowser.mjs';
import { findFreePort } from '../../support/freePort';
import { startServer } from '../child';
import { password, seedWeb, type WebSeed } from './seed';

const folder = '.scratch/test-build';
const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** The built server with what was seeded, and a browser in front of it. */
export interface Site {
  origin: string;
  /** Of the build, from the project's root. */
  folder: string;
  seed: WebSeed;
  /** A page of a browser of its own, signed in where a name is given: its process is shared with no other page. */
  open(username?: string): Promise<Page>;
  /** A browser that others may steer too, by `port`. */
  openSteered(port: number): Promise<BrowserContext>;
  stop(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  await buildWhenStale(folder, say);
  const executablePath = await findOrInstallBrowser(say, { isWhole: true });
  const seed = await seedWeb({ streaming: 500, history: 2_000, longer: 5, chats: 10_000, words: 10_000 });
  const server = await startServer(await findFreePort(), { folder, file: seed.file });
  const args = [
    // Chromium's sandbox refuses to run for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-domain-reliability',
    '--no-pings',
  ];
  const browser: Browser = await chromium.launch({ executablePath, args });
  return {
    origin: server.origin,
    folder,
    seed,
    open: async (username) => {
      const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
      // What loads TypeScript as it is marks the functions that run in the page with the name of each.
      await context.addInitScript('globalThis.__name = (made) => made');
      if (username !== undefined) await logIn(context, username);
      return context.newPage();
    },
    openSteered: (port) =>
      chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'palaver-bench-')), {
        executablePath,
        baseURL: server.origin,
        args: [...args, `--remote-debugging-port=${port}`],
      }),
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** Signs the browser in; tells the token by which it may call `/api`. */
export async function logIn({ request }: BrowserContext, username: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
