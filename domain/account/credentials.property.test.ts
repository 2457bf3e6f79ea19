import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  normalizeUsername,
  passwordLength,
  passwordProblem,
  usernameKey,
  usernameLength,
  usernameProblem,
} from './credentials';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

/** Characters with a history: case pairs of unequal length, marks that compose, compatibility forms, what is not seen. */
const odd = fc.constantFrom(
  ...'ßẞİıſςΣΐΰǰŉﬁǅＡﾞ½²Ⅷﷺ가ᅡ\u1160\u3164\u115f\uffa0\u0301\u0308\u0345\u200d\u200b\u00ad\ufe0f\u034f\u202e\ufeff\u2800',
  ...[' ', '\u00a0', '\u3000', '\t', '\u0000', '👍', '\u{e0061}'],
);
const plain = fc.constantFrom(..."abcXYZ019éüñЖя日本語عبא-_.'");
const name = fc.array(fc.oneof(plain, odd), { maxLength: 40 }).map((all) => all.join(''));
const anyText = fc.oneof(name, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 40 }));
const letterOrDigit = fc.constantFrom(...'abcxyzABC0189éЖя日本語');
const nothingSeen = fc.constantFrom('\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\ufe0f', '\u034f', '\u3164');

const codePoints = (text: string) => [...text].length;
const runs = { numRuns: 700 };

describe('normalizeUsername', () => {
  it('of a name that is normal is that name, and it begins and ends with what is seen', { tags: ['C349'] }, () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const normal = normalizeUsername(typed);
        expect(normalizeUsername(normal)).toBe(normal);
        expect(normal.normalize('NFKC')).toBe(normal);
        expect(normal).toBe(normal.trim());
        expect(normal).not.toMatch(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]|\s\s/u);
      }),
      runs,
    );
  });

  it('keeps every letter and digit that is plain, in order', () => {
    fc.assert(
      fc.property(fc.array(letterOrDigit, { minLength: 1, maxLength: 30 }), nothingSeen, (all, unseen) => {
        expect(normalizeUsername(all.join(unseen))).toBe(all.join(''));
      }),
    );
  });
});

describe('usernameKey', () => {
  it('is one for a name in any case, composition and width, with or without what is not seen', () => {
    fc.assert(
      fc.property(anyText, nothingSeen, fc.nat(40), (typed, unseen, at) => {
        const normal = normalizeUsername(typed);
        const key = usernameKey(typed);
        const points = [...typed];
        expect(usernameKey(normal)).toBe(key);
        expect(usernameKey(key)).toBe(key);
        expect(usernameKey(normal.toLowerCase())).toBe(key);
        expect(usernameKey(normal.toUpperCase())).toBe(key);
        expect(usernameKey(typed.normalize('NFD'))).toBe(key);
        expect(usernameKey(typed.normalize('NFKD'))).toBe(key);
        expect(usernameKey(`\u3000${[...points.slice(0, at), unseen, ...points.slice(at)].join('')} `)).toBe(key);
      }),
      runs,
    );
  });

  it('is another for another name of plain small letters and digits', () => {
    const small = fc.string({ unit: fc.constantFrom(...'abcdxyz0189'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(usernameKey(a) === usernameKey(b)).toBe(a === b);
      }),
    );
  });

  // Each pair was two names before.
  it.each([
    ['Straẞe', 'straße'],
    ['Straẞe', 'STRASSE'],
    ['Maΐa', 'MAΪ\u0301A'],
    ['e\u200d\u0301lan', 'élan'],
    ['abc\u3164', 'abc'],
    ['a\u1160bc', 'abc'],
    ['abc\ufe0f', 'abc'],
  ])('is the same for %j and %j', (a, b) => {
    expect(usernameKey(a)).toBe(usernameKey(b));
  });
});

describe('usernameProblem', () => {
  it('of a name is that of the name as it is kept', { tags: ['C349'] }, () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(usernameProblem(normalizeUsername(typed))).toBe(usernameProblem(typed));
        expect(usernameProblem(`  ${typed}\u3000`)).toBe(usernameProblem(typed));
      }),
      runs,
    );
  });

  it(
    'names the first broken rule: 3 to 30 code points, 3 letters or digits among them',
    { tags: ['C350', 'C351', 'C476'] },
    () => {
      expect(usernameLength).toEqual({ min: 3, max: 30 });
      const signs = fc.constantFrom('-', '_', '.', '👍', '!');
      const lettersAndSigns = (many: number) =>
        fc.nat(many).chain((few) =>
          fc.record({
            letters: fc.array(letterOrDigit, { minLength: few, maxLength: few }),
            signs: fc.array(signs, { minLength: many - few, maxLength: many - few }),
          }),
        );
      const shape = fc.oneof(fc.nat(33), fc.constantFrom(2, 3, 30, 31)).chain(lettersAndSigns);
      fc.assert(
        fc.property(shape, ({ letters, signs: others }) => {
          const count = letters.length + others.length;
          const expected =
            count < 3
              ? 'usernameTooShort'
              : count > 30
                ? 'usernameTooLong'
                : letters.length < 3
                  ? 'usernameTooFewLetters'
                  : null;
          expect(usernameProblem([...letters, ...others].join(''))).toBe(expected);
        }),
        runs,
      );
    },
  );

  it('allows nobody a name that cannot be seen', () => {
    fc.assert(
      fc.property(fc.array(nothingSeen, { minLength: 3, maxLength: 30 }), (all) => {
        expect(usernameProblem(all.join(''))).toBe('usernameTooShort');
      }),
    );
  });
});

describe('passwordProblem', () => {
  it('counts code points as they are hashed, 8 to 256 of whatever they are', { tags: ['C359', 'C360', 'C476'] }, () => {
    expect(passwordLength).toEqual({ min: 8, max: 256 });
    const length = fc.oneof(fc.nat(300), fc.constantFrom(7, 8, 9, 255, 256, 257));
    fc.assert(
      fc.property(length, fc.array(fc.oneof(plain, odd), { minLength: 1, maxLength: 9 }), (many, unit) => {
        const password = [...unit.join('').repeat(many)].slice(0, many).join('');
        const counted = codePoints(password.normalize('NFKC'));
        expect(passwordProblem(password)).toBe(
          counted < 8 ? 'passwordTooShort' : counted > 256 ? 'passwordTooLong' : null,
        );
      }),
      runs,
    );
  });

  it('is the same for both compositions of a character, and counts an emoji once', () => {
    expect([passwordProblem('éééé'), passwordProblem('e\u0301'.repeat(4))]).toEqual(Array(2).fill('passwordTooShort'));
    expect([passwordProblem('😀'.repeat(7)), passwordProblem('😀'.repeat(8))]).toEqual(['passwordTooShort', null]);
  });
});
