import { expect, it } from 'vitest';
import type { Content } from '../../format/contentFormat';
import { runThrough } from '../../steps';
import { glossedWordsOf } from './glossedWords';

const entry = (words: string) => ({ text: '', words, means: '', also: [], 'also-target': [] });
const content = (...words: string[]): Content => ({
  language: 'fr',
  scenes: new Map(),
  anywhere: new Map(),
  lists: { all: words.map(entry) },
  tables: { lexicon: [], functionWords: [] },
  grammar: [],
  thesaurus: { longestAt: () => undefined, has: () => false },
});

it('names each word with its gloss once, as often as it stands there, in the order of the content', () => {
  const glossed = runThrough(glossedWordsOf(content('un=a thé=tea', 'un=one {it:all} thé=tea', 'thé=tea')));
  expect(glossed.map(({ word, count }) => [word.surface, word.gloss, count])).toEqual([
    ['un', 'a', 1],
    ['thé', 'tea', 3],
    ['un', 'one', 1],
  ]);
});

it('knows both forms of what is said differently of men and women', () => {
  const glossed = runThrough(glossedWordsOf(content('je=I {f:contente|m:content}=glad')));
  expect(glossed.map(({ word, count }) => [word.surface, count])).toEqual([
    ['je', 2],
    ['contente', 1],
    ['content', 1],
  ]);
});
