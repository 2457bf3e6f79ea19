import { describe, expect, it } from 'vitest';
import { countLastLine, countOf, countPlaywright, countVitest, stageLine, sum, summaryLine } from './testResults.mjs';

const vitest = (report: object) => JSON.stringify({ numPassedTests: 3, testResults: [], ...report });
const playwright = (stats: object, errors: object[] = [], suites: object[] = []) =>
  JSON.stringify({ stats, errors, suites });
const withStatus = (title: string, status: string) => ({ title, tests: [{ status }] });

describe('the numbers of a run', () => {
  it('are the runner’s own', () => {
    expect(countVitest(vitest({ numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }), false)).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: 3,
    });
    expect(countPlaywright(playwright({ expected: 4, unexpected: 1, flaky: 1, skipped: 2 }), false)).toMatchObject({
      passed: 5,
      failed: 1,
      skipped: 2,
    });
    expect(countLastLine('round 1\n19 passed, 1 failed\n', false)).toEqual(countOf({ passed: 19, failed: 1 }));
  });

  it('name the browser tests that passed only when they were run again, and count them as passed', () => {
    const suites = [
      {
        title: 'front.spec.ts',
        specs: [withStatus('opens', 'flaky'), withStatus('closes', 'expected')],
        suites: [{ title: 'on a phone', specs: [withStatus('scrolls', 'flaky')] }],
      },
    ];
    const count = countPlaywright(playwright({ expected: 1, flaky: 2 }, [], suites), true);
    expect(count.flaky).toEqual(['front.spec.ts › opens', 'front.spec.ts › on a phone › scrolls']);
    expect(stageLine(count)).toBe('3 passed, 0 failed, 2 flaky');
    expect(summaryLine(sum([count, countOf({ passed: 1 })]))).toBe('4 passed, 0 failed');
    expect(sum([count, countOf({})]).flaky).toHaveLength(2);
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
    const total = sum([countOf({ passed: 3, skipped: 1 }), countOf({ passed: 4, failed: 2 })]);
    expect(summaryLine(total)).toBe('7 passed, 2 failed, 1 skipped');
    expect(summaryLine(countOf({ passed: 1 }))).toBe('1 passed, 0 failed');
  });
});
