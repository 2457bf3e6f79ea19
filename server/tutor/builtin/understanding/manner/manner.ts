import { frenchAsSpelt } from '../frenchSlips';
import type { View } from '../normalise';
import { vocabularies } from './languages';
import { told } from './lead';
import type { MannerVocabulary } from './vocabulary';

/** What a sentence says beside its words; undefined where its form does not tell. */
export interface Manner {
  /** It has the form of a question. */
  readonly asks: boolean | undefined;
  /** It orders, asks for leave or the like: a question by its form at most. */
  readonly isRequest: boolean;
  /** It says that something is not so. */
  readonly denies: boolean | undefined;
  /** How it answers before it says anything. */
  readonly answers: 'yes' | 'no' | undefined;
  /** It speaks of who says it, and of who hears it. */
  readonly isOfMe: boolean;
  readonly isOfYou: boolean;
  /** Whoever does it is who says it, or somebody else who is named. */
  readonly subject: 'me' | 'other' | undefined;
  readonly time: 'past' | 'now' | 'future' | undefined;
}

/** Of a text that says nothing, or in a language of which nothing is known. */
export const plainManner: Manner = {
  asks: undefined,
  isRequest: false,
  denies: undefined,
  answers: undefined,
  isOfMe: false,
  isOfYou: false,
  subject: undefined,
  time: undefined,
};

/** What a message or a wording of the content does, in the way in which it is read. Slots may stand in it as {name:list}. */
export function mannerOf(text: string, view: View, language: string): Manner {
  const words = vocabularies[view === 'own' ? 'en' : language];
  if (!words) return plainManner;
  // By its accents alone "ou est" asks where.
  const { sentence, answers } = told(language === 'fr' && view !== 'own' ? frenchAsSpelt(text) : text, words);
  const denies = deniesIn(sentence, view, language, words);
  return {
    asks: words.asks.test(sentence) || (words.asksByTone ? undefined : false),
    isRequest: words.requests.test(sentence),
    // "No thanks" says no and nothing that could be so or not.
    denies: answers === 'no' && sentence === '' ? undefined : denies,
    answers,
    ...personsIn(sentence, words),
    subject: words.other.test(sentence) ? 'other' : words.ofMyself?.test(sentence) ? 'me' : undefined,
    time: timeOf(sentence, words),
  };
}

/** A sentence in one language may deny in a word of the other: "I am nicht müde". */
function deniesIn(sentence: string, view: View, language: string, words: MannerVocabulary): boolean | undefined {
  const others = view === 'own' ? vocabularies[language] : undefined;
  const denies =
    hasDenial(sentence, words) ||
    (others !== undefined && hasDenial(sentence, others)) ||
    (view === 'romanised' && words.romanisedDenies?.test(sentence) === true);
  return !denies && words.fragment?.test(sentence) === true ? undefined : denies;
}

const hasDenial = (sentence: string, { denies, noDenial }: MannerVocabulary) =>
  denies.test(noDenial ? sentence.replace(noDenial, ' ') : sentence);

/** After a slot may stand what is asked beside it: of the whole "my throat hurts, do you have something for it" is me. */
function personsIn(sentence: string, words: MannerVocabulary): Pick<Manner, 'isOfMe' | 'isOfYou'> {
  const [first = '', ...others] = sentence.split(/(?<=…[^,]*),\s*/u);
  const beside = others.join(', ');
  const isAsked = beside !== '' && (words.asks.test(beside) || words.requests.test(beside));
  return { isOfMe: words.me.test(sentence), isOfYou: words.you.test(isAsked ? first : sentence) };
}

/** "Tomorrow" is an answer to a question and nothing by itself. */
export function isMereTime(text: string, view: View, language: string): boolean {
  const words = vocabularies[view === 'own' ? 'en' : language];
  if (!words) return false;
  const { sentence } = told(text, words);
  const rest = [words.past, words.future].reduce((left, pattern) => left.replace(pattern, ''), sentence);
  return rest !== sentence && !/[\p{L}\p{N}]/u.test(rest);
}

function timeOf(sentence: string, { past, now, future }: MannerVocabulary): Manner['time'] {
  if (past.test(sentence)) return 'past';
  if (future.test(sentence)) return 'future';
  return now?.test(sentence) ? 'now' : undefined;
}
