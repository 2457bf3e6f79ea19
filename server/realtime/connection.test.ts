import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { doneField, type Message } from '../../domain/conversation/message';
import { testMessage } from '../../domain/conversation/testMessage';
import { type CloseNotice, fieldFrame, type ServerFrame } from '../../domain/protocol';
import { createManualClock, settle } from '../../tests/support/manualClock';
import type { Changes } from '../conversations/conversationService';
import { type LiveMessage, pendingFields } from '../turns/liveMessage';
import { createLocalBus } from './localBus';
import { createConnection } from './connection';
import { conversationTopic, learnerTopic } from './topics';

const caller = { userId: 'u', sessionId: 's', username: 'name', userType: 'learner' } as const;
const kilobyte = 1024;

function message(position: number, revision: number, text: string): Message {
  return testMessage({
    id: `m${position}`,
    senderId: 'u',
    senderType: 'user',
    position,
    rev: 0,
    revision,
    originalMessage: doneField(text),
  });
}

let opened = 0;

const createBus = () =>
  createLocalBus((error) => {
    throw error;
  });

/** A carrier whose client reads only when the test says so. */
function begin(history: Message[] = [], live: LiveMessage[] = [], bus = createBus()) {
  const clock = createManualClock();
  const received: ServerFrame[] = [];
  const asked: number[] = [];
  const state = { isOpen: true, bufferedBytes: 0, isReading: true, closedWith: null as CloseNotice | null, history };
  const connection = createConnection(
    caller,
    {
      send: (json) => {
        received.push(JSON.parse(json) as ServerFrame);
        if (!state.isReading) state.bufferedBytes += json.length;
      },
      bufferedBytes: () => state.bufferedBytes,
      close: (notice) => {
        state.closedWith = notice;
      },
    },
    {
      bus,
      clock,
      log: pino({ level: 'silent' }),
      changesSince: (_caller, _id, since): Promise<Changes> => {
        asked.push(since);
        const changed = state.history
          .filter(({ revision }) => revision >= since)
          .sort((a, b) => a.revision - b.revision)
          .map((found) => ({ id: found.id, revision: found.revision, message: found }));
        return Promise.resolve({ changed, revision: Math.max(0, ...state.history.map(({ revision }) => revision)) });
      },
      live: () => live,
      makeId: () => `connection ${++opened}`,
      isOpen: () => Promise.resolve(state.isOpen),
      surroundings: () => Promise.resolve({ conversations: [] }),
    },
  );
  const publish = (of: Message) => {
    const frame = fieldFrame(of, 'c', 'originalMessage', of.originalMessage ?? doneField(''));
    bus.publish(conversationTopic('c'), { kind: 'frame', frame });
  };
  return { clock, bus, connection, received, asked, state, publish };
}

const targetsOf = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) =>
    frame.type === 'message:target' && frame.fieldName === 'originalMessage' ? [frame.target] : [],
  );

describe('createConnection', () => {
  it('replays, says how far, and passes on what came meanwhile after that', async () => {
    const { connection, received, publish } = begin([message(1, 1, 'a')]);
    const subscribed = connection.subscribe('c', 0);
    publish(message(2, 2, 'b'));
    await subscribed;
    publish(message(3, 3, 'c'));
    expect(targetsOf(received)).toEqual(['m1', 'm2', 'm3']);
    expect(received.findIndex(({ type }) => type === 'revision')).toBe(5);
  });

  it('shows what is being made in place of what is stored, unless that is newer', async () => {
    const liveOf = (rev: number, attempt: number): LiveMessage => ({
      ...message(1, 1, ''),
      renderingId: 'r',
      turnId: 't',
      conversationId: 'c',
      attempt,
      rev,
      dirty: true,
      fields: { ...pendingFields, targetLanguageMessage: { status: 'streaming', statusMessage: '', value: 'live' } },
    });
    const stored = { ...message(1, 1, 'a'), attempt: 2, rev: 5, targetLanguageMessage: doneField('stored') };
    for (const [rev, attempt, expected] of [
      [6, 2, 'live'],
      [4, 2, 'stored'],
      [9, 1, 'stored'],
    ] as const) {
      const { connection, received } = begin([stored], [liveOf(rev, attempt)]);
      await connection.subscribe('c', 0);
      const text = received.find((f) => f.type === 'message:target' && f.fieldName === 'targetLanguageMessage');
      expect(text).toMatchObject({ value: expected });
    }
  });

  it('tells a slow client the newest state once it has drained, not every step to it', async () => {
    const { clock, connection, received, asked, state, publish } = begin([message(1, 1, 'a')]);
    await connection.subscribe('c', 1);
    state.isReading = false;
    publish(message(2, 2, 'x'.repeat(257 * kilobyte)));
    const before = received.length;
    state.history = [message(1, 1, 'a'), message(2, 4, 'newest'), message(3, 5, 'b')];
    publish(message(2, 3, 'step'));
    publish(message(2, 4, 'newest'));
    publish(message(3, 5, 'b'));
    expect(received).toHaveLength(before);
    await clock.advance(250);
    expect(received).toHaveLength(before);

    state.isReading = true;
    state.bufferedBytes = 0;
    await clock.advance(250);
    expect(asked).toEqual([1, 2]);
    expect(targetsOf(received.slice(before))).toEqual(['m2', 'm3']);
    expect(received.at(-1)).toMatchObject({ type: 'revision', conversationId: 'c', revision: 5 });
  });

  it('loses nothing of a catch-up that is more than a slow client takes at once', async () => {
    const history = Array.from({ length: 10 }, (_, index) =>
      message(index + 1, Math.floor(index / 2) + 1, 'x'.repeat(200 * kilobyte)),
    );
    const { clock, connection, received, state } = begin(history);
    state.isReading = false;
    await connection.subscribe('c', 0);
    expect(received.some(({ type }) => type === 'revision')).toBe(false);
    while (received.at(-1)?.type !== 'revision') {
      state.bufferedBytes = 0;
      await clock.advance(250);
    }
    expect(new Set(targetsOf(received))).toEqual(new Set(history.map(({ id }) => id)));
    expect(received.at(-1)).toMatchObject({ type: 'revision', conversationId: 'c', revision: 5 });
    // A chunk at a time, never everything again.
    expect(targetsOf(received).length).toBeLessThanOrEqual(12);
  });

  it('closes a client that has been stuck for 10 s, and not one that reads at last', async () => {
    for (const readsAtLast of [true, false]) {
      const { clock, connection, state, publish } = begin();
      await connection.subscribe('c', 0);
      state.isReading = false;
      publish(message(1, 1, 'x'.repeat(1025 * kilobyte)));
      await clock.advance(9_000);
      if (readsAtLast) state.bufferedBytes = 0;
      await clock.advance(2_000);
      expect(state.closedWith).toEqual(readsAtLast ? null : { code: 1013, reason: 'Too slow' });
    }
  });

  it('still tells a slow client what is no part of a message', async () => {
    const { bus, connection, received, state, publish } = begin();
    await connection.subscribe('c', 0);
    state.isReading = false;
    publish(message(1, 1, 'x'.repeat(257 * kilobyte)));
    bus.publish(learnerTopic('u'), { kind: 'frame', frame: { type: 'message', conversations: [] } });
    expect(received.at(-1)).toEqual({ type: 'message', conversations: [] });
  });

  it('follows one conversation at a time, and none after the end', async () => {
    const { bus, clock, connection, received, publish, state } = begin();
    await connection.subscribe('c', 0);
    await connection.subscribe('d', 0);
    publish(message(1, 1, 'a'));
    expect(targetsOf(received)).toEqual([]);
    bus.publish('sessions', { kind: 'sessionEnded', sessionId: 'another' });
    expect(state.closedWith).toBeNull();
    bus.publish('sessions', { kind: 'sessionEnded', sessionId: 's' });
    expect(state.closedWith).toEqual({ code: 1008, reason: 'Authentication failed' });
    const count = received.length;
    await connection.subscribe('c', 0);
    publish(message(1, 1, 'a'));
    connection.send({ type: 'pong' });
    await settle();
    expect(received).toHaveLength(count);
    expect(clock.pendingCount()).toBe(0);
  });

  it('reads for the last of many subscriptions alone', async () => {
    const { connection, received, asked } = begin([message(1, 1, 'a')]);
    await Promise.all(Array.from({ length: 100 }, (_, since) => connection.subscribe('c', since)));
    expect(asked).toEqual([99]);
    await Promise.all([connection.subscribe('c', 0), settle().then(() => connection.subscribe('c', 1))]);
    expect(asked).toEqual([99, 0, 1]);
    expect(received.filter(({ type }) => type === 'revision')).toHaveLength(3);
  });

  it('takes up where nothing is missing, when processes speak out of turn', async () => {
    const { clock, connection, asked, state, publish } = begin([message(1, 1, 'a')]);
    await connection.subscribe('c', 1);
    publish(message(3, 3, 'c'));
    state.isReading = false;
    publish(message(4, 4, 'x'.repeat(257 * kilobyte)));
    // Its turn came second, and the client was too slow for it.
    publish(message(2, 2, 'b'));
    state.bufferedBytes = 0;
    await clock.advance(250);
    expect(asked).toEqual([1, 1]);
  });

  it('closes the oldest of more than ten connections of a learner, wherever they are', () => {
    const bus = createBus();
    const all = Array.from({ length: 11 }, () => begin([], [], bus));
    const closed = () => all.map(({ state }) => state.closedWith);
    expect(closed()[0]).toEqual({ code: 1008, reason: 'Too many connections' });
    expect(closed().slice(1)).toEqual(Array.from({ length: 10 }, () => null));
    // Who has gone makes room.
    all[5]?.connection.dispose();
    const twelfth = begin([], [], bus);
    expect(all[1]?.state.closedWith).toBeNull();
    expect(twelfth.state.closedWith).toBeNull();
    begin([], [], bus);
    expect(all[1]?.state.closedWith).not.toBeNull();
    expect(all[2]?.state.closedWith).toBeNull();
  });

  it('reads anew after a gap what it may have missed, and ends when its session has', async () => {
    const { connection, received, asked, state } = begin([message(1, 1, 'a')]);
    await connection.subscribe('c', 0);
    state.history = [message(1, 1, 'a'), message(2, 2, 'b')];
    await connection.resync();
    await settle();
    expect(asked).toEqual([0, 1]);
    expect(targetsOf(received)).toEqual(['m1', 'm1', 'm2']);
    expect(received).toContainEqual({ type: 'message', conversations: [] });
    state.isOpen = false;
    await connection.resync();
    expect(state.closedWith).toEqual({ code: 1008, reason: 'Authentication failed' });
  });
});
