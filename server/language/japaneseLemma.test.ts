import { expect, it } from 'vitest';
import { readingOfLemma } from './japaneseLemma';

it.each([
  ['覚える', '覚え', 'おぼえ', 'おぼえる'],
  ['行く', '行っ', 'いっ', 'いく'],
  ['来る', '来', 'き', 'くる'],
  ['する', 'し', undefined, 'する'],
  ['飲む', '飲ん', 'ノン', 'のむ'],
  ['友だち', '友達', 'ともだち', undefined],
  ['寝る', '寝', undefined, undefined],
])('%s, of which %s (%s) is a form, is read %s', (lemma, surface, reading, expected) => {
  expect(readingOfLemma(lemma, surface, reading)).toBe(expected);
});
