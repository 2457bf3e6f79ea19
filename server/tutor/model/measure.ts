import type { Morpheme } from '../../../domain/conversation/message';
import { isWord } from '../../../domain/words/identity';
import { newWordsOf } from '../../../domain/words/novelty';
import type { TutorRequest } from '../tutor';
import { newWordsIn, type ReplyBudget } from './prompts/level';

/** Words beyond the budget of new ones that are no reason to speak more simply yet. */
const tolerance = 1;

/** The new words of a reply, and whether they are clearly more than it was to have, by the measure that learners are shown. */
export function measure(
  words: readonly Morpheme[],
  { knownCount, knownShare, language }: Pick<TutorRequest, 'knownCount' | 'knownShare' | 'language'>,
  budget: ReplyBudget,
): { newWords: string[]; isOver: boolean } {
  const newWords = newWordsOf(words, language, { has: (identity) => knownCount(identity) > 0 });
  const all = words.filter(([surface]) => isWord(surface)).length;
  const allowed = Math.max(budget.newWords, newWordsIn(all, knownShare));
  return { newWords, isOver: newWords.length > allowed + tolerance };
}
