import { describe, expect, it, vi } from 'vitest';
import { wordByWord } from './wordByWord';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const known = new Map(
  Object.entries({
    es: { hola: 'hello', quiero: 'I want', un: 'a', taco: 'taco', no: 'no', me: 'me', gusta: 'pleases', a: 'to', pizza: 'pizza' },
    'zh-Hans': { 我: 'I', 学习: 'to study' },
  }).map(([language, words]) => [language, new Map(Object.entries(words))]),
); // oxfmt-ignore

function say(language: string, message: string, hasDictionary = true) {
  return wordByWord({
    language,
    message,
    lookUp: (keys) =>
      Promise.resolve(
        new Map(
          keys.flatMap((key) => {
            const gloss = hasDictionary ? known.get(language)?.get(key) : undefined;
            return gloss === undefined ? [] : [[key, { gloss, reading: '', dictionary: 'test' }] as const];
          }),
        ),
      ),
  });
}

describe('wordByWord', () => {
  it('cuts a message and glosses what the dictionary knows', async () => {
    expect(await say('es', '¡Hola! Quiero un xilófono.')).toEqual([
      ['¡', '', ''],
      ['Hola', '', 'hello', { dict: true }],
      ['!', '', ''],
      ['Quiero', '', 'I want', { dict: true }],
      ['un', '', 'a', { dict: true }],
      ['xilófono', '', ''],
      ['.', '', ''],
    ]);
    expect(await say('zh-Hans', '我学习。')).toEqual([
      ['我', 'wǒ', 'I', { dict: true }],
      ['学习', 'xuéxí', 'to study', { dict: true }],
      ['。', '', ''],
    ]);
  });

  it('cuts and transliterates without a dictionary, and says what is approximate', async () => {
    expect(await say('ru', 'Привет, мир')).toEqual([
      ['Привет', 'Privet', ''],
      [',', '', ''],
      ['мир', 'mir', ''],
    ]);
    expect(await say('hy', 'Բարեւ OK')).toEqual([
      ['Բարեւ', 'Barew', '', { approx: true }],
      ['OK', '', ''],
    ]);
    expect(await say('x-georgian', 'გამარჯობა')).toEqual([['გამარჯობა', 'gamarjoba', '', { approx: true }]]);
    expect(await say('zh-Hant', '學生')).toEqual([['學生', 'xuéshēng', '']]);
  });

  it.each([
    ['es', 'No me gusta', true],
    ['es', 'Hola', true],
    ['es', '¿Dónde está?', true],
    ['es', 'I want a pizza', false],
    ['es', 'My hovercraft is full of eels', false],
    ['es', 'Hello', false],
    ['es', 'Привет', false],
    ['es', '42 !?', false],
    ['ru', 'How do you say hello?', false],
    ['ru', 'I say привет', false],
    ['ru', 'привет my друг', true],
    ['zh-Hans', 'Здравствуйте', false],
    ['x-klingon', 'I would like a coffee', false],
    ['', 'Hola', false],
    ['..', 'Hola', false],
  ])('in %s: %s', async (language, message, isIn) => {
    expect((await say(language, message)) !== null).toBe(isIn);
  });

  it('knows a sentence without one common English word even without a dictionary', async () => {
    expect(await say('es', 'Hola, quiero un taco', false)).not.toBeNull();
    expect(await say('es', 'Hola, me gusta el café', false)).not.toBeNull();
    expect(await say('es', 'I like tacos', false)).toBeNull();
    expect(await say('es', "I don't like your café", false)).toBeNull();
  });
});
