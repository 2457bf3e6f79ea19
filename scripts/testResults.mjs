// What each runner's own report says, in the three numbers that `npm test` adds up.

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @param {Partial<Count>} count @returns {Count} */
export function countOf({ passed = 0, failed = 0, skipped = 0 }) {
  return { passed, failed, skipped };
}

/** A runner that crashed, or that ran no test, has failed, whatever it reports. @param {Count} count @param {boolean} ok */
function judge({ passed, failed, skipped }, ok) {
  const isSilent = failed === 0 && (!ok || passed === 0);
  return countOf({ passed, failed: isSilent ? 1 : failed, skipped });
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
  return judge({ passed, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests + numTodoTests }, ok);
}

/**
 * @param {string | undefined} json of Playwright's JSON reporter
 * @param {boolean} ok whether the runner ended well
 */
export function countPlaywright(json, ok) {
  const report = parseReport(json);
  if (!report?.stats) return countOf({ failed: 1 });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  return judge({ passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped }, ok);
}

/**
 * @param {string} output that ends in `N passed, N failed`
 * @param {boolean} ok whether the runner ended well
 */
export function countLastLine(output, ok) {
  const found = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output);
  if (!found) return countOf({ failed: 1 });
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return judge({ passed, failed, skipped }, ok);
}

/** @param {Count[]} counts */
export function sum(counts) {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    countOf({}),
  );
}

/** The line that `npm test` ends with. @param {Count} count */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
