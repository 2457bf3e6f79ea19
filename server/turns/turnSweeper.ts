import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { interruptedFields } from './liveMessage';
import type { TurnEngine } from './turnEngine';
import type { TurnRepository } from './turnRepository';

const sweepMs = 5_000;

/** What a sweep has ended. */
export interface InterruptedTurn {
  learnerId: string;
  conversationId: string;
  messageIds: readonly string[];
  revision: number;
}

export interface SweeperDeps {
  /** This process's name on its turns. */
  owner: string;
  engine: Pick<TurnEngine, 'isRunningHere'>;
  turns: TurnRepository;
  clock: Clock;
  log: Logger;
  /** Tells whoever looks at the conversation what has become of the messages. */
  announce(turn: InterruptedTurn): Promise<void>;
}

/** Ends turns whose process died: what they were making becomes errors that the learner may retry. */
export function createTurnSweeper({ owner, engine, turns, clock, log, announce }: SweeperDeps) {
  async function sweep(which: Date | 'all'): Promise<void> {
    for (const turn of await turns.listAbandoned(which)) {
      // After a sleep of the machine, or a database that hung, one's own leases are late too; the next checkpoint
      // renews them.
      if (turn.owner === owner && engine.isRunningHere(turn.id)) continue;
      const interrupted = await turns.interrupt(turn, interruptedFields);
      if (interrupted === null) continue;
      log.warn({ turnId: turn.id, owner: turn.owner }, 'turn interrupted');
      await announce({ ...turn, ...interrupted });
    }
  }

  return {
    sweep,
    start: (): (() => void) =>
      clock.every(sweepMs, () => {
        sweep(new Date(clock.now())).catch((error: unknown) => {
          log.error({ err: error }, 'sweep failed');
        });
      }),
  };
}
