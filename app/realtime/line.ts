import type { ClientFrame, ServerFrame } from '../../domain/protocol';
import type {
  Carrier,
  CarrierClose,
  CarrierEvents,
  Clock,
  OpenSocket,
  OpenStream,
  StreamRequest,
} from './connectionTypes';
import type { ReadyLine } from './prepareLine';
import { repeat } from './repeat';
import { createStopwatch } from './stopwatch';

/** Specification, section 9. */
const pingEachMs = 30_000;
export const silentMs = 60_000;
/** A stream that has greeted gets through; how long the server may then take is ours to choose. */
const authenticatedWithinMs = 10_000;
/** The timers of a hidden tab may run once a minute: a ping has to have had time to be answered. */
const answerWithinMs = 5_000;

export interface LineDeps {
  clock: Clock;
  openStream: OpenStream;
  openSocket: OpenSocket;
}

export interface LineRequest extends ReadyLine, Pick<StreamRequest, 'conversationId' | 'since'> {
  greetWithinMs: number;
}

/** None of these is called any more after `close()` or after one of the last two. */
export interface LineEvents {
  opened(): void;
  /** Everything but pongs. */
  frame(frame: ServerFrame): void;
  error(error: Error): void;
  /** It stands, or not even that, but is not open in time. */
  unanswered(hasGreeted: boolean): void;
  closed(close: CarrierClose): void;
}

export type Line = ReturnType<typeof openLine>;

/** One carrier from its opening to its end: authenticated, pinged, and watched for signs of life. */
export function openLine(request: LineRequest, deps: LineDeps, events: LineEvents) {
  const { kind, token, release } = request;
  const { clock } = deps;
  const heard = createStopwatch(clock);
  /** Since the first ping that is not answered yet. */
  let asked: ReturnType<typeof createStopwatch> | null = null;
  let isOpen = false;
  let isOver = false;
  let hasGreeted = false;
  let cancelDeadline = openWithin(request.greetWithinMs);
  const endings = [release, () => cancelDeadline()];

  function openWithin(withinMs: number): () => void {
    return clock.after(withinMs, () => {
      end(() => {
        events.unanswered(hasGreeted);
      });
    });
  }

  function end(andSay?: () => void): void {
    if (isOver) return;
    isOver = true;
    carrier.close();
    for (const ending of endings) ending();
    andSay?.();
  }

  function ping(): void {
    asked ??= createStopwatch(clock);
    carrier.send({ type: 'ping' });
  }

  function receive(frame: ServerFrame): void {
    if (frame.type === 'pong') {
      heard.restart();
      asked = null;
      return;
    }
    if (frame.type === 'hello' && kind === 'stream' && !hasGreeted) {
      hasGreeted = true;
      cancelDeadline();
      if (!isOpen) cancelDeadline = openWithin(authenticatedWithinMs);
    }
    // Not before that: now nothing that concerns the learner passes by any more.
    if (frame.type === 'authenticated' && !isOpen) {
      isOpen = true;
      cancelDeadline();
      heard.restart();
      if (kind === 'socket') endings.push(repeat(clock, pingEachMs, ping));
      events.opened();
    }
    // Whoever heard that it is open may have closed it.
    if (!isOver) events.frame(frame);
  }

  const unlessOver = <Args extends unknown[]>(run: (...args: Args) => void) => {
    return (...args: Args) => {
      if (!isOver) run(...args);
    };
  };
  const heardOf: CarrierEvents = {
    opened: unlessOver(() => {
      if (kind === 'socket') carrier.send({ type: 'authenticate', token });
    }),
    frame: unlessOver(receive),
    activity: unlessOver(() => {
      // A stream's server speaks by itself; a socket has to take what we say, too, and shows that by its pongs.
      if (kind === 'stream') heard.restart();
    }),
    error: unlessOver(events.error),
    closed: (close) => {
      end(() => {
        events.closed(close);
      });
    },
  };
  const { conversationId, since } = request;
  const carrier: Carrier =
    kind === 'stream' ? deps.openStream({ conversationId, since, token }, heardOf) : deps.openSocket(heardOf);

  return {
    kind,
    isOpen: () => isOpen,
    send: (frame: ClientFrame): void => {
      carrier.send(frame);
    },
    /** Nothing has come for so long that whoever is waiting for it had better not. */
    isStale: () => heard.ms() > silentMs,
    /** Half-open. Of a socket silence alone does not say so: it may be that nobody has asked it lately. */
    isDead: () =>
      isOpen && heard.ms() > silentMs && (kind === 'stream' || (asked !== null && asked.ms() >= answerWithinMs)),
    close: () => {
      end();
    },
  };
}
