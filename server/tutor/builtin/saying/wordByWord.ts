import type { Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import { isWord } from '../../../../domain/words/identity';
import { asyncLanguageTools } from '../../../language/asyncLanguageTools';
import type { Segment } from '../../../language/languageTools';
import type { TutorRequest } from '../../tutor';
import { glossFromDictionary } from './fromDictionary';
import { namesAmong } from './names';
import { lettersOf } from '../understanding/lettersOf';
import { wordKey } from '../understanding/normalise';
import { commonEnglish } from '../understanding/vocabulary';

/**
 * A learner's message in a language that the content has nothing of: cut, put into Latin letters, and glossed as far
 * as imported dictionaries know its words. Null for a message that is not in that language, as far as can be seen.
 */
export async function wordByWord(
  request: Pick<TutorRequest, 'language' | 'message' | 'lookUp'>,
): Promise<Morpheme[] | null> {
  const { language, message } = request;
  const inScript = lettersOf(language);
  if (!inScript?.test(message)) return null;
  const tools = asyncLanguageTools(language);
  const segments = await tools.segment(message);
  const named = namesAmong(segments.map(({ surface }) => surface));
  const glossless = async ({ surface, reading, lemma }: Segment, index: number): Promise<Morpheme> => {
    if (!isWord(surface)) return [surface, '', ''];
    const transliteration = await tools.transliterate(surface, reading);
    if (named.has(index)) return [surface, transliteration, surface];
    const marks: MorphemeMarks = {
      ...(lemma === undefined ? {} : { lemma }),
      ...(tools.approximates && transliteration !== '' ? { approx: true as const } : {}),
    };
    return Object.keys(marks).length > 0 ? [surface, transliteration, '', marks] : [surface, transliteration, ''];
  };
  const plain = await Promise.all(segments.map(glossless));
  const spoken = plain.filter(([surface]) => isWord(surface));
  // A word or two of one's own may stand among them.
  if (spoken.filter(([surface]) => inScript.test(surface)).length * 2 < spoken.length) return null;
  const words = await glossFromDictionary(plain, { ...request, tools });
  return isLatin.test(message) && isRatherEnglish(words) ? null : words;
}

const isLatin = /^[\p{Script=Latin}\P{L}]*$/u;

/** Fewer words say nothing by having no common English word among them. */
const fewWords = 3;

/**
 * Whether words in Latin letters are English rather than what is learnt: by the commonest English words, which few
 * sentences do without, against words that dictionaries know and words with letters that English has not.
 */
function isRatherEnglish(words: readonly Morpheme[]): boolean {
  const spoken = words.filter(([surface]) => isWord(surface));
  const english = spoken.filter(([surface]) => commonEnglish.has(wordKey(surface))).length;
  const foreign = spoken.filter(([surface, , , marks]) => marks?.dict || /[^\p{ASCII}’‘]/u.test(surface)).length;
  if (foreign === 0) return english > 0 || spoken.length < fewWords;
  return foreign <= english && english * fewWords >= spoken.length;
}
