import type { KeyValue } from '../storage/keyValue';
import type { CarrierKind } from './connectionTypes';

const key = 'palaver.carrier';
const breaksWithinMs = 60_000;
const breaksAllowed = 3;
const socketFailuresAllowed = 2;

/** Which carrier to try next: the stream first, the socket where streams do not last; what worked is remembered. */
export function createCarrierChoice(storage: KeyValue, now: () => number) {
  let preferred: CarrierKind = storage.get(key) === 'socket' ? 'socket' : 'stream';
  let breaks: number[] = [];
  let socketFailures = 0;
  let socketIsBlocked = false;

  return {
    preferred: () => preferred,
    /** Where sockets fail too, a fourth stream is better than nothing. */
    needsSlot: () => !socketIsBlocked,
    streamIsSilent: (): void => {
      preferred = 'socket';
    },
    /** The line ended without having been asked to. */
    broke: (kind: CarrierKind, wasOpen: boolean): void => {
      if (kind === 'stream') {
        breaks = [...breaks.filter((at) => now() - at < breaksWithinMs), now()];
        if (breaks.length < breaksAllowed) return;
        breaks = [];
        preferred = 'socket';
      } else if (!wasOpen) {
        socketFailures += 1;
        if (socketFailures < socketFailuresAllowed) return;
        socketFailures = 0;
        socketIsBlocked = true;
        preferred = 'stream';
      }
    },
    opened: (kind: CarrierKind): void => {
      socketFailures = 0;
      if (kind === 'socket') socketIsBlocked = false;
      // A socket taken because other tabs hold the streams says nothing about streams.
      if (kind === preferred) storage.set(key, kind);
    },
  };
}
