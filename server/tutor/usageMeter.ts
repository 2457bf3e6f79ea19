/** What a model was asked for. */
export type CallPurpose = 'reply' | 'recast' | 'open' | 'scenario' | 'translate' | 'explain' | 'repair' | 'check';

/** One call as it is accounted for. Tokens are the provider's own count, or an estimate of what was read and written. */
export interface ModelUsage {
  purpose: CallPurpose;
  /** Which model was asked; left out where there is one alone. */
  model?: string;
  inputTokens: number;
  outputTokens: number;
  /** Of the tokens that were read, those that the provider had in its cache; left out where it does not tell. */
  cachedTokens?: number | undefined;
  milliseconds: number;
  /** `done`, `stopped` by the learner, or the kind of failure. */
  outcome: string;
}

/** What a call is expected to cost, so that others that begin meanwhile know of it. Tokens. */
export type ExpectedUsage = Pick<ModelUsage, 'purpose' | 'model' | 'inputTokens' | 'outputTokens'>;

/** Stands between a learner and what a model costs. */
export interface UsageMeter {
  /** Whose questions these are, so that each learner's wait in turn; left out where it is nobody in particular. */
  learner?: string;
  /**
   * Sets aside what a call will cost before it is made.
   *
   * @returns to be called once, when the call is over, with what it did cost; never throws
   * @throws AppError `tooManyRequests` when the learner has had their share of the day
   */
  begin(expected: ExpectedUsage): Promise<(usage: ModelUsage) => void>;
}

/** For what nobody pays for, and for tests. */
export const unmetered: UsageMeter = { begin: () => Promise.resolve(() => undefined) };
