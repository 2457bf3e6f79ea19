import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runThrough } from '../steps';
import { createRecallIndex } from './recallIndex';

const slipsOf = (term: string) => (term.length > 4 ? Math.round(0.2 * term.length) : 0);
const found = (documents: readonly (readonly string[] | undefined)[], terms: readonly string[]) =>
  runThrough(createRecallIndex(documents)).search(terms, slipsOf);

describe('search', () => {
  it('puts first what has more of the terms, and leaves out what has none', () => {
    const documents = [['tea'], ['coffee', 'please'], ['a', 'coffee', 'and', 'tea', 'please'], ['water']];
    expect(found(documents, ['coffee', 'tea'])).toEqual([2, 0, 1]);
  });

  it('prefers the rare term to the common one', () => {
    const documents = [
      ['a', 'dog'],
      ['a', 'cat'],
      ['a', 'cow'],
    ];
    expect(found(documents, ['a', 'cow'])[0]).toBe(2);
  });

  it('forgives slips in long words alone, and puts what is spelt right first', () => {
    const documents = [['umbrella'], ['umbrela'], ['tea'], ['sea']];
    expect(found(documents, ['umbrela'])).toEqual([1, 0]);
    expect(found(documents, ['tea'])).toEqual([2]);
  });

  it('keeps the order of documents among equals, and the numbers of those beside the ones left out', () => {
    expect(found([undefined, ['tea'], undefined, ['tea']], ['tea'])).toEqual([1, 3]);
  });

  it('finds nothing in nothing', () => {
    expect(found([], ['tea'])).toEqual([]);
    expect(found([['tea']], [])).toEqual([]);
  });

  it('forgives as many letters as it is told', () => {
    const documents = [['umbrella'], ['umbrela'], ['umbrla']];
    const index = runThrough(createRecallIndex(documents));
    expect([0, 1, 2].map((slips) => index.search(['umbrella'], () => slips))).toEqual([[0], [0, 1], [0, 1, 2]]);
  });

  it('names each document that has any of the terms once, and no other', () => {
    const word = fc.constantFrom('coffee', 'tea', 'a', 'list:drinks', '커피', "j'ai", 'constructor', '__proto__');
    const documents = fc.array(fc.option(fc.uniqueArray(word), { nil: undefined }), { maxLength: 12 });
    fc.assert(
      fc.property(documents, fc.uniqueArray(word, { maxLength: 4 }), (all, terms) => {
        const index = runThrough(createRecallIndex(all));
        const having = all.flatMap((document, number) =>
          document?.some((term) => terms.includes(term)) ? number : [],
        );
        expect(index.search(terms, () => 0).sort((a, b) => a - b)).toEqual(having);
      }),
    );
  });
});
