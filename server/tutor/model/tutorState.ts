import { z } from 'zod';
import type { LearnerVocabulary } from '../tutor';
import { sanitise } from './checks/sanitise';
import type { ShownHistory } from './prompts/history';
import { knownWordsPart } from './prompts/level';
import { memoryWith } from './prompts/replyPrompt';

/** What is carried from one reply to the next. */
export interface TutorState {
  /** What is worth remembering of turns that are not shown any more; '' for nothing. */
  memory: string;
  /** Position of the first turn that is not remembered. */
  rememberedUntil: number;
  /** Words that the learner has met, as a model was told them last, and how many they had met then; null for not yet. */
  known: { words: string; metCount: number } | null;
  /** The last reply had more new words than it was to have. */
  wasOver: boolean;
}

const shape = z.object({
  memory: z.string().max(2_000),
  rememberedUntil: z.number().int().nonnegative().catch(0).default(0),
  known: z
    .object({ words: z.string().max(8_000), metCount: z.number() })
    .nullable()
    .catch(null)
    .default(null),
  wasOver: z.boolean(),
});

/** The stored state, or that of a new conversation: it may be another provider's. */
export function readState(state: unknown): TutorState {
  return shape.safeParse(state).data ?? { memory: '', rememberedUntil: 0, known: null, wasOver: false };
}

/**
 * The words to tell the model of: those that it was told, until the learner has met half as many again. Each change
 * makes it read the conversation behind them anew.
 */
export function knownWordsOf(
  { known }: TutorState,
  vocabulary: LearnerVocabulary,
): { words: string; metCount: number } {
  const { metCount } = vocabulary;
  if (known && metCount <= known.metCount * 1.5 + 5) return known;
  return { words: knownWordsPart(vocabulary), metCount };
}

/**
 * What is carried on of a conversation. Once the model has said what is worth remembering, the older turns are not shown
 * any more; and where it said nothing, what had no room is remembered as it was said.
 *
 * @param said what the model says is worth remembering
 */
export function remembering(
  { memory, rememberedUntil }: Pick<TutorState, 'memory' | 'rememberedUntil'>,
  { foldAt, lost, turns }: ShownHistory,
  said: string,
): Pick<TutorState, 'memory' | 'rememberedUntil'> & { isFolded: boolean } {
  const remembered = sanitise(said).slice(0, maxMemoryLength);
  if (foldAt !== null && remembered !== '') return { memory: remembered, rememberedUntil: foldAt, isFolded: true };
  const first = turns[0]?.position;
  if (lost.length === 0 || first === undefined) return { memory, rememberedUntil, isFolded: false };
  return { memory: memoryWith(memory, lost), rememberedUntil: first, isFolded: true };
}

/** Some 80 words are asked for; what is kept is sent with each question from then on. */
const maxMemoryLength = 1_000;
