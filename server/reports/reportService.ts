import { AppError } from '../../domain/errors';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { ConversationRepository, FoundMessage } from '../conversations/conversationRepository';
import { messageView } from '../conversations/messageView';
import type { MakeId } from '../ids';
import { anyPair } from '../turns/speakTurn';
import type { FriendSubject, GlossSubject } from './report';
import type { ReportRepository } from './reportRepository';

export interface ReportDeps {
  reports: ReportRepository;
  conversations: Pick<ConversationRepository, 'find' | 'findMessage'>;
  clock: Clock;
  makeId: MakeId;
}

export type ReportService = ReturnType<typeof createReportService>;

/** What learners find wrong, kept as they saw it: for admins, whatever becomes of it meanwhile. */
export function createReportService({ reports, conversations, clock, makeId }: ReportDeps) {
  async function requireMessage(caller: Caller, messageId: string): Promise<FoundMessage> {
    const message = await conversations.findMessage(caller.userId, messageId);
    if (!message) throw new AppError('messageNotFound');
    return message;
  }

  async function requireFriendChat(caller: Caller, conversationId: string) {
    const conversation = await conversations.find(caller.userId, conversationId);
    if (!conversation) throw new AppError('conversationNotFound');
    if (conversation.conversationType !== 'friend') throw new AppError('notAFriendChat');
    return conversation;
  }

  async function reportFriend(
    caller: Caller,
    about: { conversationId: string; messageId: string | null; userId: string | null },
    text: string | null,
    comment: string,
  ): Promise<void> {
    const { conversationId, messageId, userId } = about;
    const username = userId === null ? null : await reports.findName(userId);
    if (userId === null || username === null) throw new AppError('userNotFound');
    const subject: FriendSubject = { userId, username, text };
    await reports.create({ kind: 'friend', subject, conversationId, messageId, comment, ...newReport(caller) });
  }

  const newReport = (caller: Caller) => ({
    id: makeId(),
    reporterId: caller.userId,
    createdAt: new Date(clock.now()),
  });

  return {
    /** @param original the word as the message shows it */
    gloss: async (caller: Caller, messageId: string, original: string, comment: string): Promise<void> => {
      const message = await requireMessage(caller, messageId);
      const [rendering] = message.renderings;
      const { targetLanguageMessage, morphemeTranslationDetails } = messageView(message, rendering ?? anyPair);
      const morpheme = morphemeTranslationDetails?.value?.find(([surface]) => surface === original);
      if (!rendering || !morpheme) throw new AppError('wordNotFound');
      const { targetLanguage: language, ownLanguage, provenance } = rendering;
      const subject = {
        morpheme,
        sentence: targetLanguageMessage?.value ?? '',
        language,
        ownLanguage,
        provenance: provenance === null ? null : (JSON.parse(provenance) as GlossSubject['provenance']),
      };
      const { conversationId } = message;
      await reports.create({ kind: 'gloss', subject, conversationId, messageId, comment, ...newReport(caller) });
    },

    /** Something that a friend has said. */
    friendsMessage: async (caller: Caller, messageId: string, comment: string): Promise<void> => {
      const { conversationId, senderId, originalText } = await requireMessage(caller, messageId);
      await requireFriendChat(caller, conversationId);
      if (senderId === caller.userId) throw new AppError('forbidden');
      await reportFriend(caller, { conversationId, messageId, userId: senderId }, originalText, comment);
    },

    /** How a friend behaves, also one who has left. */
    friend: async (caller: Caller, conversationId: string, comment: string): Promise<void> => {
      const { friendId } = await requireFriendChat(caller, conversationId);
      const userId = friendId ?? (await reports.findOtherSender(caller.userId, conversationId));
      await reportFriend(caller, { conversationId, messageId: null, userId }, null, comment);
    },
  };
}
