import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telling } from '../concepts/bag';
import { englishBag } from './concepts';
import { parseThesaurus } from './thesaurus';

const vocabulary = {
  thesaurus: parseThesaurus(
    [
      'umbrella: brolly',
      'you are welcome: no problem, not at all',
      'i do not know: no idea, beats me',
      'well: not bad, fine',
      'tired: be done for',
      'enough: that will do',
    ].join('\n'),
  ),
  words: new Set(['breakfast', 'because', 'night', 'draussen']),
  weightOf: (word: string) => (word === 'want' ? 0.5 : 1),
};
const bag = (text: string) => englishBag(text, vocabulary);
const keys = (text: string) => bag(text).concepts.flatMap((concept) => concept.keys);

describe('englishBag', () => {
  it('has one concept a phrase, named by its group', () => {
    expect(bag('no problem at night').concepts).toHaveLength(3);
    expect(keys('I left my brolly')).toContain('umbrella#0');
    expect(keys('Umbrellas')).toContain('umbrella#0');
    expect(keys("that'll do me")).toEqual(keys('that will do'));
  });

  it.each([
    ['she went', 'go'],
    ['we have eaten', 'eat'],
    ['two children', 'child'],
    ['THE CHEAPEST', 'cheap'],
  ])('finds in %j the dictionary form %s', (text, lemma) => {
    expect(keys(text)).toContain(lemma);
  });

  it('takes a word with one slip for the word that it resembles, and no word that exists', () => {
    expect(keys('brekfast')).toContain('breakfast');
    expect(keys('becuase')).toContain('because');
    expect(keys('nigth')).toContain('night');
    // Short words are too near each other.
    expect(keys('net')).toEqual(['net']);
    expect(keys('umbrellas')).not.toContain('breakfast');
  });

  it('weighs what tells little for little', () => {
    const weight = (text: string) => Math.max(...bag(text).concepts.map((concept) => concept.weight));
    expect(weight('the umbrella')).toBe(1);
    expect(weight('I want')).toBeLessThan(telling);
    expect(weight('am for')).toBeLessThan(telling);
    // Of light words a phrase has the weight of what it is called by.
    expect(weight('am done for')).toBeGreaterThanOrEqual(telling);
  });

  it.each([
    'I do not want it',
    "I don't like it",
    'never',
    'without a brolly',
    'no brolly',
    "it isn't",
    'i aint hungry',
  ])('hears the denial in %j', (text) => {
    expect(bag(text).manner.denies).toBe(true);
  });

  it.each(['I want it', 'I know a hotel', 'another', 'the north', 'a note', ''])('hears none in %j', (text) => {
    expect(bag(text).manner.denies).toBe(false);
  });

  it('lets a phrase deny as what it stands for does', () => {
    expect(bag('no problem').manner.denies).toBe(false);
    expect(bag('not bad').manner.denies).toBe(false);
    expect(keys('not bad')).not.toContain('bad');
    expect(bag('no idea').manner.denies).toBe(true);
    expect(bag('no problem, I do not want it').manner.denies).toBe(true);
  });

  it('tells questions from statements, and who is spoken of', () => {
    expect(bag('where is it').manner.asks).toBe(true);
    expect(bag('Is it far').manner.asks).toBe(true);
    expect(bag('it is far').manner.asks).toBe(false);
    expect(bag('I am tired').manner).toMatchObject({ isOfMe: true, isOfYou: false });
    expect(bag('are you tired').manner).toMatchObject({ isOfMe: false, isOfYou: true });
    expect(bag('I like you').manner).toMatchObject({ isOfMe: true, isOfYou: true });
  });

  it('throws at nothing', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('😀', '傘', '!?…', "don't", "'", 'ﷺ', '\u0000', 'é', 'constructor', '__proto__', 'that’ll'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { concepts } = bag(pieces.join(' '));
        expect(concepts.filter(({ weight }) => !(weight >= 0 && weight <= 1))).toEqual([]);
        expect(concepts.filter((concept) => concept.keys.length === 0)).toEqual([]);
      }),
    );
    for (const text of ['a'.repeat(2000), 'no '.repeat(666), '?'.repeat(2000), '😀'.repeat(1000)])
      expect(() => bag(text)).not.toThrow();
    expect(bag('?!… 😀').concepts).toEqual([]);
  });
});
