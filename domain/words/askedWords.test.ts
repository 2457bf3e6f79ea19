import { expect, it } from 'vitest';
import { type Morpheme, wholeSentence } from '../conversation/message';
import { askedIdentities, askedIndexes } from './askedWords';

const text = '寿司を食べました。お茶も飲みました。';
const words: Morpheme[] = ['寿司', 'を', '食べ', 'ました', '。', 'お茶', 'も', '飲み', 'ました', '。'].map(
  (surface): Morpheme => [surface, '', `${surface} in English`],
);

it.each([
  ['寿司', [0], ['寿司']],
  ['食べました', [2, 3], ['食べ', 'ました']],
  // An ending stands where it stands first.
  ['ました', [3], ['ました']],
  // A part of a word is asked about with its word.
  ['司を食', [0, 1, 2], ['寿司', 'を', '食べ']],
  ['。', [4], []],
  ['猫', [], []],
])('a question about %s is about the words that it stands in', (about, indexes, identities) => {
  expect(askedIndexes(text, words, about)).toEqual(indexes);
  expect(askedIdentities(text, words, about, 'ja')).toEqual(identities);
});

it('a question about the sentence or its correction is about all its words, each once', () => {
  const all = ['寿司', 'を', '食べ', 'ました', 'お茶', 'も', '飲み'];
  for (const about of ['', wholeSentence]) expect(askedIdentities(text, words, about, 'ja')).toEqual(all);
});
