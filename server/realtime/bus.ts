import type { ServerFrame } from '../../domain/protocol';

/** What processes tell each other. */
export type BusEvent =
  /** `to`: only for these users, where a message is made for each of its readers. */
  | { kind: 'frame'; frame: ServerFrame; to?: readonly string[] }
  | { kind: 'sessionEnded'; sessionId: string }
  /** Asks whichever process runs this turn to stop it. */
  | { kind: 'stopTurn'; turnId: string };

export type Topic = 'sessions' | 'turns' | `conversation:${string}` | `learner:${string}`;

/**
 * Publishing never waits and never throws; events of one publisher on one topic arrive in order, those that were
 * published before a subscription began do not arrive at all.
 */
export interface Bus {
  publish(topic: Topic, event: BusEvent): void;
  /** The returned function ends the subscription. */
  subscribe(topic: Topic, listener: (event: BusEvent) => void): () => void;
}

/** The bus of a system with one process: a call. */
export function createLocalBus(onListenerError: (error: unknown) => void): Bus {
  const listeners = new Map<Topic, Set<(event: BusEvent) => void>>();
  return {
    publish: (topic, event) => {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener(event);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
    subscribe: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },
  };
}
