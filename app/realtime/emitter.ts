/** Listeners of one thing. `on` returns what ends the listening. */
export function createEmitter<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    on: (listener: (value: T) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (value: T): void => {
      for (const listener of [...listeners]) listener(value);
    },
  };
}
