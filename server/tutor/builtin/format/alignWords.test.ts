import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignWords, AlignmentError } from './alignWords';

const at = (text: string, surfaces: string[]) =>
  alignWords(text, surfaces).map(({ start, end }) => text.slice(start, end));

describe('alignWords', () => {
  it('finds words in order, whatever apostrophe or space the text has', () => {
    expect(at("S'il vous\u00A0plaît, c’est où ?", ['S’il vous plaît', "c'", 'est', 'où'])).toEqual([
      "S'il vous\u00A0plaît",
      'c’',
      'est',
      'où',
    ]);
    expect(at('«  Oui » 😀 non', ['Oui', 'non'])).toEqual(['Oui', 'non']);
  });

  it.each([
    ['Je suis là', ['Je', 'là'], /'suis' is left over before 'là'/u],
    ['Je suis là', ['Je', 'suis'], /'là' is left over/u],
    ['Je suis', ['suis', 'Je'], /'Je' is left over/u],
  ])('says what is wrong in %s', (text, surfaces, message) => {
    expect(() => alignWords(text, surfaces)).toThrow(AlignmentError);
    expect(() => alignWords(text, surfaces)).toThrow(message);
  });

  it('finds any words joined by spaces and punctuation', () => {
    const word = fc.stringMatching(/^[a-zé一-龯]{1,6}$/u);
    const gap = fc.constantFrom(' ', '. ', ' … ', '！');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap), { maxLength: 8 }), (pairs) => {
        const words = pairs.map(([each]) => each);
        expect(at(pairs.map((pair) => pair.join('')).join(''), words)).toEqual(words);
      }),
    );
  });
});
