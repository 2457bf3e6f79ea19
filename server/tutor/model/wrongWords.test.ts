import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HeardModelTutor,
  answerWith,
  glossesOf,
  goodAnswer,
  startModelTutor,
  thenPieces,
} from '../../../tests/support/modelTutor';
import { says, type ModelAnswer } from '../../../tests/support/standInModel';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

describe('words that are wrong', () => {
  it.each<[string, object]>([
    ['missing', { words: ['Bonjour|hello', 'voulez|want', 'café|coffee'] }],
    [
      'doubled',
      { words: ['Bonjour|hello', 'Bonjour|hello', 'Vous|you', 'Vous|you', 'voulez|want', 'un|a', 'café|coffee'] },
    ],
    [
      'invented',
      { words: ['Bonjour|hello', 'Madame|madam', 'Vous|you', 'voulez|want', 'un|a', 'petit|small', 'café|coffee'] },
    ],
    ['in another order', { words: ['café|coffee', 'Bonjour|hello', 'Vous|you', 'un|a', 'voulez|want'] }],
    ['of wrong types', { words: [1, null, ['Bonjour', 'hello'], { a: 1 }, 'voulez|want', 'café|coffee'] }],
    ['no list', { words: 'Bonjour' }],
    ['without glosses', { words: ['Bonjour', 'Vous|', 'voulez|want', 'un', 'café|coffee'] }],
    ['glossed by themselves', { words: ['Bonjour|Bonjour', 'Vous|Vous', 'voulez|voulez', 'un|un', 'café|coffee'] }],
    ['glossed in another script', { words: ['Bonjour|привет', 'Vous|вы', 'voulez|want', 'un|a', 'café|coffee'] }],
  ])('(%s) give the sentence back, and are glossed by one further question', async (_name, change) => {
    const before = tutor.model.asked.length;
    const pieces = goodAnswer.words.map((word, index) => `${String(index + 1)}|${word}`);
    const heard = await tutor.hear(thenPieces(answerWith(change), ['1|hello', ...pieces].join('\n')));
    expect(heard.error).toBeNull();
    expect(heard.words.map(([surface]) => surface).join('')).toBe(goodAnswer.text.replace(/\s/gu, ''));
    expect(glossesOf(heard.words)).toMatchObject({ café: expect.stringMatching(/./u) as string });
    expect(heard.words.filter(([surface, , gloss]) => /\p{L}/u.test(surface) && gloss === '')).toEqual([]);
    expect(tutor.model.asked.length - before).toBeLessThanOrEqual(2);
  });

  it.each<[string, string, string[], object]>([
    ['es', 'Tengo un gato.', ['Tengo|Tengo', 'un|un', 'gato|gato'], { Tengo: '', un: '', gato: '' }],
    ['de', 'Der Hund schläft.', ['Der|Der', 'Hund|Hund', 'schläft|schläft'], { Hund: '' }],
    [
      'es',
      'Hola Marta. Marta come.',
      ['Hola|Hola', 'Marta|Marta', 'Marta|Marta', 'come|come'],
      { Marta: 'Marta', come: '' },
    ],
    ['de', 'Tom schläft.', ['Tom|Tom', 'schläft|schläft'], { Tom: 'Tom', schläft: '' }],
  ])(
    'regression: in %s, glossed by themselves at the beginning of %s are none but names',
    async (language, text, words, glosses) => {
      const answer = thenPieces(answerWith({ text, words }), 'I do not know these.');
      const heard = await tutor.hear(answer, {}, { language, learnerName: 'Tom' });
      expect(glossesOf(heard.words)).toMatchObject(glosses);
    },
  );

  it('are asked for again in a later turn where the answer said nothing, and kept for others once it did', async () => {
    const kept = new Map<string, string>();
    const answers = {
      get: (key: string) => Promise.resolve(kept.get(key) ?? null),
      set: (key: string, answer: string) => Promise.resolve(void kept.set(key, answer)),
    };
    const first = answerWith({ words: ['Bonjour|hello', 'Vous|you', 'voulez|want', 'un|a'] });
    const glossOf = async (pieces: string) =>
      glossesOf((await tutor.hear(thenPieces(first, pieces), { answers })).words).café;
    expect(await glossOf('I do not know these.')).toBe('');
    expect(kept.size).toBe(0);
    expect(await glossOf('1|coffee')).toBe('coffee');
    expect(await glossOf('1|never asked')).toBe('coffee');
  });

  describe('that cross those of the segmenter', () => {
    const text = '外国人参政権です。';
    const [right, wrong] = [
      ['外国人|がいこくじん|foreigner', '参政権|さんせいけん|suffrage'],
      ['外国|がいこく|foreign country', '人参|にんじん|carrot', '政権|せいけん|government'],
    ];
    const words = (cut: readonly string[]) => [...cut, 'です|です|is'];
    const answers = (first: readonly string[], second: readonly string[]) =>
      ((response, asked) =>
        says(asked.body.response_format ? JSON.stringify({ text, words: words(first) }) : words(second).join('\n'))(
          response,
          asked,
        )) satisfies ModelAnswer;

    it.each([
      ['stay as the model insists', right, right, ['外国人', '参政権', 'です', '。']],
      [
        'are cut as it has them the second time',
        ['外|そと|outside', '国人|こくじん|x', '参政権|さんせいけん|suffrage'],
        right,
        ['外国人', '参政権', 'です', '。'],
      ],
      ['stay where its second answer does not fit', right, ['なに|なに|what'], ['外国人', '参政権', 'です', '。']],
    ])('%s', async (_name, first, second, expected) => {
      const heard = await tutor.hear(answers(first, second), {}, { language: 'ja' });
      expect(heard.error).toBeNull();
      expect(heard.words.map(([surface]) => surface)).toEqual(expected);
    });

    it('cost no question where they are but longer or shorter', async () => {
      const before = tutor.model.asked.length;
      await tutor.hear(answers(wrong, wrong), {}, { language: 'ja' });
      expect(tutor.model.asked).toHaveLength(before + 1);
    });
  });

  it('are looked up where the model says nothing more', async () => {
    const heard = await tutor.hear(
      thenPieces(answerWith({ words: goodAnswer.words.slice(0, 4) }), 'I do not know.'),
      {},
      {
        lookUp: (keys) =>
          Promise.resolve(
            new Map(keys.map((key) => [key, { gloss: `dictionary of ${key}`, reading: '', dictionary: 'd' }])),
          ),
      },
    );
    expect(heard.words.find(([surface]) => surface === 'café')).toEqual([
      'café',
      '',
      'dictionary of café',
      { dict: true },
    ]);
  });

  it('are glossed by what is listed of them before any dictionary is asked, and marked as not from here', async () => {
    const asked: string[] = [];
    const heard = await tutor.hear(
      thenPieces(answerWith({ words: goodAnswer.words.slice(0, 3) }), 'I do not know.'),
      {
        listed: { find: ({ surface }) => Promise.resolve(surface === 'café' ? 'coffee' : null) },
      },
      {
        lookUp: (keys) => {
          asked.push(...keys);
          return Promise.resolve(new Map());
        },
      },
    );
    expect(heard.words.find(([surface]) => surface === 'café')).toEqual(['café', '', 'coffee', { dict: true }]);
    expect(asked).toEqual(['un']);
  });

  it('have a reading only where it can be one', async () => {
    const text = '駅はどこですか。';
    const words = ['駅|くるま駅|station', 'は|は|topic', 'どこ|どこ|where', 'です|です|is', 'か|か|question'];
    const heard = await tutor.hear(
      says(JSON.stringify({ text, words, meaning: 'x', replies: [], title: 't' })),
      {},
      { language: 'ja' },
    );
    expect(heard.words[0]?.[1]).toBe('eki');
  });
});
