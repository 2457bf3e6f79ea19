import type { JSONSchema7 } from 'ai';
import type { ChatTurn } from '../prompts/chatTurns';
import type { CallPurpose, UsageMeter } from '../../usageMeter';

/** One question to the model. */
export interface ModelCall {
  purpose: CallPurpose;
  /** What the model is told to do; holds nothing that a learner wrote. */
  system: string;
  /**
   * What it is told of: learners' text stands here alone, each piece between its own marks. One question, or turns of a
   * chat of which the last is the user's.
   */
  prompt: string | readonly ChatTurn[];
  /**
   * How many turns, from the first, later questions will begin with too: a provider that must be told may cache what it
   * has read up to there. All but the last where it is left out; the system prompt is cached in any case.
   */
  cacheUpTo?: number;
  /** The shape of an answer in JSON; null for plain text. */
  schema: JSONSchema7 | null;
  /** For the answer alone: room for a model's thoughts is added where it thinks. */
  maxOutputTokens: number;
  meter: UsageMeter;
  signal: AbortSignal;
  /** What whoever waits for the answer may be told meanwhile; '' once the model is being asked. */
  onStatus?(sentence: string): void;
}

/** What a question tells of, as turns of a chat. */
export function turnsOf({ prompt }: Pick<ModelCall, 'prompt'>): readonly ChatTurn[] {
  return typeof prompt === 'string' ? [{ role: 'user', text: prompt }] : prompt;
}
