import { correctionDays, type Overview } from '../../domain/progress/overview';
import { periodStartsOf } from '../../domain/progress/periods';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { Clock } from '../clock';
import { AppError } from '../../domain/errors';
import { listed, wordView } from '../words/wordView';
import type { OverviewRepository } from './overviewRepository';

export interface OverviewDeps {
  words: OverviewRepository;
  users: Pick<UserRepository, 'preferences'>;
  clock: Clock;
}

const dayMs = 24 * 60 * 60 * 1_000;

export type OverviewService = ReturnType<typeof createOverviewService>;

/** What became of a learner's words today, this week and this month, which are nearly theirs, and what was put right. */
export function createOverviewService({ words, users, clock }: OverviewDeps) {
  return {
    /**
     * @param language a code; else the settings'
     * @param timezone where the asking browser is; else the settings', else UTC
     */
    of: async (
      { userId }: Pick<Caller, 'userId'>,
      { language, timezone }: { language?: string; timezone?: string },
    ): Promise<Overview> => {
      const settings = await users.preferences(userId);
      if (!settings) throw new AppError('notAuthenticated');
      const { masteryThreshold } = settings;
      const owner = { userId, language: language ?? settings.language ?? '' };
      const starts = periodStartsOf(new Date(clock.now()), timezone ?? settings.timezone ?? 'UTC');
      const correctedSince = new Date(clock.now() - correctionDays * dayMs);
      const [periods, nearest, corrections] = await Promise.all([
        words.countPeriods(owner, starts, masteryThreshold),
        words.listNearest(owner, masteryThreshold),
        words.countCorrections(owner, correctedSince),
      ]);
      return {
        periods,
        nearest: nearest.map((row) => wordView(listed(row), masteryThreshold)),
        masteryThreshold,
        corrections,
      };
    },
  };
}
