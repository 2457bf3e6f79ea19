import { koreanStems } from '../../../language/koreanVerbs';
import { bareGloss, type LexiconEntry } from '../format/lexicon';
import { isKoreanVerbEnding } from '../understanding/koreanSpacing';
import type { Bank } from '../understanding/bank';

/**
 * What words of a Korean sentence mean where they stand, as far as the lexicon cannot tell that by the word alone:
 * particles behind a noun, numbers and what is counted, and verbs in a form that no sentence has.
 *
 * @param surfaces all words of the text in their order
 * @returns for each word what is known of it, or undefined
 */
export function koreanGlosses(text: string, surfaces: readonly string[], bank: Bank): (LexiconEntry | undefined)[] {
  let from = 0;
  let end = -1;
  return surfaces.map((surface, index) => {
    const start = text.indexOf(surface, from);
    const isAttached = start === end && index > 0;
    from = end = start + surface.length;
    const before = surfaces[index - 1] ?? '';
    const after = surfaces[index + 1] ?? '';
    return (
      (isAttached ? particle(surface, before, after) : undefined) ??
      counted(surface, before, after) ??
      (bank.lexicon.find(surface) === undefined ? verbForm(surface, bank) : undefined)
    );
  });
}

const particles = new Map(
  Object.entries({
    이: ':subject',
    가: ':subject',
    은: ':topic',
    는: ':topic',
    을: ':object',
    를: ':object',
    의: ':of',
    와: ':and',
    과: ':and',
    도: ':also',
    에서: ':at',
    부터: ':from',
    까지: ':until',
    요: ':polite',
  }),
);

function particle(surface: string, before: string, after: string): LexiconEntry | undefined {
  if (!/[가-힣\p{L}\d]$/u.test(before)) return undefined;
  if (surface === '에') return { gloss: /^(?:가|갔|갈|오|와|왔|올|다녀|다니|도착)/u.test(after) ? ':to' : ':at' };
  const gloss = surface === '에서' && /^(?:오|와|왔|온|출발)/u.test(after) ? ':from' : particles.get(surface);
  return gloss === undefined ? undefined : { gloss };
}

const sino = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const native = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const nativeTens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
const countedNatively = /^(?:시|시간|살|명|개|잔|병|마리|번|달|장|권|그릇|캔)$/u;
const isNumber = /^(?:\d+|[일이삼사오육칠팔구십백천만]+)$/u;

/** 분 after a number is a minute, and a person elsewhere; numerals are read as what they count asks. */
function counted(surface: string, before: string, after: string): LexiconEntry | undefined {
  if (surface === '분' && isNumber.test(before)) return { gloss: 'minutes' };
  if (!/^\d{1,4}$/u.test(surface)) return undefined;
  const number = Number(surface);
  const reading =
    countedNatively.test(after) && number > 0 && number < 100 ? nativeReading(number) : sinoReading(number);
  return { gloss: surface, reading };
}

function nativeReading(number: number): string {
  if (number === 20) return '스무';
  return `${nativeTens[Math.floor(number / 10)] ?? ''}${native[number % 10] ?? ''}`;
}

function sinoReading(number: number): string {
  if (number === 0) return '영';
  const digits = [...String(number)].map(Number);
  return digits
    .map((digit, index) => {
      const place = ['', '십', '백', '천'][digits.length - 1 - index] ?? '';
      return digit === 0 ? '' : `${digit === 1 && place !== '' ? '' : (sino[digit] ?? '')}${place}`;
    })
    .join('');
}

const lemmas = new WeakMap<Bank, ReadonlyMap<string, string>>();

/** The dictionary form by the longest stem that a form begins with. */
function verbForm(surface: string, bank: Bank): LexiconEntry | undefined {
  if (!/^[가-힣]{2,}$/u.test(surface)) return undefined;
  const known =
    lemmas.get(bank) ??
    new Map(
      [...bank.content.tables.lexicon]
        .reverse()
        .flatMap(({ lemma }) => koreanStems(lemma).map((stem) => [stem, lemma] as const)),
    );
  lemmas.set(bank, known);
  for (let length = surface.length; length > 0; length -= 1) {
    const lemma = known.get(surface.slice(0, length));
    if (lemma === undefined || !isKoreanVerbEnding(surface.slice(length))) continue;
    const found = bank.lexicon.find(lemma);
    return found && { gloss: bareGloss(found.gloss), lemma };
  }
  return undefined;
}
