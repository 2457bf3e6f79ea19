import { fieldFrame } from '../../domain/protocol';
import type { Clock } from '../clock';
import type { Bus } from '../realtime/bus';
import { encodeFrame } from '../realtime/encodeFrame';
import { conversationTopic } from '../realtime/topics';
import type { LiveMessage, RenderedFieldName } from './liveMessage';

/** Between a field's first and last frame the next goes after this, or later when the values are large. */
const shortestGapMs = 33;
/** Values are sent whole each time: all fields of a message together are spread so far that they keep this rate. */
const bytesPerSecond = 16 * 1024;

interface Pace {
  dueAt: number;
  cancel: (() => void) | null;
}

export interface FramePacer {
  /** Tells that a field has changed. The frame sent, now or when it is due, shows the field as it is then. */
  changed(name: RenderedFieldName): void;
  /** Sends fields as they are, at once, and nothing after them. */
  finish(names: readonly RenderedFieldName[]): void;
  /** Calls off what is due. */
  stop(): void;
}

/** Spreads the frames of one message (design, section 4, Frames). */
export function createFramePacer(message: LiveMessage, { bus, clock }: { bus: Bus; clock: Clock }): FramePacer {
  const paces = new Map<RenderedFieldName, Pace>();
  /** When what has been sent is paid for. */
  let freeAt = 0;

  function send(name: RenderedFieldName): void {
    const field = message.fields[name] ?? { status: 'done' as const, statusMessage: '', value: null };
    const frame = fieldFrame(message, message.conversationId, name, field);
    const bytes = Buffer.byteLength(encodeFrame(frame));
    freeAt = Math.max(freeAt, clock.now()) + (bytes / bytesPerSecond) * 1000;
    paces.set(name, { dueAt: clock.now() + shortestGapMs, cancel: null });
    bus.publish(conversationTopic(message.conversationId), { kind: 'frame', frame });
  }

  function sendWhenDue(name: RenderedFieldName, pace: Pace): void {
    const waitMs = Math.max(pace.dueAt, freeAt) - clock.now();
    if (waitMs <= 0) {
      send(name);
      return;
    }
    pace.cancel = clock.after(waitMs, () => {
      // Another field may have gone meanwhile.
      sendWhenDue(name, pace);
    });
  }

  const stop = () => {
    for (const pace of paces.values()) pace.cancel?.();
    paces.clear();
  };

  return {
    changed: (name) => {
      const pace = paces.get(name);
      if (!pace) send(name);
      else if (!pace.cancel) sendWhenDue(name, pace);
    },
    finish: (names) => {
      stop();
      for (const name of names) send(name);
      stop();
    },
    stop,
  };
}
