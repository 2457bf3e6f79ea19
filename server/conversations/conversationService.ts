import { defaultPreferences, type Preferences } from '../../domain/account/preferences';
import {
  historyPageSize,
  type ConversationDetails,
  type ConversationSummary,
  type Friend,
} from '../../domain/conversation/conversation';
import type { Message } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { languageName } from '../../domain/languages/languages';
import type { AuditRepository } from '../admin/auditRepository';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { Bus } from '../realtime/bus';
import { conversationTopic, learnerTopic } from '../realtime/topics';
import type { Tutor } from '../tutor/tutor';
import type { ConversationRepository, ConversationRow, FriendColumns } from './conversationRepository';
import { scenarioOf, summaryOf, untitled } from './conversationView';
import { messageView } from './messageView';

export interface ConversationDeps {
  conversations: ConversationRepository;
  users: UserRepository;
  tutor: Tutor;
  bus: Bus;
  clock: Clock;
  makeId: MakeId;
  /** Ends everything that is being made in a conversation, before it goes. */
  stopTurnsIn(conversationId: string): Promise<void>;
  /** Ends the reply that is being made in a conversation, before it changes its language. */
  stopReplyIn(conversationId: string): Promise<void>;
  /** Notes that everything up to a position has been read, and counts it. */
  read(reader: Caller, conversationId: string, upTo: number): Promise<void>;
  /** Takes somebody out of a friend chat. */
  leaveFriend(caller: Caller, conversationId: string): Promise<void>;
  audit: Pick<AuditRepository, 'record'>;
}

/** What a client that was away has missed. */
export interface Changes {
  /** In the order of their revisions; `message` is null for what was removed. */
  changed: { id: string; revision: number; message: Message | null }[];
  revision: number;
}

/** Conversations that an admin is shown of all there are. */
const mostViewed = 1000;

export type ConversationService = ReturnType<typeof createConversationService>;

export function createConversationService(deps: ConversationDeps) {
  const { conversations, users, tutor, bus, clock, makeId } = deps;

  async function require(caller: Pick<Caller, 'userId'>, id: string): Promise<ConversationRow> {
    const row = await conversations.find(caller.userId, id);
    if (!row) throw new AppError('conversationNotFound');
    return row;
  }

  /** What an empty chat offers a learner to begin with. */
  async function beginning(
    userId: string,
    { id, targetLanguage: language }: ConversationRow,
    levels: Preferences['levels'],
  ): Promise<Pick<ConversationDetails, 'openers' | 'firstRun'>> {
    if (language === null) return { openers: [] };
    const rows = await conversations.list(userId);
    const level = levels[language];
    const openers = await tutor.openers({ language, level: level ?? 'unsaid', conversationId: id });
    if (tutor.languages && !tutor.languages.includes(language)) return { openers };
    const talks = rows.filter((row) => row.targetLanguage === language && row.conversationType !== 'friend');
    const firstRun = {
      asksLevel: level === undefined && talks.every(({ lastPosition }) => lastPosition === 0),
      // The tutor's greeting alone has taught nothing yet.
      offersTutorial: !talks.some((row) => row.conversationType === 'none' && row.lastPosition > 1),
    };
    return { openers, firstRun };
  }

  async function ownLanguageOf(userId: string): Promise<string> {
    return (await users.preferences(userId))?.ownLanguage ?? 'en';
  }

  /** @param readerId whose languages it is shown in */
  async function details(readerId: string, row: ConversationRow, before: number | null): Promise<ConversationDetails> {
    const friend = friendOf(row);
    const [preferences, page, left] = await Promise.all([
      users.preferences(readerId),
      conversations.page(readerId, row.id, before, historyPageSize + 1),
      row.conversationType === 'friend' && !friend ? conversations.findFormerFriend(readerId, row.id) : null,
    ]);
    const { ownLanguage, levels } = preferences ?? defaultPreferences;
    const hasOlder = page.length > historyPageSize;
    const pair = { targetLanguage: row.targetLanguage, ownLanguage };
    const isEmptyChat = page.length === 0 && before === null && row.conversationType === 'AI';
    return {
      ...summaryOf(row),
      conversationHistory: page.slice(hasOlder ? 1 : 0).map((message) => messageView(message, pair)),
      hasOlder,
      scenario: scenarioOf(row),
      friend,
      formerFriend: left && friendOf(left),
      revision: row.revision,
      tutorName: tutor.name,
      canExplain: tutor.explain !== undefined && (tutor.languages?.includes(row.targetLanguage ?? '') ?? true),
      ...(isEmptyChat ? await beginning(readerId, row, levels) : { openers: [] }),
    };
  }

  /** The new chat's id; null when another became the current one since `currentId` was. */
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
      scenario: null,
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
    // A friend chat is read, and its words counted, when it is opened on purpose.
    const newest = (await conversations.list(caller.userId)).find((row) => row.conversationType !== 'friend');
    return newest?.id ?? (await create(caller, id)) ?? requireCurrentId(caller);
  }

  /** An empty one is not piled upon another. */
  async function requireNewId(caller: Caller): Promise<string> {
    // In this order: an empty one made after the first question was asked is found by the second, or by `create`.
    const currentId = await conversations.currentId(caller.userId);
    const emptyId = await conversations.findEmptyChat(caller.userId);
    return emptyId ?? (await create(caller, currentId)) ?? requireNewId(caller);
  }

  /** The language of conversation `likeId`, else that of the settings; null where neither has one. */
  async function languageLike(caller: Caller, likeId?: string): Promise<string | null> {
    // One that was deleted meanwhile, in another tab, stands in nobody's way.
    const like = likeId === undefined ? null : await conversations.find(caller.userId, likeId);
    return like?.targetLanguage ?? (await users.preferences(caller.userId))?.language ?? null;
  }

  async function titles(userId: string): Promise<ConversationSummary[]> {
    return (await conversations.list(userId)).map(summaryOf);
  }

  async function announceTitles(userId: string): Promise<void> {
    const frame = { type: 'message', conversations: await titles(userId) } as const;
    bus.publish(learnerTopic(userId), { kind: 'frame', frame });
  }

  async function announceDetails(caller: Pick<Caller, 'userId'>, id: string): Promise<void> {
    const conversationDetails = await details(caller.userId, await require(caller, id), null);
    bus.publish(learnerTopic(caller.userId), { kind: 'frame', frame: { type: 'message', conversationDetails } });
  }

  /** A friend sees that what they said has been read. */
  function announceRead(friendId: string, conversationId: string, position: number): void {
    const frame = { type: 'message', friendRead: { conversationId, position } } as const;
    bus.publish(learnerTopic(friendId), { kind: 'frame', frame });
  }

  /** Notes that everything up to a position has been read; the conversation as it is then. */
  async function noteRead(caller: Caller, row: ConversationRow, upTo = row.lastPosition): Promise<ConversationRow> {
    if (upTo <= row.readPosition) return row;
    await deps.read(caller, row.id, upTo);
    await announceTitles(caller.userId);
    if (row.friendId !== null && row.blockedId === null) announceRead(row.friendId, row.id, upTo);
    return { ...row, readPosition: upTo };
  }

  return {
    /** One page of a conversation, which becomes the current one, and read, when its newest page is opened. */
    open: async (caller: Caller, id: string, before: number | null): Promise<ConversationDetails> => {
      const row = await require(caller, id);
      if (before !== null) return details(caller.userId, row, before);
      await conversations.setCurrent(caller.userId, id);
      return details(caller.userId, await noteRead(caller, row), null);
    },

    mayOpen: async (caller: Caller, id: string): Promise<boolean> =>
      (await conversations.find(caller.userId, id)) !== null,

    /** A conversation that has just been made. */
    show: async (caller: Caller, id: string): Promise<ConversationDetails> =>
      details(caller.userId, await require(caller, id), null),

    /** Anybody's conversation, as its owner sees it, for an admin. Changes nothing but the audit log. */
    view: async (admin: Caller, id: string, before: number | null): Promise<ConversationDetails> => {
      const row = await conversations.findAny(id);
      if (!row) throw new AppError('conversationNotFound');
      await deps.audit.record(admin.userId, 'view conversation', id);
      const [shown, readerPreferences] = await Promise.all([
        details(row.ownerId, row, before),
        users.preferences(row.ownerId),
      ]);
      return { ...shown, username: row.readerName, ...(readerPreferences && { readerPreferences }) };
    },

    /** The conversation last sent to, created, or opened; the first one is made here. */
    current: async (caller: Caller): Promise<ConversationDetails> => {
      const row = await require(caller, await requireCurrentId(caller));
      return details(caller.userId, await noteRead(caller, row), null);
    },

    /** A new chat, in the language of conversation `likeId`, else in that of the settings. The old one stays. */
    reset: async (caller: Caller, likeId?: string): Promise<ConversationDetails> => {
      const id = await requireNewId(caller);
      const language = await languageLike(caller, likeId);
      const { targetLanguage: former } = await require(caller, id);
      const isOther = language !== null && language !== former;
      if (isOther && (await conversations.setLanguageWhileEmpty(caller.userId, id, language))) {
        // Another tab may be looking at the same empty chat.
        await announceDetails(caller, id);
        await announceTitles(caller.userId);
      }
      await conversations.setCurrent(caller.userId, id);
      return details(caller.userId, await require(caller, id), null);
    },

    languageLike,

    titles: (caller: Caller) => titles(caller.userId),

    /** The current conversation, or null before there is one. Makes none, and reads nothing in it. */
    findCurrent: async (caller: Caller): Promise<Pick<ConversationRow, 'id' | 'targetLanguage'> | null> => {
      const id = await conversations.currentId(caller.userId);
      return id === null ? null : conversations.find(caller.userId, id);
    },

    /** Everybody's conversations, each with whose it is, for an admin. */
    viewTitles: async (admin: Caller): Promise<ConversationSummary[]> => {
      await deps.audit.record(admin.userId, 'view titles', '');
      const rows = await conversations.listAny(mostViewed);
      return rows.map((row) => ({ ...summaryOf(row), username: row.readerName }));
    },

    announceTitles,
    announceDetails,
    announceRead,
    require,

    read: async (caller: Caller, id: string, position: number | null): Promise<void> => {
      const row = await require(caller, id);
      await noteRead(caller, row, Math.min(position ?? row.lastPosition, row.lastPosition));
    },

    /** Of a friend chat only one's own side: the friend keeps theirs. */
    delete: async (caller: Caller, id: string): Promise<void> => {
      const row = await require(caller, id);
      if (row.conversationType === 'friend') {
        await deps.leaveFriend(caller, id);
      } else {
        await deps.stopTurnsIn(id);
        if (!(await conversations.delete(caller.userId, id))) throw new AppError('conversationNotFound');
      }
      await announceTitles(caller.userId);
      if (row.targetLanguage === null) return;
      // Its point on the dashboard has gone with it.
      const frame = { type: 'message', progress: { language: row.targetLanguage } } as const;
      bus.publish(learnerTopic(caller.userId), { kind: 'frame', frame });
    },

    /** From now on it is held in the language of the settings; what was said before stays as it is. */
    updateLanguage: async (caller: Caller, id: string): Promise<{ targetLanguage: string; message: string }> => {
      const row = await require(caller, id);
      const targetLanguage = (await users.preferences(caller.userId))?.language;
      if (!targetLanguage) throw new AppError('languageMissing');
      if (targetLanguage !== row.targetLanguage) {
        if (row.conversationType !== 'friend') await deps.stopReplyIn(id);
        const revision =
          row.conversationType === 'friend'
            ? await conversations.setReadersLanguage(id, caller.userId, targetLanguage)
            : await conversations.setLanguage(id, targetLanguage);
        if (revision === null) throw new AppError('conversationNotFound');
        await announceDetails(caller, id);
        const frame = { type: 'revision', conversationId: id, revision } as const;
        bus.publish(conversationTopic(id), { kind: 'frame', frame });
        await announceTitles(caller.userId);
      }
      return { targetLanguage, message: `This conversation continues in ${languageName(targetLanguage)}.` };
    },

    /** Follows a learner to the language they have chosen: their empty chat, and friend chats that had none yet. */
    languageChosen: async (caller: Caller, language: string): Promise<void> => {
      const id = await conversations.currentId(caller.userId);
      const changed = await conversations.setMissingLanguage(caller.userId, language);
      if (id && (await conversations.setLanguageWhileEmpty(caller.userId, id, language))) changed.push(id);
      for (const each of changed) await announceDetails(caller, each);
      if (changed.length > 0) await announceTitles(caller.userId);
    },

    /** Shows the current conversation anew while it is empty: what it offers to begin with has changed. */
    levelChosen: async (caller: Caller): Promise<void> => {
      const id = await conversations.currentId(caller.userId);
      const row = id === null ? null : await conversations.find(caller.userId, id);
      if (row?.lastPosition === 0) await announceDetails(caller, row.id);
    },

    changesSince: async (caller: Caller, id: string, since: number): Promise<Changes> => {
      // The revision is read first: what is committed in between is sent twice rather than never.
      const row = await require(caller, id);
      const pair = { targetLanguage: row.targetLanguage, ownLanguage: await ownLanguageOf(caller.userId) };
      const changed = await conversations.changedSince(caller.userId, id, since);
      return {
        changed: changed.map((message) => ({
          id: message.id,
          revision: message.revision,
          message: message.deletedAt ? null : messageView(message, pair),
        })),
        revision: row.revision,
      };
    },
  };
}

function friendOf({ friendId, friendName, friendReadPosition, blockedId }: FriendColumns): Friend | null {
  if (friendId === null || friendName === null) return null;
  const readPosition = friendReadPosition ?? 0;
  return { userId: friendId, username: friendName, blocked: blockedId !== null, readPosition };
}
