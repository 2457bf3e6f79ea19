import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { runThrough } from '../steps';
import { createRecallIndex } from './recallIndex';

const slipsOf = (term: string) => (term.length > 4 ? Math.round(0.2 * term.length) : 0);
const found = (documents: readonly (readonly string[] | undefined)[], terms: readonly string[]) =>
  runThrough(createRecallIndex(documents)).search(terms, slipsOf);

/** What a search engine with the same constants gives each document. */
function scoresByEngine(documents: readonly (readonly string[])[], terms: readonly string[]): Map<number, number> {
  const engine = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  documents.forEach((document, id) => engine.add({ id, text: document.join(' ') }));
  const results = engine.search(terms.join(' '), { fuzzy: (term) => (term.length > 4 ? 0.2 : false) });
  return new Map(results.map(({ id, score }) => [id as number, score]));
}

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

  it('ranks as a search engine does', () => {
    const word = fc.constantFrom(
      'coffee',
      'coffees',
      'toffee',
      'tea',
      'teas',
      'umbrella',
      'umbrellas',
      'a',
      'list:drinks',
    );
    const documents = fc.array(fc.uniqueArray(word, { minLength: 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(documents, fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), (all, terms) => {
        const scores = scoresByEngine(all, terms);
        const ours = found(all, terms);
        expect([...ours].sort((a, b) => a - b)).toEqual([...scores.keys()].sort((a, b) => a - b));
        ours.slice(1).forEach((document, index) => {
          const before = scores.get(ours[index] ?? -1) ?? 0;
          expect(before).toBeGreaterThanOrEqual((scores.get(document) ?? 0) - 1e-9);
        });
      }),
    );
  });
});
