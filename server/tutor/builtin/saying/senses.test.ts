import { describe, expect, it } from 'vitest';
import { realContent } from '../format/realContent';
import type { Content } from '../format/contentFormat';
import { senseFor } from './senses';

const fixture = (...rows: [lemma: string, pos: 'noun' | 'verb' | 'adj' | 'num', gloss: string][]) =>
  ({
    tables: {
      lexicon: rows.map(([lemma, pos, gloss], index) => ({ rank: index + 1, lemma, pos, gloss })),
      functionWords: [],
    },
  }) as unknown as Content;

describe('senseFor', () => {
  const content = fixture(
    ['libro', 'noun', 'book'],
    ['reservar', 'verb', 'book / reserve'],
    ['saber', 'verb', 'win (a game)'],
    ['ganar', 'verb', 'win (money)'],
    ['coche', 'noun', 'car'],
    ['auto', 'noun', 'car'],
    ['abrir', 'verb', 'open'],
    ['abrirse', 'verb', 'open (by itself)'],
    ['sacar', 'verb', 'throw away'],
    ['gafas', 'noun', 'glasses'],
    ['vaso', 'noun', 'glass'],
    ['hora', 'noun', 'time'],
    ['segundo', 'num', 'third'],
  );
  const at = { content, hasObject: true };

  it('takes the word that is what the English one is there', () => {
    expect(senseFor('book', ['verb'], at)).toMatchObject({ surface: 'reservar', gloss: 'book' });
    expect(senseFor('books', ['noun', 'adj'], at)).toMatchObject({ surface: 'libro', gloss: 'book' });
    expect(senseFor('book', undefined, at)).toBeUndefined();
    expect(senseFor('book', ['adj'], at)).toBeUndefined();
    expect(senseFor('third', ['adj', 'noun'], at)?.surface).toBe('segundo');
  });

  it('takes none of several narrower words, and the more frequent of two that mean the same', () => {
    expect(senseFor('won', ['verb'], at)).toBeUndefined();
    expect(senseFor('car', ['noun'], at)?.surface).toBe('coche');
  });

  it('takes what is done to something only where something stands there', () => {
    expect(senseFor('open', ['verb'], at)?.surface).toBe('abrir');
    expect(senseFor('opens', ['verb'], { content, hasObject: false })).toBeUndefined();
  });

  it('takes none for what means too much', () => {
    expect(senseFor('time', ['noun'], at)).toBeUndefined();
  });

  it('finds phrases and plurals of their own', () => {
    expect(senseFor('threw away', ['verb'], at)?.surface).toBe('sacar');
    expect(senseFor('glasses', ['noun'], at)?.surface).toBe('gafas');
  });
});

describe('the words of the content', () => {
  const contents = Object.fromEntries(['de', 'fr', 'ja', 'ko'].map((language) => [language, realContent(language)]));
  it.each([
    ['de', 'love', 'verb', 'lieben'],
    ['de', 'love', 'noun', 'Liebe'],
    ['de', 'cold', 'noun', 'Erkältung'],
    ['de', 'cold', 'adj', 'kalt'],
    ['de', 'know', 'verb', undefined],
    ['fr', 'heard', 'verb', 'entendre'],
    ['fr', 'light', 'adj', 'léger'],
    ['fr', 'miss', 'verb', undefined],
    ['fr', 'work', 'verb', 'travailler'],
    ['ja', 'love', 'verb', undefined],
    ['ja', 'love', 'noun', '愛'],
    ['ja', 'hot', 'adj', undefined],
    ['ja', 'play', 'verb', undefined],
    ['ja', 'book', 'verb', '予約する'],
    ['ko', 'love', 'verb', '사랑하다'],
    ['ko', 'new', 'adj', '새롭다'],
    ['ko', 'cold', 'noun', '감기'],
    ['ko', 'need', 'verb', undefined],
  ] as const)('%s: %s as %s is %s', (language, english, wordClass, expected) => {
    const content = contents[language];
    expect(content && senseFor(english, [wordClass], { content, hasObject: true })?.surface).toBe(expected);
  });
});
