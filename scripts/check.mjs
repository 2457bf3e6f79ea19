// `npm run check`: what can be known without running the program.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChildrenOnSignals, run } from './children.mjs';
import { seconds } from './failure.mjs';
import { root } from './project.mjs';

/** @type {[name: string, ...command: string[]][]} */
const checks = [
  ['tsc', 'typescript/bin/tsc', '--noEmit'],
  ['eslint', 'eslint/bin/eslint.js', '.', '--max-warnings=0'],
  ['prettier', 'prettier/bin/prettier.cjs', '--check', '.', '--log-level=warn'],
  ['knip', 'knip/bin/knip.js', '--no-progress'],
];

/** Runs all checks at the same time: together they take hardly longer than the slowest. */
export async function runChecks() {
  return Promise.all(
    checks.map(async ([name, script = '', ...args]) => {
      const startedAt = performance.now();
      const { ok, output } = await run(process.execPath, [join(root, 'node_modules', script), ...args]);
      console.log(`${ok ? '✓' : '✗'} ${name} ${seconds(startedAt)}`);
      if (!ok) console.log(output.trimEnd());
      return { name, ok };
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endChildrenOnSignals();
  const results = await runChecks();
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
