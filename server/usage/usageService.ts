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

/** Accounts for what learners ask of a language model, and says when it is enough for a day. */
export function createUsageService(deps: UsageDeps) {
  const { usage, clock, makeId, log, dailyTokens } = deps;
  const { provider, model } = deps.provenance;

  /** Over the 24 hours past, and not by the calendar: midnight is not the same everywhere, and nobody saves up for it. */
  async function allow(userId: string): Promise<void> {
    if (dailyTokens === null) return;
    const used = await usage.tokensSince(userId, new Date(clock.now() - dayMs));
    if (used >= dailyTokens) throw new AppError('tooManyRequests', { message: dayIsUsed });
  }

  return {
    meterOf: (userId: string): UsageMeter => ({
      allow: () => allow(userId),
      record: (row) => {
        const createdAt = new Date(clock.now());
        usage.add({ ...row, id: makeId(), userId, provider, model, createdAt }).catch((error: unknown) => {
          log.warn({ err: error }, 'usage of the model was not written down');
        });
      },
    }),
  };
}

export type UsageService = ReturnType<typeof createUsageService>;
