import { createHash } from 'node:crypto';

/** What a model has answered before, for questions that do not depend on who asks. */
export interface AnswerCache {
  get(key: string): Promise<string | null>;
  set(key: string, answer: string): Promise<void>;
}

export const noCache: AnswerCache = { get: () => Promise.resolve(null), set: () => Promise.resolve() };

/** One key for a question to one model: what it was told to do, and what it was told of. */
export function cacheKey(model: string, { system, prompt }: { system: string; prompt: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([model, system, prompt]))
    .digest('base64url');
}
