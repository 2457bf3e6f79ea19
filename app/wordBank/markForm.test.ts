import { describe, expect, it } from 'vitest';
import { addressAfter, findMarked, readWordBankForm } from './markForm';

function formOf(...entries: [string, string][]): FormData {
  const fields = new FormData();
  for (const [name, value] of entries) fields.append(name, value);
  return fields;
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index): [string, string] => ['morphemeIds', `w${index}`]);

describe('a form of the word bank', () => {
  it('marks what is selected in it, a thousand words a call, each word once', () => {
    const form = readWordBankForm(formOf(['intent', 'mastered'], ...many(2_001), ['morphemeIds', 'w0']));
    expect(form?.calls.map(({ call, input }) => [call, 'morphemeIds' in input && input.morphemeIds.length])).toEqual([
      ['PATCH /morphemes/update-morphemes-mastered', 1_000],
      ['PATCH /morphemes/update-morphemes-mastered', 1_000],
      ['PATCH /morphemes/update-morphemes-mastered', 1],
    ]);
    expect(form?.done).toEqual({ marked: '2001', as: 'mastered' });
    const [only] = readWordBankForm(formOf(['intent', 'notMastered'], ...many(1)))?.calls ?? [];
    expect(only?.call).toBe('PATCH /morphemes/update-morphemes-not-mastered');
  });

  it.each([
    ['1', 1],
    ['1000', 1],
    ['2001', 3],
    ['nonsense', 1],
    ['-5', 1],
    ['1e99', 100],
    ['', 1],
  ])('takes back as many marks as %s words took', (count, calls) => {
    expect(readWordBankForm(formOf(['intent', 'undo'], ['count', count]))?.calls).toHaveLength(calls);
  });

  it('is none where it asks for nothing', () => {
    expect(readWordBankForm(formOf(['intent', 'mastered']))).toBeNull();
    expect(readWordBankForm(formOf(['intent', 'delete'], ...many(1)))).toBeNull();
    expect(readWordBankForm(formOf())).toBeNull();
  });

  it('leads back to the page as it was', () => {
    const address = new URL('http://here/wordBank?view=all&q=a&word=w1&select=all&marked=3&as=mastered');
    expect(addressAfter(address, { marked: '2', as: 'notMastered' })).toBe(
      '/wordBank?view=all&q=a&marked=2&as=notMastered',
    );
    expect(addressAfter(new URL('http://here/wordBank?marked=3'), {})).toBe('/wordBank');
  });

  it('says in the address how many words it marked, and as what', () => {
    const found = (search: string) => findMarked(new URLSearchParams(search));
    expect(found('marked=3&as=notMastered')).toEqual({ count: 3, intent: 'notMastered' });
    for (const search of ['', 'marked=3', 'marked=3&as=undo', 'marked=0&as=mastered', 'marked=many&as=mastered'])
      expect(found(search)).toBeNull();
  });
});
