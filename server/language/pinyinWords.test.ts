import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinSyllables, withNeutralTones } from './pinyinWords';

const join = (characters: string, ...sounds: string[]) =>
  joinSyllables([...characters].map((origin, index) => ({ origin, sound: sounds[index] ?? '' })));

it('joins the syllables of a word as pinyin is spelled', () => {
  expect(join('图书馆', 'tú', 'shū', 'guǎn')).toBe('túshūguǎn');
  expect(join('西安', 'xī', 'ān')).toBe('xī’ān');
  expect(join('一点儿', 'yì', 'diǎn', 'ér')).toBe('yìdiǎnr');
  expect(join('儿子', 'ér', 'zi')).toBe('érzi');
  expect(join('T恤', '', 'xù')).toBe('Txù');
  expect(join('。')).toBe('');
});

it.each([
  ['péngyǒu', 'péng you', 'péngyou'],
  ['xièxiè', 'xiè xie', 'xièxie'],
  ['nǚér', 'nǚ ér', 'nǚér'],
  ['lǜde', 'lǜ dé', 'lǜde'],
  ['nǚ’ér', 'nǚ er', 'nǚ’er'],
  ['búshì', 'bù shì', 'búshì'],
  ['běijīng', 'Běi jīng', 'běijīng'],
  ['nǎr', 'nǎr', 'nǎr'],
  ['yìdiǎnr', 'yī diǎnr', 'yìdiǎnr'],
  ['hángzhǎng', 'xíng zhǎng', 'hángzhǎng'],
  ['lǘ', 'lü', 'lü'],
  ['yī，èr', 'yī ， er', 'yī，er'],
  ['', 'xiè', ''],
  ['xiè', '', 'xiè'],
])('%s with the neutral tones of %s is %s', (word, listed, settled) => {
  expect(withNeutralTones(word, listed)).toBe(settled);
});

it('never changes the letters of a word, whatever a dictionary lists', () => {
  const pinyin = fc.string({
    unit: fc.constantFrom('a', 'ā', 'ǚ', 'ü', 'n', 'g', ' ', '’', ',', '1', '\u0301', 'İ', '𝒳'),
  });
  const letters = (text: string) => text.normalize('NFD').replace(/[\u0300\u0301\u0304\u030C]/gu, '');
  fc.assert(
    fc.property(pinyin, pinyin, (word, listed) => {
      expect(letters(withNeutralTones(word, listed))).toBe(letters(word));
      expect(letters(withNeutralTones(word, letters(word)))).toBe(letters(word));
    }),
  );
});
