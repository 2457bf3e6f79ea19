/** Where nobody is named to hear of it: not here, where the other listeners would miss their turn, but not unseen. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Listeners of one thing. One that throws, leaves or joins while it is told disturbs neither the others nor the teller. */
export function createEmitter<T>(onThrow: (error: unknown) => void = throwLater) {
  const listeners = new Set<{ hear: (value: T) => void }>();
  return {
    /** Returns what ends the listening. */
    on: (hear: (value: T) => void): (() => void) => {
      const listener = { hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (value: T): void => {
      for (const listener of [...listeners]) {
        if (!listeners.has(listener)) continue;
        try {
          listener.hear(value);
        } catch (error) {
          onThrow(error);
        }
      }
    },
  };
}
