import type { Bus } from './bus';
import { createListeners } from './listeners';

const joined = Promise.resolve();

/** The bus of a system with one process: a call. */
export function createLocalBus(onListenerError: (error: unknown) => void): Bus {
  const listeners = createListeners(onListenerError);
  return {
    publish: listeners.tell,
    subscribe: (topic, listener) => {
      // A listener of its own, should the same function listen twice.
      const own: typeof listener = (event) => {
        listener(event);
      };
      listeners.add(topic, own);
      return { joined, end: () => void listeners.remove(topic, own) };
    },
    isWhole: () => true,
    onGap: () => () => undefined,
    ping: () => joined,
    close: () => undefined,
  };
}
