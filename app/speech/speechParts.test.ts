import { describe, expect, it } from 'vitest';
import { speechPartsOf } from './speechParts';

describe('a text that is to be said', () => {
  it('is cut into its sentences, each with its marks and its place', () => {
    const text = '「こんにちは。」と言いました。元気ですか？';
    const parts = speechPartsOf(text);
    expect(parts.map((part) => part.text)).toEqual(['「こんにちは。」', 'と言いました。', '元気ですか？']);
    for (const part of parts) expect(text.startsWith(part.text, part.from)).toBe(true);
    expect(speechPartsOf('Bonjour ! Ça coûte 3.50 euros. Merci').map((part) => part.text)).toEqual([
      'Bonjour ! ',
      'Ça coûte 3.50 euros. ',
      'Merci',
    ]);
  });

  it('has no part without a letter or a number', () => {
    expect(speechPartsOf('……\n。')).toEqual([]);
    expect(speechPartsOf('')).toEqual([]);
  });

  it('loses no letter where a long sentence is cut, and no cut is within a word', () => {
    const text = `${'ein langes Wort nach dem anderen, '.repeat(20)}Ende.`;
    const parts = speechPartsOf(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.every((part) => part.text.length <= 160)).toBe(true);
    expect(parts.slice(0, -1).every((part) => part.text.endsWith(' '))).toBe(true);
    expect(speechPartsOf('あ'.repeat(400)).map((part) => part.text.length)).toEqual([160, 160, 80]);
  });
});
