import { byPattern, type Mistake, type MistakeFinder } from './mistakes';

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;

/** How a syllable ends: 0 in a vowel, 8 in ㄹ; undefined where it is no syllable. */
function finalOf(syllable: string): number | undefined {
  const code = syllable.codePointAt(0) ?? 0;
  return code < firstSyllable || code > lastSyllable ? undefined : (code - firstSyllable) % finals;
}

/** After a consonant, after a vowel. */
const pairs: readonly (readonly [consonant: string, vowel: string])[] = [
  ['을', '를'],
  ['은', '는'],
  ['이', '가'],
  ['과', '와'],
  ['이에요', '예요'],
  ['이랑', '랑'],
];

/** A noun that the content knows with the other form of its particle: 사과을, 학생예요. */
const particles: MistakeFinder = (text, { lexicon, content }) => {
  const nouns = new Set(
    content.tables.lexicon
      .filter(({ pos }) => pos === 'noun' || pos === 'propn' || pos === 'pron')
      .map(({ lemma }) => lemma),
  );
  return [...text.matchAll(/[\p{Script=Hangul}]+/gu)].flatMap(({ 0: word, index }): Mistake[] => {
    // A word of its own: 가을 is no "가" with a particle, and 나은 is "better".
    if (nouns.has(word) || word === '나은') return [];
    const [, called = ''] = /^(\p{L}+)이예요$/u.exec(word) ?? [];
    if (nouns.has(called) && !nouns.has(`${called}이`)) {
      const right = finalOf(called.at(-1) ?? '') === 0 ? '예요' : '이에요';
      return [
        { at: index + called.length, wrong: '이예요', right, kind: 'spelling', why: `It is written “${right}”.` },
      ];
    }
    for (const pair of pairs) {
      const particle = pair.find((each) => word.endsWith(each) && word.length > each.length);
      if (particle === undefined) continue;
      const noun = word.slice(0, -particle.length);
      const final = finalOf(noun.at(-1) ?? '');
      if (!nouns.has(noun) || final === undefined || lexicon.find(word) !== undefined) continue;
      const right = final === 0 ? pair[1] : pair[0];
      if (right === particle) return [];
      const ending = final === 0 ? 'a vowel' : 'a consonant';
      return [
        {
          at: index + noun.length,
          wrong: particle,
          right,
          kind: particle.endsWith('예요') || particle.endsWith('에요') ? 'spelling' : 'particle',
          why: `“${noun}” ends in ${ending}, so it takes “${right}”.`,
        },
      ];
    }
    return [];
  });
};

export const koreanMistakes: readonly MistakeFinder[] = [
  particles,
  byPattern(
    'choice',
    /[을를] (좋아요|좋습니다|싫어요)/u,
    ([, wrong = '']) => ({ 좋아요: '좋아해요', 좋습니다: '좋아합니다', 싫어요: '싫어해요' })[wrong],
    (wrong, right) => `With “을/를” it is “${right}”: “${wrong}” says that something is good, not that you like it.`,
  ),
];
