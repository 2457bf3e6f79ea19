import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Word } from '../../domain/words/word';
import { requireLearner } from '../session/pageGuards';

export interface WordBankData {
  language: string | null;
  ownLanguage: string;
  threshold: number;
  words: Word[];
}

/** Every word of the learner's language. */
export async function loadWordBank({ request, context }: LoaderFunctionArgs): Promise<WordBankData> {
  const caller = await requireLearner({ request, context });
  const { preferences, words } = context.services;
  const [{ language, ownLanguage }, list] = await Promise.all([preferences.get(caller), words.list(caller, {})]);
  return { language, ownLanguage, threshold: list.masteryThreshold, words: list.morphemes };
}
