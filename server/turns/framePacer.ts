import { fieldFrame } from '../../domain/protocol';
import type { Clock } from '../clock';
import type { Bus } from '../realtime/bus';
import { encodeFrame } from '../realtime/encodeFrame';
import { conversationTopic } from '../realtime/topics';
import type { LiveMessage, RenderedFieldName } from './liveMessage';

/** Between a field's first and last frame the next goes after this, or later when the value is large. */
const shortestGapMs = 33;
/** Long values are sent whole each time: their frames are spread so far that they stay within this rate. */
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

  function send(name: RenderedFieldName): void {
    const field = message.fields[name] ?? { status: 'done' as const, statusMessage: '', value: null };
    const frame = fieldFrame(message, message.conversationId, name, field);
    const bytes = Buffer.byteLength(encodeFrame(frame));
    const gapMs = Math.max(shortestGapMs, (bytes / bytesPerSecond) * 1000);
    paces.set(name, { dueAt: clock.now() + gapMs, cancel: null });
    bus.publish(conversationTopic(message.conversationId), { kind: 'frame', frame });
  }

  const stop = () => {
    for (const pace of paces.values()) pace.cancel?.();
    paces.clear();
  };

  return {
    changed: (name) => {
      const pace = paces.get(name);
      if (pace?.cancel) return;
      const waitMs = pace ? pace.dueAt - clock.now() : 0;
      if (waitMs <= 0) {
        send(name);
      } else if (pace) {
        pace.cancel = clock.after(waitMs, () => {
          send(name);
        });
      }
    },
    finish: (names) => {
      stop();
      for (const name of names) send(name);
      stop();
    },
    stop,
  };
}
