import type { ServerFrame } from '../../domain/protocol';
import type { Clock } from './connectionTypes';
import { createStopwatch } from './stopwatch';

/** The server says how far it is each 30 s: after two and a half of these, the subscription is gone. */
const silentMs = 75_000;

export type Since = () => number | undefined;

/** Which conversation is listened to, and whether the server still speaks of it. */
export function createSubscription(clock: Clock, tellReplay: (conversationId: string) => void) {
  let conversationId: string | null = null;
  let since: Since = () => undefined;
  const heard = createStopwatch(clock);

  return {
    conversationId: () => conversationId,
    /** How much of it has arrived, as whoever subscribed knows. */
    since: () => since(),
    /** False when it is the one already. */
    choose: (id: string | null, arrived: Since = () => undefined): boolean => {
      since = arrived;
      if (conversationId === id) return false;
      conversationId = id;
      return true;
    },
    /** It was asked for over a line. */
    asked: (): void => {
      heard.restart();
      if (conversationId !== null) tellReplay(conversationId);
    },
    hear: (frame: ServerFrame): void => {
      if (frame.type === 'revision' && frame.conversationId === conversationId) heard.restart();
    },
    isSilent: () => conversationId !== null && heard.ms() > silentMs,
  };
}
