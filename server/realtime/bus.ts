import type { ServerFrame } from '../../domain/protocol';

/** What processes tell each other. */
export type BusEvent =
  /** `to`: only for these users, where a message is made for each of its readers. */
  | { kind: 'frame'; frame: ServerFrame; to?: readonly string[] }
  | { kind: 'sessionEnded'; sessionId: string }
  /** Its browser has been given another session's cookie. */
  | { kind: 'sessionReplaced'; sessionId: string }
  /** Asks whichever process runs this turn to stop it. */
  | { kind: 'stopTurn'; turnId: string }
  /** A learner's connections know of each other: there may not be too many. */
  | { kind: 'connected' | 'disconnected'; connectionId: string };

export type Topic = 'sessions' | 'turns' | 'admins' | `conversation:${string}` | `learner:${string}`;

export interface BusSubscription {
  /** Settles once whatever is published from now on will arrive; never rejects. */
  joined: Promise<void>;
  end(): void;
}

/**
 * Publishing never waits and never throws; events of one publisher on one topic arrive in order, those that were
 * published before a subscription was joined may not arrive at all. Listeners of the publishing process are called at
 * once, before `publish` returns.
 */
export interface Bus {
  publish(topic: Topic, event: BusEvent): void;
  subscribe(topic: Topic, listener: (event: BusEvent) => void): BusSubscription;
  /** False while other processes are out of reach: what they say is lost, and told by a gap afterwards. */
  isWhole(): boolean;
  /** Calls the listener when events may have been lost until now; the returned function ends that. */
  onGap(listener: () => void): () => void;
  /** @throws Error when other processes cannot be reached */
  ping(): Promise<void>;
  close(): void;
}
