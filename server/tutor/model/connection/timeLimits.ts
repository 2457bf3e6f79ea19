import { ModelFailure } from './modelFailure';

/** How long one attempt at an answer may take. Milliseconds. */
export interface Timeouts {
  /** Until the first piece of the answer, or of the model's thoughts. */
  firstByteMs: number;
  /** Between two pieces. */
  silenceMs: number;
  /** From the request to the end of the answer. */
  wholeMs: number;
}

interface TimeLimits {
  /** Aborted, with a ModelFailure, once one of the limits is reached. */
  signal: AbortSignal;
  /** A piece has come. */
  heard(): void;
  /** Call once the answer is over. */
  end(): void;
}

/** The limits of one attempt, counted from now on: what was waited before it does not count. */
export function startTimeLimits({ firstByteMs, silenceMs, wholeMs }: Timeouts): TimeLimits {
  const controller = new AbortController();
  const abortAfter = (ms: number, detail: string) =>
    setTimeout(() => {
      controller.abort(new ModelFailure('tooSlow', { detail }));
    }, ms);
  const whole = abortAfter(wholeMs, 'the answer did not end');
  let silence = abortAfter(firstByteMs, 'nothing came');
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(silence);
      silence = abortAfter(silenceMs, 'nothing more came');
    },
    end: () => {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}
