import { describe, expect, it } from 'vitest';
import { bareGloss, buildLexicon } from './lexicon';
import { realContent } from './realContent';

const lexicons = Object.fromEntries(
  ['de', 'fr', 'ja', 'ko'].map((language) => [language, buildLexicon(realContent(language))]),
);

describe('a word out of any sentence', () => {
  it.each([
    // The piece of a pair, or a rare use, is not what a word means.
    ['de', 'nach', 'to'],
    ['ja', '大事', 'important'],
    ['fr', 'fort', 'strong'],
    ['de', 'Schirm', 'umbrella'],
    ['fr', 'été', 'summer'],
    // Homographs of one sentence: that sentence tells more than a row about another word.
    ['fr', 'bois', 'drink'],
    ['fr', 'acheter', 'to buy'],
  ])('in %s: %s is %s', (language, surface, gloss) => {
    expect(lexicons[language]?.find(surface)?.gloss).toBe(gloss);
  });

  it.each([
    ['fr', 'achetiez', 'acheter', 'buy'],
    ['fr', 'fermions', 'fermer', 'close'],
    ['ja', '聞こ', '聞く', 'hear'],
    ['ko', '듣더라고요', '듣다', 'hear'],
    ['de', 'hörtest', 'hören', 'hear'],
  ])('in %s: %s of %s is glossed by the bare verb, %s', (language, surface, lemma, gloss) => {
    expect(lexicons[language]?.find(surface, lemma)).toEqual({ gloss, lemma });
  });
});

describe('bareGloss', () => {
  it.each([
    ['to eat', 'eat'],
    ['to eat; to have a meal / to feed', 'eat; have a meal / feed'],
    ['to', 'to'],
    ['up to now', 'up to now'],
    ['today', 'today'],
  ])('of %j is %j', (gloss, bare) => {
    expect(bareGloss(gloss)).toBe(bare);
  });
});
