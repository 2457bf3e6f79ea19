import { AppError } from '../../domain/errors';
import { fieldFrame, type MessageTargetFrame } from '../../domain/protocol';
import { identityOf } from '../../domain/words/identity';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { ConversationRepository } from '../conversations/conversationRepository';
import { messageView } from '../conversations/messageView';
import type { Dictionary } from '../dictionary/dictionary';
import type { Bus } from '../realtime/bus';
import { conversationTopic } from '../realtime/topics';
import type { Occasion, TutorRequest, TutorTurn } from '../tutor/tutor';
import type { UsageService } from '../usage/usageService';
import { vocabularyOf } from '../words/vocabulary';
import type { WordService } from '../words/wordService';
import { type LiveMessage, pendingFields } from './liveMessage';
import type { TurnEngine, TurnKind } from './turnEngine';

/** What a turn needs to know of its learner. */
export interface LearnerFacts {
  /** How often each word has been met, by identity. */
  counts: ReadonlyMap<string, number>;
  ownLanguage: string;
  addressAs: TutorRequest['addressAs'];
  level: TutorRequest['level'];
  knownShare: number;
  /** The built-in tutor may answer where the model is away. */
  builtinStandsIn: boolean;
  masteryThreshold: number;
}

export interface PlacedMessage {
  id: string;
  renderingId: string;
  senderId: string;
  position: number;
}

/** An attempt at a message that stands in the database and is now to be made. */
export interface CommittedTurn {
  id: string;
  kind: TurnKind;
  attempt: number;
  message: PlacedMessage;
}

/** Turns that answer one message of the learner, or open a conversation. */
export interface CommittedExchange {
  conversationId: string;
  occasion: Occasion;
  revision: number;
  language: string;
  ownLanguage: string;
  /** Null where the tutor speaks first. */
  message: string | null;
  tutorState: string | null;
  /** The built-in tutor is to answer this one without asking the model. */
  byBuiltin?: boolean;
  namesConversation: boolean;
  /** Where this exchange begins: what stands before it has been said before. */
  position: number;
  /** The first is asked for first: of two questions at once, a small provider answers one after the other. */
  turns: readonly CommittedTurn[];
}

export interface SpeakerDeps {
  engine: TurnEngine;
  conversations: ConversationRepository;
  users: UserRepository;
  words: Pick<WordService, 'knownCounts' | 'listMet' | 'due' | 'recap' | 'met'>;
  dictionary: Dictionary;
  usage: UsageService;
  bus: Bus;
}

/** Earlier messages that a tutor may look at: short ones, more than a question has room for. */
const historyLength = 100;
/** Earlier conversations whose titles it is told. */
const recentTitles = 6;

export type Speaker = ReturnType<typeof createSpeaker>;

/** Lets committed turns be spoken, with all that a tutor may want to know. */
export function createSpeaker({ engine, conversations, users, words, dictionary, usage, bus }: SpeakerDeps) {
  async function history(learnerId: string, conversationId: string, before: number): Promise<TutorTurn[]> {
    const rows = await conversations.page(learnerId, conversationId, before, historyLength);
    return rows.flatMap((row) => {
      const text = row.originalText ?? messageView(row, anyPair).targetLanguageMessage?.value;
      if (!text) return [];
      return [{ role: row.senderType === 'user' ? 'learner' : 'tutor', text, position: row.position } as const];
    });
  }

  function publish(conversationId: string, frames: readonly MessageTargetFrame[]): void {
    for (const frame of frames) bus.publish(conversationTopic(conversationId), { kind: 'frame', frame });
  }

  return {
    publish,

    learnerFacts: async (learnerId: string, language: string): Promise<LearnerFacts> => {
      const learner = await users.learnerFacts(learnerId, language);
      if (!learner) throw new AppError('notAuthenticated');
      const counts = await words.knownCounts(learnerId, language, learner.masteryThreshold);
      const addressAs = learner.addressAs as LearnerFacts['addressAs'];
      const level = (learner.languageLevels[0]?.level ?? 'unsaid') as LearnerFacts['level'];
      const { ownLanguage, masteryThreshold, builtinStandsIn } = learner;
      const knownShare = learner.knownShare / 100;
      return { counts, ownLanguage, addressAs, level, knownShare, builtinStandsIn, masteryThreshold };
    },

    /** Shows that messages are on their way, and lets the tutor begin. */
    speak: (caller: Caller, facts: LearnerFacts, exchange: CommittedExchange): void => {
      const { conversationId, language } = exchange;
      const due = () => words.due(caller.userId, language, facts.masteryThreshold);
      let earlier: Promise<TutorTurn[]> | undefined;
      const request = {
        conversationId,
        occasion: exchange.occasion,
        language,
        ownLanguage: exchange.ownLanguage,
        profile: () => users.profile(caller.userId),
        message: exchange.message ?? '',
        // Both messages of an exchange ask for it.
        history: () => (earlier ??= history(caller.userId, conversationId, exchange.position)),
        state: exchange.tutorState === null ? null : (JSON.parse(exchange.tutorState) as unknown),
        addressAs: facts.addressAs,
        level: facts.level,
        knownShare: facts.knownShare,
        ...standInOf(facts, exchange),
        learnerName: caller.username,
        due,
        lately: () => conversations.recentTitles(caller.userId, conversationId, recentTitles),
        vocabulary: async () => {
          const [met, wanted] = await Promise.all([words.listMet(caller.userId, language), due()]);
          const { counts, masteryThreshold: threshold } = facts;
          return vocabularyOf({ language, counts, threshold, met, due: wanted });
        },
        meter: usage.meterOf(caller.userId),
        recap: (since: number) =>
          words.recap(caller.userId, conversationId, { language, since, threshold: facts.masteryThreshold }),
        met: (surface: string) =>
          words.met(caller.userId, conversationId, { language, identity: identityOf(surface, language) }),
        lookUp: (identities: readonly string[]) => dictionary.find(language, exchange.ownLanguage, identities),
      };
      const started = exchange.turns.map((turn) => ({ ...turn, message: liveMessageOf(exchange, turn) }));
      const inOrder = started.map(({ message }) => message).toSorted((a, b) => a.position - b.position);
      publish(conversationId, pendingFrames(inOrder));
      for (const turn of started) {
        engine.start({
          ...turn,
          learnerId: caller.userId,
          conversationId,
          language,
          namesConversation: exchange.namesConversation,
          request,
          counts: facts.counts,
          threshold: facts.masteryThreshold,
        });
      }
    },
  };
}

const standInOf = (
  { builtinStandsIn }: LearnerFacts,
  { byBuiltin = false }: CommittedExchange,
): Pick<TutorRequest, 'standIn'> =>
  byBuiltin ? { standIn: 'now' } : builtinStandsIn ? { standIn: 'afterFailure' } : {};

const liveMessageOf = (exchange: CommittedExchange, { id, kind, attempt, message }: CommittedTurn): LiveMessage => ({
  turnId: id,
  conversationId: exchange.conversationId,
  attempt,
  rev: 0,
  revision: exchange.revision,
  fields: pendingFields,
  dirty: false,
  id: message.id,
  renderingId: message.renderingId,
  senderId: message.senderId,
  senderType: kind === 'recast' ? 'user' : 'assistant',
  position: message.position,
});

/** Whatever a message was made for: only its text is wanted. */
export const anyPair = { targetLanguage: null, ownLanguage: '' };

const pendingFrames = (messages: readonly LiveMessage[]) =>
  messages.flatMap((message) =>
    (['targetLanguageMessage', 'morphemeTranslationDetails'] as const).flatMap((name) => {
      const field = message.fields[name];
      return field ? [fieldFrame(message, message.conversationId, name, field)] : [];
    }),
  );
