import type { Logger } from 'pino';
import type { Message } from '../../domain/conversation/message';
import { isAppError } from '../../domain/errors';
import { closeCodes, maxRevision, type CloseNotice, type MessageFrame, type ServerFrame } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { Changes } from '../conversations/conversationService';
import type { MakeId } from '../ids';
import type { LiveMessage } from '../turns/liveMessage';
import type { Bus, BusEvent } from './bus';
import { encodeFrame } from './encodeFrame';
import { messageFrames } from './messageFrames';
import { createPressure } from './pressure';
import { createRevisionTrack, type RevisionTrack } from './revisionTrack';
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
  makeId: MakeId;
  changesSince(caller: Caller, conversationId: string, since: number): Promise<Changes>;
  /** Messages being made in this process, newer than the database. */
  live(conversationId: string): LiveMessage[];
  isOpen(sessionId: string): Promise<boolean>;
  /** What a learner sees around their conversations. */
  surroundings(caller: Caller): Promise<Pick<MessageFrame, 'conversations' | 'preferences'>>;
}

/** Of one learner, over all processes: more than anybody has devices and tabs in use. */
const maxConnections = 10;
const revisionEachMs = 30_000;

interface Subscription {
  conversationId: string;
  /** Frames that arrive while the replay is being read; null once it has been sent. */
  waiting: ServerFrame[] | null;
  /** How far everything has been given to the carrier. */
  track: RevisionTrack;
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
 * One learner's connection, whatever carries it: replays what was missed, passes on what happens, and copes with
 * clients that read slowly (design, section 4).
 */
export function createConnection(caller: Caller, carrier: Carrier, deps: ConnectionDeps) {
  const { bus, clock, log } = deps;
  const connectionId = deps.makeId();
  /** The learner's connections that were opened after this one. */
  const younger = new Set<string>();
  let subscription: Subscription | null = null;
  /** The last look into the database: of many subscriptions at once only the last one is worth another. */
  let reading: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const pressure = createPressure({
    bufferedBytes: () => carrier.bufferedBytes(),
    clock,
    drained: catchUp,
    stuck: () => {
      close({ code: closeCodes.tryAgainLater, reason: 'Too slow' });
    },
  });
  const ofLearner = bus.subscribe(learnerTopic(caller.userId), (event) => {
    if (event.kind === 'frame') send(event.frame);
    else if (event.kind === 'connected') makeRoom(event.connectionId);
    else if (event.kind === 'disconnected') younger.delete(event.connectionId);
  });
  const ofSessions = bus.subscribe('sessions', (event) => {
    if (event.kind === 'sessionEnded' && event.sessionId === caller.sessionId) endSession();
  });
  const ofAdmins =
    caller.userType === 'admin'
      ? bus.subscribe('admins', (event) => {
          if (event.kind === 'frame') send(event.frame);
        })
      : null;
  const endRevisions = clock.every(revisionEachMs, () => {
    if (subscription && !subscription.waiting && !pressure.isSlow()) sendRevision(subscription);
  });
  bus.publish(learnerTopic(caller.userId), { kind: 'connected', connectionId });

  /** The newest stay: they are the ones that the learner is looking at. */
  function makeRoom(openedId: string): void {
    if (openedId === connectionId) return;
    younger.add(openedId);
    if (younger.size >= maxConnections) close({ code: closeCodes.policy, reason: 'Too many connections' });
  }

  function endSession(): void {
    close({ code: closeCodes.policy, reason: 'Authentication failed' });
  }

  function send(frame: ServerFrame): void {
    if (pressure.isSlow() && frame.type === 'message:target') return;
    sendWhateverWaits(frame);
  }

  function sendWhateverWaits(frame: ServerFrame): void {
    if (isClosed) return;
    carrier.send(encodeFrame(frame));
    pressure.sent();
  }

  function sendRevision({ conversationId, track }: Subscription): void {
    send({ type: 'revision', conversationId, revision: track.reached() });
  }

  function catchUp(): void {
    if (subscription) void subscribe(subscription.conversationId, subscription.track.reached());
  }

  /** The bus is joined before the database is read, so that nothing falls between the two. */
  async function subscribe(conversationId: string, since: number | null): Promise<void> {
    unsubscribe();
    if (isClosed) return;
    const entry = bus.subscribe(conversationTopic(conversationId), (event: BusEvent) => {
      if (event.kind !== 'frame' || (event.to && !event.to.includes(caller.userId))) return;
      if (joined.waiting) joined.waiting.push(event.frame);
      else pass(joined, event.frame);
    });
    const track = createRevisionTrack(since ?? maxRevision);
    const joined: Subscription = { conversationId, waiting: [], track, leave: entry.end };
    subscription = joined;
    try {
      await Promise.all([entry.joined, reading]);
      // Another subscription, or the end, came meanwhile.
      if (subscription !== joined) return;
      const asked = deps.changesSince(caller, conversationId, since ?? maxRevision);
      reading = asked.catch(() => undefined);
      const changes = await asked;
      if (subscription === joined) replay(joined, changes);
    } catch (error) {
      if (subscription !== joined) return;
      unsubscribe();
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
      if (pressure.isSlow() && revision > sent) {
        // More than the client takes at once: it goes on from here when it has drained.
        joined.track = createRevisionTrack(revision);
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
    joined.track = createRevisionTrack(upTo);
    send({ type: 'revision', conversationId, revision: upTo, caughtUp: true });
    for (const frame of waiting) if (!isOvertaken(frame, replayed)) pass(joined, frame);
  }

  function pass({ track }: Subscription, frame: ServerFrame): void {
    if (pressure.isSlow()) return;
    send(frame);
    const revision = revisionOf(frame);
    if (revision !== undefined) track.saw(revision);
  }

  function unsubscribe(): void {
    subscription?.leave();
    subscription = null;
  }

  /** What other processes said was lost for a while: whatever may have changed meanwhile is read anew. */
  async function resync(): Promise<void> {
    if (!(await deps.isOpen(caller.sessionId))) {
      endSession();
      return;
    }
    if (isClosed) return;
    catchUp();
    send({ type: 'message', ...(await deps.surroundings(caller)) });
  }

  /** Lets go of everything; the carrier is gone or about to be. */
  function dispose(): void {
    if (isClosed) return;
    isClosed = true;
    unsubscribe();
    pressure.stop();
    ofLearner.end();
    ofSessions.end();
    ofAdmins?.end();
    endRevisions();
    bus.publish(learnerTopic(caller.userId), { kind: 'disconnected', connectionId });
  }

  function close(notice: CloseNotice): void {
    if (isClosed) return;
    dispose();
    carrier.close(notice);
  }

  /** Settles once nothing that concerns the learner can pass by. */
  const joined = Promise.all([ofLearner.joined, ofSessions.joined, ofAdmins?.joined]);

  return { joined, send, subscribe, unsubscribe, resync, close, dispose };
}
