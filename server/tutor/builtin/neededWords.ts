import type { Morpheme } from '../../../domain/conversation/message';
import type { Bank } from './bank';
import { lemmasOf } from './english/lemmas';
import { isFunctionWord } from './functionWords';
import { spellOut } from './normalise';
import { isPlainGloss, noName, ownWeight } from './vocabulary';
import { wordFor } from './wordQuestion';

/** More of them would be a vocabulary list. */
const most = 4;

/**
 * Of a message that cannot be put into the target language, the words that can: what the learner lacked, in the order
 * of the message, marked as needed where they have not met them. Empty where nothing of it is known for sure.
 */
export function neededWords(message: string, bank: Bank, knownCount: (surface: string) => number): Morpheme[] {
  const typed = spellOut(message).match(/[\p{L}\p{M}]+(?:-[\p{L}]+)*/gu) ?? [];
  const found = new Map<string, Morpheme>();
  for (let at = 0; at < typed.length && found.size < most;) {
    const pair = typed.slice(at, at + 2).join(' ');
    const both = at + 1 < typed.length ? lookUp(pair, bank) : undefined;
    const word = both ?? lookUp(typed[at] ?? '', bank);
    if (word) found.set(word.surface, morphemeOf(word, bank, knownCount));
    at += both ? 2 : 1;
  }
  return [...found.values()];
}

type Word = NonNullable<ReturnType<typeof wordFor>>;

/** A word of the target language, if English has the word in question as its gloss. */
function lookUp(english: string, bank: Bank): Word | undefined {
  const small = english.toLowerCase();
  const isWorthIt = small.split(' ').every((word) => word.length > 2 && ownWeight(word) >= 1);
  if (!isWorthIt || isPlainGloss(small) || noName.has(small)) return undefined;
  const forms = small.includes(' ') ? [small] : lemmasOf(small);
  const word = forms.map((form) => wordFor(form, bank)).find((each) => each !== undefined);
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
