import { describe, expect, it } from 'vitest';
import type { Morpheme } from '../conversation/message';
import { newWordsOf, noveltyOf } from './novelty';

const threshold = 10;
/** Words whose glosses are gone. */
const met = (...identities: string[]) => new Map(identities.map((identity) => [identity, threshold]));
const words = (...list: (readonly [string, string])[]) =>
  list.map(([surface, gloss]): Morpheme => [surface, '', gloss]);

describe('noveltyOf', () => {
  it('tells the share of words that are known, and how many are new', () => {
    const said = words(['je', 'I'], ['bois', 'drink'], ['un', 'a'], ['thé', 'tea'], ['.', '']);
    expect(noveltyOf(said, 'fr', met('je', 'un', 'bois'), threshold)).toEqual({
      knownShare: 0.75,
      seenWords: 0,
      newWords: 1,
    });
  });

  it('tells words that were met before, and have their gloss still, from those that are known', () => {
    const said = words(['je', 'I'], ['bois', 'drink'], ['un', 'a'], ['thé', 'tea'], ['et', 'and'], ['un', 'a']);
    const counts = new Map([
      ['je', 8],
      ['bois', 7],
      ['un', 1],
      ['et', 0],
    ]);
    expect(noveltyOf(said, 'fr', counts, threshold)).toEqual({ knownShare: 1 / 6, seenWords: 3, newWords: 1 });
    expect(noveltyOf(said, 'fr', counts, 0)).toEqual({ knownShare: 4 / 6, seenWords: 1, newWords: 1 });
    expect(newWordsOf(said, 'fr', counts)).toEqual(['thé']);
  });

  it('takes a word that stands twice for new once', () => {
    const said = words(['Je', 'I'], ['crois', 'think'], ['que', 'that'], ['je', 'I']);
    expect(noveltyOf(said, 'fr', met('crois', 'que'), threshold)).toEqual({
      knownShare: 0.5,
      seenWords: 0,
      newWords: 1,
    });
    const elided = words(['Je', 'I'], ['sais', 'know'], ['j’', 'I'], ['arrive', 'arrive']);
    expect(noveltyOf(elided, 'fr', met('sais', 'arrive'), threshold)).toEqual({
      knownShare: 0.5,
      seenWords: 0,
      newWords: 1,
    });
  });

  it('takes no capital that begins a German sentence for another word', () => {
    const said: Morpheme[] = [
      ['Ich', '', 'I', { lemma: 'ich' }],
      ['weiß', '', 'know'],
      [',', '', ''],
      ['ich', '', 'I'],
    ];
    expect(noveltyOf(said, 'de', met('weiß'), threshold)).toEqual({ knownShare: 1 / 3, seenWords: 0, newWords: 1 });
    expect(noveltyOf(said, 'de', met('weiß', 'ich'), threshold)).toEqual({ knownShare: 1, seenWords: 0, newWords: 0 });
    expect(noveltyOf(words(['Essen', 'food'], ['essen', 'eat']), 'de', met(), threshold)).toMatchObject({
      newWords: 2,
    });
  });

  it('counts no names in Latin letters, no numbers and no punctuation, neither as known nor as new', () => {
    const said = words(['Bonjour', 'hello'], ['Tom', 'Tom'], ['!', ''], ['42', ''], ['Lyon', 'Lyon']);
    expect(noveltyOf(said, 'fr', met(), threshold)).toEqual({ knownShare: 0, seenWords: 0, newWords: 1 });
    expect(noveltyOf(said, 'fr', met('bonjour'), threshold)).toEqual({ knownShare: 1, seenWords: 0, newWords: 0 });
    const korean = words(['Anna', 'Anna'], ['씨', ':name'], ['Berlin', 'the city of Berlin']);
    expect(noveltyOf(korean, 'ko', met('씨'), threshold)).toEqual({ knownShare: 1, seenWords: 0, newWords: 0 });
    expect(noveltyOf(words(['Tom', 'Tom'], ['…', '']), 'ja', met(), threshold)).toEqual({});
  });

  it('counts what only looks like a name', () => {
    const german = words(['Hotel', 'hotel'], ['München', 'Munich'], ['taxi', 'taxi']);
    expect(noveltyOf(german, 'de', met(), threshold)).toEqual({ knownShare: 0, seenWords: 0, newWords: 3 });
    expect(noveltyOf(words(['パリ', 'Paris']), 'ja', met(), threshold)).toEqual({
      knownShare: 0,
      seenWords: 0,
      newWords: 1,
    });
  });

  it('has nothing to say of a message without words', () => {
    expect(noveltyOf([], 'fr', met('je'), threshold)).toEqual({});
  });
});
