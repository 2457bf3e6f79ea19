import { koreanStems } from '../../../language/koreanVerbs';
import { bareGloss, type LexiconEntry } from '../format/lexicon';
import { isKoreanVerbEnding } from '../understanding/koreanSpacing';
import type { Bank } from '../understanding/bank';

/**
 * What words of a Korean sentence mean where they stand, as far as the lexicon cannot tell that by the word alone:
 * particles behind a noun, minutes behind a number, and verbs in a form that no sentence has.
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
      counted(surface, before) ??
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

const isNumber = /^(?:\d+|[일이삼사오육칠팔구십백천만]+)$/u;

/** 분 after a number is a minute, and a person elsewhere. */
const counted = (surface: string, before: string): LexiconEntry | undefined =>
  surface === '분' && isNumber.test(before) ? { gloss: 'minutes' } : undefined;

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
