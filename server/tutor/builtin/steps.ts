import { setImmediate } from 'node:timers/promises';

/** Work in steps of some milliseconds, done at once. */
export function runThrough<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Others wait no longer than this and a step. */
const turnMs = 8;

/** The same, so that others get their turn between the steps. */
export async function inSteps<T>(steps: Generator<undefined, T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** Made when first asked for, and kept; what makes it is let go then, with all that it was made from. */
export function lazily<T>(make: () => T): () => T {
  // Nothing else may hold `make`.
  let state: { make: () => T } | { value: T } = { make };
  return () => {
    if ('make' in state) state = { value: state.make() };
    return state.value;
  };
}

/** Something that takes long to make. */
export interface InSteps<T> {
  /** Made at once where it is not there yet. */
  get(): T;
  /** Makes it where it is not there yet. */
  warm(): Generator<undefined, void>;
}

/** Like `lazily`, for what may be asked for before there was time to make it in steps. */
export function lazilyInSteps<T>(make: () => Generator<undefined, T>): InSteps<T> {
  let state: { make: () => Generator<undefined, T> } | { value: T } = { make };
  const keep = (value: T): T => {
    // Who made it meanwhile has handed theirs out already.
    if ('make' in state) state = { value };
    return state.value;
  };
  return {
    get: () => ('make' in state ? keep(runThrough(state.make())) : state.value),
    *warm() {
      if ('make' in state) keep(yield* state.make());
    },
  };
}
