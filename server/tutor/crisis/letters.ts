import { crisisWords, lookAlikes } from './words';

/** A message as the tables of this folder read it, in its two ways. */
export interface Letters {
  /** Small Latin letters without accents, words apart by one space: as written, and with slips of the pen put right. */
  latin: readonly string[];
  /** As it stands in Japanese or Korean, without any space; katakana as hiragana. */
  native: string;
}

export function lettersOf(message: string): Letters {
  const text = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´ʼ]/gu, "'");
  return { latin: latinOf(text), native: nativeOf(text) };
}

function latinOf(text: string): string[] {
  const bare = text
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .normalize('NFD')
    // In German an umlaut and the two letters for it are the same word.
    .replace(/([aou])\u0308/gu, '$1e')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/'/gu, '')
    .replace(/([a-z])\1{2,}/gu, '$1')
    .replace(/[.!?;\n]+/gu, ' . ')
    .replace(/[^a-z.]+/gu, ' ')
    .trim();
  const words = bare.split(/\s+/u);
  return [...new Set([words.join(' '), words.map(corrected).join(' ')])];
}

/** A clause ends where its sentence does: these marks stay. */
function nativeOf(text: string): string {
  return text
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaAfterHiragana))
    .replace(/[.!?！？。、,;\n…]+/gu, '。')
    .replace(/[^\p{L}\p{N}。ー]+/gu, '');
}

/** Between the code points of ァ and ぁ (Unicode). */
const katakanaAfterHiragana = 0x60;

/** A word of the tables for one with a single slip in it, unless that is another word. */
function corrected(word: string): string {
  if (word.length < shortest || lookAlikes.has(word)) return word;
  const alike = wordsByInitial.get(word.charAt(0)) ?? [];
  if (alike.includes(word)) return word;
  return alike.find((known) => isOneSlipFrom(word, known)) ?? word;
}

/** Of shorter words one slip makes too many others. */
const shortest = 5;

const wordsByInitial = new Map<string, string[]>();
for (const word of crisisWords)
  wordsByInitial.set(word.charAt(0), [...(wordsByInitial.get(word.charAt(0)) ?? []), word]);

/** Whether two words differ in one letter put in, left out or changed, or in two that changed places. */
function isOneSlipFrom(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from += 1;
  const [rest, other] = [word.slice(from), known.slice(from)];
  const [[first, second], [otherFirst, otherSecond]] = [rest, other];
  const isSwapped = first === otherSecond && second === otherFirst;
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (isSwapped && rest.slice(2) === other.slice(2))
  );
}
