import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Preferences } from '../../domain/account/preferences';
import type { Profile } from '../../domain/account/profile';
import type { Word } from '../../domain/words/word';
import { requireLearner } from '../session/pageGuards';

export interface WordBankData {
  language: string | null;
  ownLanguage: string;
  threshold: number;
  words: Word[];
  preferences: Preferences;
  /** Where the page was asked for with its dialog open. */
  profile: Profile | null;
}

/** Every word of the language that the current conversation is held in; before there is one, of the settings'. */
export async function loadWordBank({ request, context }: LoaderFunctionArgs): Promise<WordBankData> {
  const caller = await requireLearner({ request, context });
  const { conversations, preferences, words } = context.services;
  const conversationId = await conversations.findCurrentId(caller);
  const [settings, titles, list] = await Promise.all([
    preferences.get(caller),
    conversations.titles(caller),
    words.list(caller, conversationId === null ? {} : { conversationId }),
  ]);
  const language = titles.find(({ _id }) => _id === conversationId)?.targetLanguage ?? settings.language;
  const isProfileAsked = new URL(request.url).searchParams.get('dialog') === 'profile';
  return {
    language,
    ownLanguage: settings.ownLanguage,
    threshold: list.masteryThreshold,
    words: list.morphemes,
    preferences: settings,
    profile: isProfileAsked ? await context.services.profiles.get(caller) : null,
  };
}
