import { describe, expect, it, vi } from 'vitest';
import type { Morpheme } from '../../../../domain/conversation/message';
import { languageTools } from '../../../language/languageTools';
import { glossFromDictionary } from './fromDictionary';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

type Entries = Record<string, string | { gloss: string; reading: string }>;

async function gloss(language: string, words: Morpheme[], entries: Entries) {
  const asked: string[][] = [];
  const glossed = await glossFromDictionary(words, {
    language,
    tools: languageTools(language),
    lookUp: (keys) => {
      asked.push([...keys]);
      const known = keys.flatMap((key) => {
        const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
        if (entry === undefined) return [];
        const { gloss: text, reading } = typeof entry === 'string' ? { gloss: entry, reading: '' } : entry;
        return [[key, { gloss: text, reading, dictionary: 'test' }] as const];
      });
      return Promise.resolve(new Map(known));
    },
  });
  return { glossed, asked };
}

describe('glossFromDictionary', () => {
  it('asks once, for words without a gloss alone, and marks what comes from the dictionary', async () => {
    const words: Morpheme[] = [
      ['Le', '', 'the', { dict: true }],
      ['fromage', '', ''],
      ['mange', '', '', { lemma: 'manger' }],
      ['xyzzy', '', ''],
      ['fromage', '', ''],
      ['.', '', ''],
    ];
    const { glossed, asked } = await gloss('fr', words, { fromage: 'cheese', manger: 'to eat', le: 'wrong' });
    expect(glossed).toEqual([
      ['Le', '', 'the', { dict: true }],
      ['fromage', '', 'cheese', { dict: true }],
      ['mange', '', 'eat', { lemma: 'manger', dict: true }],
      ['xyzzy', '', ''],
      ['fromage', '', 'cheese', { dict: true }],
      ['.', '', ''],
    ]);
    expect(asked).toEqual([['fromage', 'mange', 'manger', 'xyzzy']]);
  });

  it('leaves the infinitive its to, and takes it from any other form', async () => {
    const entries = { manger: 'to eat; to have a meal, to feed' };
    const { glossed } = await gloss('fr', [['manger', '', ''], ['mangent', '', '', { lemma: 'manger' }]], entries); // oxfmt-ignore
    expect(glossed.map(([, , meaning]) => meaning)).toEqual([
      'to eat; to have a meal, to feed',
      'eat; have a meal, feed',
    ]);
  });

  it('asks nothing where nothing is missing', async () => {
    const { glossed, asked } = await gloss('fr', [['café', '', 'coffee'], ['!', '', '']], { café: 'wrong' }); // oxfmt-ignore
    expect(glossed).toEqual([['café', '', 'coffee'], ['!', '', '']]); // oxfmt-ignore
    expect(asked).toEqual([]);
  });

  it('finds a German verb that begins a sentence, and a noun by its capital first', async () => {
    const { glossed } = await gloss('de', [['Geht', '', ''], ['Essen', '', '']], { geht: 'goes', Essen: 'food', essen: 'to eat' }); // oxfmt-ignore
    expect(glossed.map(([, , meaning]) => meaning)).toEqual(['goes', 'food']);
  });

  it('finds an Arabic noun behind its article', async () => {
    const { glossed } = await gloss('ar', [['الكتاب', 'x', ''], ['ال', 'x', '']], { كتاب: 'book' }); // oxfmt-ignore
    expect(glossed.map(([, , meaning]) => meaning)).toEqual(['book', '']);
  });

  it('takes the neutral tones of a Chinese word, and no other sound', async () => {
    const entries = { 朋友: { gloss: 'friend', reading: 'péng you' }, 不是: { gloss: 'is not', reading: 'bù shì' } };
    const { glossed } = await gloss('zh-Hans', [['朋友', 'péngyǒu', ''], ['不是', 'búshì', '']], entries); // oxfmt-ignore
    expect(glossed.map(([, latin]) => latin)).toEqual(['péngyou', 'búshì']);
  });

  it('takes the reading of the form that was found, where none is known', async () => {
    const entries = { 檸檬: { gloss: 'lemon', reading: 'れもん' }, 行く: { gloss: 'to go', reading: 'いく' } };
    const { glossed } = await gloss('ja', [['檸檬', '', ''], ['行っ', '', '', { lemma: '行く' }]], entries); // oxfmt-ignore
    expect(glossed).toEqual([
      ['檸檬', 'remon', 'lemon', { dict: true }],
      ['行っ', '', 'go', { lemma: '行く', dict: true }],
    ]);
  });

  it('takes a Chinese word apart into the longest words that are known, or leaves it whole', async () => {
    const known = { 喝: 'to drink', 一: 'one', 一杯: 'a cup of', 杯: 'cup', 北京: 'Beijing' };
    const { glossed } = await gloss('zh-Hans', [['喝一杯', 'hēyìbēi', ''], ['北京人', 'běijīngrén', '']], known); // oxfmt-ignore
    expect(glossed).toEqual([
      ['喝', 'hē', 'to drink', { dict: true }],
      ['一杯', 'yìbēi', 'a cup of', { dict: true }],
      ['北京人', 'běijīngrén', ''],
    ]);
  });
});
