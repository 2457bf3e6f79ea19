import type { Logger } from 'pino';
import { AppError } from '../../domain/errors';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { Tutor } from '../tutor/tutor';
import type { UsageMeter } from '../tutor/usageMeter';
import type { UsageRepository } from './usageRepository';

export interface UsageDeps {
  usage: UsageRepository;
  clock: Clock;
  makeId: MakeId;
  log: Logger;
  /** Who is asked, as it is written down. */
  provenance: Pick<Tutor['provenance'], 'provider' | 'model'>;
  /** Tokens that one learner may use within 24 hours; null for any number. */
  dailyTokens: number | null;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayIsUsed =
  'You have had your share of the tutor for today. It comes back little by little over the next 24 hours.';

/** What stands in a row while its question is being answered; a process that dies leaves it so. */
const running = 'running';

/** Accounts for what learners ask of a language model, and says when it is enough for a day. */
export function createUsageService(deps: UsageDeps) {
  const { usage, clock, makeId, log, dailyTokens } = deps;
  const { provider, model } = deps.provenance;

  const unlessItFails = (written: Promise<void>) => {
    written.catch((error: unknown) => {
      log.warn({ err: error }, 'usage of the model was not written down');
    });
  };

  return {
    meterOf: (userId: string): UsageMeter => ({
      learner: userId,
      begin: async (expected) => {
        const id = makeId();
        const createdAt = new Date(clock.now());
        const row = {
          ...{ id, userId, provider, model, createdAt, ...expected },
          ...{ cachedTokens: null, milliseconds: 0, outcome: running },
        };
        if (dailyTokens === null) {
          return (cost) => {
            unlessItFails(usage.add({ ...row, ...cost, cachedTokens: cost.cachedTokens ?? null }));
          };
        }
        // Over the 24 hours past, and not by the calendar: midnight is not the same everywhere, and nobody saves up for it.
        const since = new Date(clock.now() - dayMs);
        if (!(await usage.reserve(row, { tokens: dailyTokens, since }))) {
          throw new AppError('tooManyRequests', { message: dayIsUsed });
        }
        return ({ inputTokens, outputTokens, cachedTokens = null, milliseconds, outcome }) => {
          unlessItFails(usage.settle({ id, inputTokens, outputTokens, cachedTokens, milliseconds, outcome }));
        };
      },
    }),
  };
}

export type UsageService = ReturnType<typeof createUsageService>;
