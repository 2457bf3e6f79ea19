import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../../tests/support/shareOut';
import { isFunctionWord } from '../format/functionWords';
import { neededWords } from './neededWords';
import { realBank } from '../format/realContent';

const banks = ['de', 'fr', 'ja', 'ko'].map((language) => ({
  language,
  bank: realBank(language),
}));
const unmet = () => 0;

describe.each(banks)('neededWords in $language', ({ language, bank }) => {
  const surfaces = (message: string) => neededWords(message, bank, unmet).map(([surface]) => surface);
  const known: Record<string, [umbrella: string, bicycle: string, key: string]> = {
    de: ['Schirm', 'Fahrrad', 'Schlüssel'],
    fr: ['parapluie', 'vélo', 'clé'],
    ja: ['傘', '自転車', '鍵'],
    ko: ['우산', '자전거', '열쇠'],
  };
  const [umbrella, bicycle, key] = known[language] ?? ['', '', ''];

  it('gives the words that it knows of a sentence, in order', () => {
    const found = surfaces('I need an umbrella because my bicycle is broken');
    expect(found.filter((surface) => surface === umbrella || surface === bicycle)).toEqual([umbrella, bicycle]);
    expect(found.length).toBeLessThanOrEqual(4);
    expect(surfaces('bicycles and umbrellas').slice(0, 2)).toEqual([bicycle, umbrella]);
  });

  it.each(
    shareOut(
      [
        "I don't need an umbrella",
        'i dont have a bicycle',
        'I am not an umbrella',
        "i'm not a bicycle",
        'no umbrella for me',
        'I never use a bicycle',
        'without an umbrella',
        'this isn’t my bicycle',
        'I cant find an umbrella',
        'nobody has an umbrella',
      ],
      language,
    ),
  )('gives no word of what is denied: %s', (message) => {
    expect(surfaces(message)).toEqual([]);
  });

  it.each(['No, I have a bicycle', "It isn't my car, but a bicycle", 'my bicycle because I have no car'])(
    'gives the words of a clause beside the one that denies: %s',
    (message) => {
      expect(surfaces(message)).toEqual([bicycle]);
    },
  );

  it('gives four of many, each once', () => {
    const found = surfaces('umbrella, Umbrellas, bicycle, key, yesterday, evening, water, bread, house, mother');
    expect(found).toHaveLength(4);
    expect(found.slice(0, 3)).toEqual([umbrella, bicycle, key]);
  });

  it('marks as needed what the learner has not met, and all as from a dictionary', () => {
    const words = neededWords('an umbrella, a bicycle', bank, (surface) => (surface === umbrella ? 3 : 0));
    expect(words.map(([surface, , , marks]) => [surface, marks])).toEqual([
      [umbrella, { dict: true }],
      [bicycle, { needed: true, dict: true }],
    ]);
  });

  it('tells how they sound where the language is not written in Latin letters', () => {
    const [word] = neededWords('my umbrella', bank, unmet);
    expect(word?.[1]).toBe({ de: '', fr: '', ja: 'kasa', ko: 'usan' }[language]);
    expect(word?.[2]).toBe('umbrella');
  });

  it.each(['', '?!… 😀', 'zxqv blorp', 'the of with and', 'I am her', "I'm the one", '傘 parapluie', 'constructor'])(
    'gives nothing of %j',
    (message) => {
      expect(surfaces(message)).toEqual([]);
    },
  );

  it('gives no function word of the target language', () => {
    const words = 'so then because often always here there never already very again however before after under'.split(
      ' ',
    );
    const given = words.flatMap(surfaces);
    expect(given.filter((surface) => isFunctionWord(surface, undefined, bank.content))).toEqual([]);
  });

  it('chooses the sense by the sentence, and takes none where several remain', () => {
    const love = { de: 'lieben', fr: 'adorer', ja: '愛', ko: '사랑하다' }[language] ?? '';
    expect(surfaces('I love umbrellas').includes(love)).toBe(language !== 'ja');
    expect(surfaces('my love is an umbrella')).not.toContain(love === '愛' ? '恋' : love);
    expect(surfaces('I miss my umbrella')).toEqual([umbrella]);
    expect(surfaces('I need to go and get some')).toEqual([]);
    expect(surfaces('they have gone')).toEqual([]);
    expect(surfaces('my umbrella leaves')).toEqual([umbrella]);
  });

  it('gives dictionary forms, glossed by their bare English word', () => {
    const [heard] = neededWords('I heard an umbrella', bank, unmet);
    const hear = { de: 'hören', fr: 'entendre', ja: '聞く', ko: '듣다' }[language];
    expect([heard?.[0], heard?.[2]]).toEqual([hear, 'hear']);
  });

  it('does not mark as needed what was met in another form', () => {
    const forms: Record<string, [lemma: string, form: string]> = {
      de: ['hören', 'höre'],
      fr: ['acheter', 'achète'],
      ja: ['聞く', '聞い'],
      ko: ['듣다', '들어요'],
    };
    const [lemma, form] = forms[language] ?? ['', ''];
    const sentence = language === 'fr' ? 'I buy an umbrella' : 'I heard an umbrella';
    const marksOf = (met: string) =>
      neededWords(sentence, bank, (surface) => (surface === met ? 1 : 0)).find(([surface]) => surface === lemma)?.[3];
    expect(marksOf('')).toEqual({ needed: true, dict: true });
    expect(marksOf(form)).toEqual({ dict: true });
  });

  it('takes names for no words, and days for no names', () => {
    expect(surfaces('Then Grace, Rose and Frank met Mark Cook')).toHaveLength(1);
    expect(surfaces('Frank and Mark')).toEqual([]);
    expect(surfaces('my bicycle. Umbrella!')).toEqual([bicycle, umbrella]);
    expect(surfaces('until Monday')).toHaveLength(1);
    expect(surfaces('MY UMBRELLA')).toEqual([umbrella]);
  });
});
