import type { ConversationSummary } from '../../../domain/conversation/conversation';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';

/** The languages beside `shown` whose own fonts the titles need: those with letters that are not Latin. */
export function fontsOfTitles(
  conversations: readonly Pick<ConversationSummary, 'title' | 'targetLanguage'>[],
  shown: LanguageCode | null,
): LanguageCode[] {
  const written = conversations.filter(({ title }) => /[^\P{L}\p{Script=Latin}]/u.test(title));
  const codes = written.flatMap(({ targetLanguage }) => targetLanguage ?? []);
  return [...new Set(codes)].filter((code) => code !== shown);
}

/** The names of the chats' languages by chat id; none where all chats are held in one. */
export function chatLanguages(
  conversations: readonly Pick<ConversationSummary, '_id' | 'targetLanguage'>[],
): ReadonlyMap<string, string> {
  const named = conversations.flatMap(({ _id, targetLanguage }) =>
    targetLanguage === null ? [] : [[_id, requireLanguage(targetLanguage).name] as const],
  );
  return new Map(new Set(named.map(([, name]) => name)).size > 1 ? named : []);
}
