import type { KeyValue } from '../storage/keyValue';
import type { CarrierKind } from './connectionTypes';

const key = 'palaver.carrier';
const breaksWithinMs = 60_000;
const breaksAllowed = 3;
const socketFailuresAllowed = 2;
/** Design, section 4: a stream that has not greeted by then is held back by something in between. */
const streamHelloMs = 2_000;
/** A socket has to greet and to authenticate, and where there is no socket a slow stream is waited for; ours to choose. */
const patientMs = 10_000;

export type CarrierChoice = ReturnType<typeof createCarrierChoice>;

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
    greetWithinMs: (kind: CarrierKind) => (kind === 'stream' && !socketIsBlocked ? streamHelloMs : patientMs),
    /** No greeting came over a stream; true when the socket is to be tried in its place. */
    streamIsSilent: (): boolean => {
      if (socketIsBlocked) return false;
      preferred = 'socket';
      return true;
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
