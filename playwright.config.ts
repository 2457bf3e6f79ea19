import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { keepTemporaryFilesInMemory } from './scripts/temporaryFolder.mjs';
import { findBrowser } from './scripts/findBrowser.mjs';
import { root } from './scripts/project.mjs';
import { testEnvironment, workers } from './scripts/testEnvironment.mjs';
import { findFreePort } from './tests/support/freePort';

keepTemporaryFilesInMemory();
// Every worker reads this file again and must find what the first reading chose; the environment hands it on.
process.env.PALAVER_BUILD_DIR ??= '.scratch/test-build';
process.env.PALAVER_TEST_PORT ??= String(await findFreePort());
process.env.CHROMIUM ??= (await findBrowser()) ?? '';
if (!process.env.PALAVER_TEST_DATA) {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-e2e-'));
  process.env.PALAVER_TEST_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const {
  PALAVER_BUILD_DIR: build,
  PALAVER_TEST_PORT: port,
  PALAVER_TEST_DATA: data,
  CHROMIUM: executablePath,
} = process.env;

const baseURL = `http://127.0.0.1:${port}`;
const phoneSpecs = /\.phone\.spec\.ts$/;
const noscriptSpecs = /\.noscript\.spec\.ts$/;
const plainHttpSpecs = /\.plainhttp\.spec\.ts$/;
/** A name that is not this machine's own: what comes from it by plain http is no secure context. */
const otherMachine = 'palaver.test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.scratch/test-results',
  // One more than the cores: a page waits for its server as long as it works itself.
  workers: workers + 1,
  // Tests are handed out one by one: a long file left to the end would run on alone.
  fullyParallel: true,
  // Whatever needs it is named at the end of `npm test` as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  // They only say when to give up: a busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    // Costs a tenth of the processor's time, so it is recorded where it is needed; `--trace on` records any run.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox refuses to run for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Nothing but the server under test: a run without network must be the same run.
        `--host-resolver-rules=MAP ${otherMachine} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
        '--disable-domain-reliability',
        '--no-pings',
      ],
    },
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: [phoneSpecs, noscriptSpecs, plainHttpSpecs],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: phoneSpecs,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'noscript', testMatch: noscriptSpecs, use: { ...devices['Desktop Chrome'], javaScriptEnabled: false } },
    {
      name: 'plainhttp',
      testMatch: plainHttpSpecs,
      use: { ...devices['Desktop Chrome'], baseURL: `http://${otherMachine}:${port}` },
    },
  ],
  webServer: {
    command: `"${process.execPath}" "${join(root, build, 'index.mjs')}"`,
    cwd: root,
    url: `${baseURL}/healthz`,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      ...testEnvironment(),
      NODE_ENV: 'production',
      PORT: port,
      DATABASE_URL: `file:${join(data, 'palaver.db')}`,
      AUTH_SECRET: 'a secret of the browser tests, and of nothing else',
      ACCESS_CODE: 'test-access-code',
      // As `adminName` and `password` of tests/e2e/learner.ts.
      ADMIN_USERNAME: 'testadmin',
      ADMIN_PASSWORD: 'correct horse battery',
      ALLOWED_HOSTS: otherMachine,
      COMMUNITY_URL: 'https://chat.example.org/palaver',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
