import { describe, expect, it } from 'vitest';
import type { Morpheme } from '../conversation/message';
import { noveltyOf } from './novelty';

const met = (...identities: string[]) => new Map(identities.map((identity) => [identity, 1]));
const words = (...list: (readonly [string, string])[]) =>
  list.map(([surface, gloss]): Morpheme => [surface, '', gloss]);

describe('noveltyOf', () => {
  it('tells the share of words that were met before, and how many were not', () => {
    const said = words(['je', 'I'], ['bois', 'drink'], ['un', 'a'], ['thé', 'tea'], ['.', '']);
    expect(noveltyOf(said, 'fr', met('je', 'un', 'bois'))).toEqual({ knownShare: 0.75, newWords: 1 });
  });

  it('takes a word that stands twice for new once', () => {
    const said = words(['Je', 'I'], ['crois', 'think'], ['que', 'that'], ['je', 'I']);
    expect(noveltyOf(said, 'fr', met('crois', 'que'))).toEqual({ knownShare: 0.75, newWords: 1 });
    const elided = words(['Je', 'I'], ['sais', 'know'], ['j’', 'I'], ['arrive', 'arrive']);
    expect(noveltyOf(elided, 'fr', met('sais', 'arrive'))).toEqual({ knownShare: 0.75, newWords: 1 });
  });

  it('takes no capital that begins a German sentence for another word', () => {
    const said: Morpheme[] = [
      ['Ich', '', 'I', { lemma: 'ich' }],
      ['weiß', '', 'know'],
      [',', '', ''],
      ['ich', '', 'I'],
    ];
    expect(noveltyOf(said, 'de', met('weiß'))).toEqual({ knownShare: 2 / 3, newWords: 1 });
    expect(noveltyOf(said, 'de', met('weiß', 'ich'))).toEqual({ knownShare: 1, newWords: 0 });
    expect(noveltyOf(words(['Essen', 'food'], ['essen', 'eat']), 'de', met())).toMatchObject({ newWords: 2 });
  });

  it('counts no names in Latin letters, no numbers and no punctuation, neither as known nor as new', () => {
    const said = words(['Bonjour', 'hello'], ['Tom', 'Tom'], ['!', ''], ['42', ''], ['Lyon', 'Lyon']);
    expect(noveltyOf(said, 'fr', met())).toEqual({ knownShare: 0, newWords: 1 });
    expect(noveltyOf(said, 'fr', met('bonjour'))).toEqual({ knownShare: 1, newWords: 0 });
    const korean = words(['Anna', 'Anna'], ['씨', ':name'], ['Berlin', 'the city of Berlin']);
    expect(noveltyOf(korean, 'ko', met('씨'))).toEqual({ knownShare: 1, newWords: 0 });
    expect(noveltyOf(words(['Tom', 'Tom'], ['…', '']), 'ja', met())).toEqual({});
  });

  it('counts what only looks like a name', () => {
    const german = words(['Hotel', 'hotel'], ['München', 'Munich'], ['taxi', 'taxi']);
    expect(noveltyOf(german, 'de', met())).toEqual({ knownShare: 0, newWords: 3 });
    expect(noveltyOf(words(['パリ', 'Paris']), 'ja', met())).toEqual({ knownShare: 0, newWords: 1 });
  });

  it('has nothing to say of a message without words', () => {
    expect(noveltyOf([], 'fr', met('je'))).toEqual({});
  });
});
