// `npm test`: every test there is, in stages, and one plain line at the end. Runs on Node alone until all is installed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenOnSignals, run } from './children.mjs';
import { Failure, runCommand, seconds } from './failure.mjs';
import { keepTemporaryFilesInMemory } from './temporaryFolder.mjs';
import { installWhatIsMissing } from './install.mjs';
import { readIfThere, root } from './project.mjs';
import { testEnvironment } from './testEnvironment.mjs';
import { countLastLine, countOf, countPlaywright, countVitest, stageLine, sum, summaryLine } from './testResults.mjs';

/** @typedef {import('./testResults.mjs').Count} Count */
/** @typedef {import('./check.mjs').Queue} Queue */

keepTemporaryFilesInMemory();

const buildFolder = '.scratch/test-build';
/** A folder of this run alone, as two may run at the same time. */
const reports = mkdtempSync(join(tmpdir(), 'palaver-reports-'));
const env = { ...testEnvironment(), PALAVER_BUILD_DIR: buildFolder };

/** @param {string} path in node_modules */
const tool = (path) => join(root, 'node_modules', path);

/**
 * @param {string[]} args of node
 * @param {Record<string, string>} [more] environment
 */
const runNode = (args, more = {}) => run(process.execPath, args, { env: { ...env, ...more }, show: true });

/**
 * @param {'staticChecks' | 'contentChecks'} which of check.mjs
 * @param {Queue} queue
 */
async function check(which, queue) {
  const checks = await import('./check.mjs');
  const results = await checks.runChecks(checks[which], queue);
  return sum(results.map(({ ok }) => countOf(ok ? { passed: 1 } : { failed: 1 })));
}

/** @param {Queue} queue */
async function checkChecklist(queue) {
  const { runChecks } = await import('./check.mjs');
  const args = ['--import', 'tsx', 'scripts/checklist.ts'];
  const [result] = await runChecks([{ name: 'points', args }], queue);
  return countOf(result?.ok ? { passed: 1 } : { failed: 1 });
}

async function testUnits() {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runNode([tool('vitest/vitest.mjs'), 'run', ...reporters]);
  return countVitest(readIfThere(report), ok);
}

/** @param {Queue} queue */
async function build(queue) {
  // In the queue before anything is waited for: what is begun last runs on alone.
  await queue(async () => {
    const { buildWhenStale } = await import('./build.mjs');
    await buildWhenStale(buildFolder, console.log);
  });
  return countOf({});
}

async function testInBrowser() {
  const { findOrInstallBrowser } = await import('./findBrowser.mjs');
  const browser = await findOrInstallBrowser(console.log);
  const report = join(reports, 'playwright.json');
  const { ok } = await runNode([tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countPlaywright(readIfThere(report), ok);
}

/** @param {Queue} queue */
async function testFaults(queue) {
  const args = ['--import', 'tsx', 'tests/faults/index.ts', '--rounds', '3'];
  const { ok, output } = await queue(() => run(process.execPath, args, { env }));
  console.log(output.trimEnd());
  return countLastLine(output, ok);
}

/** @typedef {{ name: string, work: (queue: Queue) => Promise<Count> }} Stage */

/**
 * What uses one core each, beside each other: the longest first.
 * @type {Stage[]}
 */
const stagesAtOnce = [
  { name: 'content', work: (queue) => check('contentChecks', queue) },
  { name: 'build', work: build },
  { name: 'static', work: (queue) => check('staticChecks', queue) },
  { name: 'points', work: checkChecklist },
  { name: 'faults', work: testFaults },
];

/**
 * What uses every core by itself, one after the other.
 * @type {Stage[]}
 */
const stagesInTurn = [
  { name: 'unit', work: testUnits },
  { name: 'browser', work: testInBrowser },
];

/** @param {Stage} stage @param {Queue} queue */
async function countStage({ work }, queue) {
  try {
    return await work(queue);
  } catch (error) {
    console.log(error instanceof Failure ? error.message : error);
    return countOf({ failed: 1 });
  }
}

process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

await runCommand(async () => {
  endChildrenOnSignals();
  const startedAt = performance.now();
  const chosen = process.argv.slice(2);
  const names = [...stagesAtOnce, ...stagesInTurn].map(({ name }) => name);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown) throw new Failure(`There is no stage ${unknown}: choose among ${names.join(', ')}.`);
  const isChosen = (/** @type {Stage} */ { name }) => chosen.length === 0 || chosen.includes(name);

  /** @type {{ name: string, time: string, count: Count }[]} */
  const results = [];
  /** @param {Stage} stage @param {Queue} queue */
  async function runStage(stage, queue) {
    const stageStartedAt = performance.now();
    const count = await countStage(stage, queue);
    results.push({ name: stage.name, time: seconds(stageStartedAt), count });
    return count;
  }
  const atOnce = (/** @type {() => Promise<any>} */ work) => work();

  console.log('\n── install ──');
  const install = async () => {
    const { installBrowserEarly } = await import('./findBrowser.mjs');
    const needsBrowser = stagesInTurn.some((stage) => stage.work === testInBrowser && isChosen(stage));
    await Promise.all([installWhatIsMissing(console.log), needsBrowser && installBrowserEarly()]);
    return countOf({});
  };
  if ((await runStage({ name: 'install', work: install }, atOnce)).failed === 0) {
    const { createQueue } = await import('./check.mjs');
    const queue = await createQueue();
    const together = stagesAtOnce.filter(isChosen);
    if (together.length > 0) console.log(`\n── ${together.map(({ name }) => name).join(', ')} ──`);
    await Promise.all(together.map((stage) => runStage(stage, queue)));
    for (const stage of stagesInTurn.filter(isChosen)) {
      console.log(`\n── ${stage.name} ──`);
      await runStage(stage, atOnce);
    }
  }

  const total = sum(results.map(({ count }) => count));
  if (total.flaky.length > 0) console.log(`\n── flaky ──\n${total.flaky.join('\n')}`);
  console.log('\n── result ──');
  for (const { name, time, count } of results) {
    const isCounted = count.passed + count.failed + count.skipped > 0;
    console.log(`${name.padEnd(8)} ${time.padStart(8)}  ${isCounted ? stageLine(count) : 'done'}`);
  }
  console.log(`${'all'.padEnd(8)} ${seconds(startedAt).padStart(8)}`);
  console.log(summaryLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
