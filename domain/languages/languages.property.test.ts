import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Language, languages, parseLanguage, requireLanguage } from './languages';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const listed = fc.constantFrom(...languages);
const called = listed.chain((language) =>
  fc
    .constantFrom(language.code, language.name, language.endonym, ...language.aliases)
    .map((name) => ({ language, name })),
);
const casing = fc.constantFrom(
  (name: string) => name,
  (name: string) => name.toLowerCase(),
  (name: string) => name.toUpperCase(),
  (name: string) => name.normalize('NFD'),
  (name: string) => name.normalize('NFKD').toUpperCase(),
);
const space = fc.array(fc.constantFrom(' ', '\u00a0', '\u3000', '\t', '-'), { minLength: 1, maxLength: 4 });
const around = space.map((all) => all.filter((one) => one !== '-').join(''));

/** Letters that stay letters under NFKC; with them spaces and hyphens. */
const letter = fc.oneof(
  fc.constantFrom(...'abcxXYZßẞİıøŁΣςёЖあ日本語한글عא', 'e\u0301', 'J\u030c', 'ſ', 'Ǆ'),
  fc
    .integer({ min: 0x41, max: 0x2fa1d })
    .map((point) => String.fromCodePoint(point))
    .filter((one) => /^\p{L}$/u.test(one) && !/\p{Default_Ignorable_Code_Point}/u.test(one))
    .filter((one) => /^\p{L}[\p{L}\p{M}]*$/u.test(one.normalize('NFKC'))),
);
const typedName = fc
  .array(fc.oneof({ weight: 6, arbitrary: letter }, fc.constantFrom(' ', '-')), { minLength: 1, maxLength: 45 })
  .map((all) => all.join(''))
  .filter((name) => /\p{L}/u.test(name));

/** What a name comes to when it is read; the limits hold for it. */
const lengthOf = (name: string) => [...name.normalize('NFKC').trim().replace(/\s+/gu, ' ')].length;

function expectStable(language: Language) {
  expect(parseLanguage(language.code)).toMatchObject({
    code: language.code,
    script: language.script,
    direction: language.direction,
    autoTransliteration: language.autoTransliteration,
  });
  expect(requireLanguage(language.code).code).toBe(language.code);
}

describe('parseLanguage', () => {
  it('understands a listed language by any of its names, in any case, composition and spacing', () => {
    fc.assert(
      fc.property(called, casing, around, space, ({ language, name }, cased, outside, inside) => {
        const typed = `${outside}${cased(name).replace(/[ -]+/gu, inside.join(''))}${outside}`;
        expect(parseLanguage(typed)).toBe(language);
      }),
      { numRuns: 1_000 },
    );
  });

  it('makes of every typed name of 1 to 40 letters, spaces and hyphens a language that its code gives again', () => {
    fc.assert(
      fc.property(typedName, around, (typed, outside) => {
        const language = parseLanguage(`${outside}${typed}${outside}`);
        if (lengthOf(typed) > 40 && !/^x-/iu.test(typed.trim())) {
          expect(language).toBeNull();
          return;
        }
        if (lengthOf(typed) > 40) return;
        expect(language).not.toBeNull();
        if (!language) return;
        expectStable(language);
        expect(language.code).toBe(language.code.toLowerCase());
        expect(language.code).not.toMatch(/\s/u);
        expect(parseLanguage(typed.normalize('NFD'))?.code).toBe(language.code);
        expect(parseLanguage(language.name)?.code).toBe(language.code);
      }),
      { numRuns: 700 },
    );
  });

  it('takes exactly 40 letters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'abΣ語عİ'), (one) => {
        expectStable(requireLanguage(one.repeat(40)));
        expect(parseLanguage(one.repeat(41))).toBeNull();
      }),
    );
  });

  it('never throws, and gives null or a language that its code gives again, whatever it is told', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 50 }),
      fc.constantFrom('x', 'x-', 'X-', 'x--', 'x- -', '__proto__', 'constructor', '../..', '<b>', "' OR 1=1"),
      fc
        .constantFrom('¼', '42', 'İ', '\u0301', '\u3164', '\ud800', '🇫🇷', '٣')
        .chain((one) => fc.nat(90).map((times) => one.repeat(times))),
    );
    const prefixed = fc.tuple(fc.constantFrom('', 'x-', 'X-', ' x-', 'x-x-'), hostile).map((parts) => parts.join(''));
    fc.assert(
      fc.property(prefixed, (typed) => {
        const language = parseLanguage(typed);
        if (language) expectStable(language);
      }),
      { numRuns: 1_500 },
    );
  });

  it('makes nothing of what has no letter, or has a sign that is neither letter, space nor hyphen', () => {
    const sign = fc.constantFrom(...'0129.,;:!?/\\<>&%$#@*()[]{}|_=+"~^`¼٣👍', '\u0000', '\u0007', '\ud800');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcע -') }), sign, fc.nat(20), (name, one, at) => {
        const typed = name.slice(0, at) + one + name.slice(at);
        expect(parseLanguage(typed)).toBeNull();
        expect(parseLanguage(`x-${typed}`)).toBeNull();
        expect(parseLanguage(typed.replace(/\p{L}/gu, ' '))).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  // Each of these gave a code that was kept and then not understood, or was no name at all.
  it.each(['x-¼', 'x-42', `x-${'İ'.repeat(80)}`, '\u3164\u3164'])('refuses %j', (typed) => {
    expect(parseLanguage(typed)).toBeNull();
  });

  it.each([
    [' x-klingon ', 'x-klingon'],
    ['X-Klingon', 'x-klingon'],
    ['X-FR', 'fr'],
    ['فارسی\u200c', 'fa'],
    ['x--', 'x-x'],
  ])('understands %j as %s', (typed, code) => {
    expect(parseLanguage(typed)?.code).toBe(code);
  });
});

describe('languages', () => {
  it(
    'has exactly the eight names of the specification for what is written from right to left',
    { tags: ['C480'] },
    () => {
      const names = ['Arabic', 'Hebrew', 'Persian', 'Farsi', 'Urdu', 'Yiddish', 'Kurdish', 'Pashto'];
      const codes = new Set(names.map((name) => parseLanguage(name)?.code));
      fc.assert(
        fc.property(called, ({ language, name }) => {
          expect(parseLanguage(name)?.direction).toBe(codes.has(language.code) ? 'rtl' : 'ltr');
        }),
        { numRuns: 500 },
      );
      expect(languages.filter(({ direction }) => direction === 'rtl')).toHaveLength(codes.size);
    },
  );

  it(
    'transliterates by itself exactly the nine languages of the specification, by whatever name',
    { tags: ['C479'] },
    () => {
      const names = [
        ...['Japanese', 'Korean', 'Armenian', 'Russian', 'Persian', 'Arabic'],
        ...['Traditional Chinese', 'Simplified Chinese', 'Mandarin'],
      ];
      const codes = new Set(names.map((name) => parseLanguage(name)?.code));
      expect(codes).not.toContain(undefined);
      fc.assert(
        fc.property(called, ({ language, name }) => {
          expect(parseLanguage(name)?.autoTransliteration).toBe(codes.has(language.code));
        }),
        { numRuns: 500 },
      );
      fc.assert(
        fc.property(typedName, (name) => {
          const language = parseLanguage(name);
          if (language && !codes.has(language.code)) expect(language.autoTransliteration).toBe(false);
        }),
      );
    },
  );
});
