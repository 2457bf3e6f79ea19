import type { WordRecap } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { type Acquaintance, dueReason, restAfterMs } from '../../domain/words/due';
import { effectiveCountOf, isMastered, type Word } from '../../domain/words/word';
import type { Caller } from '../accounts/caller';
import type { AuditRepository } from '../admin/auditRepository';
import type { ConversationRepository } from '../conversations/conversationRepository';
import type { Clock } from '../clock';
import { noFields, parseFields } from '../conversations/messageView';
import type { JobRunner } from '../jobs/jobRunner';
import type { Bus } from '../realtime/bus';
import { learnerTopic } from '../realtime/topics';
import type { MetSense, WantedWord } from '../tutor/tutor';
import { chosenWords } from './chosenWords';
import type { ChosenWords, MarkKind, MarkRepository } from './markRepository';
import { recapOf } from './recapOf';
import type { MetWord, WordRepository, WordRow } from './wordRepository';
import { listed, wordView } from './wordView';

export interface WordDeps {
  words: WordRepository;
  marks: MarkRepository;
  conversations: Pick<ConversationRepository, 'find' | 'findAny' | 'findMessage'>;
  audit: Pick<AuditRepository, 'record'>;
  jobs: Pick<JobRunner, 'kick'>;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

export interface WordList {
  morphemes: Word[];
  masteryThreshold: number;
  /** Divides counted messages from those whose words still have to be added; null when none is counted. */
  anchorMessageId: string | null;
  /** Where it stands: whoever deletes it has no other way to tell what was counted. */
  anchorPosition: number | null;
  /** Rises with every change of the word bank, in whatever language; these words are at least as new. */
  wordsRevision: number;
}

/** Words that have just been marked. */
export interface MarkedWords {
  morphemes: Word[];
  /** The word bank's revision then; null where nothing was chosen. */
  wordsRevision: number | null;
}

/** Which words are asked for: those of the current conversation's learner, unless it says otherwise. */
export interface WordScope {
  conversationId?: string | undefined;
  /** A code; else the conversation's language where one is named, else the settings'. */
  language?: string | undefined;
}

/** Words of the word bank by id, or words of a message as they were selected in it. */
export type MarkTarget = { morphemeIds: string[] } | { originalMorphemes: string[]; expandedMessageId: string };

/** Everything that a list of words depends on but the words themselves, and their revision in place of them. */
interface ResolvedScope {
  learnerId: string;
  language: string | null;
  threshold: number;
  revision: number;
  conversationId: string | null;
}

export type WordService = ReturnType<typeof createWordService>;

export function createWordService(deps: WordDeps) {
  const { words, marks, conversations, audit, jobs, bus, clock } = deps;
  const now = () => new Date(clock.now());

  /** @param isViewing an admin looks at the words of the conversation's own learner */
  async function resolve(caller: Caller, scope: WordScope, isViewing: boolean): Promise<ResolvedScope> {
    const isOthers = isViewing && scope.conversationId !== undefined;
    const viewed = isOthers ? await conversations.findAny(scope.conversationId ?? '') : null;
    if (isOthers && !viewed) throw new AppError('conversationNotFound');
    const learnerId = viewed?.ownerId ?? caller.userId;
    const bank = await words.findBank(learnerId);
    if (!bank) throw new AppError('notAuthenticated');
    const id = scope.conversationId ?? bank.currentConversationId;
    const conversation = viewed ?? (id === null ? null : await conversations.find(learnerId, id));
    if (scope.conversationId !== undefined && !conversation) throw new AppError('conversationNotFound');
    const spoken = scope.conversationId === undefined ? null : (conversation?.targetLanguage ?? null);
    return {
      learnerId,
      language: scope.language ?? spoken ?? bank.language,
      threshold: bank.masteryThreshold,
      revision: bank.wordsRevision,
      conversationId: conversation?.id ?? null,
    };
  }

  /** Words are shown elsewhere too: in another tab, on another device. */
  function announce(learnerId: string, wordsRevision: number): void {
    bus.publish(learnerTopic(learnerId), { kind: 'frame', frame: { type: 'message', wordsRevision } });
  }

  async function choose(caller: Caller, target: MarkTarget): Promise<ChosenWords> {
    if ('morphemeIds' in target) return { ids: target.morphemeIds };
    const message = await conversations.findMessage(caller.userId, target.expandedMessageId);
    if (!message) throw new AppError('messageNotFound');
    const rendering = message.renderings[0];
    if (!rendering) return { language: '', shown: [] };
    const { targetLanguage: language, fields } = rendering;
    const morphemes = parseFields(fields).morphemeTranslationDetails?.value ?? [];
    return { language, shown: chosenWords(morphemes, target.originalMorphemes, language) };
  }

  return {
    /**
     * The word bank of one language, with what is needed to walk one conversation.
     * @param options.identities which of its words; all without them
     */
    list: async (
      caller: Caller,
      scope: WordScope,
      { isViewing = false, identities = null }: { isViewing?: boolean; identities?: readonly string[] | null } = {},
    ): Promise<WordList> => {
      const scoped = await resolve(caller, scope, isViewing);
      const { learnerId, language, threshold, conversationId, revision: wordsRevision } = scoped;
      if (learnerId !== caller.userId) await audit.record(caller.userId, 'view words', learnerId);
      // No language has no words, and '' is none.
      const found = await words.list(learnerId, language ?? '', { identities, conversationId });
      const morphemes = found.words.map((row) => wordView(row, threshold));
      return {
        morphemes,
        masteryThreshold: threshold,
        anchorMessageId: found.anchor?.id ?? null,
        anchorPosition: found.anchor?.position ?? null,
        wordsRevision,
      };
    },

    /** The languages that a learner has words in. */
    languages: ({ userId }: Caller): Promise<string[]> => words.languages(userId),

    /** Changes whenever `list` would answer something else. Reads no words. */
    versionOf: async (caller: Caller, scope: WordScope, { isViewing = false } = {}): Promise<string> => {
      const scoped = await resolve(caller, scope, isViewing);
      const { learnerId, revision, threshold, language, conversationId } = scoped;
      const anchorMessageId = conversationId && (await words.anchorOf(learnerId, conversationId));
      return [learnerId, revision, threshold, language, conversationId, anchorMessageId].join(' ');
    },

    /** How often each word has been met, by identity: what a tutor may know of a learner. */
    knownCounts: async (learnerId: string, language: string, threshold: number): Promise<Map<string, number>> => {
      const rows = await words.counts(learnerId, language);
      return new Map(rows.map((row) => [row.identity, effectiveCountOf(row, threshold)]));
    },

    /** Words that a tutor should bring back into the talk, the most wanted first. */
    due: async (learnerId: string, language: string, threshold: number): Promise<WantedWord[]> => {
      const at = clock.now();
      const since = { neededAt: new Date(at - neededWithinMs), lastSeenAt: new Date(at - restAfterMs(1)) };
      const rows = await words.listRested(learnerId, language, since);
      return rows.flatMap((row) => {
        const { identity, original, translation } = row;
        const why = dueReason(acquaintanceOf(row, threshold), at);
        return why ? [{ identity, original, translation, why }] : [];
      });
    },

    /** The words of a language that a tutor is told of: those met most often, and those met last. */
    listMet: (learnerId: string, language: string): Promise<MetWord[]> => words.listMet(learnerId, language, mostMet),

    /** In which senses a word was met, the last one first, each with its newest message in this conversation. */
    met: async (
      learnerId: string,
      conversationId: string,
      { language, identity }: { language: string; identity: string },
    ): Promise<MetSense[]> => {
      const sightings = await words.listSightingsOf(learnerId, language, identity);
      const glosses = [...new Set(sightings.map(({ gloss }) => gloss))];
      return Promise.all(
        glosses.map(async (gloss) => {
          const of = sightings.filter((each) => each.gloss === gloss);
          const here = of.find((each) => each.conversationId === conversationId);
          const message = here && (await conversations.findMessage(learnerId, here.messageId));
          const rendering = message?.renderings[0];
          const fields = rendering ? parseFields(rendering.fields) : noFields;
          const said = {
            text: fields.targetLanguageMessage?.value ?? '',
            means: fields.fullSentenceTranslation?.value ?? '',
            words: fields.morphemeTranslationDetails?.value ?? [],
          };
          const times = of.reduce((sum, each) => sum + each.times, 0);
          return { gloss, times, ...(said.text === '' || said.means === '' ? {} : { said }) };
        }),
      );
    },

    /** How the words of a conversation went since a scene began in it; `since` in milliseconds since 1970. */
    recap: async (
      learnerId: string,
      conversationId: string,
      scene: { language: string; threshold: number; since: number },
    ): Promise<WordRecap> => {
      const { language, threshold } = scene;
      const since = new Date(scene.since);
      const sightings = await words.listSightingsSince(learnerId, conversationId, { language, since });
      return recapOf(sightings, { conversationId, since, threshold });
    },

    /** Somebody has read everything up to a position: what they met in it for the first time counts. */
    read: async (reader: Pick<Caller, 'userId'>, conversationId: string, upTo: number): Promise<void> => {
      let position = -1;
      for (;;) {
        const read = await words.read({ readerId: reader.userId, conversationId, upTo, at: now() });
        // Until nothing is left, a part at a time.
        if (!read || read.now === position || read.now === read.before) break;
        position = read.now;
        jobs.kick();
      }
    },

    mark: async (caller: Caller, kind: MarkKind, target: MarkTarget): Promise<MarkedWords> => {
      const marked = await marks.mark(caller.userId, kind, await choose(caller, target), now());
      if (!marked) throw new AppError('wordNotFound');
      if (marked.revision !== null) announce(caller.userId, marked.revision);
      const threshold = (await words.findBank(caller.userId))?.masteryThreshold ?? 0;
      return { morphemes: marked.rows.map((row) => wordView(listed(row), threshold)), wordsRevision: marked.revision };
    },

    undo: async (caller: Caller): Promise<void> => {
      const revision = await marks.undo(caller.userId, now());
      if (revision === null) throw new AppError('nothingToUndo');
      announce(caller.userId, revision);
    },

    /** The learner looked at faded glosses again. Counts nothing: it says what they may have forgotten. */
    peek: async (caller: Caller, target: MarkTarget): Promise<void> => {
      if (!(await marks.peek(caller.userId, await choose(caller, target), now()))) throw new AppError('wordNotFound');
    },

    /** Makes a learner's counts what their sightings say; answers the counts that were not. */
    rebuildCounts: (learnerId: string) => words.rebuildCounts(learnerId),
  };
}

/** 300 in all: some 450 tokens of a question in a language of Latin letters. */
const mostMet = { frequent: 225, newest: 75 } as const;

/** What was missing longer ago than this is no more wanted than other words. */
const neededWithinMs = 30 * 24 * 60 * 60 * 1000;

function acquaintanceOf(row: WordRow, threshold: number): Acquaintance {
  const marked = row.masteredAt !== null;
  const effectiveCount = effectiveCountOf({ ...row, marked }, threshold);
  return {
    effectiveCount,
    isMastered: isMastered({ effectiveCount, marked }, threshold),
    lastSeenAt: row.lastSeenAt.getTime(),
    neededAt: row.neededAt?.getTime() ?? null,
    peekedAt: row.peekedAt?.getTime() ?? null,
  };
}
