import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { interruptedFields } from './liveMessage';
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
  turns: TurnRepository;
  clock: Clock;
  log: Logger;
  /** Tells whoever looks at the conversation what has become of the messages. */
  announce(turn: InterruptedTurn): Promise<void>;
}

/** Ends turns whose process died: their replies become errors that the learner may retry. */
export function createTurnSweeper({ turns, clock, log, announce }: SweeperDeps) {
  async function sweep(which: Date | 'all'): Promise<void> {
    for (const turn of await turns.listAbandoned(which)) {
      const messageIds = [turn.learnerMessageId, turn.replyMessageId].filter((id) => id !== null);
      const revision = await turns.interrupt(turn, messageIds, interruptedFields);
      if (revision === null) continue;
      log.warn({ turnId: turn.id, owner: turn.owner }, 'turn interrupted');
      await announce({ ...turn, messageIds, revision });
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
