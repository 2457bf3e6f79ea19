import { romanize } from 'koroman';

/**
 * Revised Romanisation as spoken, by koroman over a whole eojeol, then cut at the syllables of its pieces:
 * 밥 | 을 is bab | eul, though 밥 alone is bap. A consonant that is carried over stays with the piece that spells it.
 */

const first = 0xac00;
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
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

/** A piece of an eojeol, and how it is spoken where that is not told by its letters; in Hangul. */
export interface SpelledPiece {
  surface: string;
  reading?: string | undefined;
}

/** The pieces of one eojeol in Latin letters; '' where a piece has no Hangul. */
export function transliterateEojeol(pieces: readonly SpelledPiece[]): string[] {
  const spellings = pieces.map(({ surface, reading }) => (reading ?? surface).normalize('NFC'));
  const syllables = syllablesOf(spellings.join(''));
  let from = 0;
  return spellings.map((spelling) => {
    const length = [...spelling].length;
    const latin = syllables.slice(from, from + length).join('');
    from += length;
    return /[가-힣]/u.test(spelling) ? latin : '';
  });
}

/** One entry for each character of the text. */
function syllablesOf(text: string): string[] {
  return (text.match(/[가-힣]+|[^가-힣]+/gu) ?? []).flatMap((run) =>
    /[가-힣]/u.test(run) ? cutAtSyllables(run) : [...run],
  );
}

function cutAtSyllables(run: string): string[] {
  const letters = [...run];
  let told = run;
  for (const [pattern, to] of spoken) told = told.replace(pattern, to);
  const spelled = letters.flatMap((letter) => partsOf(letter) ?? []);
  // Hyphens part what would be read together (국까: guk-kka); the pieces do that here.
  const latin = romanize(carryOver(told)).replace(/-/gu, '');
  const pattern = [...told].map((letter) => vowels[partsOf(letter)?.vowel ?? 0] ?? '').join(')([^aeiouwy]*)(');
  const found = new RegExp(`^([^aeiouwy]*)(${pattern})([^aeiouwy]*)$`, 'u').exec(latin);
  if (!found) return [latin, ...letters.slice(1).map(() => '')];
  return spelled.map((parts, index) => {
    const onset = index === 0 ? (found[1] ?? '') : onsetOf(found[2 * index + 1] ?? '', spelled[index - 1], parts);
    const next = spelled[index + 1];
    const after = found[2 * index + 3] ?? '';
    const coda = next ? after.slice(0, after.length - onsetOf(after, parts, next).length) : after;
    return onset + (found[2 * index + 2] ?? '') + coda;
  });
}

/** What of the consonants between two vowels begins the second syllable. */
function onsetOf(between: string, before: Parts | undefined, after: Parts): string {
  if (!before || before.final === 0) return between;
  if (after.initial === silent) return '';
  const onset = /(?:kk|tt|pp|ss|jj|ch|[gndrmbsjktphl])$/u.exec(between)?.[0] ?? '';
  if (onset.length < between.length) return onset;
  // One sound for two letters: ㅎ of the first is swallowed (좋고, jo-ko), ㅎ of the second leaves the first its own.
  return after.initial === hieut ? '' : between;
}
