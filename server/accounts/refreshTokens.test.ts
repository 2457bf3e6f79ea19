import { describe, expect, it } from 'vitest';
import {
  isGenuine,
  judgeGeneration,
  lostAnswerMs,
  parseRefreshToken,
  refreshToken,
  reuseGraceMs,
} from './refreshTokens';

const id = '0190f2a4-0000-7000-8000-000000000000';

describe('judgeGeneration', () => {
  const rotatedAt = 1_000_000;
  it.each([
    [5, 0, 'rotate'],
    [5, 30 * 24 * 3_600_000, 'rotate'],
    [4, 0, 'repeat'],
    [4, lostAnswerMs, 'repeat'],
    [4, lostAnswerMs + 1, 'reuse'],
    [3, 0, 'repeat'],
    [3, reuseGraceMs, 'repeat'],
    [3, reuseGraceMs + 1, 'reuse'],
    [2, 0, 'reuse'],
    [1, 0, 'reuse'],
    [6, 0, 'reuse'],
  ] as const)('of generation %i shown %i ms after the fifth was given: %s', (presented, laterMs, verdict) => {
    expect(judgeGeneration(presented, { generation: 5, rotatedAt }, rotatedAt + laterMs)).toBe(verdict);
  });
});

describe('refresh tokens', () => {
  const token = refreshToken('secret', { id, generation: 7, salt: 'salt' });

  it('say whose they are and prove it', () => {
    const claim = parseRefreshToken(token);
    expect(claim).toMatchObject({ sessionId: id, generation: 7 });
    expect(claim && isGenuine('secret', claim, 'salt')).toBe(true);
  });

  it('prove nothing with another secret, salt, session or generation', () => {
    const claim = parseRefreshToken(token);
    if (!claim) throw new Error('unreadable');
    expect(isGenuine('another', claim, 'salt')).toBe(false);
    expect(isGenuine('secret', claim, 'pepper')).toBe(false);
    expect(isGenuine('secret', { ...claim, generation: 8 }, 'salt')).toBe(false);
    expect(isGenuine('secret', { ...claim, sessionId: id.replace('0', '1') }, 'salt')).toBe(false);
  });

  it.each([
    '',
    'a.b.c',
    `${id}.0.${'x'.repeat(43)}`,
    `${id}.1.${'x'.repeat(42)}`,
    `${id}.1.${'x'.repeat(44)}`,
    `${token} `,
  ])('are not read from %j', (text) => {
    expect(parseRefreshToken(text)).toBeNull();
  });
});
