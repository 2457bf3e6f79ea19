import { describe, expect, it } from 'vitest';
import { japaneseUnits, type IpadicToken } from './japaneseUnits';
import { languageTools } from './languageTools';

const token = (surface: string, pos: string, detail = ''): IpadicToken => ({ surface, pos, detail });
const joined = (tokens: IpadicToken[]) =>
  japaneseUnits(tokens)
    .map(({ surface }) => surface)
    .join('|');

describe('japaneseUnits', () => {
  it('joins what the volitional and the copula’s past are made of', () => {
    expect(joined([token('行き', '動詞'), token('ましょ', '助動詞'), token('う', '助動詞')])).toBe('行き|ましょう');
    expect(joined([token('夜', '名詞'), token('でし', '助動詞'), token('た', '助動詞')])).toBe('夜|でした');
  });

  it('leaves counters apart but for those that change the number’s sound', () => {
    const people = (number: string) => [token(number, '名詞', '数'), token('人', '名詞', '接尾')];
    expect(joined(people('三'))).toBe('三|人');
    expect(japaneseUnits(people('二'))).toMatchObject([{ surface: '二人', reading: 'ふたり' }]);
  });

  it('joins a suffix to its noun, but not さん to a name', () => {
    expect(joined([token('日本', '名詞'), token('人', '名詞', '接尾')])).toBe('日本人');
    expect(joined([token('ハナ', '名詞'), token('さん', '名詞', '接尾')])).toBe('ハナ|さん');
  });
});

describe('Japanese by its dictionary', () => {
  const tools = languageTools('ja');
  const read = (text: string) =>
    tools
      .segment(text)
      .map(({ surface, reading }) => `${surface}[${tools.transliterate(surface, reading)}]`)
      .join(' ');

  it('cuts and reads a polite sentence', () => {
    expect(read('週末は友達と京都へ行きましょう。')).toBe(
      '週末[shūmatsu] は[wa] 友達[tomodachi] と[to] 京都[kyōto] へ[e] 行き[iki] ましょう[mashō] 。[]',
    );
    expect(read('食べませんでした。')).toBe('食べ[tabe] ませ[mase] ん[n] でした[deshita] 。[]');
  });

  it('keeps set phrases whole', () => {
    expect(read('いらっしゃいませ。お一人ですか。')).toBe(
      'いらっしゃいませ[irasshaimase] 。[] お[o] 一人[hitori] です[desu] か[ka] 。[]',
    );
    expect(read('ありがとうございます')).toBe('ありがとう[arigatō] ございます[gozaimasu]');
  });

  it('gives the dictionary form', () => {
    expect(tools.segment('飲みます')[0]).toEqual({ surface: '飲み', reading: 'のみ', lemma: '飲む' });
  });
});
