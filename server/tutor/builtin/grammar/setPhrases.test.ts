import { describe, expect, it } from 'vitest';
import { sayPlainly } from '../../../../tests/support/sayPlainly';

const rows = [
  ['Good luck!', { de: 'Viel Glück!', fr: 'Bonne chance !', ja: '頑張ってください。', ko: '행운을 빌어요.' }],
  [
    "I didn't say that!",
    {
      de: 'Das habe ich nicht gesagt.',
      fr: 'Ce n’est pas ce que j’ai dit.',
      ja: 'そうは言っていません。',
      ko: '그렇게 말하지 않았어요.',
    },
  ],
  [
    'I am tired, so good night.',
    {
      de: 'Ich bin müde. Also gute Nacht.',
      fr: 'Je suis fatigué. Alors bonne nuit.',
      ja: '疲れています。では、おやすみなさい。',
      ko: '피곤해요. 그럼 안녕히 주무세요.',
    },
  ],
  [
    'Not at all, but I like dogs.',
    {
      de: 'Überhaupt nicht. Aber ich mag Hunde.',
      fr: 'Pas du tout. Mais j’aime les chiens.',
      ja: 'いいえ、全然。でも、犬が好きです。',
      ko: '전혀 아니에요. 하지만 강아지를 좋아해요.',
    },
  ],
] as const;

describe.each(['de', 'fr', 'ja', 'ko'] as const)('what is said in fixed words, in %s', (language) => {
  it('is a sentence of its own among others', { timeout: 120_000 }, () => {
    expect(rows.map(([english]) => sayPlainly(english, language))).toEqual(
      rows.map(([, expected]) => expected[language]),
    );
  });
});

describe('what is said in fixed words', () => {
  it('is polite to whom one does not know', () => {
    expect(sayPlainly('You already asked me that.', 'fr', { isFamiliar: false })).toBe('Vous m’avez déjà demandé ça.');
    expect(sayPlainly('You already asked me that.', 'de', { isFamiliar: false })).toBe(
      'Das haben Sie mich schon gefragt.',
    );
  });
});
