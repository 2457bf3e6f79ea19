import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Morpheme } from '../conversation/message';
import { excerptOf } from './excerpt';
import { identityOf } from './identity';

const morphemes = (...surfaces: string[]): Morpheme[] => surfaces.map((surface) => [surface, '', '']);
const shown = (...input: Parameters<typeof excerptOf>) =>
  excerptOf(...input)
    ?.parts.map(({ text, isWord }) => (isWord ? `[${text}]` : text))
    .join('');

describe('an excerpt of a message', () => {
  it('is the sentence that shows the word first, with each time it does', () => {
    const text = 'Bonjour ! Le lait, le bon lait. Du lait ?';
    const words = morphemes('Bonjour', 'Le', 'lait', 'le', 'bon', 'lait', 'Du', 'lait');
    expect(shown(text, words, 'lait', 'fr')).toBe('Le [lait], le bon [lait].');
    expect(shown(text, words, 'bonjour', 'fr')).toBe('[Bonjour] !');
    expect(excerptOf(text, words, 'bonjour', 'fr')?.surface).toBe('Bonjour');
    expect(excerptOf(text, words, 'thé', 'fr')).toBeNull();
  });

  it('tells all pieces of one word, and ends Japanese sentences too', () => {
    const words: Morpheme[] = [
      ['Ich', '', 'I'],
      ['rufe', '', 'call', { group: 1, lemma: 'anrufen' }],
      ['dich', '', 'you'],
      ['an', '', 'call', { group: 1, lemma: 'anrufen' }],
    ];
    const identity = identityOf('rufe an', 'de');
    expect(shown('Ich rufe dich an.', words, identity, 'de')).toBe('Ich [rufe] dich [an].');
    expect(shown('雨です。傘はいりますか。', morphemes('雨', 'です', '傘', 'は', 'いります', 'か'), '傘', 'ja')).toBe(
      '[傘]はいりますか。',
    );
  });

  it('is cut on both sides where a sentence goes on and on, never inside a letter', () => {
    const long = `${'😀'.repeat(200)} lait ${'😀'.repeat(200)}`;
    const cut = shown(long, morphemes('lait'), 'lait', 'fr') ?? '';
    expect(cut).toMatch(/^…😀+ \[lait\] 😀+…$/u);
    expect(cut.length).toBeLessThan(300);
  });

  it('is always a part of the message, whatever was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('lait', 'le', 'thé', 'Lait', 'été'), { minLength: 1, maxLength: 80 }),
        fc.array(fc.constantFrom(' ', '. ', ' ! ', '。', '\n', ''), { minLength: 80, maxLength: 80 }),
        (surfaces, gaps) => {
          const text = surfaces.map((surface, at) => surface + (gaps[at] ?? '')).join('');
          const excerpt = excerptOf(text, morphemes(...surfaces), 'lait', 'fr');
          const has = surfaces.some((surface) => surface.toLowerCase() === 'lait');
          expect(excerpt !== null).toBe(has);
          if (!excerpt) return;
          expect(text).toContain(
            excerpt.parts
              .map((part) => part.text)
              .join('')
              .replace(/^…|…$/gu, ''),
          );
          expect(excerpt.parts.some(({ isWord, text: part }) => isWord && part.toLowerCase() === 'lait')).toBe(true);
        },
      ),
    );
  });
});
