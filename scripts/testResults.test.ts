import { describe, expect, it } from 'vitest';
import { countLastLine, countPlaywright, countVitest, sum, summaryLine } from './testResults.mjs';

const vitest = (report: object) => JSON.stringify({ numPassedTests: 3, testResults: [], ...report });
const playwright = (stats: object, errors: object[] = []) => JSON.stringify({ stats, errors });

describe('the numbers of a run', () => {
  it('are the runner’s own', () => {
    expect(countVitest(vitest({ numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }), false)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
    });
    expect(countPlaywright(playwright({ expected: 4, unexpected: 1, flaky: 1, skipped: 2 }), false)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
    });
    expect(countLastLine('round 1\n19 passed, 1 failed\n', false)).toEqual({ passed: 19, failed: 1, skipped: 0 });
  });

  it('count a file that does not load as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest(vitest({ testResults }), false).failed).toBe(1);
  });

  it.each([
    ['no report', countVitest(undefined, true)],
    ['half a report', countPlaywright('{"stats":', true)],
    ['no last line', countLastLine('Killed', true)],
    ['a crash after the last test', countVitest(vitest({}), false)],
    ['no test', countVitest(vitest({ numPassedTests: 0 }), true)],
    ['no browser test', countPlaywright(playwright({ expected: 0, skipped: 7 }), true)],
    ['a server that did not start', countPlaywright(playwright({ expected: 0 }, [{}]), false)],
  ])('count %s as one failure', (_, count) => {
    expect(count.failed).toBe(1);
  });

  it('end in one plain line', () => {
    const total = sum([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 4, failed: 2, skipped: 0 },
    ]);
    expect(summaryLine(total)).toBe('7 passed, 2 failed, 1 skipped');
    expect(summaryLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed');
  });
});
