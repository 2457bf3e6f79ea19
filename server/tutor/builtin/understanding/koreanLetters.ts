import { cutKoreanRun } from '../../../language/koreanUnits';
import { koreanKey } from './concepts/koreanWords';
import type { Bank } from './bank';

/**
 * Korean in Latin letters as the content writes it: eodi gayo is 어디 가요. Undefined for what has another word among
 * them than those of the content's sentences, and for English.
 */
export function inHangul(message: string, bank: Bank): string | undefined {
  if (bank.content.language !== 'ko' || !/^[\p{Script=Latin}\p{P}\s]+$/u.test(message)) return undefined;
  const words = message.match(/[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu) ?? [];
  if (words.length === 0 || words.length > mostWords) return undefined;
  if (words.filter((word) => bank.ownWords.has(word.toLowerCase())).length * 2 > words.length) return undefined;
  const written: (string | undefined)[] = words.map((word) => wordFor(word, bank));
  words.forEach((word, index) => {
    const number = numbers.get(word.toLowerCase());
    if (number !== undefined && counters.test(written[index + 1] ?? '')) written[index] = number;
    const name = isNameAfter.test(written[index - 1] ?? '') ? named.exec(word) : null;
    if (name?.[1] !== undefined && written[index] === undefined)
      written[index] = `${withCapital(name[1])}${copulas.get(name[2] ?? '') ?? ''}`;
  });
  if (written.some((word) => word === undefined)) return undefined;
  return `${written.join(' ').replace(loneParticle, '$1')}${/\?\s*$/u.test(message) ? '?' : ''}`;
}

const mostWords = 12;
const loneParticle = / (은|는|가|을|를|에|에서|도)(?= |$)/gu;

const numbers = new Map([
  ['han', '한'],
  ['du', '두'],
  ['se', '세'],
  ['ne', '네'],
]);
const counters = /^(?:시|살|명|개|잔|병|마리|번|달)/u;

const isNameAfter = /^(?:저는|나는|이름은)$/u;
const named = /^(\p{L}{2,}?)(i?yeyo|ieyo|imnida)$/u;
const copulas = new Map([
  ['yeyo', '예요'],
  ['iyeyo', '이에요'],
  ['ieyo', '이에요'],
  ['imnida', '입니다'],
]);
const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/** Particles and copulas that are written to a noun, the longest first. */
const endings = [
  '이에요',
  '입니다',
  '에서',
  '까지',
  '부터',
  '하고',
  '예요',
  '으로',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '에',
  '도',
  '로',
  '요',
];

function wordFor(typed: string, bank: Bank): string | undefined {
  const known = soundsOf(bank);
  const likest = (words: readonly string[] = []) =>
    words.find((word) => bank.tools.transliterate(word) === typed.toLowerCase()) ?? words[0];
  const whole = likest(known.get(koreanKey(typed)));
  if (whole !== undefined) return whole;
  for (const ending of endings) {
    for (const letters of lettersOf(ending, bank)) {
      if (!typed.toLowerCase().endsWith(letters)) continue;
      const stem = typed.slice(0, -letters.length);
      const found = stem.length > 2 ? known.get(koreanKey(stem)) : undefined;
      const noun = likest(found?.filter((word) => cutKoreanRun(word + ending).length > 1));
      if (noun !== undefined) return noun + ending;
    }
  }
  return undefined;
}

const lettersOf = (ending: string, { tools }: Bank) =>
  ending === '이에요' ? ['ieyo', 'iyeyo'] : [tools.transliterate(ending)];

const sounds = new WeakMap<Bank, ReadonlyMap<string, readonly string[]>>();

/** What stands between two spaces in the content, and its dictionary words, by how learners write its sound. */
function soundsOf(bank: Bank): ReadonlyMap<string, readonly string[]> {
  const known = sounds.get(bank);
  if (known) return known;
  const made = new Map<string, string[]>();
  const lemmas = bank.content.tables.lexicon.map(({ lemma }) => lemma).filter((lemma) => !lemma.endsWith('다'));
  for (const word of new Set([...[...bank.targetWords].map((key) => key.normalize('NFC')), ...lemmas])) {
    const sound = /^[가-힣]+$/u.test(word) ? koreanKey(bank.tools.transliterate(word)) : '';
    if (sound.length > 1) made.set(sound, [...(made.get(sound) ?? []), word]);
  }
  sounds.set(bank, made);
  return made;
}
