import type { Logger } from 'pino';
import type { Message } from '../../domain/conversation/message';
import { isAppError } from '../../domain/errors';
import { closeCodes, maxRevision, type CloseNotice, type ServerFrame } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { Changes } from '../conversations/conversationService';
import type { LiveMessage } from '../turns/liveMessage';
import type { Bus, BusEvent } from './bus';
import { encodeFrame } from './encodeFrame';
import { messageFrames } from './messageFrames';
import { conversationTopic, learnerTopic } from './topics';

/** How frames leave this server: an event stream or a socket. */
export interface Carrier {
  send(json: string): void;
  /** Bytes that the client has not taken yet. */
  bufferedBytes(): number;
  close(notice: CloseNotice): void;
}

export interface ConnectionDeps {
  bus: Bus;
  clock: Clock;
  log: Logger;
  changesSince(caller: Caller, conversationId: string, since: number): Promise<Changes>;
  /** Messages being made in this process, newer than the database. */
  live(conversationId: string): LiveMessage[];
}

/** More than this waiting, and a client is told the newest state once it has caught up, not every step to it. */
const slowBytes = 256 * 1024;
/** More than this for `stuckMs`, and the connection is closed; the client comes back with `since`. */
const stuckBytes = 1024 * 1024;
const stuckMs = 10_000;
const drainCheckMs = 250;
const revisionEachMs = 30_000;

interface Subscription {
  conversationId: string;
  /** Frames that arrive while the replay is being read; null once it has been sent. */
  waiting: ServerFrame[] | null;
  /** Everything up to here has been given to the carrier. */
  revision: number;
  leave: () => void;
}

/** What is being made in this process is newer than what is stored, unless another process took it over. */
function newest(stored: Message, live: LiveMessage | undefined): Message {
  if (!live || live.attempt < stored.attempt || (live.attempt === stored.attempt && live.rev < stored.rev)) {
    return stored;
  }
  return { ...stored, ...live, ...live.fields, originalMessage: stored.originalMessage };
}

/** Whether a replay has told this field's later state already. */
function isOvertaken(frame: ServerFrame, replayed: ReadonlyMap<string, Message>): boolean {
  if (frame.type !== 'message:target' || frame.fieldName === 'scenario') return false;
  const shown = replayed.get(frame.target);
  return shown !== undefined && (frame.attempt - shown.attempt || frame.rev - shown.rev) < 0;
}

/** Up to where a client knows the conversation that has seen this frame. */
function revisionOf(frame: ServerFrame): number | undefined {
  if (frame.type === 'message') return frame.removed?.revision;
  return 'revision' in frame ? frame.revision : undefined;
}

export type Connection = ReturnType<typeof createConnection>;

/**
 * One learner's connection, whatever carries it: greets, replays what was missed, passes on what happens, and copes
 * with clients that read slowly (design, section 4).
 */
export function createConnection(caller: Caller, carrier: Carrier, deps: ConnectionDeps) {
  const { bus, clock, log } = deps;
  let subscription: Subscription | null = null;
  let isSlow = false;
  let stuckSince: number | null = null;
  let isClosed = false;

  const endings = [
    bus.subscribe(learnerTopic(caller.userId), (event) => {
      if (event.kind === 'frame') send(event.frame);
    }),
    bus.subscribe('sessions', (event) => {
      if (event.kind === 'sessionEnded' && event.sessionId === caller.sessionId) {
        close({ code: closeCodes.policy, reason: 'Authentication failed' });
      }
    }),
    clock.every(drainCheckMs, checkPressure),
    clock.every(revisionEachMs, () => {
      if (subscription && !subscription.waiting && !isSlow) sendRevision(subscription);
    }),
  ];

  function send(frame: ServerFrame): void {
    if (isSlow && frame.type === 'message:target') return;
    sendWhateverWaits(frame);
  }

  function sendWhateverWaits(frame: ServerFrame): void {
    if (isClosed) return;
    carrier.send(encodeFrame(frame));
    if (carrier.bufferedBytes() > slowBytes) isSlow = true;
  }

  function sendRevision({ conversationId, revision }: Subscription): void {
    send({ type: 'revision', conversationId, revision });
  }

  function checkPressure(): void {
    const waitingBytes = carrier.bufferedBytes();
    stuckSince = waitingBytes > stuckBytes ? (stuckSince ?? clock.now()) : null;
    if (stuckSince !== null && clock.now() - stuckSince >= stuckMs) {
      close({ code: closeCodes.tryAgainLater, reason: 'Too slow' });
      return;
    }
    if (isSlow && waitingBytes === 0) {
      isSlow = false;
      if (subscription) void subscribe(subscription.conversationId, subscription.revision);
    }
  }

  /** The bus is joined before the database is read, so that nothing falls between the two. */
  async function subscribe(conversationId: string, since: number | null): Promise<void> {
    unsubscribe();
    const joined: Subscription = {
      conversationId,
      waiting: [],
      revision: since ?? maxRevision,
      leave: bus.subscribe(conversationTopic(conversationId), (event: BusEvent) => {
        if (event.kind !== 'frame' || (event.to && !event.to.includes(caller.userId))) return;
        if (joined.waiting) joined.waiting.push(event.frame);
        else pass(joined, event.frame);
      }),
    };
    subscription = joined;
    try {
      const changes = await deps.changesSince(caller, conversationId, since ?? maxRevision);
      // Another subscription, or the end, came meanwhile.
      if (subscription !== joined || isClosed) return;
      replay(joined, changes);
    } catch (error) {
      if (subscription === joined) unsubscribe();
      if (isAppError(error)) {
        send({ type: 'error', message: error.message });
        return;
      }
      // The database's fault, not the client's: it comes back and tries again.
      log.error({ err: error, conversationId }, 'subscription failed');
      close({ code: closeCodes.tryAgainLater, reason: 'Please try again' });
    }
  }

  function replay(joined: Subscription, { changed, revision: upTo }: Changes): void {
    const { conversationId } = joined;
    const live = new Map(deps.live(conversationId).map((message) => [message.id, message]));
    const waiting = joined.waiting ?? [];
    joined.waiting = null;
    const replayed = new Map<string, Message>();
    let sent = -1;
    for (const { id, revision, message: stored } of changed) {
      if (isSlow && revision > sent) {
        // More than the client takes at once: it goes on from here when it has drained.
        joined.revision = revision;
        return;
      }
      sent = revision;
      if (!stored) {
        sendWhateverWaits({ type: 'message', removed: { conversationId, messageId: id, revision } });
        continue;
      }
      const shown = newest(stored, live.get(id));
      replayed.set(id, shown);
      for (const frame of messageFrames(shown, conversationId)) sendWhateverWaits(frame);
    }
    joined.revision = upTo;
    send({ type: 'revision', conversationId, revision: joined.revision, caughtUp: true });
    for (const frame of waiting) if (!isOvertaken(frame, replayed)) pass(joined, frame);
  }

  function pass(joined: Subscription, frame: ServerFrame): void {
    if (isSlow) return;
    send(frame);
    const revision = revisionOf(frame);
    if (revision !== undefined) joined.revision = Math.max(joined.revision, revision);
  }

  function unsubscribe(): void {
    subscription?.leave();
    subscription = null;
  }

  /** Lets go of everything; the carrier is gone or about to be. */
  function dispose(): void {
    if (isClosed) return;
    isClosed = true;
    unsubscribe();
    for (const end of endings) end();
  }

  function close(notice: CloseNotice): void {
    if (isClosed) return;
    dispose();
    carrier.close(notice);
  }

  return { send, subscribe, unsubscribe, close, dispose };
}
