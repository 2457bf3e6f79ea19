// `npm run check`: what can be known without running the program.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChildrenOnSignals, run } from './children.mjs';
import { seconds } from './failure.mjs';
import { fingerprint, readIfThere, root, scratch } from './project.mjs';

/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} Queue runs so many at once as there are cores */
/**
 * `args`: of Node, from the root; `sources`: all that its outcome depends on, so that it need not run again before one
 * of them has changed.
 * @typedef {{ name: string, args: string[], sources?: string[] }} Check
 */

/** @param {string} path in node_modules */
const tool = (path) => join(root, 'node_modules', path);

/** @type {Check[]} The longest first: what is begun last should not run on alone. */
export const staticChecks = [
  // Types and rules in one run: oxlint.config.mjs.
  { name: 'oxlint', args: [tool('oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs'] },
  { name: 'oxfmt', args: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'knip', args: [tool('knip/bin/knip.js'), '--no-progress'] },
];

/** @type {Check[]} The built-in tutor's content, sentence by sentence: a minute of a processor. */
export const contentChecks = [
  {
    name: 'content',
    args: ['--import', 'tsx', 'scripts/content.ts'],
    sources: [
      ...['domain', 'server/language', 'server/tutor', 'scripts/content.ts', 'scripts/contentChecks'],
      ...['tests/support/tutorRequest.ts', 'package-lock.json'],
    ],
  },
];

/** @returns {Promise<Queue>} loaded when it is needed: this file is read before packages are installed */
export async function createQueue() {
  const { default: pLimit } = await import('p-limit');
  return pLimit(availableParallelism());
}

/**
 * Runs checks beside each other. What a check printed is shown when it has failed.
 * @param {readonly Check[]} checks
 * @param {Queue} queue
 */
export async function runChecks(checks, queue) {
  return Promise.all(
    checks.map(({ name, args, sources }) =>
      queue(async () => {
        const startedAt = performance.now();
        const stamp = join(scratch, `${name}.stamp`);
        const wanted = sources && fingerprint(sources);
        if (wanted !== undefined && readIfThere(stamp) === wanted) {
          console.log(`✓ ${name} as before`);
          return { name, ok: true };
        }
        const { ok, output } = await run(process.execPath, args);
        console.log(`${ok ? '✓' : '✗'} ${name} ${seconds(startedAt)}`);
        if (!ok) console.log(output.trimEnd());
        else if (wanted !== undefined) {
          mkdirSync(scratch, { recursive: true });
          writeFileSync(stamp, wanted);
        }
        return { name, ok };
      }),
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endChildrenOnSignals();
  const results = await runChecks([...contentChecks, ...staticChecks], await createQueue());
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
