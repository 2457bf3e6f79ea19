import { identityOf } from '../../domain/words/identity';
import { occurrencesOf } from '../../domain/words/sightings';
import { effectiveCountOf, type Word } from '../../domain/words/word';
import { AppError } from '../../domain/errors';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { ConversationRepository } from '../conversations/conversationRepository';
import { messageView } from '../conversations/messageView';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { WordRepository, WordRow } from './wordRepository';

export interface WordDeps {
  words: WordRepository;
  users: UserRepository;
  conversations: ConversationRepository;
  clock: Clock;
  makeId: MakeId;
}

export interface WordList {
  morphemes: Word[];
  masteryThreshold: number;
  /** Divides counted messages from those whose words still have to be added; null when none is counted. */
  anchorMessageId: string | null;
}

/** Words of the word bank by id, or words of a message as they were selected in it. */
export type MarkTarget = { morphemeIds: string[] } | { originalMorphemes: string[]; expandedMessageId: string };

export type WordService = ReturnType<typeof createWordService>;

export function createWordService({ words, users, conversations, clock, makeId }: WordDeps) {
  async function thresholdOf(caller: Caller): Promise<number> {
    const preferences = await users.preferences(caller.userId);
    if (!preferences) throw new AppError('notAuthenticated');
    return preferences.masteryThreshold;
  }

  /** Surfaces that were selected in a message stand for its words; a piece of a group stands for the whole group. */
  async function wordIdsOf(caller: Caller, target: MarkTarget): Promise<string[]> {
    if ('morphemeIds' in target) return (await words.findByIds(caller.userId, target.morphemeIds)).map((row) => row.id);
    const row = await conversations.findMessage(caller.userId, target.expandedMessageId);
    if (!row) throw new AppError('messageNotFound');
    const conversation = await conversations.find(caller.userId, row.conversationId);
    const language = row.renderings[0]?.targetLanguage ?? conversation?.targetLanguage ?? '';
    const pair = { targetLanguage: language, ownLanguage: row.renderings[0]?.ownLanguage ?? '' };
    const morphemes = messageView(row, pair).morphemeTranslationDetails?.value ?? [];
    const selected = new Set(target.originalMorphemes.map((surface) => identityOf(surface, language)));
    const identities = occurrencesOf(morphemes, language)
      .filter(
        ({ identity, indexes }) =>
          selected.has(identity) ||
          indexes.some((index) => selected.has(identityOf(morphemes[index]?.[0] ?? '', language))),
      )
      .map(({ identity }) => identity);
    return (await words.findByIdentities(caller.userId, language, [...new Set(identities)])).map((word) => word.id);
  }

  return {
    /** The word bank of one language, with what is needed to walk one conversation. */
    list: async (caller: Caller, scope: { conversationId?: string; language?: string }): Promise<WordList> => {
      const preferences = await users.preferences(caller.userId);
      if (!preferences) throw new AppError('notAuthenticated');
      const conversationId = scope.conversationId ?? (await conversations.currentId(caller.userId));
      const conversation = conversationId ? await conversations.find(caller.userId, conversationId) : null;
      if (scope.conversationId && !conversation) throw new AppError('conversationNotFound');
      const language =
        scope.language ?? (scope.conversationId ? conversation?.targetLanguage : null) ?? preferences.language;
      const threshold = preferences.masteryThreshold;
      const [rows, anchorMessageId] = await Promise.all([
        language ? words.list(caller.userId, language) : [],
        conversation ? words.anchorOf(caller.userId, conversation.id) : null,
      ]);
      return { morphemes: rows.map((row) => wordView(row, threshold)), masteryThreshold: threshold, anchorMessageId };
    },

    /** How often each word has been met, by identity: what a tutor may know of a learner. */
    knownCounts: async (learnerId: string, language: string, threshold: number): Promise<Map<string, number>> => {
      const rows = await words.counts(learnerId, language);
      return new Map(rows.map((row) => [row.identity, effectiveCountOf(stored(row), threshold)]));
    },

    mark: async (caller: Caller, kind: 'mastered' | 'not-mastered', target: MarkTarget): Promise<Word[]> => {
      const wordIds = await wordIdsOf(caller, target);
      if (wordIds.length === 0) return [];
      await words.mark({ id: makeId(), learnerId: caller.userId, kind, wordIds, at: new Date(clock.now()) });
      const [rows, threshold] = await Promise.all([words.findByIds(caller.userId, wordIds), thresholdOf(caller)]);
      return rows.map((row) => wordView(row, threshold));
    },

    undo: async (caller: Caller): Promise<void> => {
      if (!(await words.undo(caller.userId, new Date(clock.now())))) throw new AppError('nothingToUndo');
    },
  };
}

const stored = (row: Pick<WordRow, 'trueCount' | 'baseline' | 'masteredAt'>) => ({
  trueCount: row.trueCount,
  baseline: row.baseline,
  marked: row.masteredAt !== null,
});

function wordView(row: WordRow, threshold: number): Word {
  return {
    _id: row.id,
    identity: row.identity,
    originalMorpheme: row.original,
    transliteratedMorpheme: row.transliteration,
    translatedMorpheme: row.translation,
    trueCount: row.trueCount,
    effectiveCount: effectiveCountOf(stored(row), threshold),
    marked: row.masteredAt !== null,
    needed: row.neededAt !== null,
  };
}
