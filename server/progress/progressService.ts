import { z } from 'zod';
import { type GraphData, graphDataOf, percentMastered, topWordsCount } from '../../domain/progress/progress';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { Clock } from '../clock';
import type { JobHandler } from '../jobs/job';
import type { Bus } from '../realtime/bus';
import { learnerTopic } from '../realtime/topics';
import type { ProgressRepository } from './progressRepository';

export interface ProgressDeps {
  points: ProgressRepository;
  users: Pick<UserRepository, 'preferences'>;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

const target = z.object({ userId: z.string(), conversationId: z.string(), language: z.string() });

export type ProgressService = ReturnType<typeof createProgressService>;

/** The dashboard: a point per conversation, as things stood when its newest message was finished. */
export function createProgressService({ points, users, bus, clock }: ProgressDeps) {
  /** Draws one conversation's point, and no other: what happens elsewhere later does not change it. */
  async function draw(payload: unknown): Promise<void> {
    const wanted = target.parse(payload);
    // Before anything is read: another job for the same point may run beside this one, and who read later is right.
    const computedAt = new Date(clock.now());
    const learner = await points.findLearner(wanted.userId);
    // The conversation is gone by now, and its point with it.
    if (learner === null || !(await points.isThere(wanted.userId, wanted.conversationId))) return;
    const groups = await points.groupWords(wanted, learner.masteryThreshold);
    const met = groups.filter(({ trueCount }) => trueCount > 0);
    const mastered = sumOf(groups.map(({ masteredTimes }) => masteredTimes));
    const point = {
      totalEncounteredWords: sumOf(met.map(({ words }) => words)),
      masteredWordTotal: sumOf(met.map((group) => group.mastered)),
      topWordsCount: topWordsCount(met.flatMap(({ trueCount, words }) => Array<number>(words).fill(trueCount))),
      percentMastered: percentMastered([
        { times: mastered, isMastered: true },
        { times: sumOf(groups.map(({ times }) => times)) - mastered, isMastered: false },
      ]),
    };
    await points.keep(wanted, point, computedAt);
    // Whatever counts words asks for this job in the same transaction: the word bank's pages hear of it here, too.
    const { wordsRevision } = learner;
    const frame = { type: 'message', wordsRevision, progress: { language: wanted.language } } as const;
    bus.publish(learnerTopic(wanted.userId), { kind: 'frame', frame });
  }

  return {
    job: { run: draw, maxAttempts: 5 } satisfies JobHandler,

    /** @param language a code; else the settings'. Without either there is nothing to show */
    graphData: async (caller: Caller, language?: string): Promise<GraphData> => {
      const shown = language ?? (await users.preferences(caller.userId))?.language;
      return graphDataOf(shown ? await points.list(caller.userId, shown) : []);
    },
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
