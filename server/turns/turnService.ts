import { doneField, isBlank, isWordless, maxMessageLength, messageLength } from '../../domain/conversation/message';
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
import { anyPair, type Speaker } from './speakTurn';
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

  /** Commits a turn, after stopping whatever is being said in its conversation. */
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

  const replyOf = (turn: { replyMessageId: string; replyRenderingId: string }, { replyPosition }: BegunTurn) => ({
    id: turn.replyMessageId,
    renderingId: turn.replyRenderingId,
    senderId: tutor.id,
    position: replyPosition,
  });

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
    const learners: LearnersPart = { message, title: titleOf(message), messageId: makeId(), renderingId: makeId() };
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
      turnId: turn.id,
      conversationId,
      occasion: occasionOf(conversation),
      attempt: 1,
      revision,
      language,
      ownLanguage,
      message,
      tutorState: begun.tutorState,
      namesConversation: isFirst && !crisisIn(message),
      position: typed.position,
      learnerMessage: language === '' ? null : typed,
      reply: replyOf(turn, begun),
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
        turnId: turn.id,
        conversationId: newConversation.id,
        occasion: occasionOf(newConversation),
        attempt: 1,
        revision: begun.revision,
        language,
        ownLanguage,
        message: null,
        tutorState: null,
        namesConversation: newConversation.conversationType !== 'AI',
        position: begun.replyPosition,
        learnerMessage: null,
        reply: replyOf(turn, begun),
      });
    }
    await conversationService.announceTitles(caller.userId);
    return newConversation.id;
  }

  /** Makes a reply again that failed or was stopped wordless, and the learner's own sentence with it where that is, too. */
  async function retry(caller: Caller, replyId: string): Promise<SentMessage> {
    const turn = await turns.findByReply(caller.userId, replyId);
    if (!turn?.replyMessageId) throw new AppError('messageNotFound');
    if (turn.state !== 'error' && turn.state !== 'stopped') throw new AppError('nothingToRetry');
    const [learnerRow, replyRow] = await Promise.all([
      turn.learnerMessageId === null ? null : conversations.findMessage(caller.userId, turn.learnerMessageId),
      conversations.findMessage(caller.userId, turn.replyMessageId),
    ]);
    const rendering = replyRow?.renderings[0];
    const isOpening = turn.learnerMessageId === null;
    if (!replyRow || !rendering || (!isOpening && !learnerRow?.originalText)) throw new AppError('nothingToRetry');
    const wordless = learnerRow && isWordless(messageView(learnerRow, rendering)) ? learnerRow : null;
    if (turn.state === 'stopped' && !wordless && !isWordless(messageView(replyRow, rendering))) {
      throw new AppError('nothingToRetry');
    }
    const conversation = await conversationService.require(caller, turn.conversationId);
    const language = rendering.targetLanguage;
    const facts = await speaker.learnerFacts(caller.userId, language);
    const remade = language === '' ? null : wordless;
    const revision = await turns.retry({
      turn,
      messageIds: remade ? [remade.id, replyRow.id] : [replyRow.id],
      initialFields: pendingFields,
      owner,
      leaseUntil: leaseUntil(),
    });
    if (revision === null) throw new AppError('nothingToRetry');

    speaker.speak(caller, facts, {
      turnId: turn.id,
      conversationId: conversation.id,
      occasion: occasionOf(conversation),
      attempt: turn.attempt + 1,
      revision,
      language,
      ownLanguage: rendering.ownLanguage,
      message: learnerRow?.originalText ?? null,
      tutorState: conversation.tutorState,
      namesConversation: isOpening && conversation.conversationType !== 'AI',
      position: (learnerRow ?? replyRow).position,
      learnerMessage: remade,
      reply: replyRow,
    });
    return { userMessageId: learnerRow?.id ?? replyRow.id, assistantMessageId: replyRow.id };
  }

  return {
    send,
    open,
    retry,

    /** Ends the running reply of a conversation; what has come of it stands. */
    stop: async (caller: Caller, conversationId: string): Promise<void> => {
      await conversationService.require(caller, conversationId);
      for (const turn of await turns.listRunning({ conversationId })) await stopTurn(turn.id);
    },

    stopTurnIn: async (conversationId: string): Promise<void> => {
      for (const turn of await turns.listRunning({ conversationId })) await stopTurn(turn.id);
    },

    /** Nobody is there any more to hear what is being said to them. */
    stopTurnsOf: async (learnerId: string): Promise<void> => {
      await Promise.all((await turns.listRunning({ learnerId })).map(({ id }) => stopTurn(id)));
    },

    stopTurnOf: async (messageId: string): Promise<void> => {
      const turn = await turns.findByMessage(messageId);
      if (turn) await stopTurn(turn.id);
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

    /** Waits until a conversation has no running turn, or until the time is up (pages without JavaScript). */
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
