import type { LearnerLevel } from '../../../../domain/account/preferences';
import type { LearnerVocabulary } from '../../tutor';
import { data } from './data';

/** How difficult a reply may be. */
export interface ReplyBudget {
  /** Different words that the learner has never met. */
  newWords: number;
  /** Words in one sentence, at most. */
  sentenceLength: number;
  sentences: number;
}

/** Known words from which each stage holds; between 80 and 95 % known is where reading teaches (design, section 6). */
const stages: readonly (ReplyBudget & { from: number })[] = [
  { from: 0, newWords: 4, sentenceLength: 6, sentences: 2 },
  { from: 40, newWords: 3, sentenceLength: 8, sentences: 2 },
  { from: 150, newWords: 3, sentenceLength: 10, sentences: 2 },
  { from: 500, newWords: 3, sentenceLength: 14, sentences: 3 },
  { from: 1500, newWords: 4, sentenceLength: 20, sentences: 3 },
];

/** As many words are taken for known, whatever was counted here, by what learners say of themselves. */
const wordsClaimed: Readonly<Record<LearnerLevel, number>> = {
  beginner: 0,
  unsaid: 0,
  intermediate: 150,
  advanced: 1500,
};

/** @param wasOver the last reply had more new words than it might */
export function replyBudget(metCount: number, wasOver: boolean, level: LearnerLevel = 'unsaid'): ReplyBudget {
  const known = Math.max(metCount, wordsClaimed[level]);
  const stage = stages.findLast(({ from }) => known >= from) ?? { newWords: 4, sentenceLength: 6, sentences: 2 };
  const { newWords, sentenceLength, sentences } = stage;
  if (!wasOver) return { newWords, sentenceLength, sentences };
  return { newWords: Math.max(1, newWords - 2), sentenceLength: Math.max(5, sentenceLength - 3), sentences };
}

const claims: Readonly<Record<LearnerLevel, string>> = {
  beginner: 'The learner says that they are new to this language.',
  intermediate: 'The learner says that they know some of this language.',
  advanced: 'The learner says that they can read this language.',
  unsaid: '',
};

/** The learner's level as they say it, and as it shows in their own words. */
export function levelPart(vocabulary: LearnerVocabulary, budget: ReplyBudget, level: LearnerLevel): string {
  const { metCount, masteredCount } = vocabulary;
  return [
    claims[level] !== '' && claims[level],
    isCountTelling(metCount, level) &&
      `The learner has met ${String(metCount)} words of this language here and mastered ${String(masteredCount)}.`,
    `Use at most ${String(budget.newWords)} words that they have not met, at most ${String(budget.sentences)} sentences, and sentences of at most ${String(budget.sentenceLength)} words. What is frequent and easy comes first.`,
    wordsPart(vocabulary) !== '' &&
      'Of the words of the learner build on the mastered ones, use the nearly mastered again where they fit, and bring back at least one of those that should come back soon, if it fits naturally.',
  ]
    .filter((line) => line !== false)
    .join('\n');
}

/** Whoever knows a language from elsewhere has met few of its words here at first: that says nothing then. */
const isCountTelling = (metCount: number, level: LearnerLevel) => metCount >= wordsClaimed[level];

/** Some of the learner's words: taken from what people wrote, and so data. '' where there are none. */
export function wordsPart({ mastered, nearlyMastered, due }: LearnerVocabulary): string {
  const list = (name: string, words: readonly string[]) =>
    words.length > 0 && `${name}: ${words.map((word) => word.replace(/[\n|]/gu, ' ')).join(', ')}.`;
  const lists = [
    list('mastered', mastered),
    list('nearly mastered', nearlyMastered),
    list('should come back soon', due),
  ];
  return data('words_of_the_learner', lists.filter((line) => line !== false).join('\n'));
}
