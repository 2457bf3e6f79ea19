// `npm run screenshots`: pictures of every screen, for docs/screenshots and, of the other sizes and themes, .scratch.
import { join } from 'node:path';
import { buildWhenStale } from './build.mjs';
import { run } from './children.mjs';
import { findOrInstallBrowser } from './findBrowser.mjs';
import { root } from './project.mjs';
import { testEnvironment } from './testEnvironment.mjs';

const buildFolder = '.scratch/test-build';
await buildWhenStale(buildFolder, console.log);
const CHROMIUM = await findOrInstallBrowser(console.log, { isWhole: true });
const { ok } = await run(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    ...['test', '--config', 'tests/screenshots/playwright.config.ts'],
    ...process.argv.slice(2),
  ],
  { env: { ...testEnvironment(), PALAVER_BUILD_DIR: buildFolder, CHROMIUM }, show: true },
);
process.exitCode = ok ? 0 : 1;
