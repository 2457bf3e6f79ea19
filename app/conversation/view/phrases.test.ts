import { describe, expect, it, test } from 'vitest';
import { phrasesOf } from './phrases';

describe('where a line of a suggestion may break', () => {
  test.each([
    ['日本語を勉強しています。', ['日本語を', '勉強しています。']],
    ['アメリカから来ました。', ['アメリカから', '来ました。']],
    ['「はい」と言いました。', ['「はい」と', '言いました。']],
    ['はい、お茶が好きです。', ['はい、', 'お茶が', '好きです。']],
  ])('in %s it is before a word that carries meaning', (text, phrases) => {
    expect(phrasesOf(text, 'ja')).toEqual(phrases);
  });

  it('is between words in Chinese, never before a sign', () => {
    const phrases = phrasesOf('我喜欢喝咖啡。', 'zh-Hans');
    expect(phrases.join('')).toBe('我喜欢喝咖啡。');
    expect(phrases).toContain('喜欢');
    expect(phrases.at(-1)).toBe('咖啡。');
  });

  it('is at the spaces of languages that have them', () => {
    expect(phrasesOf('Je voudrais un café.', 'fr')).toEqual(['Je voudrais un café.']);
    expect(phrasesOf('커피 한 잔 주세요.', 'ko')).toEqual(['커피 한 잔 주세요.']);
  });
});
