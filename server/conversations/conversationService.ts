import {
  historyPageSize,
  type ConversationDetails,
  type ConversationSummary,
  type ConversationType,
} from '../../domain/conversation/conversation';
import type { Message } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { Bus } from '../realtime/bus';
import { conversationTopic, learnerTopic } from '../realtime/topics';
import type { Tutor } from '../tutor/tutor';
import type { ConversationRepository, ConversationRow, SummaryRow } from './conversationRepository';
import { messageView } from './messageView';

export interface ConversationDeps {
  conversations: ConversationRepository;
  users: UserRepository;
  tutor: Tutor;
  bus: Bus;
  clock: Clock;
  makeId: MakeId;
  /** Ends the turn that a message belongs to, before the message goes. */
  stopTurnOf(messageId: string): Promise<void>;
}

/** What a client that was away has missed. */
export interface Changes {
  /** In the order of their revisions; `message` is null for what was removed. */
  changed: { id: string; revision: number; message: Message | null }[];
  revision: number;
}

export type ConversationService = ReturnType<typeof createConversationService>;

export function createConversationService(deps: ConversationDeps) {
  const { conversations, users, tutor, bus, clock, makeId } = deps;

  async function require(caller: Caller, id: string): Promise<ConversationRow> {
    const row = await conversations.find(caller.userId, id);
    if (!row) throw new AppError('conversationNotFound');
    return row;
  }

  async function ownLanguageOf(caller: Caller): Promise<string> {
    return (await users.preferences(caller.userId))?.ownLanguage ?? 'en';
  }

  async function details(caller: Caller, row: ConversationRow, before: number | null): Promise<ConversationDetails> {
    const [ownLanguage, page] = await Promise.all([
      ownLanguageOf(caller),
      conversations.page(row.id, before, historyPageSize + 1),
    ]);
    const hasOlder = page.length > historyPageSize;
    const pair = { targetLanguage: row.targetLanguage, ownLanguage };
    const isEmpty = page.length === 0 && before === null;
    return {
      ...summaryOf(row),
      conversationHistory: page.slice(hasOlder ? 1 : 0).map((message) => messageView(message, pair)),
      hasOlder,
      scenario: null,
      revision: row.revision,
      tutorName: tutor.name,
      openers: isEmpty && row.targetLanguage ? await tutor.openers(row.targetLanguage) : [],
    };
  }

  /** The new conversation's id; null when another became the current one since `currentId` was. */
  async function create(caller: Caller, currentId: string | null): Promise<string | null> {
    const preferences = await users.preferences(caller.userId);
    if (!preferences) throw new AppError('notAuthenticated');
    const id = makeId();
    const row = {
      id,
      ownerId: caller.userId,
      title: untitled,
      conversationType: 'AI',
      persona: null,
      targetLanguage: preferences.language,
      createdAt: new Date(clock.now()),
    };
    if (!(await conversations.create(row, currentId))) return null;
    await announceTitles(caller.userId);
    return id;
  }

  /** Makes the first conversation. Tabs that open together ask together: who comes second finds what the first made. */
  async function requireCurrentId(caller: Caller): Promise<string> {
    const id = await conversations.currentId(caller.userId);
    if (id !== null && (await conversations.find(caller.userId, id))) return id;
    const [newest] = await conversations.list(caller.userId);
    return newest?.id ?? (await create(caller, id)) ?? requireCurrentId(caller);
  }

  /** An empty one is not piled upon another. */
  async function requireNewId(caller: Caller): Promise<string> {
    // In this order: an empty one made after the first question was asked is found by the second, or by `create`.
    const currentId = await conversations.currentId(caller.userId);
    const emptyId = await conversations.findEmptyChat(caller.userId);
    return emptyId ?? (await create(caller, currentId)) ?? requireNewId(caller);
  }

  async function titles(userId: string): Promise<ConversationSummary[]> {
    return (await conversations.list(userId)).map(summaryOf);
  }

  async function announceTitles(userId: string): Promise<void> {
    const frame = { type: 'message', conversations: await titles(userId) } as const;
    bus.publish(learnerTopic(userId), { kind: 'frame', frame });
  }

  return {
    /** One page of a conversation, which becomes the current one when its newest page is opened. */
    open: async (caller: Caller, id: string, before: number | null): Promise<ConversationDetails> => {
      const row = await require(caller, id);
      if (before === null) await conversations.setCurrent(caller.userId, id);
      return details(caller, row, before);
    },

    /** The conversation last sent to, created, or opened; the first one is made here. */
    current: async (caller: Caller): Promise<ConversationDetails> =>
      details(caller, await require(caller, await requireCurrentId(caller)), null),

    /** A new chat. The old one stays. */
    reset: async (caller: Caller): Promise<ConversationDetails> => {
      const id = await requireNewId(caller);
      const language = (await users.preferences(caller.userId))?.language ?? null;
      if (language) await conversations.setLanguageWhileEmpty(caller.userId, id, language);
      await conversations.setCurrent(caller.userId, id);
      return details(caller, await require(caller, id), null);
    },

    titles: (caller: Caller) => titles(caller.userId),
    announceTitles,
    require,

    languageChosen: async (caller: Caller, language: string): Promise<void> => {
      const id = await conversations.currentId(caller.userId);
      if (id && (await conversations.setLanguageWhileEmpty(caller.userId, id, language))) {
        const frame = {
          type: 'message',
          conversationDetails: await details(caller, await require(caller, id), null),
        } as const;
        bus.publish(learnerTopic(caller.userId), { kind: 'frame', frame });
      }
    },

    changesSince: async (caller: Caller, id: string, since: number): Promise<Changes> => {
      // The revision is read first: what is committed in between is sent twice rather than never.
      const row = await require(caller, id);
      const pair = { targetLanguage: row.targetLanguage, ownLanguage: await ownLanguageOf(caller) };
      const changed = await conversations.changedSince(id, since);
      return {
        changed: changed.map((message) => ({
          id: message.id,
          revision: message.revision,
          message: message.deletedAt ? null : messageView(message, pair),
        })),
        revision: row.revision,
      };
    },

    deleteMessage: async (caller: Caller, messageId: string): Promise<void> => {
      const message = await conversations.findMessage(caller.userId, messageId);
      if (!message) throw new AppError('messageNotFound');
      await deps.stopTurnOf(messageId);
      const revision = await conversations.deleteMessage(caller.userId, message, new Date(clock.now()));
      if (revision === null) throw new AppError('messageNotFound');
      const removed = { conversationId: message.conversationId, messageId, revision };
      bus.publish(conversationTopic(message.conversationId), { kind: 'frame', frame: { type: 'message', removed } });
    },
  };
}

/** The title of a conversation in which nothing has been said. */
export const untitled = 'New chat';

export function summaryOf({ id, title, conversationType, persona, targetLanguage }: SummaryRow): ConversationSummary {
  return { _id: id, title, conversationType: conversationType as ConversationType, persona, targetLanguage };
}
