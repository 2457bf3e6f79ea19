import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Acquaintance, dueReason, restAfterMs } from './due';

const hourMs = 60 * 60 * 1000;
const now = Date.parse('2026-03-01T12:00:00Z');
const word = (change: Partial<Acquaintance>): Acquaintance => ({
  effectiveCount: 1,
  isMastered: false,
  lastSeenAt: now - hourMs,
  neededAt: null,
  peekedAt: null,
  ...change,
});

describe('dueReason', () => {
  it.each<[string, Partial<Acquaintance>, ReturnType<typeof dueReason>]>([
    ['met an hour ago', {}, null],
    ['met once, four hours ago', { lastSeenAt: now - 4 * hourMs }, 'rested'],
    ['met four times, a day ago', { effectiveCount: 4, lastSeenAt: now - 24 * hourMs }, null],
    ['met four times, 32 hours ago', { effectiveCount: 4, lastSeenAt: now - 32 * hourMs }, 'rested'],
    ['missing an hour ago', { neededAt: now - hourMs }, 'needed'],
    ['missing once, and met often since', { effectiveCount: 4, neededAt: now - 9 * hourMs }, null],
    ['looked up after it was met', { effectiveCount: 5, peekedAt: now }, 'peeked'],
    ['looked up, and met since', { effectiveCount: 5, peekedAt: now - 2 * hourMs }, null],
    ['mastered long ago', { isMastered: true, lastSeenAt: 0 }, null],
    ['mastered and looked up again', { isMastered: true, peekedAt: now }, 'peeked'],
    ['mastered though it was missing', { isMastered: true, neededAt: now }, null],
    ['not counted after a refresh', { effectiveCount: 0, lastSeenAt: 0 }, null],
  ])('of a word that was %s', (_what, change, expected) => {
    expect(dueReason(word(change), now)).toBe(expected);
  });

  it('lets a word rest longer the more often it was met, and never for more than two months', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (a, b) => {
        const [few, many] = a < b ? [a, b] : [b, a];
        expect(restAfterMs(few)).toBeLessThanOrEqual(restAfterMs(many));
        expect(restAfterMs(many)).toBeLessThanOrEqual(60 * 24 * hourMs);
        expect(restAfterMs(few)).toBeGreaterThanOrEqual(4 * hourMs);
      }),
    );
  });
});
