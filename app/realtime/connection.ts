import {
  type ClientFrame,
  closeCodes,
  type MessageTargetFrame,
  type ScenarioSnapshotFrame,
  type ServerFrame,
} from '../../domain/protocol';
import type { KeyValue } from '../storage/keyValue';
import { createCarrierChoice } from './carrierChoice';
import { createConnectionNotices } from './connectionNotices';
import type {
  AcquireStreamSlot,
  Carrier,
  CarrierClose,
  CarrierEvents,
  CarrierKind,
  Clock,
  ConnectionState,
  Network,
  Notice,
  OpenSocket,
  OpenStream,
} from './connectionTypes';
import { createEmitter } from './emitter';

/** Specification, section 9, but for those marked otherwise. */
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;
const setCookieRetryMs = 3_000;
const checkEachMs = 5_000;
const pingEachMs = 30_000;
const silentMs = 60_000;
/** Design, section 4: a stream that has not greeted by then is held back by something in between. */
const streamHelloMs = 2_000;
/** A socket has to greet and to authenticate; ours to choose. */
const socketReadyMs = 10_000;
/** The server says how far it is each 30 s: after two and a half of these, the subscription is gone. */
const revisionSilentMs = 75_000;
/** Many gaps at once are one gap. */
const resyncEachMs = 1_000;
const maxQueued = 100;

export interface ConnectionDeps {
  clock: Clock;
  random: () => number;
  network: Network;
  openStream: OpenStream;
  openSocket: OpenSocket;
  acquireStreamSlot: AcquireStreamSlot;
  /** A token that has not expired, refreshed first if need be; null when nobody is signed in. */
  token: () => Promise<string | null>;
  refreshToken: () => Promise<unknown>;
  setCookie: () => Promise<unknown>;
  /** The last revision up to which everything of a conversation has arrived. */
  since: (conversationId: string) => number | undefined;
  /** Remembers which carrier works here. */
  storage: KeyValue;
}

interface Line {
  kind: CarrierKind;
  carrier: Carrier | null;
  isOpen: boolean;
  /** Ends what was begun for this line: its slot, its timers. */
  endings: (() => void)[];
}

export type Connection = ReturnType<typeof createConnection>;

/** One connection to the server over whichever carrier works, kept up as long as it is wanted. */
export function createConnection(deps: ConnectionDeps) {
  const { clock, network } = deps;
  const choice = createCarrierChoice(deps.storage, () => clock.now());
  const messages = createEmitter<ServerFrame>();
  const states = createEmitter<ConnectionState>();
  const notices = createEmitter<Notice | null>();
  const errors = createEmitter<Error>();
  const subscriptions = createEmitter<string>();
  const bar = createConnectionNotices(clock, notices.emit);

  let isWanted = false;
  let state: ConnectionState = 'closed';
  let conversationId: string | null = null;
  let line: Line | null = null;
  /** True from an attempt's first step to its success or failure. */
  let isAttempting = false;
  /** Raised when everything under way is to be forgotten. */
  let generation = 0;
  /** Attempts that failed since the connection was last open. */
  let failures = 0;
  let wasOffline = false;
  let lastHeardAt = 0;
  let lastRevisionAt = 0;
  let lastResyncAt = -Infinity;
  let queue: ClientFrame[] = [];
  let cancelRetry: (() => void) | null = null;
  let cancelResync: (() => void) | null = null;
  let endings: (() => void)[] = [];

  function setState(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    states.emit(next);
  }

  function repeat(everyMs: number, run: () => void): () => void {
    let cancel = clock.after(everyMs, again);
    function again() {
      cancel = clock.after(everyMs, again);
      run();
    }
    return () => {
      cancel();
    };
  }

  /** One attempt. Does nothing while another one is under way, the line stands, or there is no network. */
  function attempt(): void {
    if (!isWanted || isAttempting || line) return;
    cancelRetry?.();
    cancelRetry = null;
    // Postponed: the monitor, and the network's return, come back to it.
    if (!network.isOnline()) return;
    isAttempting = true;
    generation += 1;
    const mine = generation;
    void prepare(() => mine === generation).catch((error: unknown) => {
      if (mine !== generation) return;
      errors.emit(error instanceof Error ? error : new Error(String(error)));
      isAttempting = false;
      retryAfter(nextDelay());
    });
  }

  async function prepare(isCurrent: () => boolean): Promise<void> {
    try {
      await deps.setCookie();
    } catch {
      if (!isCurrent()) return;
      isAttempting = false;
      retryAfter(setCookieRetryMs);
      return;
    }
    if (!isCurrent()) return;
    const token = await deps.token();
    if (!isCurrent()) return;
    if (token === null) {
      isAttempting = false;
      retryAfter(nextDelay());
      return;
    }
    if (choice.preferred() === 'socket' || !choice.needsSlot()) {
      open(choice.preferred(), token, null);
      return;
    }
    const slot = await deps.acquireStreamSlot();
    if (isCurrent()) open(slot ? 'stream' : 'socket', token, slot);
    else slot?.();
  }

  function open(kind: CarrierKind, token: string, slot: (() => void) | null): void {
    const opening: Line = { kind, carrier: null, isOpen: false, endings: slot ? [slot] : [] };
    line = opening;
    const ifCurrent = (run: () => void) => {
      if (line === opening) run();
    };
    const events: CarrierEvents = {
      opened: () => {
        ifCurrent(() => {
          if (kind === 'socket') opening.carrier?.send({ type: 'authenticate', token });
        });
      },
      frame: (frame) => {
        ifCurrent(() => {
          receive(opening, frame);
        });
      },
      activity: () => {
        // A socket that lives answers pings; a stream's server speaks by itself.
        if (line === opening && kind === 'stream') lastHeardAt = clock.now();
      },
      error: (error) => {
        ifCurrent(() => {
          errors.emit(error);
        });
      },
      closed: (close) => {
        ifCurrent(() => {
          ended(opening, close);
        });
      },
    };
    const cancelReady = clock.after(kind === 'stream' ? streamHelloMs : socketReadyMs, () => {
      if (opening.isOpen) return;
      if (kind === 'stream') {
        choice.streamIsSilent();
        reopen();
      } else {
        ended(opening, { code: 1006, reason: 'No answer', clean: false });
      }
    });
    opening.endings.push(cancelReady);
    if (kind === 'stream') {
      const since = conversationId === null ? undefined : deps.since(conversationId);
      opening.carrier = deps.openStream({ conversationId, since, token }, events);
      if (conversationId !== null) subscribed(conversationId);
    } else {
      opening.carrier = deps.openSocket(events);
    }
  }

  function receive(from: Line, frame: ServerFrame): void {
    if (frame.type === 'pong') {
      lastHeardAt = clock.now();
      return;
    }
    if (frame.type === 'revision') lastRevisionAt = clock.now();
    const opens = from.kind === 'stream' ? 'hello' : 'authenticated';
    if (!from.isOpen && frame.type === opens) opened(from);
    messages.emit(frame);
  }

  function opened(on: Line): void {
    on.isOpen = true;
    isAttempting = false;
    failures = 0;
    lastHeardAt = clock.now();
    choice.opened(on.kind);
    if (on.kind === 'socket') {
      on.endings.push(repeat(pingEachMs, () => on.carrier?.send({ type: 'ping' })));
      if (conversationId !== null) sendSubscribe(conversationId);
      for (const frame of queue.splice(0)) on.carrier?.send(frame);
    }
    setState('open');
    bar.open();
  }

  function letGo(): void {
    const former = line;
    line = null;
    isAttempting = false;
    generation += 1;
    former?.carrier?.close();
    for (const end of former?.endings ?? []) end();
  }

  /** The line is gone, and nobody here asked for it. */
  function ended(former: Line, close: CarrierClose): void {
    letGo();
    const isAuthentication = close.code === closeCodes.policy && close.reason.includes('Authentication failed');
    if (!close.clean) choice.broke(former.kind, former.isOpen);
    if (former.isOpen) bar.broke(close.clean);
    setState('closed');
    if (isAuthentication) refreshThenRetry();
    else if (close.returnWithinMs !== undefined) retryAfter(deps.random() * close.returnWithinMs);
    else retryAfter(nextDelay());
  }

  function refreshThenRetry(): void {
    isAttempting = true;
    generation += 1;
    const mine = generation;
    const goOn = () => {
      if (mine !== generation) return;
      isAttempting = false;
      retryAfter(nextDelay());
    };
    void deps.refreshToken().then(goOn, goOn);
  }

  function nextDelay(): number {
    const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** failures);
    failures += 1;
    return delayMs;
  }

  function retryAfter(delayMs: number): void {
    if (!isWanted) return;
    setState('reconnecting');
    bar.waiting();
    cancelRetry?.();
    cancelRetry = clock.after(delayMs, () => {
      cancelRetry = null;
      attempt();
    });
  }

  /** Another line in place of this one, by our own will. */
  function reopen(): void {
    letGo();
    setState('connecting');
    bar.waiting();
    attempt();
  }

  function sendSubscribe(id: string): void {
    const since = deps.since(id);
    line?.carrier?.send({ type: 'subscribe', conversationId: id, ...(since === undefined ? {} : { since }) });
    subscribed(id);
  }

  function subscribed(id: string): void {
    lastRevisionAt = clock.now();
    subscriptions.emit(id);
  }

  /** Says anew what is listened to. A line that is being prepared reads it when it opens. */
  function resubscribe(): void {
    if (line?.kind === 'stream') reopen();
    else if (line?.isOpen && conversationId === null) line.carrier?.send({ type: 'unsubscribe' });
    else if (line?.isOpen && conversationId !== null) sendSubscribe(conversationId);
  }

  function resync(): void {
    if (conversationId === null || !line?.isOpen || cancelResync) return;
    const waitMs = lastResyncAt + resyncEachMs - clock.now();
    if (waitMs > 0) {
      cancelResync = clock.after(waitMs, () => {
        cancelResync = null;
        resync();
      });
      return;
    }
    lastResyncAt = clock.now();
    resubscribe();
  }

  /** Each 5 s: is the line alive, and if there is none, does anybody see to it? */
  function check(): void {
    if (line?.isOpen) {
      if (clock.now() - lastHeardAt > silentMs) ended(line, { code: 1006, reason: 'No answer', clean: false });
      else if (conversationId !== null && clock.now() - lastRevisionAt > revisionSilentMs) resync();
    } else if (!cancelRetry) {
      attempt();
    }
  }

  /** The learner or the network is back: no reason to wait any longer. */
  function hurry(): void {
    if (line?.isOpen) check();
    else attempt();
  }

  return {
    state: () => state,
    /** Once somebody is signed in. */
    connect: (): void => {
      if (isWanted) return;
      isWanted = true;
      setState('connecting');
      bar.waiting();
      endings = [
        repeat(checkEachMs, check),
        network.listen('visible', hurry),
        network.listen('offline', () => (wasOffline = true)),
        network.listen('online', () => {
          // A line from before belongs to a network that is gone.
          if (wasOffline && line) reopen();
          else hurry();
          wasOffline = false;
        }),
      ];
      attempt();
    },
    /** At logout: nothing is left running, and nothing comes back by itself. */
    close: (): void => {
      isWanted = false;
      letGo();
      for (const end of endings.splice(0)) end();
      cancelRetry?.();
      cancelResync?.();
      cancelRetry = cancelResync = null;
      queue = [];
      failures = 0;
      wasOffline = false;
      conversationId = null;
      bar.stop();
      setState('closed');
    },
    subscribe: (id: string): void => {
      if (conversationId === id) return;
      conversationId = id;
      resubscribe();
    },
    unsubscribe: (): void => {
      if (conversationId === null) return;
      conversationId = null;
      resubscribe();
    },
    /** Asks again for everything from the last revision that was complete. */
    resync,
    /** For what only a socket can carry; kept, in order, until one is open. */
    send: (frame: ClientFrame): void => {
      if (line?.isOpen && line.kind === 'socket') line.carrier?.send(frame);
      else queue = [...queue, frame].slice(-maxQueued);
    },
    /** Everything but pongs. */
    onMessage: messages.on,
    /** Messages with this target. */
    onTarget: (target: string, listener: (frame: MessageTargetFrame | ScenarioSnapshotFrame) => void) =>
      messages.on((frame) => {
        if (frame.type === 'message:target' && frame.target === target) listener(frame);
      }),
    onState: states.on,
    onNotice: notices.on,
    onError: errors.on,
    /** A replay of this conversation was just asked for. */
    onSubscribe: subscriptions.on,
  };
}
