import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countJudgements, judge, judgementLines, wilson, type Taken, type Verdict } from './judgement';
import type { Paraphrase } from './paraphrases';

const meant = (...means: string[]): Paraphrase => ({ kind: 'english', at: 'cafe/welcome', says: 'a coffee', means });
const taken = (meanings: string[], admitsPart = false): Taken => ({ meanings, admitsPart });
const verdictOn = (paraphrase: Paraphrase, was: Taken): Verdict => judge(paraphrase, was).verdict;

describe('judge', () => {
  it('finds right what was meant, whatever else was understood after it', () => {
    expect(verdictOn(meant('Un café.'), taken(['Un café.']))).toBe('right');
    expect(verdictOn(meant('Un café.'), taken(['Un café.', 'anywhere:thanks']))).toBe('right');
    expect(verdictOn(meant('Un thé.', 'Un café.'), taken(['Un café.']))).toBe('right');
    expect(verdictOn(meant('Un café.'), taken(['Un café.'], true))).toBe('right');
  });

  it('counts the first place alone', () => {
    expect(verdictOn(meant('Un café.'), taken(['anywhere:thanks', 'Un café.']))).toBe('wrong');
  });

  it('calls lost what meant something and was not understood', () => {
    expect(verdictOn(meant('Un café.'), taken([]))).toBe('lost');
    expect(verdictOn(meant('Un café.'), taken([], true))).toBe('lost');
  });

  it('calls doubtful what was taken for something else, where the tutor says that it understood but a part', () => {
    expect(verdictOn(meant('Un café.'), taken(['Un thé.'], true))).toBe('doubtful');
    expect(verdictOn(meant('Un café.'), taken(['Un thé.'], false))).toBe('wrong');
  });

  it('finds right not to understand what is out of reach, and wrong to claim it', () => {
    expect(verdictOn(meant('nothing'), taken([]))).toBe('right');
    expect(verdictOn(meant('nothing'), taken(['Un café.']))).toBe('wrong');
    expect(verdictOn(meant('nothing'), taken(['Un café.'], true))).toBe('doubtful');
  });

  it('hands back what it judged', () => {
    expect(judge(meant('Un café.'), taken(['Un thé.']))).toEqual({
      paraphrase: meant('Un café.'),
      taken: taken(['Un thé.']),
      verdict: 'wrong',
    });
  });
});

describe('countJudgements', () => {
  it('counts each judgement under its verdict', () => {
    const judged = [taken(['a']), taken(['a']), taken([]), taken(['b'], true), taken(['b']), taken(['c'])].map((was) =>
      judge(meant('a'), was),
    );
    expect(countJudgements(judged)).toEqual({ total: 6, right: 2, lost: 1, doubtful: 1, wrong: 2 });
    expect(countJudgements([])).toEqual({ total: 0, right: 0, lost: 0, doubtful: 0, wrong: 0 });
  });
});

describe('wilson', () => {
  // Newcombe (1998), table I, method 3, and two that are easily worked out by hand: z² / (n + z²).
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
  ])('of %i in %i is as tables have it', (count, total, low, high) => {
    expect(wilson(count, total).low).toBeCloseTo(low, 4);
    expect(wilson(count, total).high).toBeCloseTo(high, 4);
  });

  it('says nothing of nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the share, stays between 0 and 1, is symmetric, and narrows with what was counted', () => {
    const shares = fc
      .integer({ min: 1, max: 500 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
    fc.assert(
      fc.property(shares, ([count, total]) => {
        const { low, high } = wilson(count, total);
        const other = wilson(total - count, total);
        const more = wilson(10 * count, 10 * total);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(count / total + 1e-12);
        expect(high).toBeGreaterThanOrEqual(count / total - 1e-12);
        expect(other.low).toBeCloseTo(1 - high, 10);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
});

describe('judgementLines', () => {
  it('tells shares with their intervals', () => {
    const lines = judgementLines('fr', { total: 10, right: 5, lost: 3, doubtful: 2, wrong: 0 });
    expect(lines[0]).toBe('fr: 10 sentences');
    expect(lines[1]).toMatch(/^ {2}right +50\.0 % {2}\(23\.7 to 76\.3\) {2}target at least 80$/u);
    expect(lines[2]).toMatch(/wrong and sure +0\.0 % {2}\(0\.0 to 27\.8\)/u);
    expect(lines[4]).toMatch(/not understood +30\.0 %/u);
  });

  it('tells of nothing without a division by it', () => {
    expect(judgementLines('fr', countJudgements([])).join('\n')).not.toContain('NaN');
  });
});
