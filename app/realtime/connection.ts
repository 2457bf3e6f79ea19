import type { KeyValue } from '../storage/keyValue';
import { createAnnouncements } from './announcements';
import { type AttemptDeps, createAttempts } from './attempts';
import { createCarrierChoice } from './carrierChoice';
import { createConnectionNotices } from './connectionNotices';
import type { CarrierClose, ConnectionState, Network } from './connectionTypes';
import { type Line, type LineDeps, openLine } from './line';
import type { ReadyLine } from './prepareLine';
import { repeat } from './repeat';
import { createRestBetween } from './restBetween';
import { createSubscription, type Since } from './subscription';

/** Specification, section 9. */
const checkEachMs = 5_000;
/** Many gaps at once are one gap. */
const resyncEachMs = 1_000;

const noAnswer: CarrierClose = { code: 1006, reason: 'No answer', clean: false };

export interface ConnectionDeps extends LineDeps, AttemptDeps {
  network: Network;
  /** Remembers which carrier works here. */
  storage: KeyValue;
}

export type Connection = ReturnType<typeof createConnection>;

/** One connection to the server over whichever carrier works, kept up as long as it is wanted. */
export function createConnection(deps: ConnectionDeps) {
  const { clock, network } = deps;
  const { fail, tellMessage, tellNotice, tellReplay, tellState, listening } = createAnnouncements();
  const bar = createConnectionNotices(clock, tellNotice);
  const subscription = createSubscription(clock, tellReplay);
  const resync = createRestBetween(clock, resyncEachMs, () => {
    if (isSubscribed()) resubscribe();
  });
  const choice = createCarrierChoice(deps.storage, () => clock.now());
  const attempts = createAttempts(deps, choice, {
    isNeeded: () => isWanted && line === null,
    ready: open,
    waiting: () => {
      setState('reconnecting');
    },
    failed: fail,
  });

  let isWanted = false;
  let state: ConnectionState = 'closed';
  let line: Line | null = null;
  let wasOffline = false;
  let endings: (() => void)[] = [];

  const currentState = () => state;
  const isSubscribed = () => line?.isOpen() === true && subscription.conversationId() !== null;

  /** Comes last in whatever calls it: a listener may close the connection, or ask for another line. */
  function setState(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    bar.follow(next);
    if (currentState() === next) tellState(next);
  }

  function open(ready: ReadyLine): void {
    const { kind } = ready;
    const conversationId = kind === 'stream' ? subscription.conversationId() : null;
    const since = conversationId === null ? undefined : subscription.since();
    const opening = openLine({ ...ready, conversationId, since, greetWithinMs: choice.greetWithinMs(kind) }, deps, {
      opened: () => {
        opened(opening);
      },
      frame: (frame) => {
        subscription.hear(frame);
        tellMessage(frame);
      },
      error: fail,
      unanswered: (hasGreeted) => {
        if (kind === 'stream' && !hasGreeted && choice.streamIsSilent()) reopen();
        else ended(opening, noAnswer);
      },
      closed: (close) => {
        ended(opening, close);
      },
    });
    line = opening;
    // Opening a stream is subscribing, too.
    if (kind === 'stream') subscription.asked();
  }

  function opened(on: Line): void {
    attempts.succeeded();
    choice.opened(on.kind);
    if (on.kind === 'socket' && isSubscribed()) resubscribe();
    if (line === on) setState('open');
  }

  /** The line is gone, and nobody here asked for it. */
  function ended(former: Line, close: CarrierClose, comeBack = attempts.comeBack): void {
    line = null;
    if (!close.clean) choice.broke(former.kind, former.isOpen());
    if (former.isOpen()) bar.broke(close.clean);
    setState('closed');
    comeBack(close);
  }

  function replace(dead: Line): void {
    dead.close();
    ended(dead, noAnswer, attempts.comeBackAtOnce);
  }

  function letGo(): void {
    const former = line;
    line = null;
    former?.close();
  }

  /** Another line in place of this one, by our own will. */
  function reopen(): void {
    letGo();
    setState('connecting');
    attempts.begin();
  }

  /** Says anew what is listened to. A line that is being prepared reads it when it opens. */
  function resubscribe(): void {
    if (line?.kind === 'stream') {
      reopen();
    } else if (line?.isOpen()) {
      const conversationId = subscription.conversationId();
      const since = subscription.since();
      if (conversationId === null) line.send({ type: 'unsubscribe' });
      else line.send({ type: 'subscribe', conversationId, ...(since === undefined ? {} : { since }) });
      subscription.asked();
    }
  }

  /** Each 5 s: is the line alive, and if there is none, does anybody see to it? */
  function check(): void {
    if (!line) attempts.check();
    else if (line.isDead()) replace(line);
    else if (isSubscribed() && subscription.isSilent()) resync.ask();
  }

  /** The learner or the network is back: no reason to wait any longer. */
  function hurry(): void {
    check();
    if (line?.isStale()) replace(line);
    attempts.begin();
  }

  /** A line from before belongs to a network that is gone. */
  function comeOnline(): void {
    const isOld = wasOffline && line !== null;
    wasOffline = false;
    if (isOld) reopen();
    else hurry();
  }

  return {
    state: currentState,
    /** Once somebody is signed in. */
    connect: (): void => {
      if (isWanted) return;
      isWanted = true;
      endings = [
        repeat(clock, checkEachMs, check),
        network.listen('visible', hurry),
        network.listen('offline', () => (wasOffline = true)),
        network.listen('online', comeOnline),
      ];
      setState('connecting');
      attempts.begin();
    },
    /** At logout: nothing is left running, and nothing comes back by itself. */
    close: (): void => {
      // Before anything else: whoever hears of it finds a connection that is not to be opened again by that.
      bar.stop();
      isWanted = wasOffline = false;
      letGo();
      for (const end of endings.splice(0)) end();
      attempts.stop();
      resync.stop();
      subscription.choose(null);
      setState('closed');
    },
    /** @param since the last revision up to which everything of the conversation has arrived */
    subscribe: (conversationId: string, since: Since): void => {
      if (subscription.choose(conversationId, since)) resubscribe();
    },
    /** A stream goes on as it is: what it still tells of the conversation has no listener, and another costs more. */
    unsubscribe: (): void => {
      if (subscription.choose(null) && line?.kind === 'socket') resubscribe();
    },
    /** Asks again for everything from the last revision that was complete. */
    resync: (): void => {
      if (isSubscribed()) resync.ask();
    },
    ...listening,
  };
}
