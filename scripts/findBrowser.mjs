import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { root } from './project.mjs';

/** What a person looks through: benchmarks and pictures are made in it. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without the windows: what runs in it takes two thirds of the time. */
const shell = 'chromium-headless-shell';
const macApplications = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {boolean} isWhole */
function findSystemBrowser(isWhole) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const names = isWhole ? whole : [shell, ...whole];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (process.platform === 'darwin') candidates.push(...macApplications.map((path) => join('/Applications', path)));
  return candidates.find(isExecutable);
}

/** Playwright's own download, if it is there and the system has the libraries that it needs. */
async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0 ? path : undefined;
}

/**
 * @param {{ isWhole?: boolean }} [wish] `isWhole`: none without windows
 * @returns {Promise<string | undefined>} the Chromium that tests run in, without fetching one
 */
export async function findBrowser({ isWhole = false } = {}) {
  if (process.env.CHROMIUM) {
    if (isExecutable(process.env.CHROMIUM)) return process.env.CHROMIUM;
    throw new Failure(`CHROMIUM names ${process.env.CHROMIUM}, which is not a program.`);
  }
  return findSystemBrowser(isWhole) ?? (await findPlaywrightBrowser());
}

async function downloadForPlaywright() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await run(process.execPath, [cli, 'install', 'chromium', '--no-shell'], { env, timeoutMs: 180_000 });
}

/** @param {string[]} args of apt-get */
async function runApt(...args) {
  const [command = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args];
  return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 240_000 });
}

/** @param {boolean} isWhole */
async function installWithApt(isWhole) {
  await runApt('update');
  // Not every archive has the shell.
  for (const name of isWhole ? ['chromium'] : [shell, 'chromium']) {
    if ((await runApt('install', '-y', '--no-install-recommends', name)).ok) return;
  }
}

/**
 * Installs a browser while npm installs the packages, where that needs none of them: a build farm has a core to spare
 * then. Whatever fails is tried again by `findOrInstallBrowser`, which says why.
 */
export async function installBrowserEarly() {
  if (process.env.CI && !process.env.CHROMIUM && !findSystemBrowser(false)) await installWithApt(false);
}

/**
 * @param {(line: string) => void} say
 * @param {{ isWhole?: boolean }} [wish] as `findBrowser` has it
 * @returns {Promise<string>} the Chromium that tests run in
 * @throws Failure with one sentence when there is none to be had
 */
export async function findOrInstallBrowser(say, { isWhole = false } = {}) {
  const found = await findBrowser({ isWhole });
  if (found) return found;
  say('Fetching Chromium …');
  // A container of a build farm rarely reaches Playwright's servers and lacks Chromium's libraries; apt brings both.
  const ways = process.env.CI ? [installWithApt, downloadForPlaywright] : [downloadForPlaywright];
  for (const fetchBrowser of ways) {
    await fetchBrowser(isWhole);
    const fetched = await findBrowser({ isWhole });
    if (fetched) return fetched;
  }
  throw new Failure(
    'No Chromium was found and none could be fetched: install Chromium or Chrome, or name one in CHROMIUM.',
  );
}
