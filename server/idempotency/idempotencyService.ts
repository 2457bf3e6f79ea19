import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError } from '../../domain/errors';
import type { Clock } from '../clock';
import type { IdempotencyRepository } from './idempotencyRepository';

/** An answer is repeated for so long. */
const keptMs = 24 * 60 * 60 * 1000;
/** Whoever works on a request for longer is taken to have died in it. No call takes as long. */
const workMs = 3 * 60 * 1000;

export interface KeyedRequest {
  /** What the client called this request: the Idempotency-Key header. */
  key: string;
  /** Keys of different callers have nothing to do with each other; empty for guests. */
  callerId: string;
  /** The endpoint's name. */
  name: string;
  input: unknown;
  /** Throws where the work would be refused at once: then nothing is written for the request. */
  requireWithinLimits?: () => Promise<void>;
}

export interface IdempotencyDeps {
  answers: IdempotencyRepository;
  clock: Clock;
  log: Logger;
  secret: string;
}

export type IdempotencyService = ReturnType<typeof createIdempotencyService>;

/**
 * Answers a repeated request as the first time, without doing it again. A failure is not kept: whoever tries again
 * after one is meant to succeed. A request whose process died is done again after three minutes.
 */
export function createIdempotencyService({ answers, clock, log, secret }: IdempotencyDeps) {
  // Keyed, because a request may hold a password.
  const hash = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  /** When the key was taken for this request, or the answer that stands already. */
  async function begin(id: string, requestHash: string, request: KeyedRequest): Promise<Date | { body: unknown }> {
    const now = new Date(clock.now());
    const kept = await answers.find(id);
    const ageMs = kept === null ? Infinity : now.getTime() - kept.createdAt.getTime();
    if (kept === null || ageMs >= (kept.status === null ? workMs : keptMs)) {
      await request.requireWithinLimits?.();
      const isTaken =
        kept === null
          ? await answers.take(id, requestHash, request.callerId, now)
          : await answers.retake(id, kept, requestHash, now);
      // Of several at once one takes it, and the others find it taken.
      return isTaken ? now : begin(id, requestHash, request);
    }
    if (kept.requestHash !== requestHash) throw new AppError('keyReused');
    if (kept.status === null) throw new AppError('keyInUse', { retryAfterSeconds: 1 });
    return { body: JSON.parse(kept.body ?? 'null') as unknown };
  }

  return {
    run: async (request: KeyedRequest, status: number, work: () => Promise<unknown>): Promise<unknown> => {
      const id = hash('key', request.callerId, request.key);
      const begun = await begin(id, hash('request', request.name, JSON.stringify(request.input)), request);
      if (!(begun instanceof Date)) return begun.body;
      let body: unknown;
      try {
        body = await work();
      } catch (error) {
        await answers.release(id, begun);
        throw error;
      }
      // Done is done: the key stays taken when its answer cannot be kept.
      await answers.keep(id, begun, status, JSON.stringify(body)).catch((error: unknown) => {
        log.error({ err: error, endpoint: request.name }, 'an answer was not kept');
      });
      return body;
    },
  };
}
