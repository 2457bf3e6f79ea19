import type { BusEvent, Topic } from './bus';

export type Listener = (event: BusEvent) => void;

/** Who listens to what in this process. */
export interface Listeners {
  /** True for the topic's first listener. */
  add(topic: Topic, listener: Listener): boolean;
  /** True when nobody listens to the topic any more. */
  remove(topic: Topic, listener: Listener): boolean;
  topics(): Topic[];
  /** One listener's failure is not the next one's. */
  tell(topic: Topic, event: BusEvent): void;
}

export function createListeners(onError: (error: unknown) => void): Listeners {
  const byTopic = new Map<Topic, Set<Listener>>();
  return {
    add: (topic, listener) => {
      const listeners = byTopic.get(topic);
      if (listeners) listeners.add(listener);
      else byTopic.set(topic, new Set([listener]));
      return !listeners;
    },
    remove: (topic, listener) => {
      const listeners = byTopic.get(topic);
      if (!listeners?.delete(listener) || listeners.size > 0) return false;
      return byTopic.delete(topic);
    },
    topics: () => [...byTopic.keys()],
    tell: (topic, event) => {
      for (const listener of byTopic.get(topic) ?? []) {
        try {
          listener(event);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
