import type { CallPurpose, UsageMeter } from '../usageMeter';
import { cacheKey, type AnswerCache } from './answerCache';
import { askModel } from './connection/modelConnection';
import type { AskedModel } from './checkModel';

/** Output tokens that any answer may need, and the most for one whose room is measured by what was written. */
const leastTokens = 1_000;
const mostTokens = 12_000;

/** Output tokens of an answer that may need so many more than any. */
export const roomFor = (tokens: number): number => Math.min(mostTokens, leastTokens + tokens);

interface Question {
  system: string;
  prompt: string;
}

interface Call {
  purpose: CallPurpose;
  meter: UsageMeter;
  signal: AbortSignal;
  maxOutputTokens?: number;
}

/** Asks the model that is not spoken with, but asked about words and sentences. */
export function createSmallQuestions({ connection, model }: AskedModel, cache: AnswerCache) {
  const ask = (question: Question, call: Call): Promise<string> =>
    askModel(connection, { ...question, schema: null, maxOutputTokens: leastTokens, ...call });

  return {
    ask,

    /**
     * One question whose answer is the same whoever asks. Only what could be read is cached for others.
     *
     * @param read what an answer says; null where it says nothing of use
     */
    async askOnce<T>(question: Question, read: (answer: string) => T | null, call: Call): Promise<T | null> {
      const key = cacheKey(model, question);
      const cached = await cache.get(key);
      const known = cached === null ? null : read(cached);
      if (known !== null) return known;
      const answer = await ask(question, call);
      const found = read(answer);
      if (found !== null) await cache.set(key, answer);
      return found;
    },
  };
}

export type AskOnce = ReturnType<typeof createSmallQuestions>['askOnce'];
