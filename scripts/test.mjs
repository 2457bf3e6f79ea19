// `npm test`: every test there is, in stages, and one plain line at the end. Runs on Node alone until all is installed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenOnSignals, run } from './children.mjs';
import { Failure, runCommand, seconds } from './failure.mjs';
import { installWhatIsMissing } from './install.mjs';
import { readIfThere, root } from './project.mjs';
import { testEnvironment } from './testEnvironment.mjs';
import { countLastLine, countOf, countPlaywright, countVitest, sum, summaryLine } from './testResults.mjs';

/** @typedef {import('./testResults.mjs').Count} Count */

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

async function checkStatically() {
  const { runChecks } = await import('./check.mjs');
  return sum((await runChecks()).map(({ ok }) => countOf(ok ? { passed: 1 } : { failed: 1 })));
}

async function checkContent() {
  const { ok } = await runNode(['--import', 'tsx', 'scripts/content.ts']);
  return countOf(ok ? { passed: 1 } : { failed: 1 });
}

async function checkChecklist() {
  const { ok } = await runNode(['--import', 'tsx', 'scripts/checklist.ts']);
  return countOf(ok ? { passed: 1 } : { failed: 1 });
}

async function testUnits() {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runNode([tool('vitest/vitest.mjs'), 'run', ...reporters]);
  return countVitest(readIfThere(report), ok);
}

async function build() {
  const { buildWhenStale } = await import('./build.mjs');
  await buildWhenStale(buildFolder, console.log);
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

async function testFaults() {
  const { ok, output } = await runNode(['--import', 'tsx', 'tests/faults/index.ts', '--rounds', '3']);
  return countLastLine(output, ok);
}

/** @type {{ name: string, work: () => Promise<Count>, needs?: string }[]} `needs`: a file without which there is nothing to do */
const stages = [
  { name: 'static', work: checkStatically },
  { name: 'content', work: checkContent, needs: 'scripts/content.ts' },
  { name: 'points', work: checkChecklist },
  { name: 'unit', work: testUnits },
  { name: 'build', work: build },
  { name: 'browser', work: testInBrowser },
  { name: 'faults', work: testFaults, needs: 'tests/faults/index.ts' },
];

/** @param {() => Promise<Count>} work */
async function countStage(work) {
  try {
    return await work();
  } catch (error) {
    console.log(error instanceof Failure ? error.message : error);
    return countOf({ failed: 1 });
  }
}

process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

await runCommand(async () => {
  endChildrenOnSignals();
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown)
    throw new Failure(`There is no stage ${unknown}: choose among ${stages.map(({ name }) => name).join(', ')}.`);

  /** @type {{ name: string, time: string, count: Count }[]} */
  const results = [];
  /** @param {string} name @param {() => Promise<Count>} work */
  async function runStage(name, work) {
    const startedAt = performance.now();
    console.log(`\n── ${name} ──`);
    const count = await countStage(work);
    results.push({ name, time: seconds(startedAt), count });
    return count;
  }

  const install = await runStage('install', async () => {
    await installWhatIsMissing(console.log);
    return countOf({});
  });
  if (install.failed === 0) {
    for (const { name, work, needs } of stages) {
      const isChosen = chosen.length === 0 || chosen.includes(name);
      if (isChosen && (!needs || existsSync(join(root, needs)))) await runStage(name, work);
    }
  }

  console.log('\n── result ──');
  for (const { name, time, count } of results) {
    const isCounted = count.passed + count.failed + count.skipped > 0;
    console.log(`${name.padEnd(8)} ${time.padStart(8)}  ${isCounted ? summaryLine(count) : 'done'}`);
  }
  const total = sum(results.map(({ count }) => count));
  console.log(summaryLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
