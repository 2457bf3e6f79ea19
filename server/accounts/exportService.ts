import type { Message } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import type { Clock } from '../clock';
import type { ConversationRepository, ConversationRow } from '../conversations/conversationRepository';
import { scenarioOf, summaryOf } from '../conversations/conversationView';
import { messageView } from '../conversations/messageView';
import type { Caller } from './caller';
import { exportedRow } from './exportedRow';
import type { ExportRepository } from './exportRepository';
import type { UserRepository } from './userRepository';

export interface ExportDeps {
  exports: ExportRepository;
  users: Pick<UserRepository, 'preferences' | 'profile'>;
  conversations: Pick<ConversationRepository, 'list' | 'page'>;
  clock: Clock;
}

/** Messages that are read at once. */
const pageLength = 500;

export type ExportService = ReturnType<typeof createExportService>;

/** A learner's own data, to take away. */
export function createExportService({ exports, users, conversations, clock }: ExportDeps) {
  async function conversationOf(row: ConversationRow, ownLanguage: string) {
    const { unread: _unread, lastPosition: _lastPosition, ...summary } = summaryOf(row);
    const pair = { targetLanguage: row.targetLanguage, ownLanguage };
    // The newest page first.
    const pages: Message[][] = [];
    for (let before: number | null = null; ; before = pages.at(-1)?.[0]?.position ?? 0) {
      const page = await conversations.page(row.readerId, row.id, before, pageLength);
      pages.push(page.map((message) => messageView(message, pair)));
      if (page.length < pageLength) break;
    }
    const messages = pages.reverse().flat();
    return { ...summary, scenario: scenarioOf(row), friend: row.friendName, messages };
  }

  return {
    /** Everything that is kept about the caller, as one document. */
    read: async (caller: Caller) => {
      const [row, preferences, profile, rows, leftBehind] = await Promise.all([
        exports.read(caller.userId),
        users.preferences(caller.userId),
        users.profile(caller.userId),
        conversations.list(caller.userId),
        exports.listLeftBehind(caller.userId),
      ]);
      if (!row || !preferences) throw new AppError('notAuthenticated');
      // One after the other: a long history is read in pieces.
      const held = [];
      for (const conversation of rows) held.push(await conversationOf(conversation, preferences.ownLanguage));
      return {
        exportedAt: new Date(clock.now()),
        ...exportedRow(row),
        preferences,
        profile,
        friends: [...new Set(rows.flatMap(({ friendName }) => friendName ?? []))],
        conversations: held,
        leftBehind: leftBehind.map(({ conversationId, originalText, createdAt }) => ({
          conversationId,
          originalText,
          createdAt,
        })),
      };
    },
  };
}
