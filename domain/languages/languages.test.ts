import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { misspelt } from './misspellings';
import { languages, offeredLanguages, parseLanguage, requireLanguage } from './languages';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

describe('parseLanguage', () => {
  it.each([
    ['French', 'fr'],
    ['japanese', 'ja'],
    ['KOREAN', 'ko'],
    [' German ', 'de'],
    ['Armenian', 'hy'],
    ['Russian', 'ru'],
    ['Persian', 'fa'],
    ['Farsi', 'fa'],
    ['Traditional Chinese', 'zh-Hant'],
    ['Simplified Chinese', 'zh-Hans'],
    ['Mandarin', 'zh-Hans'],
    ['mandarin-chinese', 'zh-Hans'],
    ['Arabic', 'ar'],
    ['Hebrew', 'he'],
    ['Urdu', 'ur'],
    ['Yiddish', 'yi'],
    ['Kurdish', 'ckb'],
    ['Pashto', 'ps'],
    ['日本語', 'ja'],
    ['Русский', 'ru'],
    ['zh-hans', 'zh-Hans'],
    ['Klingon', 'x-klingon'],
    ['x-French', 'fr'],
    ['Old  Norse', 'x-old-norse'],
    ['-Norse-', 'x-norse'],
  ])('understands %j as %s', (name, code) => {
    expect(parseLanguage(name)?.code).toBe(code);
  });

  it.each([
    ['finish', 'fi'],
    ['Finish', 'fi'],
    ['x-finish', 'fi'],
    ['Portugese', 'pt'],
    ['Arabian', 'ar'],
    ['Corean', 'ko'],
    ['manderin', 'zh-Hans'],
  ])('takes the slip %j for %s', (name, code) => {
    expect(parseLanguage(name)?.code).toBe(code);
  });

  it('takes each slip for one language, and none that is a name already', () => {
    const named = languages.flatMap(({ code, name, endonym, aliases }) => [code, name, endonym, ...aliases]);
    const slips = Object.values(misspelt).flat();
    expect(new Set(slips).size).toBe(slips.length);
    expect(slips.filter((slip) => named.some((name) => name.toLowerCase() === slip))).toEqual([]);
    for (const [code, names] of Object.entries(misspelt)) {
      for (const name of names) expect(parseLanguage(name)?.code, name).toBe(code);
    }
  });

  it.each(['Dutsch', 'Swiss', 'Chech', 'Austrian'])('does not guess what %j means', (name) => {
    expect(parseLanguage(name)?.code).toBe(`x-${name.toLowerCase()}`);
  });

  it.each(['', ' ', '-', '42', 'a'.repeat(41), 'C++', 'a\nb;', '<script>', 'a\u0000'])(
    'makes nothing of %j',
    { tags: ['C370'] },
    (name) => {
      expect(parseLanguage(name)).toBeNull();
    },
  );

  it('writes from right to left what is written so, listed or not', { tags: ['C480'] }, () => {
    const rightToLeft = ['Arabic', 'Hebrew', 'Persian', 'Farsi', 'Urdu', 'Yiddish', 'Kurdish', 'Pashto', 'سرائیکی'];
    for (const name of rightToLeft) expect(parseLanguage(name)?.direction, name).toBe('rtl');
    for (const name of ['French', 'Japanese', 'Klingon', 'Greek']) expect(parseLanguage(name)?.direction).toBe('ltr');
  });

  it('transliterates by itself in the nine languages of the specification alone', { tags: ['C479'] }, () => {
    const names = [
      'Japanese',
      'Korean',
      'Armenian',
      'Russian',
      'Persian',
      'Traditional Chinese',
      'Simplified Chinese',
      'Arabic',
    ];
    expect(
      languages
        .filter(({ autoTransliteration }) => autoTransliteration)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
    expect(parseLanguage('Mandarin')?.autoTransliteration).toBe(true);
  });

  it('gives each name to one language', () => {
    for (const { code, name, endonym, aliases } of languages) {
      for (const called of [code, name, endonym, ...aliases]) expect(parseLanguage(called)?.code, called).toBe(code);
    }
    expect(offeredLanguages.map((code) => requireLanguage(code).name)).toEqual([
      'French',
      'Japanese',
      'Korean',
      'German',
    ]);
  });

  it('understands every code that it gives, as the same language', () => {
    const letters = fc.constantFrom(...'abßİıøΣςёяあ漢가عא ', '-', '\u0301', 'ﬁ', 'Ǆ', 'J\u030c');
    const name = fc.oneof(
      fc.array(letters, { minLength: 1, maxLength: 45 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(name, (typed) => {
        const language = parseLanguage(typed);
        if (!language) return;
        expect(parseLanguage(language.code)?.code).toBe(language.code);
        expect(requireLanguage(language.code).direction).toBe(language.direction);
      }),
      { numRuns: 700 },
    );
  });
});
