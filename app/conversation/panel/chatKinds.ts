import type { ConversationSummary } from '../../../domain/conversation/conversation';

/** The sections of the side panel in which conversations stand (specification, section 2; design, section 5). */
export type ChatKind = 'friends' | 'starters' | 'scenarios' | 'chats';

export function chatKindOf({
  conversationType,
  persona,
}: Pick<ConversationSummary, 'conversationType' | 'persona'>): ChatKind {
  switch (conversationType) {
    case 'prompt':
      return 'starters';
    case 'AI':
      return persona === null ? 'chats' : 'scenarios';
    case 'none':
      return 'chats';
    default:
      return 'friends';
  }
}

/** Each section's conversations, in the order they came in. */
export function chatsByKind(conversations: readonly ConversationSummary[]): Record<ChatKind, ConversationSummary[]> {
  const kinds: Record<ChatKind, ConversationSummary[]> = { friends: [], starters: [], scenarios: [], chats: [] };
  for (const conversation of conversations) kinds[chatKindOf(conversation)].push(conversation);
  return kinds;
}

/** Those whose title, partner or language says what was typed, without regard to case and accents. */
export function searchChats(
  conversations: readonly ConversationSummary[],
  query: string,
  languageOf: ReadonlyMap<string, string>,
): readonly ConversationSummary[] {
  const wanted = folded(query).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return conversations;
  return conversations.filter(({ _id, title, persona, username }) => {
    const text = folded([title, persona, username, languageOf.get(_id)].filter(Boolean).join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
