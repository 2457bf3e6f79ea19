import type { LearnerLevel } from '../../../../domain/account/preferences';
import type { LearnerVocabulary } from '../../tutor';
import { data } from './data';

/** How difficult a reply may be. */
export interface ReplyBudget {
  /** Different words that the learner has never met; of a stage, however few the learner's share would allow. */
  newWords: number;
  /** Words in one sentence, at most. */
  sentenceLength: number;
  sentences: number;
}

interface Stage extends ReplyBudget {
  /** Words known from which it holds. */
  from: number;
  /** In the terms of the Common European Framework, roughly: what was counted here is not all that a learner knows. */
  level: string;
  /** What it means for sentences. */
  grammar: string;
}

const stages: readonly Stage[] = [
  {
    from: 0,
    level: 'complete beginner',
    grammar: 'present tense, one short main clause a sentence',
    newWords: 4,
    sentenceLength: 6,
    sentences: 2,
  },
  {
    from: 40,
    level: 'A1',
    grammar: 'present tense, main clauses, joined by “and” or “but” at most',
    newWords: 3,
    sentenceLength: 8,
    sentences: 2,
  },
  {
    from: 150,
    level: 'A1 to A2',
    grammar: 'present, the usual past and a simple future; “and”, “but”, “because”',
    newWords: 1,
    sentenceLength: 10,
    sentences: 2,
  },
  {
    from: 500,
    level: 'A2',
    grammar: 'the everyday tenses; “because”, “when”, “if”; one subordinate clause a sentence',
    newWords: 1,
    sentenceLength: 14,
    sentences: 3,
  },
  {
    from: 1500,
    level: 'B1',
    grammar: 'all everyday tenses and moods, relative and subordinate clauses',
    newWords: 1,
    sentenceLength: 20,
    sentences: 3,
  },
];

/** As many words are taken for known, whatever was counted here, by what learners say of themselves. */
const wordsClaimed: Readonly<Record<LearnerLevel, number>> = {
  beginner: 0,
  unsaid: 0,
  intermediate: 150,
  advanced: 1500,
};

function stageOf(metCount: number, level: LearnerLevel): Stage {
  const known = Math.max(metCount, wordsClaimed[level]);
  return stages.findLast(({ from }) => known >= from) ?? (stages[0] as Stage);
}

/** What a reply is fitted to. */
export interface Reader {
  metCount: number;
  level: LearnerLevel;
  /** Share of a reply's words that the learner wants to know already, 0 to 1. */
  knownShare: number;
  /** The last reply had more new words than it might. */
  wasOver: boolean;
}

export function replyBudget({ metCount, level, knownShare, wasOver }: Reader): ReplyBudget {
  const stage = stageOf(metCount, level);
  const { sentenceLength, sentences } = stage;
  // Nobody knows most of the words before they have met some.
  const newWords = Math.max(stage.newWords, newWordsIn(sentenceLength * sentences, knownShare));
  if (!wasOver) return { newWords, sentenceLength, sentences };
  return { newWords: Math.max(1, newWords - 2), sentenceLength: Math.max(5, sentenceLength - 3), sentences };
}

/** How many words of a reply may be new, at least one. */
export const newWordsIn = (words: number, knownShare: number): number =>
  Math.max(1, Math.round(words * (1 - knownShare)));

/** How difficult the reply may be, and why; what the learner says of themselves goes before what was counted. */
export function levelPart(vocabulary: LearnerVocabulary, budget: ReplyBudget, claimed: LearnerLevel): string {
  const { level, grammar } = stageOf(vocabulary.metCount, claimed);
  const few = vocabulary.metCount < wordsClaimed[claimed];
  const words =
    vocabulary.metCount === 0 || few
      ? 'the most frequent words of the language, '
      : 'mostly words that they know, else the most frequent ones, ';
  return `The learner’s level is ${level}: ${grammar}. Use ${words}at most ${String(budget.newWords)} that they have not met, at most ${String(budget.sentences)} sentences, and sentences of at most ${String(budget.sentenceLength)} words.`;
}

/**
 * The words that a learner has met, by how well they know them: taken from what people wrote, and so data. '' where
 * there are none. It changes with every message, and stands before the conversation: a question is read anew from the
 * place on where it differs from the one before, so it is written down once and then again when older turns go.
 */
export function knownWordsPart({ mastered, strong, weak }: LearnerVocabulary): string {
  const list = (name: string, words: readonly string[]) =>
    words.length > 0 && `${name}: ${words.map((word) => word.replace(/\s+/gu, ' ')).join(' ')}`;
  return [list('mastered', mastered), list('strong', strong), list('weak', weak)].filter(Boolean).join('\n');
}

/** Words to weave into the reply. */
export const wantedPart = ({ wanted }: LearnerVocabulary): string => data('words_to_weave_in', wanted.join(', '));
