import type * as Koroman from 'koroman';
import { createRequire } from 'node:module';
import { atFirstUse } from './atFirstUse';

const require = createRequire(import.meta.url);
const koroman = atFirstUse(() => require('koroman') as typeof Koroman);

/**
 * Revised Romanisation as spoken, by koroman, of one word alone: what stands above 밥 is bap, whether 을 follows or not,
 * for that is how the word is looked up and learnt. Sounds carry over inside a word only.
 */

const first = 0xac00;
const silent = 11;

/** Pronunciations that no rule over letters tells; each keeps its number of syllables. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/십육/gu, '심뉵'],
  [/맛없/gu, '마덦'],
  [/첫인상/gu, '처딘상'],
  [/담요/gu, '담뇨'],
  [/두통약/gu, '두통냑'],
  [/집안일/gu, '지반닐'],
  [/볼일/gu, '볼릴'],
  [/(른|흔|쉰|순)여(섯|덟)/gu, '$1녀$2'],
  [/(강남|부산|시청|명동|안산|수원|대전|용산|신촌)역/gu, '$1녁'],
];

/** Where a consonant before 야, 여, 요, 유 is doubled rather than carried over: 서울역 is seoullyeok. */
const doubled = /(?:[울철국궁실]역|[알물]약|[열물]여[섯덟]|색연필|볼륨|식용유)/gu;

/** koroman doubles it everywhere: 목요일 would be mongnyoil. Carried over here, before it comes to that. */
function carryOver(text: string): string {
  const kept = [...text.matchAll(doubled)].map(({ index, 0: found }) => [index, index + found.length] as const);
  const letters = [...text];
  for (let at = 1; at < letters.length; at += 1) {
    const [before, after] = [partsOf(letters[at - 1] ?? ''), partsOf(letters[at] ?? '')];
    if (!before || !after || kept.some(([from, to]) => at > from && at < to)) continue;
    const carried = carriedAs.get(before.final);
    if (carried !== undefined && after.initial === silent && glides.has(after.vowel)) {
      letters[at - 1] = join({ ...before, final: 0 });
      letters[at] = join({ ...after, initial: carried });
    }
    // 못해요 is motaeyo.
    if (dentals.has(before.final) && after.initial === hieut) {
      letters[at - 1] = join({ ...before, final: 0 });
      letters[at] = join({ ...after, initial: tieut });
    }
  }
  return letters.join('');
}

/** ㄱ, ㄹ and ㄲ as finals, and as the initials that they become. */
const carriedAs = new Map([
  [1, 0],
  [2, 1],
  [8, 5],
]);
const glides = new Set([2, 3, 6, 7, 12, 17]);
const hieut = 18;
const tieut = 16;
/** ㅅ, ㅈ, ㅊ, ㅌ as finals. */
const dentals = new Set([19, 22, 23, 25]);

interface Parts {
  initial: number;
  vowel: number;
  final: number;
}

function partsOf(letter: string): Parts | undefined {
  if (!/^[가-힣]$/u.test(letter)) return undefined;
  const code = letter.charCodeAt(0) - first;
  return { initial: Math.floor(code / 588), vowel: Math.floor((code % 588) / 28), final: code % 28 };
}

function join({ initial, vowel, final }: Parts): string {
  return String.fromCharCode(first + initial * 588 + vowel * 28 + final);
}

/** A word in Latin letters, by its spelling or by how it is spoken, in Hangul; '' for what has none. */
export function romaniseKorean(word: string): string {
  const spelling = word.normalize('NFC');
  if (!/[가-힣]/u.test(spelling)) return '';
  return spelling.replace(/[가-힣]+/gu, romaniseRun);
}

function romaniseRun(run: string): string {
  let told = run;
  for (const [pattern, to] of spoken) told = told.replace(pattern, to);
  // Hyphens part what would be read together (국까: guk-kka); a gloss has no room for them.
  return koroman().romanize(carryOver(told)).replace(/-/gu, '');
}
