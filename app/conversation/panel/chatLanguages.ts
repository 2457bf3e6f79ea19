import type { ConversationSummary } from '../../../domain/conversation/conversation';
import { requireLanguage } from '../../../domain/languages/languages';

/** The names of the chats' languages by chat id; none where all chats are held in one. */
export function chatLanguages(
  conversations: readonly Pick<ConversationSummary, '_id' | 'targetLanguage'>[],
): ReadonlyMap<string, string> {
  const named = conversations.flatMap(({ _id, targetLanguage }) =>
    targetLanguage === null ? [] : [[_id, requireLanguage(targetLanguage).name] as const],
  );
  return new Map(new Set(named.map(([, name]) => name)).size > 1 ? named : []);
}
