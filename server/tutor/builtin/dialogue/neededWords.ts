import type { Morpheme } from '../../../../domain/conversation/message';
import type { Bank } from '../understanding/bank';
import { lemmasOf } from '../understanding/english/lemmas';
import { isFunctionWord } from '../format/functionWords';
import { spellOut } from '../understanding/normalise';
import { firstNames, isPlainGloss, noName, ownWeight } from '../understanding/vocabulary';
import { wordFor } from '../understanding/wordQuestion';

/** More of them would be a vocabulary list. */
const most = 4;

/**
 * Of a message that cannot be put into the target language, the words that can: what the learner lacked, in the order
 * of the message, marked as needed where they have not met them. Empty where nothing of it is known for sure.
 */
export function neededWords(message: string, bank: Bank, knownCount: (surface: string) => number): Morpheme[] {
  const typed = wordsOf(spellOut(message));
  const found = new Map<string, Morpheme>();
  for (let at = 0; at < typed.length && found.size < most;) {
    const both = at + 1 < typed.length ? lookUp(typed.slice(at, at + 2), bank) : undefined;
    const word = both ?? lookUp(typed.slice(at, at + 1), bank);
    if (word) found.set(word.surface, morphemeOf(word, bank, knownCount));
    at += both ? 2 : 1;
  }
  return [...found.values()];
}

interface TypedWord {
  text: string;
  /** Has a capital that no beginning of a sentence gave it. */
  hasCapital: boolean;
}

function wordsOf(message: string): TypedWord[] {
  return [...message.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}]+)*/gu)].map(({ 0: text, index }) => {
    const isFirst = /(?:^|[.!?:\n])[^\p{L}]*$/u.test(message.slice(0, index));
    const hasCapital = /^\p{Lu}\p{Ll}/u.test(text);
    return { text, hasCapital: hasCapital && (!isFirst || firstNames.has(text.toLowerCase())) };
  });
}

type Word = NonNullable<ReturnType<typeof wordFor>>;

/** A word of the target language, if English has the word in question as its gloss. */
function lookUp(typed: readonly TypedWord[], bank: Bank): Word | undefined {
  const small = typed.map(({ text }) => text.toLowerCase()).join(' ');
  const isWorthIt = small.split(' ').every((word) => word.length > 2 && ownWeight(word) >= 1);
  if (!isWorthIt || isPlainGloss(small) || noName.has(small)) return undefined;
  const forms = small.includes(' ') ? [small] : lemmasOf(small);
  const word = forms.map((form) => wordFor(form, bank)).find((each) => each !== undefined);
  // Grace is no grace, but Monday is a day.
  if (word && typed.some(({ hasCapital }) => hasCapital) && !/^\p{Lu}/u.test(word.gloss)) return undefined;
  return word && !isFunctionWord(word.surface, word.lemma, bank.content) ? word : undefined;
}

function morphemeOf(
  { surface, reading, gloss }: Word,
  { tools }: Bank,
  knownCount: (surface: string) => number,
): Morpheme {
  const needed = knownCount(surface) > 0 ? {} : { needed: true as const };
  return [surface, tools.transliterate(surface, reading), gloss, { ...needed, dict: true }];
}
