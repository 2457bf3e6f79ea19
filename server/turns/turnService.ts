import { doneField, isBlank, maxMessageLength, messageLength } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { fieldFrame } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { ConversationRepository, ConversationRow, NewConversation } from '../conversations/conversationRepository';
import type { ConversationService } from '../conversations/conversationService';
import { occasionOf, titleOf } from '../conversations/conversationView';
import { crisisIn } from '../tutor/crisis/crisis';
import { messageView } from '../conversations/messageView';
import type { MakeId } from '../ids';
import type { Bus } from '../realtime/bus';
import { messageFrames } from '../realtime/messageFrames';
import { conversationTopic } from '../realtime/topics';
import type { Tutor } from '../tutor/tutor';
import type { BegunTurn, LearnersPart, NewTurn } from './beginTurn';
import { leaseMs } from './checkpointer';
import { pendingFields } from './liveMessage';
import { anyPair, type CommittedTurn, type Speaker } from './speakTurn';
import type { TurnEngine } from './turnEngine';
import type { TurnRepository } from './turnRepository';
import type { InterruptedTurn } from './turnSweeper';

export interface TurnServiceDeps {
  turns: TurnRepository;
  engine: TurnEngine;
  speaker: Speaker;
  conversations: ConversationRepository;
  conversationService: Pick<ConversationService, 'announceTitles' | 'require'>;
  tutor: Tutor;
  bus: Bus;
  clock: Clock;
  makeId: MakeId;
  owner: string;
  /** Says something in a friend chat, where no tutor answers. */
  sendToFriend(caller: Caller, conversation: ConversationRow, input: SendInput): Promise<SentMessage>;
}

export interface SendInput {
  /** Trimmed, and with something to be seen in it. */
  message: string;
  conversationId: string;
  clientMessageId?: string | undefined;
}

export interface SentMessage {
  userMessageId: string;
  /** Null in a friend chat. */
  assistantMessageId: string | null;
}

type UnbegunTurn = Pick<
  NewTurn,
  'conversationId' | 'learnerId' | 'clientMessageId' | 'ownLanguage' | 'learners' | 'newConversation'
>;

/** Attempts to find the conversation free, when sends follow each other closely. */
const maxStops = 5;
const stopWithinMs = 2_000;

export type TurnService = ReturnType<typeof createTurnService>;

export function createTurnService(deps: TurnServiceDeps) {
  const { turns, engine, speaker, conversations, conversationService, tutor, bus, clock, makeId, owner } = deps;

  const leaseUntil = () => new Date(clock.now() + leaseMs);

  /** Ends a running turn wherever it runs; a turn whose process is gone is left to its lease. */
  async function stopTurn(turnId: string): Promise<void> {
    if (!engine.isRunningHere(turnId)) bus.publish('turns', { kind: 'stopTurn', turnId });
    for (let waitedMs = 0; waitedMs < stopWithinMs; waitedMs += 50) {
      // One that was committed a moment ago may be about to start here.
      if (engine.isRunningHere(turnId)) return engine.stop(turnId);
      if (!(await turns.isRunning(turnId))) return;
      await clock.sleep(50);
    }
  }

  const stopTurns = async (running: readonly { id: string }[]): Promise<void> => {
    await Promise.all(running.map(({ id }) => stopTurn(id)));
  };

  /** Commits an exchange, after stopping the reply that is running in its conversation. */
  async function begin(unbegun: UnbegunTurn) {
    const turn = { ...unbegun, id: makeId(), tutorId: tutor.id, replyMessageId: makeId(), replyRenderingId: makeId() };
    for (let stops = 0; stops <= maxStops; stops += 1) {
      const begun = await turns.begin({
        ...turn,
        initialFields: pendingFields,
        owner,
        leaseUntil: leaseUntil(),
        createdAt: new Date(clock.now()),
      });
      if (begun.kind === 'noConversation') throw new AppError('conversationNotFound');
      if (begun.kind === 'idReused') throw new AppError('messageIdReused');
      if (begun.kind !== 'busy') return { turn, begun };
      await stopTurn(begun.turnId);
    }
    throw new AppError('busy', { retryAfterSeconds: 1 });
  }

  const replyTurn = (
    kind: 'reply' | 'open',
    turn: { id: string; replyMessageId: string; replyRenderingId: string },
    { replyPosition: position }: BegunTurn,
  ): CommittedTurn => {
    const message = { id: turn.replyMessageId, renderingId: turn.replyRenderingId, senderId: tutor.id, position };
    return { id: turn.id, kind, attempt: 1, message };
  };

  async function send(caller: Caller, input: SendInput): Promise<SentMessage> {
    const message = input.message.trim();
    if (isBlank(message)) throw new AppError('messageEmpty');
    if (messageLength(message) > maxMessageLength) throw new AppError('messageTooLong');
    const conversation = await conversationService.require(caller, input.conversationId);
    if (conversation.conversationType === 'friend')
      return deps.sendToFriend(caller, conversation, { ...input, message });

    const learnerId = caller.userId;
    const conversationId = conversation.id;
    let facts = await speaker.learnerFacts(learnerId, conversation.targetLanguage ?? '');
    const learners: LearnersPart = {
      message,
      title: titleOf(message),
      messageId: makeId(),
      renderingId: makeId(),
      turnId: makeId(),
    };
    const clientMessageId = input.clientMessageId ?? learners.messageId;
    const { ownLanguage } = facts;
    const { turn, begun } = await begin({
      conversationId,
      learnerId,
      clientMessageId,
      ownLanguage,
      learners,
      newConversation: null,
    });
    if (begun.kind === 'repeated') return sentBefore(begun);

    const { revision, replyPosition, targetLanguage: language } = begun;
    const typed = {
      id: learners.messageId,
      renderingId: learners.renderingId,
      senderId: learnerId,
      position: replyPosition - 1,
    };
    const shown = { ...typed, attempt: 1, rev: 0, revision, senderType: 'user' as const };
    speaker.publish(conversationId, [
      fieldFrame(shown, conversationId, 'originalMessage', doneField(message), clientMessageId),
    ]);
    const isFirst = typed.position === 1;
    // Words of what was read just now are known from before.
    if (begun.hadUnread) facts = await speaker.learnerFacts(learnerId, language);
    speaker.speak(caller, facts, {
      conversationId,
      occasion: occasionOf(conversation),
      revision,
      language,
      ownLanguage,
      message,
      tutorState: begun.tutorState,
      namesConversation: isFirst && !crisisIn(message),
      position: typed.position,
      turns: [
        replyTurn('reply', turn, begun),
        ...(language === '' ? [] : [{ id: learners.turnId, kind: 'recast' as const, attempt: 1, message: typed }]),
      ],
    });
    if (isFirst || begun.hadUnread) await conversationService.announceTitles(learnerId);
    return { userMessageId: typed.id, assistantMessageId: turn.replyMessageId };
  }

  /** Makes a conversation in which the tutor speaks first; answers its id. Its first message is on its way then. */
  async function open(caller: Caller, newConversation: NewConversation): Promise<string> {
    const language = newConversation.targetLanguage ?? '';
    const facts = await speaker.learnerFacts(caller.userId, language);
    const { ownLanguage } = facts;
    const { turn, begun } = await begin({
      conversationId: newConversation.id,
      learnerId: caller.userId,
      clientMessageId: newConversation.id,
      ownLanguage,
      learners: null,
      newConversation,
    });
    if (begun.kind === 'begun') {
      speaker.speak(caller, facts, {
        conversationId: newConversation.id,
        occasion: occasionOf(newConversation),
        revision: begun.revision,
        language,
        ownLanguage,
        message: null,
        tutorState: null,
        namesConversation: newConversation.conversationType !== 'AI',
        position: begun.replyPosition,
        turns: [replyTurn('open', turn, begun)],
      });
    }
    await conversationService.announceTitles(caller.userId);
    return newConversation.id;
  }

  return {
    send,
    open,

    /** Ends the running reply of a conversation; what has come of it stands. Learners' own sentences go on. */
    stop: async (caller: Caller, conversationId: string): Promise<void> => {
      await conversationService.require(caller, conversationId);
      await stopTurns(await turns.listRunningReplies(conversationId));
    },

    stopReplyIn: async (conversationId: string): Promise<void> => {
      await stopTurns(await turns.listRunningReplies(conversationId));
    },

    /** The conversation is about to go. */
    stopTurnsIn: async (conversationId: string): Promise<void> => {
      await stopTurns(await turns.listRunning({ conversationId }));
    },

    /** Nobody is there any more to read what is being made for them. */
    stopTurnsOf: async (learnerId: string): Promise<void> => {
      await stopTurns(await turns.listRunning({ learnerId }));
    },

    /** The message is about to go, and with a learner's message the reply to it is stopped. */
    stopTurnsFor: async (messageId: string): Promise<void> => {
      await stopTurns(await turns.listRunningFor(messageId));
    },

    /** Shows messages as the database has them to whoever looks at the conversation. */
    announce: async ({ learnerId, conversationId, messageIds, revision }: InterruptedTurn): Promise<void> => {
      for (const id of messageIds) {
        const row = await conversations.findMessage(learnerId, id);
        if (row) speaker.publish(conversationId, messageFrames(messageView(row, anyPair), conversationId));
      }
      // Both may have been deleted: the revision was raised all the same.
      const frame = { type: 'revision', conversationId, revision } as const;
      bus.publish(conversationTopic(conversationId), { kind: 'frame', frame });
    },

    /** Waits until nothing is being made in a conversation, or until the time is up (pages without JavaScript). */
    settled: async (conversationId: string, maxMs: number): Promise<void> => {
      for (let waitedMs = 0; waitedMs < maxMs; waitedMs += 100) {
        if ((await turns.listRunning({ conversationId })).length === 0) return;
        await clock.sleep(100);
      }
    },
  };
}

/** A repeated send gets the answer of the first. */
const sentBefore = (turn: { learnerMessageId: string | null; replyMessageId: string | null }): SentMessage => ({
  userMessageId: turn.learnerMessageId ?? '',
  assistantMessageId: turn.replyMessageId,
});
