import { isWordless } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { ConversationRepository, ConversationRow, FoundMessage } from '../conversations/conversationRepository';
import type { ConversationService } from '../conversations/conversationService';
import { occasionOf } from '../conversations/conversationView';
import { messageView } from '../conversations/messageView';
import { leaseMs } from './checkpointer';
import { pendingFields } from './liveMessage';
import type { RetriedTurn, RetryInput } from './retryTurns';
import type { CommittedTurn, Speaker } from './speakTurn';
import type { TurnKind } from './turnEngine';
import type { TurnRepository } from './turnRepository';
import type { SentMessage } from './turnService';

export interface RetryServiceDeps {
  turns: TurnRepository;
  speaker: Speaker;
  conversations: ConversationRepository;
  conversationService: Pick<ConversationService, 'require'>;
  clock: Clock;
  owner: string;
}

/** Makes again what failed or was stopped: a reply, or a learner's own sentence in the target language. */
export function createRetryService(deps: RetryServiceDeps) {
  const { turns, speaker, conversations, conversationService, clock, owner } = deps;

  type ReplyTurn = NonNullable<Awaited<ReturnType<TurnRepository['findByReply']>>>;

  /** A reply, and with it the learner's own sentence where that came to nothing. */
  async function retryReply(
    caller: Caller,
    turn: ReplyTurn,
    replyId: string,
    byBuiltin: boolean,
  ): Promise<SentMessage> {
    if (turn.state !== 'error' && turn.state !== 'stopped') throw new AppError('nothingToRetry');
    const [answered, reply] = await Promise.all([
      turn.learnerMessageId === null ? null : conversations.findMessage(caller.userId, turn.learnerMessageId),
      conversations.findMessage(caller.userId, replyId),
    ]);
    const isOpening = turn.learnerMessageId === null;
    if (!reply?.renderings[0] || (!isOpening && !answered?.originalText)) throw new AppError('nothingToRetry');
    const wordless = answered && isWordlessIn(answered) ? answered : null;
    if (turn.state === 'stopped' && !wordless && !isWordlessIn(reply)) throw new AppError('nothingToRetry');
    const conversation = await conversationService.require(caller, turn.conversationId);
    const claimed = { turnId: turn.id, attempt: turn.attempt, messageId: replyId };
    const recast = languageOf(reply) === '' ? null : wordless;
    await begin(caller, conversation, { claimed, reply, recast, answered, isOpening, byBuiltin });
    return { userMessageId: answered?.id ?? replyId, assistantMessageId: replyId };
  }

  /** A learner's own sentence alone: the reply to it stays as it is. */
  async function retryRecast(caller: Caller, messageId: string, byBuiltin: boolean): Promise<SentMessage> {
    const recast = await conversations.findMessage(caller.userId, messageId);
    if (recast?.senderId !== caller.userId) throw new AppError('messageNotFound');
    const conversation = await conversationService.require(caller, recast.conversationId);
    // What is said to a friend is put into languages by a job, which tries again by itself.
    if (conversation.conversationType === 'friend') throw new AppError('messageNotFound');
    if (languageOf(recast) === '' || !isWordlessIn(recast)) throw new AppError('nothingToRetry');
    const alone = { claimed: null, reply: null, recast, answered: recast, isOpening: false };
    await begin(caller, conversation, { ...alone, byBuiltin });
    return { userMessageId: messageId, assistantMessageId: null };
  }

  async function begin(caller: Caller, conversation: ConversationRow, wanted: Wanted): Promise<void> {
    const { claimed, reply, recast, answered, isOpening, byBuiltin } = wanted;
    const first = answered ?? reply;
    const rendering = (reply ?? recast)?.renderings[0];
    if (!first || !rendering) throw new AppError('nothingToRetry');
    const language = rendering.targetLanguage;
    const facts = await speaker.learnerFacts(caller.userId, language);
    const begun = await turns.retry({
      conversationId: conversation.id,
      learnerId: caller.userId,
      reply: claimed,
      recast: recast && { messageId: recast.id, attempt: recast.renderings[0]?.attempt ?? 1 },
      initialFields: pendingFields,
      owner,
      leaseUntil: new Date(clock.now() + leaseMs),
      at: new Date(clock.now()),
    });
    if (begun === null) throw new AppError('nothingToRetry');
    speaker.speak(caller, facts, {
      conversationId: conversation.id,
      occasion: occasionOf(conversation),
      revision: begun.revision,
      language,
      ownLanguage: rendering.ownLanguage,
      message: answered?.originalText ?? null,
      // In another language the conversation's tutor began anew.
      tutorState: conversation.targetLanguage === language ? conversation.tutorState : null,
      byBuiltin,
      namesConversation: isOpening && conversation.conversationType !== 'AI',
      position: first.position,
      turns: [
        ...committed(begun.reply, isOpening ? 'open' : 'reply', reply),
        ...committed(begun.recast, 'recast', recast),
      ],
    });
  }

  return {
    /** @param byBuiltin whether the built-in tutor is to make it, without asking the model */
    retry: async (caller: Caller, messageId: string, byBuiltin = false): Promise<SentMessage> => {
      const turn = await turns.findByReply(caller.userId, messageId);
      return turn ? retryReply(caller, turn, messageId, byBuiltin) : retryRecast(caller, messageId, byBuiltin);
    },
  };
}

interface Wanted {
  /** The reply's turn. */
  claimed: RetryInput['reply'];
  reply: FoundMessage | null;
  recast: FoundMessage | null;
  /** What the learner said; null where the tutor spoke first. */
  answered: FoundMessage | null;
  isOpening: boolean;
  byBuiltin: boolean;
}

const committed = (turn: RetriedTurn | null, kind: TurnKind, message: FoundMessage | null): CommittedTurn[] =>
  turn && message ? [{ ...turn, kind, message }] : [];

const languageOf = ({ renderings }: FoundMessage) => renderings[0]?.targetLanguage ?? '';

function isWordlessIn(message: FoundMessage): boolean {
  const [rendering] = message.renderings;
  return rendering !== undefined && isWordless(messageView(message, rendering));
}
