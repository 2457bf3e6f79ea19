// Brings packages and generated code to the state that the lock file and the schema ask for.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { fingerprint, readIfThere, root, scratch } from './project.mjs';

const installStamp = join(root, 'node_modules/.palaver-stamp');
const generateStamp = join(root, 'server/db/generated/.palaver-stamp');
const installLog = join(scratch, 'install.log');

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @param {string} path @returns {Record<string, LockedPackage>} */
function lockedPackages(path) {
  return JSON.parse(readIfThere(path) ?? '{}').packages ?? {};
}

/** Whether somebody's own `npm ci` has already put everything in place. */
function isInstalledByHand() {
  const installed = lockedPackages(join(root, 'node_modules/.package-lock.json'));
  const isMissing = Object.entries(lockedPackages(join(root, 'package-lock.json'))).some(
    ([path, wanted]) =>
      path !== '' &&
      (installed[path] ? installed[path].version !== wanted.version : !wanted.optional && !wanted.devOptional),
  );
  if (isMissing) return false;
  try {
    // Compiled for one platform and ABI; opening a database proves that it is ours.
    const Database = createRequire(import.meta.url)('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

const networkProblem =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;
const compilerProblem = /npm (?:error|ERR!).*(?:gyp ERR!|node-gyp|not found: make|prebuild-install)/;

/** @param {string} output of npm */
export function installFailureSentence(output) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1];
  const network = networkProblem.exec(code ?? output)?.[0];
  if (compilerProblem.test(output) && (code === undefined || /^\d+$/.test(code))) {
    return 'better-sqlite3 could not be compiled: install Python 3, make and a C++ compiler (Debian and Ubuntu: apt-get install build-essential python3; Fedora: dnf install gcc-c++ make python3; macOS: xcode-select --install), then try again.';
  }
  if (network)
    return `The packages could not be fetched, because the package registry cannot be reached (${network}): connect to the network, then try again.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `The packages could not be installed, because ${root} cannot be written.`;
  if (code === 'ENOSPC') return 'The packages could not be installed, because the disk is full.';
  return `The packages could not be installed${code ? ` (npm says ${code})` : ''}: what npm wrote is in ${installLog}.`;
}

/** Twenty attempts failed and none succeeded: what npm would find out after trying a thousand times. @param {string} output */
function hasNoNetwork(output) {
  return !/fetch GET (?:200|304)/.test(output) && (output.match(/attempt \d+ failed with/g) ?? []).length >= 20;
}

/** npm as it was started, or the one in the path. @returns {[command: string, args: string[]]} */
function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm && /^npm(-cli)?\.c?js$/.test(basename(npm)) ? [process.execPath, [npm]] : ['npm', []];
}

/** @param {(line: string) => void} say */
async function installPackages(say) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted =
    fingerprint(['package-lock.json']) + ` ${process.platform}-${process.arch} ABI ${process.versions.modules}`;
  if (readIfThere(installStamp) === wanted) return;
  if (!isInstalledByHand()) {
    say(`Installing ${Object.keys(JSON.parse(lock).packages).length - 1} packages, once; this takes a minute or two …`);
    const [command, args] = npmCommand();
    const options = ['--no-audit', '--no-fund'];
    // NODE_ENV=production would leave out what building needs.
    options.push('--include=dev');
    // At this level npm tells each attempt, without which it would be minutes before it says that there is no network.
    options.push('--loglevel=http');
    const install = await run(command, [...args, 'ci', ...options], { endWhen: hasNoNetwork });
    mkdirSync(scratch, { recursive: true });
    writeFileSync(installLog, install.output);
    if (install.error) throw new Failure(`npm cannot be run (${install.error}): install it with Node, then try again.`);
    if (!install.ok) throw new Failure(installFailureSentence(install.output));
  }
  writeFileSync(installStamp, wanted);
}

/** @param {(line: string) => void} say */
async function generateClients(say) {
  const wanted = fingerprint(['prisma/schema.prisma', 'scripts/generate.mjs', 'package-lock.json']);
  if (readIfThere(generateStamp) === wanted) return;
  say('Generating the database clients …');
  const { generate } = await import('./generate.mjs');
  generate();
  writeFileSync(generateStamp, wanted);
}

/**
 * What `npm start` and `npm test` need before anything else; quick when nothing is missing. `more` runs under the
 * same lock, so that two commands never install, generate or write .env at the same time.
 * @param {(line: string) => void} say
 * @param {() => Promise<void>} [more]
 */
export async function installWhatIsMissing(say, more) {
  const waiting = () => say('Waiting for another command that is getting things ready …');
  try {
    await withLock(
      join(scratch, 'install.lock'),
      async () => {
        await installPackages(say);
        await generateClients(say);
        await more?.();
      },
      waiting,
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['EACCES', 'EPERM', 'EROFS'].includes(code))
      throw new Failure(`${root} cannot be written by this user (${code}).`);
    throw error;
  }
}
