// What each runner's own report says, in the three numbers that `npm test` adds up.

/**
 * `flaky`: the titles of tests that passed only when they were run again; they count as passed, too.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Count
 */

/** @param {Partial<Count>} count @returns {Count} */
export function countOf({ passed = 0, failed = 0, skipped = 0, flaky = [] }) {
  return { passed, failed, skipped, flaky };
}

/** A runner that crashed, or that ran no test, has failed, whatever it reports. @param {Count} count @param {boolean} ok */
function judge(count, ok) {
  const isSilent = count.failed === 0 && (!ok || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}

/** @param {string | undefined} text @returns {any} */
function parseReport(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * @param {string | undefined} json of Vitest's JSON reporter
 * @param {boolean} ok whether the runner ended well
 */
export function countVitest(json, ok) {
  const report = parseReport(json);
  if (!report) return countOf({ failed: 1 });
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults ?? [];
  // A file that does not even load has no tests to count.
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + brokenFiles.length;
  return judge(countOf({ passed, failed, skipped: numPendingTests + numTodoTests }), ok);
}

/**
 * @param {string | undefined} json of Playwright's JSON reporter
 * @param {boolean} ok whether the runner ended well
 */
export function countPlaywright(json, ok) {
  const report = parseReport(json);
  if (!report?.stats) return countOf({ failed: 1 });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  const count = { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped };
  return judge(countOf({ ...count, flaky: (report.suites ?? []).flatMap(flakyTitles) }), ok);
}

/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */

/** @param {Suite} suite a file, or a group in it @returns {string[]} `file › group › test` */
function flakyTitles({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map((spec) => spec.title), ...suites.flatMap(flakyTitles)].map((name) => `${title} › ${name}`);
}

/**
 * @param {string} output that ends in `N passed, N failed`
 * @param {boolean} ok whether the runner ended well
 */
export function countLastLine(output, ok) {
  const found = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output);
  if (!found) return countOf({ failed: 1 });
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return judge(countOf({ passed, failed, skipped }), ok);
}

/** @param {Count[]} counts */
export function sum(counts) {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      flaky: [...total.flaky, ...count.flaky],
    }),
    countOf({}),
  );
}

/** A stage's row in the table: what the last line says of all, and how many were flaky. @param {Count} count */
export function stageLine(count) {
  return `${summaryLine(count)}${count.flaky.length > 0 ? `, ${count.flaky.length} flaky` : ''}`;
}

/** The line that `npm test` ends with. @param {Pick<Count, 'passed' | 'failed' | 'skipped'>} count */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
