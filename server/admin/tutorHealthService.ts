import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Tutor } from '../tutor/tutor';
import type { TutorHealthRepository } from './tutorHealthRepository';

export interface TutorHealthDeps {
  health: TutorHealthRepository;
  tutor: Pick<Tutor, 'name' | 'provenance' | 'check'>;
  clock: Clock;
  log: Logger;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the tutor can speak, and what it costs, for whoever runs the server. */
export function createTutorHealthService({ health, tutor, clock, log }: TutorHealthDeps) {
  let checked: { isWell: boolean; sentence: string; at: Date } | null = null;

  return {
    /** Asks the provider whether it can be reached; what it found is logged, and kept for admins. */
    check: async (): Promise<void> => {
      const found = await tutor.check?.();
      if (found === undefined) return;
      log[found.isWell ? 'info' : 'warn'](found.sentence);
      checked = { ...found, at: new Date(clock.now()) };
    },

    read: async () => {
      const [byPurpose, lastFailure] = await Promise.all([
        health.usageSince(new Date(clock.now() - dayMs)),
        health.lastFailure(),
      ]);
      const { provider, model } = tutor.provenance;
      return {
        name: tutor.name,
        provider,
        model,
        checked,
        lastFailure: lastFailure && {
          purpose: lastFailure.purpose,
          outcome: lastFailure.outcome,
          createdAt: lastFailure.createdAt,
        },
        last24Hours: byPurpose,
      };
    },
  };
}
