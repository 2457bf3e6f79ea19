import { isBlank, maxMessageLength, messageLength, type Message } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { fieldFrame } from '../../domain/protocol';
import { doneField } from '../../domain/conversation/message';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { ConversationRepository } from '../conversations/conversationRepository';
import type { ConversationService } from '../conversations/conversationService';
import { messageView } from '../conversations/messageView';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { Bus } from '../realtime/bus';
import { messageFrames } from '../realtime/messageFrames';
import { conversationTopic } from '../realtime/topics';
import type { Tutor, TutorTurn } from '../tutor/tutor';
import type { WordService } from '../words/wordService';
import { leaseMs } from './checkpointer';
import { type LiveMessage, pendingFields } from './liveMessage';
import type { TurnEngine } from './turnEngine';
import type { TurnRepository } from './turnRepository';

export interface TurnServiceDeps {
  turns: TurnRepository;
  engine: TurnEngine;
  conversations: ConversationRepository;
  conversationService: Pick<ConversationService, 'announceTitles' | 'require'>;
  users: UserRepository;
  words: Pick<WordService, 'knownCounts'>;
  tutor: Tutor;
  bus: Bus;
  clock: Clock;
  makeId: MakeId;
  owner: string;
}

export interface SentMessage {
  userMessageId: string;
  assistantMessageId: string;
}

/** Earlier messages that a tutor is shown. */
const historyLength = 20;
/** Attempts to find the conversation free, when sends follow each other closely. */
const maxStops = 5;
const titleLength = 60;

export type TurnService = ReturnType<typeof createTurnService>;

export function createTurnService(deps: TurnServiceDeps) {
  const { turns, engine, conversations, conversationService, users, words, tutor, bus, clock, makeId, owner } = deps;

  const leaseUntil = () => new Date(clock.now() + leaseMs);

  async function history(conversationId: string, before: number): Promise<TutorTurn[]> {
    const rows = await conversations.page(conversationId, before, historyLength);
    return rows.flatMap((row) => {
      const text = row.originalText ?? messageView(row, anyPair).targetLanguageMessage?.value;
      return text ? [{ role: row.senderType === 'user' ? 'learner' : 'tutor', text } as const] : [];
    });
  }

  /** What a turn needs to know of its learner. */
  async function learnerFacts(learnerId: string, language: string): Promise<LearnerFacts> {
    const learner = await users.learnerFacts(learnerId);
    if (!learner) throw new AppError('notAuthenticated');
    const counts = await words.knownCounts(learnerId, language, learner.masteryThreshold);
    return { counts, ownLanguage: learner.ownLanguage, addressAs: learner.addressAs as AddressAs };
  }

  /** Ends a running turn wherever it runs; a turn whose process is gone is left to its lease. */
  async function stopTurn(turnId: string): Promise<void> {
    if (!engine.isRunningHere(turnId)) bus.publish('turns', { kind: 'stopTurn', turnId });
    for (let waitedMs = 0; waitedMs < 2_000; waitedMs += 50) {
      // One that was committed a moment ago may be about to start here.
      if (engine.isRunningHere(turnId)) return engine.stop(turnId);
      if (!(await turns.isRunning(turnId))) return;
      await clock.sleep(50);
    }
  }

  async function send(
    caller: Caller,
    input: { message: string; conversationId: string; clientMessageId?: string | undefined },
  ): Promise<SentMessage> {
    const message = input.message.trim();
    if (isBlank(message)) throw new AppError('messageEmpty');
    if (messageLength(message) > maxMessageLength) throw new AppError('messageTooLong');
    const learnerId = caller.userId;
    const conversation = await conversationService.require(caller, input.conversationId);
    const facts = await learnerFacts(learnerId, conversation.targetLanguage ?? '');
    const ids = { userMessageId: makeId(), assistantMessageId: makeId() };
    const renderings = { learner: makeId(), reply: makeId() };
    const clientMessageId = input.clientMessageId ?? ids.userMessageId;
    const turnId = makeId();

    for (let stops = 0; stops <= maxStops; stops += 1) {
      const begun = await turns.begin({
        id: turnId,
        conversationId: conversation.id,
        learnerId,
        tutorId: tutor.id,
        clientMessageId,
        message,
        title: titleOf(message),
        ownLanguage: facts.ownLanguage,
        learnerMessageId: ids.userMessageId,
        learnerRenderingId: renderings.learner,
        replyMessageId: ids.assistantMessageId,
        replyRenderingId: renderings.reply,
        initialFields: pendingFields,
        owner,
        leaseUntil: leaseUntil(),
        createdAt: new Date(clock.now()),
      });
      if (begun.kind === 'noConversation') throw new AppError('conversationNotFound');
      if (begun.kind === 'repeated') {
        return { userMessageId: begun.learnerMessageId, assistantMessageId: begun.replyMessageId };
      }
      if (begun.kind === 'busy') {
        await stopTurn(begun.turnId);
        continue;
      }

      const { revision, learnerPosition, targetLanguage: language } = begun;
      const typed = { id: ids.userMessageId, senderId: learnerId, position: learnerPosition };
      const live = { conversationId: conversation.id, attempt: 1, rev: 0, revision };
      const shown = { ...live, ...typed, senderType: 'user' as const };
      publish(conversation.id, [
        fieldFrame(shown, conversation.id, 'originalMessage', doneField(message), clientMessageId),
      ]);
      speak(caller, facts, {
        turnId,
        conversationId: conversation.id,
        attempt: 1,
        revision,
        language,
        ownLanguage: facts.ownLanguage,
        message,
        tutorState: begun.tutorState,
        namesConversation: begun.isFirst,
        learnerMessage: { ...typed, renderingId: renderings.learner },
        reply: {
          id: ids.assistantMessageId,
          renderingId: renderings.reply,
          senderId: tutor.id,
          position: learnerPosition + 1,
        },
        makesLearners: language !== '',
      });
      if (begun.isFirst) await conversationService.announceTitles(learnerId);
      return ids;
    }
    throw new AppError('busy', { retryAfterSeconds: 1 });
  }

  /** Makes a failed reply again, and the learner's own sentence with it where that failed too. */
  async function retry(caller: Caller, replyId: string): Promise<SentMessage> {
    const turn = await turns.findByReply(caller.userId, replyId);
    if (!turn) throw new AppError('messageNotFound');
    if (turn.state !== 'error') throw new AppError('nothingToRetry');
    const [learnerRow, replyRow] = await Promise.all([
      conversations.findMessage(caller.userId, turn.learnerMessageId),
      conversations.findMessage(caller.userId, turn.replyMessageId),
    ]);
    const rendering = replyRow?.renderings[0];
    if (!learnerRow?.originalText || !replyRow || !rendering) throw new AppError('nothingToRetry');
    const conversation = await conversationService.require(caller, turn.conversationId);
    const language = rendering.targetLanguage;
    const facts = await learnerFacts(caller.userId, language);
    const remakeLearners = needsRemaking(messageView(learnerRow, rendering)) && language !== '';
    const messageIds = remakeLearners ? [learnerRow.id, replyRow.id] : [replyRow.id];
    const revision = await turns.retry({
      turn,
      messageIds,
      initialFields: pendingFields,
      owner,
      leaseUntil: leaseUntil(),
    });
    if (revision === null) throw new AppError('nothingToRetry');

    speak(caller, facts, {
      turnId: turn.id,
      conversationId: conversation.id,
      attempt: turn.attempt + 1,
      revision,
      language,
      ownLanguage: rendering.ownLanguage,
      message: learnerRow.originalText,
      tutorState: conversation.tutorState,
      namesConversation: false,
      learnerMessage: learnerRow,
      reply: replyRow,
      makesLearners: remakeLearners,
    });
    return { userMessageId: learnerRow.id, assistantMessageId: replyRow.id };
  }

  /** Lets a committed attempt of a turn be spoken, and shows that it is on its way. */
  function speak(caller: Caller, facts: LearnerFacts, attempt: CommittedAttempt): void {
    const { turnId, conversationId, language, message, learnerMessage: typed } = attempt;
    const liveOf = (row: PlacedMessage, senderType: 'user' | 'assistant'): LiveMessage => ({
      turnId,
      conversationId,
      attempt: attempt.attempt,
      rev: 0,
      revision: attempt.revision,
      fields: pendingFields,
      dirty: false,
      id: row.id,
      renderingId: row.renderingId,
      senderId: row.senderId,
      senderType,
      position: row.position,
    });
    const reply = liveOf(attempt.reply, 'assistant');
    const learnerMessage = attempt.makesLearners ? liveOf(typed, 'user') : null;
    publish(conversationId, pendingFrames(learnerMessage ? [learnerMessage, reply] : [reply]));
    engine.start({
      id: turnId,
      attempt: attempt.attempt,
      learnerId: caller.userId,
      conversationId,
      language,
      namesConversation: attempt.namesConversation,
      learnerMessage,
      reply,
      request: {
        conversationId,
        language,
        ownLanguage: attempt.ownLanguage,
        message,
        history: () => history(conversationId, typed.position),
        state: parseState(attempt.tutorState),
        addressAs: facts.addressAs,
        learnerName: caller.username,
      },
      counts: facts.counts,
    });
  }

  function publish(conversationId: string, frames: ReturnType<typeof messageFrames>): void {
    for (const frame of frames) bus.publish(conversationTopic(conversationId), { kind: 'frame', frame });
  }

  return {
    send,
    retry,

    /** Ends the running reply of a conversation; what has come of it stands. */
    stop: async (caller: Caller, conversationId: string): Promise<void> => {
      await conversationService.require(caller, conversationId);
      const turn = await turns.findRunning(caller.userId, conversationId);
      if (turn) await stopTurn(turn.id);
    },

    stopTurnOf: async (messageId: string): Promise<void> => {
      const turn = await turns.findByMessage(messageId);
      if (turn) await stopTurn(turn.id);
    },

    /** Shows messages as the database has them to whoever looks at the conversation. */
    announce: async (learnerId: string, messageIds: readonly string[]): Promise<void> => {
      for (const id of messageIds) {
        const row = await conversations.findMessage(learnerId, id);
        if (row) publish(row.conversationId, messageFrames(messageView(row, anyPair), row.conversationId));
      }
    },

    /** Waits until a conversation has no running turn, or until the time is up (pages without JavaScript). */
    settled: async (caller: Caller, conversationId: string, maxMs: number): Promise<void> => {
      for (let waitedMs = 0; waitedMs < maxMs; waitedMs += 100) {
        if (!(await turns.findRunning(caller.userId, conversationId))) return;
        await clock.sleep(100);
      }
    },
  };
}

type AddressAs = 'feminine' | 'masculine' | 'unsaid';

interface LearnerFacts {
  /** How often each word has been met, by identity. */
  counts: ReadonlyMap<string, number>;
  ownLanguage: string;
  addressAs: AddressAs;
}

interface PlacedMessage {
  id: string;
  renderingId: string;
  senderId: string;
  position: number;
}

/** An attempt at a turn that stands in the database and is now to be spoken. */
interface CommittedAttempt {
  turnId: string;
  conversationId: string;
  attempt: number;
  revision: number;
  language: string;
  ownLanguage: string;
  message: string;
  tutorState: string | null;
  namesConversation: boolean;
  learnerMessage: PlacedMessage;
  reply: PlacedMessage;
  /** Whether the learner's own sentence is put into the target language, too. */
  makesLearners: boolean;
}

const anyPair = { targetLanguage: null, ownLanguage: '' };

const pendingFrames = (messages: readonly LiveMessage[]) =>
  messages.flatMap((message) =>
    (['targetLanguageMessage', 'morphemeTranslationDetails'] as const).flatMap((name) => {
      const field = message.fields[name];
      return field ? [fieldFrame(message, message.conversationId, name, field)] : [];
    }),
  );

/** The learner's own sentence was not made, or not to its end. */
function needsRemaking(message: Message): boolean {
  const { targetLanguageMessage: text, notes } = message;
  return text === null ? !notes?.value?.apology : text.status === 'error';
}

function parseState(json: string | null): unknown {
  return json === null ? null : (JSON.parse(json) as unknown);
}

/** A conversation is called by its first sentence until something better is known. */
export function titleOf(message: string): string {
  const line = message.replace(/\s+/gu, ' ');
  const characters = [...line];
  return characters.length <= titleLength
    ? line
    : `${characters
        .slice(0, titleLength - 1)
        .join('')
        .trimEnd()}…`;
}
