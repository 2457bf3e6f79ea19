import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { doneField, type Message } from '../../domain/conversation/message';
import { type CloseNotice, fieldFrame, type ServerFrame } from '../../domain/protocol';
import { createManualClock, settle } from '../../tests/support/manualClock';
import type { Changes } from '../conversations/conversationService';
import { type LiveMessage, pendingFields } from '../turns/liveMessage';
import { createLocalBus } from './bus';
import { createConnection } from './connection';
import { conversationTopic, learnerTopic } from './topics';

const caller = { userId: 'u', sessionId: 's', username: 'name', userType: 'learner' } as const;
const kilobyte = 1024;

function message(position: number, revision: number, text: string): Message {
  return {
    id: `m${position}`,
    senderId: 'u',
    senderType: 'user',
    position,
    attempt: 1,
    rev: 0,
    revision,
    originalMessage: doneField(text),
    targetLanguageMessage: null,
    fullSentenceTranslation: null,
    morphemeTranslationDetails: null,
    notes: null,
  };
}

/** A carrier whose client reads only when the test says so. */
function begin(history: Message[] = [], live: LiveMessage[] = []) {
  const clock = createManualClock();
  const bus = createLocalBus((error) => {
    throw error;
  });
  const received: ServerFrame[] = [];
  const asked: number[] = [];
  const state = { bufferedBytes: 0, isReading: true, closedWith: null as CloseNotice | null, history };
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
});
