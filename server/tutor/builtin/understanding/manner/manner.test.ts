import { describe, expect, it } from 'vitest';
import { mannerLikeness, ofWords } from './compare';
import { mannerOf, type Manner } from './manner';
import { mannerOfNumber, numberOfManner } from './packed';

const rows: readonly (readonly [
  text: string,
  view: 'own' | 'target' | 'romanised',
  language: string,
  Partial<Manner>,
])[] = [
  ['Well, do you like it?', 'own', 'fr', { asks: true, isRequest: false, isOfYou: true, isOfMe: false, time: 'now' }],
  ['could I have a tea', 'own', 'fr', { asks: false, isRequest: true, isOfMe: true }],
  ['No, with my sister', 'own', 'de', { answers: 'no', denies: false }],
  ['no sugar', 'own', 'de', { answers: undefined, denies: true }],
  ['no', 'own', 'de', { answers: 'no', denies: undefined }],
  ['I am nicht müde', 'own', 'de', { denies: true }],
  ["I don't mind ghosts", 'own', 'ja', { denies: false }],
  ['I drank {d:drinks} yesterday', 'own', 'ja', { time: 'past', isOfMe: true }],
  ['Nein, ich habe keinen Hunger', 'target', 'de', { answers: 'no', denies: true, isOfMe: true }],
  ['trinkst du gern Tee?', 'target', 'de', { asks: true, isOfYou: true }],
  ['Je n’ai pas faim.', 'target', 'fr', { denies: true, isOfMe: true }],
  ['une chambre pour une personne', 'target', 'fr', { denies: false }],
  ['わかりません', 'target', 'ja', { denies: true }],
  ['友だちと', 'target', 'ja', { denies: undefined }],
  ['wakarimasen', 'romanised', 'ja', { denies: true }],
  ['아니요, 부모님하고 살아요', 'target', 'ko', { answers: 'no', denies: false }],
  ['커피 안 마실래요', 'target', 'ko', { denies: true }],
];

describe('the manner of a sentence', () => {
  it.each(rows)('of %j, read as %s, in %s', (text, view, language, manner) => {
    expect(mannerOf(text, view, language)).toMatchObject(manner);
  });

  it('is the same after a journey as a number', () => {
    for (const [text, view, language] of rows) {
      const manner = mannerOf(text, view, language);
      expect(mannerOfNumber(numberOfManner(manner))).toEqual(manner);
    }
  });

  it.each([
    ['I want it', "I don't want it"],
    ['yes, with sugar', 'no, with sugar'],
    ['do you like it', 'do I like it'],
    ['what do you do', 'what did you do'],
    ['is it cold', 'it is cold'],
  ])('tells %j from %j whichever is the message', (one, other) => {
    const [a, b] = [mannerOf(one, 'own', 'fr'), mannerOf(other, 'own', 'fr')];
    expect(mannerLikeness(a, b, ofWords)).toBeLessThan(1);
    expect(mannerLikeness(b, a, ofWords)).toBe(mannerLikeness(a, b, ofWords));
  });
});
