import fc from 'fast-check';
import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { boundaryF1, compareBoundaries } from './boundaries';
import { languageTools, restLanguageTools } from './languageTools';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const withoutSpace = (text: string) => text.replace(/\s/gu, '');

const sentences = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '今日',
        'は',
        '一人',
        'です',
        'ましょう',
        'お茶',
        'l’',
        'est-ce',
        'week-end',
        '-tu',
        'geht’s',
        'z. B.',
        '3.',
        'Ost-',
        ' ',
        '\ud800',
        '😀',
        '…',
        'שלום',
        '밥을',
        "'",
        '-',
        'ー',
        'っ',
        '\u0000',
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
);

describe('languageTools', () => {
  it.each(['fr', 'ja', 'ko', 'de', 'th', 'ar', 'ru', 'hy', 'zh-Hans', 'zh-Hant', 'x-klingon'])(
    'segments of %s give the text back, white space aside',
    (code) => {
      const tools = languageTools(code);
      fc.assert(
        fc.property(sentences, (text) => {
          const segments = tools.segment(text);
          expect(withoutSpace(segments.map(({ surface }) => surface).join(''))).toBe(withoutSpace(text));
          for (const { surface, reading } of segments)
            expect(typeof tools.transliterate(surface, reading)).toBe('string');
        }),
      );
    },
  );

  it('gives the same tools for the same language', () => {
    expect(languageTools('ja')).toBe(languageTools('ja'));
  });
});

describe('restLanguageTools', () => {
  const require = createRequire(import.meta.url);
  const isLoaded = (name: string) => require.resolve(name) in require.cache;

  it('takes dictionaries out of memory that were not used since it was called last', () => {
    const japanese = () => languageTools('ja').segment('今日は学校です');
    const packages = ['lindera-wasm-nodejs-ipadic', 'pinyin-pro', 'opencc-js/t2cn'];
    const before = japanese();
    languageTools('zh-Hant').segment('你好');
    restLanguageTools();
    expect(packages.filter(isLoaded)).toEqual(packages);
    restLanguageTools();
    expect(packages.filter(isLoaded)).toEqual([]);
    expect(japanese()).toEqual(before);
  });
});

describe('boundaryF1', () => {
  it('is 1 for equal cuts and counts what is missing', () => {
    expect(boundaryF1(compareBoundaries(['a', 'b c'], ['a', 'bc']))).toBe(1);
    expect(boundaryF1(compareBoundaries(['a', 'b', 'c'], ['ab', 'c']))).toBeCloseTo(2 / 3);
    expect(boundaryF1(compareBoundaries(['a'], ['a']))).toBe(1);
  });
});
