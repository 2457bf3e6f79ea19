import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Bus } from '../realtime/bus';
import { conversationTopic } from '../realtime/topics';
import type { TurnEngine } from './turnEngine';
import type { TurnRepository } from './turnRepository';

const checkpointMs = 500;

/** How long a process may be silent before its turns count as abandoned. */
export const leaseMs = 15_000;
const leaseRenewalMs = 5_000;

export interface CheckpointerDeps {
  /** This process's name on its turns. */
  owner: string;
  engine: TurnEngine;
  turns: TurnRepository;
  bus: Bus;
  clock: Clock;
  log: Logger;
}

/** Each 500 ms: one transaction with everything that is being said and has changed. Returns how to end it. */
export function startCheckpoints({ owner, engine, turns, bus, clock, log }: CheckpointerDeps): () => void {
  let renewedAt = clock.now();
  let busy = false;

  async function checkpoint(): Promise<void> {
    const changed = engine.live().filter(({ dirty }) => dirty);
    const renew = engine.runningIds().length > 0 && clock.now() - renewedAt >= leaseRenewalMs;
    if (changed.length === 0 && !renew) return;
    if (renew) renewedAt = clock.now();
    for (const message of changed) message.dirty = false;
    const lease = renew ? { turnIds: engine.runningIds(), until: new Date(clock.now() + leaseMs) } : null;
    const { revisions, lost } = await turns.checkpoint(changed, owner, lease).catch((error: unknown) => {
      for (const message of changed) message.dirty = true;
      throw error;
    });
    for (const { turnId, attempt } of lost) engine.lose(turnId, attempt);
    for (const message of changed) {
      message.revision = Math.max(message.revision, revisions.get(message.conversationId) ?? 0);
    }
    for (const [conversationId, revision] of revisions) {
      // Told, so that a client does not take the next frame's revision for a gap.
      bus.publish(conversationTopic(conversationId), {
        kind: 'frame',
        frame: { type: 'revision', conversationId, revision },
      });
    }
  }

  return clock.every(checkpointMs, () => {
    // A slow disk must not pile checkpoints upon each other.
    if (busy) return;
    busy = true;
    checkpoint()
      .catch((error: unknown) => {
        log.error({ err: error }, 'checkpoint failed');
      })
      .finally(() => (busy = false));
  });
}
