import { describe, expect, it, test } from 'vitest';
import type { Morpheme } from '../conversation/message';
import { isSameMeaning, markNewMeanings } from './newMeanings';

const words = (...list: (readonly [string, string])[]) =>
  list.map(([surface, gloss]): Morpheme => [surface, '', gloss]);
const marked = (morphemes: readonly Morpheme[], met: Readonly<Record<string, readonly string[]>>, language = 'ja') =>
  markNewMeanings(morphemes, language, new Map(Object.entries(met)))
    .filter(([, , , marks]) => marks?.new)
    .map(([surface]) => surface);

describe('words that come with a meaning not met before', () => {
  const said = words(['猫', 'cat'], ['が', 'but'], ['い', 'be'], ['ます', ':polite'], ['。', '']);

  it('are those that were met only with other glosses', () => {
    expect(marked(said, { 猫: ['cat'], が: [':subject'], い: [':ongoing'], ます: [':polite'] })).toEqual(['が', 'い']);
    expect(marked(said, { が: [':subject', 'but'] })).toEqual([]);
  });

  it('are not those that were never met, or whose gloss was never told', () => {
    expect(marked(said, {})).toEqual([]);
    expect(marked(said, { が: [''] })).toEqual([]);
  });

  it('keep their other marks, and everything else its place', () => {
    const needed: Morpheme = ['banc', '', 'bank', { needed: true }];
    expect(markNewMeanings([['Le', '', 'the'], needed], 'fr', new Map([['banc', ['bench']]]))).toEqual([
      ['Le', '', 'the'],
      ['banc', '', 'bank', { needed: true, new: true }],
    ]);
  });

  it('are marked in all their pieces', () => {
    const apart: Morpheme[] = [
      ['rufe', '', 'call', { group: 1, lemma: 'anrufen' }],
      ['dich', '', 'you'],
      ['an', '', 'call', { group: 1, lemma: 'anrufen' }],
    ];
    expect(marked(apart, { 'rufe an': ['shout'] }, 'de')).toEqual(['rufe', 'an']);
  });
});

test.each([
  ['live', 'lives', true],
  ['live', 'living', true],
  ['to speak', 'speak', true],
  ['is', 'are', true],
  ['powdered tea', 'tea', true],
  ['to eat', 'to go', false],
  ['in', 'at', false],
  ['(subject)', 'but', false],
  [':subject', 'subject', false],
  ['light', 'easy', false],
])('%s and %s are the same meaning: %s', (a, b, isSame) => {
  expect(isSameMeaning(a, b)).toBe(isSame);
  expect(isSameMeaning(b, a)).toBe(isSame);
});
