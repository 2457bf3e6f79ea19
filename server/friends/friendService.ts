import { doneField } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { fieldFrame } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { ConversationRow } from '../conversations/conversationRepository';
import type { ConversationService } from '../conversations/conversationService';
import type { MakeId } from '../ids';
import type { JobRunner } from '../jobs/jobRunner';
import type { Bus } from '../realtime/bus';
import { conversationTopic } from '../realtime/topics';
import { pendingFields } from '../turns/liveMessage';
import type { SendInput, SentMessage } from '../turns/turnService';
import type { FriendshipRepository, LeftChat } from './friendshipRepository';
import type { SayResult } from './sayToFriend';

export interface FriendDeps {
  friendships: FriendshipRepository;
  conversations: Pick<ConversationService, 'announceTitles' | 'announceDetails' | 'announceRead'>;
  jobs: Pick<JobRunner, 'kick'>;
  bus: Bus;
  clock: Clock;
  makeId: MakeId;
  /** This process's name. */
  owner: string;
}

export type FriendService = ReturnType<typeof createFriendService>;

/** Two learners in one chat, in which each reads everything in their own two languages. */
export function createFriendService(deps: FriendDeps) {
  const { friendships, conversations, jobs, bus, clock, makeId, owner } = deps;

  const now = () => new Date(clock.now());

  /** The one who stays sees whose name the chat keeps, and that nobody hears them any more. */
  async function announceLeft({ conversationId, keeperId }: LeftChat): Promise<void> {
    if (keeperId === null) return;
    await conversations.announceTitles(keeperId);
    await conversations.announceDetails({ userId: keeperId }, conversationId);
  }

  async function leave(userId: string, conversationId: string): Promise<boolean> {
    const left = await friendships.leave(userId, conversationId);
    if (left) await announceLeft(left);
    return left !== null;
  }

  /** Everybody sees at once what was typed; what is made of it is on its way to those for whom it is made. */
  function showSaid(saying: SayInput, said: Extract<SayResult, { kind: 'said' }>): void {
    const { conversationId, messageId, senderId, clientMessageId, message } = saying;
    const { position, revision } = said;
    const shown = { id: messageId, senderId, senderType: 'user', position, attempt: 1, rev: 0, revision } as const;
    const topic = conversationTopic(conversationId);
    const original = fieldFrame(shown, conversationId, 'originalMessage', doneField(message), clientMessageId);
    bus.publish(topic, { kind: 'frame', frame: original });
    for (const { readerIds } of said.pending) {
      for (const name of ['targetLanguageMessage', 'morphemeTranslationDetails'] as const) {
        const field = pendingFields[name];
        if (!field) continue;
        bus.publish(topic, { kind: 'frame', frame: fieldFrame(shown, conversationId, name, field), to: readerIds });
      }
    }
  }

  /** The caller's chats that show whether somebody is blocked. */
  async function requireChats(caller: Caller, userId: string): Promise<string[]> {
    if (userId === caller.userId) throw new AppError('userNotFound');
    const shared = await friendships.findShared(caller.userId, userId);
    // Somebody who has left a chat can still be blocked: they may come back with another invite.
    const written = await friendships.listWritten(userId, caller.userId);
    const chats = [...new Set([...(shared === null ? [] : [shared]), ...written])];
    // Somebody whose account has gone since can still be forgiven.
    const isKnown = chats.length > 0 || (await friendships.isBlocked(caller.userId, userId));
    if (!isKnown) throw new AppError('userNotFound');
    return chats;
  }

  return {
    /** Makes one friend chat for two people, once. */
    befriend: async (inviterId: string, inviteeId: string): Promise<void> => {
      if (!(await friendships.befriend({ id: makeId(), inviterId, inviteeId, createdAt: now() }))) return;
      await Promise.all([conversations.announceTitles(inviterId), conversations.announceTitles(inviteeId)]);
    },

    /** Says something that has been trimmed, to whoever else is in the chat. */
    send: async (caller: Caller, { id: conversationId }: ConversationRow, input: SendInput): Promise<SentMessage> => {
      const messageId = makeId();
      const { message, clientMessageId = messageId } = input;
      const saying = { conversationId, senderId: caller.userId, message, messageId, clientMessageId };
      const said = await friendships.say({ ...saying, owner, createdAt: now() });
      if (said.kind === 'noConversation') throw new AppError('conversationNotFound');
      if (said.kind === 'idReused') throw new AppError('messageIdReused');
      if (said.kind === 'notReachable') throw new AppError('friendNotReachable');
      // A repeated send gets the answer of the first.
      if (said.kind === 'repeated') return { userMessageId: said.learnerMessageId ?? '', assistantMessageId: null };
      showSaid(saying, said);
      jobs.kick();
      // Whoever answers has read what was said before.
      conversations.announceRead(said.friendId, conversationId, said.position);
      await Promise.all([conversations.announceTitles(caller.userId), conversations.announceTitles(said.friendId)]);
      return { userMessageId: messageId, assistantMessageId: null };
    },

    /** Takes the caller out of a friend chat; the friend keeps it. */
    leave: async (caller: Caller, conversationId: string): Promise<void> => {
      if (!(await leave(caller.userId, conversationId))) throw new AppError('conversationNotFound');
    },

    /** Somebody's account is going: so is what they said to friends, and they themselves. */
    leaveAll: async (userId: string): Promise<void> => {
      for (const conversationId of await friendships.listChats(userId)) {
        const retracted = await friendships.retract(userId, conversationId, now());
        if (!retracted) continue;
        const { messageIds, revision, left } = retracted;
        for (const messageId of messageIds) {
          const removed = { conversationId, messageId, revision: revision ?? 0 };
          bus.publish(conversationTopic(conversationId), { kind: 'frame', frame: { type: 'message', removed } });
        }
        if (left) await announceLeft(left);
      }
    },

    /** Nothing is said any more between the caller and somebody they share or shared a chat with, or it may be again. */
    block: async (caller: Caller, userId: string, blocked: boolean): Promise<void> => {
      const chats = await requireChats(caller, userId);
      if (blocked) await friendships.block(caller.userId, userId, now());
      else await friendships.unblock(caller.userId, userId);
      for (const conversationId of chats) await conversations.announceDetails(caller, conversationId);
    },
  };
}

interface SayInput {
  conversationId: string;
  senderId: string;
  message: string;
  messageId: string;
  clientMessageId: string;
}
