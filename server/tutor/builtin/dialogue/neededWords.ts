import type { Morpheme } from '../../../../domain/conversation/message';
import type { Bank } from '../understanding/bank';
import { isFunctionWord } from '../format/functionWords';
import { spellOut } from '../understanding/normalise';
import { firstNames, isPlainGloss } from '../understanding/vocabulary';
import { classesAt, isContent, someName } from '../saying/englishPlace';
import { senseFor, type SenseWord } from '../saying/senses';
import { isMetInAnyForm } from '../saying/metForms';

/** More of them would be a vocabulary list. */
const most = 4;

/**
 * Of a message that cannot be put into the target language, the words that can: what the learner lacked, in the order
 * of the message, each in its dictionary form, marked as needed where they have met no form of it. Empty where nothing of
 * it is known for sure, and of a clause that denies: 'tired' is the opposite of "I'm not tired".
 */
export function neededWords(message: string, bank: Bank, knownCount: (surface: string) => number): Morpheme[] {
  const typed = wordsOf(affirmed(spellOut(message)));
  const found = new Map<string, Morpheme>();
  for (let at = 0; at < typed.length && found.size < most;) {
    const both = lookUp(typed, at, 2, bank);
    const word = both ?? lookUp(typed, at, 1, bank);
    if (word) found.set(word.surface, morphemeOf(word, bank, knownCount));
    at += both ? 2 : 1;
  }
  return [...found.values()];
}

const denial =
  /(?<![\p{L}'’])(?:not|no|never|nothing|nobody|none|neither|nor|without|(?:ca|wo|do|does|did|is|are|was|were|had|has|have|could|would|should|must|need|ai)n['’]?t|cant|hardly)(?![\p{L}'’])/iu;
const clauseMarks = /([.,;:!?\n…]+|(?<!\p{L})(?:but|because)(?!\p{L}))/iu;

/** Without the clauses that deny something; the marks between them stay. A "no" by itself denies what went before. */
function affirmed(message: string): string {
  return message
    .split(clauseMarks)
    .map((part) => (denial.test(part) ? '' : part))
    .join('');
}

interface TypedWord {
  /** '' for a mark that parts what stands before and after it. */
  text: string;
  /** Has a capital that no beginning of a sentence gave it. */
  hasCapital: boolean;
}

function wordsOf(message: string): TypedWord[] {
  return [...message.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}]+)*|[.,;:!?\n…]+/gu)].map(({ 0: text, index }) => {
    const isFirst = /(?:^|[.!?:\n])[^\p{L}]*$/u.test(message.slice(0, index));
    const hasCapital = /^\p{Lu}\p{Ll}/u.test(text);
    return {
      text: /\p{L}/u.test(text) ? text : '',
      hasCapital: hasCapital && (!isFirst || firstNames.has(text.toLowerCase())),
    };
  });
}

/** A word of the target language for so many words from a place on, if their sense is clear there. */
function lookUp(words: readonly TypedWord[], at: number, length: number, bank: Bank): SenseWord | undefined {
  const typed = words.slice(at, at + length);
  const small = typed.map(({ text }) => text.toLowerCase()).join(' ');
  const isWorthIt = typed.length === length && small.split(' ').every((word) => word.length > 2 && isContent(word));
  if (!isWorthIt || isPlainGloss(small)) return undefined;
  const all = words.map(({ text, hasCapital }) => (hasCapital ? someName : text.toLowerCase()));
  // "I need to go": what is needed there is no thing.
  if (isModal(small) && all[at + length] === 'to') return undefined;
  const word = senseFor(small, classesAt(all, at), {
    content: bank.content,
    hasObject: (all[at + length] ?? '') !== '',
  });
  // Grace is no grace, but Monday is a day.
  if (word && typed.some(({ hasCapital }) => hasCapital) && !/^\p{Lu}/u.test(word.gloss)) return undefined;
  return word && !isFunctionWord(word.surface, undefined, bank.content) ? word : undefined;
}

const isModal = (word: string) => /^(?:need|like|love|want|used|hate)(?:s|d|ed)?$/u.test(word);

function morphemeOf(
  { surface, reading, gloss }: SenseWord,
  { tools, content }: Bank,
  knownCount: (surface: string) => number,
): Morpheme {
  const needed = isMetInAnyForm(surface, undefined, { content, knownCount }) ? {} : { needed: true as const };
  return [surface, tools.transliterate(surface, reading), gloss, { ...needed, dict: true }];
}
