import { describe, expect, it } from 'vitest';
import { codeKey, copiedKey, makeCode } from './codeText';

describe('copiedKey', () => {
  it.each([' bali-koli-femo ', 'BALI KOLI FEMO', 'balikolifemo', 'Bali–Koli—Femo', 'ba1i-k0li-fem0', 'ballkolifemo'])(
    'reads %j as the code that was meant',
    (typed) => {
      expect(copiedKey(typed)).toBe(copiedKey('bali-koli-femo'));
    },
  );

  it('keeps apart whatever two codes are made here', () => {
    const codes = new Set(Array.from({ length: 5_000 }, makeCode));
    expect(new Set([...codes].map(copiedKey)).size).toBe(codes.size);
    expect([...codes].map(codeKey)).toEqual([...codes]);
  });

  it('is null where too little was typed to mean one code', () => {
    expect(['', '------', 'a-----', 'ab cd e'].map(copiedKey)).toEqual([null, null, null, null]);
  });
});
