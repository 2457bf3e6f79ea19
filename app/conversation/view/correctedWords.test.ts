import { describe, expect, it } from 'vitest';
import { correctedWords } from './correctedWords';

const pairs = (written: string, corrected: string, language: string) =>
  correctedWords(written, corrected, language).map(({ written: from, corrected: to }) => `${from} → ${to}`);

describe('what was corrected in a sentence', () => {
  it.each([
    ['fr', 'je veut un coffee', 'Je voudrais un café.', ['veut → voudrais', 'coffee → café']],
    ['fr', 'Je vais le cinéma demain.', 'Je vais au cinéma demain.', ['le → au']],
    ['de', 'ich bin student', 'Ich bin Student.', ['student → Student']],
    [
      'de',
      'Ich habe gegangen nach Hause',
      'Ich bin nach Hause gegangen.',
      ['habe gegangen → bin', 'Hause → Hause gegangen'],
    ],
    ['ja', '昨日映画を見ます', '昨日映画を見ました。', ['ます → ました']],
    ['ko', '저는 커피을 좋아해요', '저는 커피를 좋아해요.', ['커피을 → 커피를']],
    ['ar', 'أنا يريد قهوة', 'أنا أريد قهوة.', ['يريد → أريد']],
  ])('in %s is named word for word: %s', (language, written, corrected, expected) => {
    expect(pairs(written, corrected, language)).toEqual(expected);
  });

  it('is no word that was said in the learner’s own language, and translated', () => {
    const changes = correctedWords('je veut un coffee', 'Je voudrais un café.', 'fr', new Set(['café']));
    expect(changes).toEqual([{ written: 'veut', corrected: 'voudrais', at: 3 }]);
    // What was translated beside a mistake stands with it.
    expect(correctedWords('je veut coffee', 'Je voudrais café.', 'fr', new Set(['café']))).toHaveLength(1);
  });

  it('names a word that was left out, or was too many, with its neighbour', () => {
    expect(pairs('Je vais à plage', 'Je vais à la plage', 'fr')).toEqual(['à → à la']);
    expect(pairs('vais à Paris', 'Je vais à Paris', 'fr')).toEqual(['vais → Je vais']);
    expect(pairs('Je je vais', 'Je vais', 'fr')).toHaveLength(1);
  });

  it('is nothing where marks, the first capital, or an apostrophe differ', () => {
    expect(pairs("j'ai faim", 'J’ai faim !', 'fr')).toEqual([]);
  });

  it('is all of it where nothing is the same, and what there is where one side is empty', () => {
    expect(pairs('bonjour', 'Salut toi', 'fr')).toEqual(['bonjour → Salut toi']);
    expect(pairs('', 'Salut', 'fr')).toEqual([' → Salut']);
  });
});
