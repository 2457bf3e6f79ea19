import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { errorTexts } from '../texts/errors';
import { normalizeUsername, passwordProblem, usernameKey, usernameProblem } from './credentials';

const textOf = (code: keyof typeof errorTexts | null) => (code === null ? null : errorTexts[code]);

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

describe('usernameProblem', () => {
  it.each([
    ['abc', null],
    ['  abc  ', null],
    ['a1-2', null],
    ['日本語', null],
    ['x'.repeat(30), null],
    ['👍'.repeat(27) + 'abc', null],
    ['', 'Username must be at least 3 characters long.'],
    ['ab', 'Username must be at least 3 characters long.'],
    [' ab ', 'Username must be at least 3 characters long.'],
    ['x'.repeat(31), 'Username must be no more than 30 characters long.'],
    ['ﷺ'.repeat(3), 'Username must be no more than 30 characters long.'],
    ['---', 'Username must include at least 3 letters or numbers.'],
    ['a-b-', 'Username must include at least 3 letters or numbers.'],
    ['👍👍👍', 'Username must include at least 3 letters or numbers.'],
  ])('of %j is %j', { tags: ['C349', 'C352', 'C353', 'C354', 'C476'] }, (name, message) => {
    expect(textOf(usernameProblem(name))).toBe(message);
  });
});

describe('passwordProblem', () => {
  it.each([
    ['12345678', null],
    ['🔑'.repeat(8), null],
    ['🔑'.repeat(256), null],
    ['        ', null],
    ['1234567', 'Password must be at least 8 characters long.'],
    ['🔑'.repeat(7), 'Password must be at least 8 characters long.'],
    ['x'.repeat(257), 'Password must be no more than 256 characters long.'],
  ])('of %j is %j', { tags: ['C359', 'C360', 'C476'] }, (password, message) => {
    expect(textOf(passwordProblem(password))).toBe(message);
  });
});

describe('usernameKey', () => {
  it.each([
    ['Marie', 'MARIE'],
    ['straße', 'STRASSE'],
    ['Ünal', 'u\u0308nal'],
    ['ｆｕｌｌ', 'full'],
    ['ΟΔΟΣ', 'οδος'],
    [' name ', 'name'],
  ])('is the same for %j and %j', (a, b) => {
    expect(usernameKey(a)).toBe(usernameKey(b));
  });

  it('keeps different names apart', () => {
    expect(usernameKey('marie')).not.toBe(usernameKey('maríe'));
    expect(usernameKey('a b c')).not.toBe(usernameKey('abc'));
  });

  it('is the same for a name however it was typed before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(usernameKey(normalizeUsername(name))).toBe(usernameKey(name));
        expect(usernameKey(usernameKey(name))).toBe(usernameKey(name));
        expect(usernameKey(` ${name} `)).toBe(usernameKey(name));
      }),
    );
  });
});
