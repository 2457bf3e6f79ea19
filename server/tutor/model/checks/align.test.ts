import { describe, expect, it } from 'vitest';
import { createAligner } from './align';

const word = (surface: string) => ({ surface, reading: '', gloss: '', isNeeded: false });

/** Where words stand in a text, one after the other; null for one that is not found. */
function starts(text: string, ...surfaces: string[]): (number | null)[] {
  const aligner = createAligner(text);
  return surfaces.map((surface) => aligner.place(word(surface))?.start ?? null);
}

describe('the places of words in a text', () => {
  it('are found one after the other, capitals aside', () => {
    expect(starts('Le chat voit le chien.', 'le', 'chat', 'voit', 'le', 'chien')).toEqual([0, 3, 8, 13, 16]);
  });

  it('are not looked for farther than 60 characters behind the last word', () => {
    const after = (gap: number) => starts(`un${' '.repeat(gap)}deux`, 'un', 'deux');
    expect(after(60)).toEqual([0, 62]);
    expect(after(61)).toEqual([0, null]);
  });

  it('are kept by the words after one that was invented, though the text says it much later', () => {
    const text = `Le chat dort ${'toute la journée '.repeat(8)}sur la table.`;
    expect(starts(text, 'le', 'table', 'chat', 'dort')).toEqual([0, null, 3, 8]);
  });
});
