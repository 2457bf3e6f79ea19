/** What a model was asked for. */
export type CallPurpose = 'reply' | 'recast' | 'open' | 'scenario' | 'translate' | 'explain' | 'repair' | 'check';

/** One call as it is accounted for. Tokens are the provider's own count, 0 where it gave none. */
export interface ModelUsage {
  purpose: CallPurpose;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
  /** `done`, `stopped` by the learner, or the kind of failure. */
  outcome: string;
}

/** Stands between a learner and what a model costs. */
export interface UsageMeter {
  /** @throws AppError `tooManyRequests` when the learner has had their share of the day */
  allow(): Promise<void>;
  /** Takes note of a call that is over; never throws. */
  record(usage: ModelUsage): void;
}

/** For what nobody pays for, and for tests. */
export const unmetered: UsageMeter = { allow: () => Promise.resolve(), record: () => undefined };
