import type { WrittenWord } from '../writer';
import { finalOf, isHangul } from './hangul';
import { Unsayable, glued } from './words';

/** What sound a word ends in; 'l' is a consonant that 로 takes for a vowel. */
export type Sound = 'vowel' | 'consonant' | 'l';

/** Names in Latin letters by how Korean writes their last sound: Tom is 톰, David is 데이비드. The first that fits. */
const latinEndings: readonly (readonly [RegExp, Sound | undefined])[] = [
  [/(?:ah|eh|oh|uh|gh|ph|th|sh|ch|wh)$/u, 'vowel'],
  [/(?:tt|[nmlp])e$/u, undefined],
  [/[aeiouywáàâãäéèêëíìîïóòôõöúùûüøåæœ]$/u, 'vowel'],
  [/l$/u, 'l'],
  [/(?:[mn]|ng)$/u, 'consonant'],
  [/mb$/u, undefined],
  [/[rdszxfvß]$/u, 'vowel'],
  [/(?:[^aeiou][aeiou]|^[aeiou]|ui)(?:ck|k|p|pp|t|tt|b|bb)$/u, 'consonant'],
  [/[rnlsfpck][kpt]$/u, 'vowel'],
  [/[ai]c$/u, 'consonant'],
];

/** The sound of the end of a word; undefined where it cannot be told from the letters. */
export function soundOf(text: string): Sound | undefined {
  if (isHangul(text)) {
    const final = finalOf(text);
    return final === '' ? 'vowel' : final === 'ㄹ' ? 'l' : 'consonant';
  }
  const small = text.toLowerCase();
  return latinEndings.find(([ending]) => ending.test(small))?.[1];
}

/** Particles by what they say: after a consonant, after a vowel, and the gloss. */
const particles = {
  topic: ['은', '는', ':topic'],
  subject: ['이', '가', ':subject'],
  object: ['을', '를', ':object'],
  and: ['하고', '하고', ':and'],
  with: ['하고', '하고', ':with'],
  to: ['에', '에', ':to'],
  at: ['에', '에', ':at'],
  in: ['에', '에', ':in'],
  'doing-at': ['에서', '에서', ':at'],
  'doing-in': ['에서', '에서', ':in'],
  from: ['에서', '에서', ':from'],
  'from-person': ['에게서', '에게서', ':from'],
  until: ['까지', '까지', ':until'],
  since: ['부터', '부터', ':from'],
  'to-person': ['에게', '에게', ':to'],
  'to-elder': ['께', '께', ':to'],
  of: ['의', '의', ':of'],
  than: ['보다', '보다', ':than'],
  also: ['도', '도', ':also'],
  every: ['마다', '마다', 'every'],
  as: ['으로', '로', 'as'],
  by: ['으로', '로', ':by'],
  direction: ['으로', '로', ':to'],
  called: ['이라는', '라는', 'called'],
  only: ['만', '만', 'only'],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>;

export type Particle = keyof typeof particles;

/** What is said in one syllable less. */
const contractions: Readonly<Record<string, string>> = {
  '이거 topic': '이건',
  '그거 topic': '그건',
  '이거 object': '이걸',
  '그거 object': '그걸',
  '이거 subject': '이게',
  '그거 subject': '그게',
};

const alwaysAsVowel: ReadonlySet<Particle> = new Set(['as', 'by', 'direction']);

/** Whether what stands after these words is written as after a consonant. Throws `Unsayable` where that cannot be told. */
export function endsClosed(words: readonly WrittenWord[]): boolean {
  const sound = soundOf(words.at(-1)?.surface ?? '');
  if (sound === undefined) throw new Unsayable();
  return sound !== 'vowel';
}

/** The words with a particle hung on the last of them. */
export function withParticle(words: readonly WrittenWord[], particle: Particle): readonly WrittenWord[] {
  const [closed, open, gloss] = particles[particle];
  if (closed === open) return [...words, glued(closed, gloss)];
  const isClosed = endsClosed(words);
  const asVowel = alwaysAsVowel.has(particle) && soundOf(words.at(-1)?.surface ?? '') === 'l';
  const [last] = words.slice(-1);
  // 저 and 누구 have a form of their own before 가.
  if (particle === 'subject' && last?.surface === '저') {
    return [...words.slice(0, -1), { ...last, surface: '제', lemma: '저' }, glued('가', gloss)];
  }
  if (particle === 'subject' && last?.surface === '누구') {
    return [...words.slice(0, -1), { ...last, surface: '누가', lemma: '누구' }];
  }
  const contracted = contractions[`${last?.surface ?? ''} ${particle}`];
  if (last && contracted !== undefined) {
    return [...words.slice(0, -1), { ...last, surface: contracted, lemma: last.surface }];
  }
  return [...words, glued(isClosed && !asVowel ? closed : open, gloss)];
}
