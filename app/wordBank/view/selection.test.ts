import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allToggled,
  countUnlisted,
  extended,
  isAllSelected,
  nothingSelected,
  selectionOf,
  shareSelected,
  toggled,
} from './selection';

const listed = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => ({ _id }));
const idsOf = ({ ids }: typeof nothingSelected) => [...ids].sort().join('');

describe('a selection', () => {
  it('takes words in and out one by one', () => {
    const two = toggled(toggled(nothingSelected, 'b'), 'e');
    expect(idsOf(two)).toBe('be');
    expect(idsOf(toggled(two, 'b'))).toBe('e');
  });

  it('grows and shrinks as a range from the word chosen last, in either direction, beside what was selected', () => {
    const chosen = toggled(toggled(nothingSelected, 'f'), 'c');
    const down = extended(chosen, listed, 'c', 'e');
    expect(idsOf(down)).toBe('cdef');
    expect(idsOf(extended(down, listed, 'e', 'd'))).toBe('cdf');
    expect(idsOf(extended(down, listed, 'e', 'a'))).toBe('abcf');
  });

  it('begins a range where the keys are when nothing was chosen, or nothing that is still listed', () => {
    expect(idsOf(extended(nothingSelected, listed, 'b', 'c'))).toBe('bc');
    const gone = toggled(nothingSelected, 'x');
    expect(idsOf(extended(gone, listed, 'b', 'c'))).toBe('bcx');
    expect(extended(nothingSelected, listed, 'gone', 'b')).toEqual(nothingSelected);
  });

  it('outlives a search, and tells how much of it the search leaves out', () => {
    const chosen = selectionOf(['a', 'x', 'y']);
    expect(countUnlisted(chosen, listed)).toBe(2);
    expect(countUnlisted(chosen, [])).toBe(3);
    expect(countUnlisted(nothingSelected, listed)).toBe(0);
    expect(shareSelected(chosen, listed)).toBe('some');
    expect(shareSelected(chosen, [{ _id: 'a' }])).toBe('all');
    expect(shareSelected(chosen, [{ _id: 'b' }])).toBe('none');
  });

  it('takes all that is listed, keeps what is not, and gives all of it back', () => {
    const before = selectionOf(['x', 'b']);
    const all = allToggled(before, listed);
    expect(idsOf(all)).toBe('abcdefx');
    expect(isAllSelected(all, listed)).toBe(true);
    expect(idsOf(allToggled(all, listed))).toBe('x');
    expect(isAllSelected(nothingSelected, [])).toBe(false);
  });

  it('always holds both ends of a range and never loses what was selected before it', () => {
    const letter = fc.constantFrom(...listed.map(({ _id }) => _id));
    fc.assert(
      fc.property(fc.uniqueArray(letter), letter, fc.array(letter, { minLength: 1 }), (before, from, tos) => {
        const begun = toggled(selectionOf(before.filter((id) => id !== from)), from);
        const ranged = tos.reduce((selection, to) => extended(selection, listed, from, to), begun);
        expect([...ranged.ids]).toEqual(expect.arrayContaining([...begun.ids, tos.at(-1)]));
        // However it came there, the range is what its ends say.
        expect(idsOf(ranged)).toBe(idsOf(extended(begun, listed, from, tos.at(-1) ?? from)));
      }),
    );
  });
});
