import { beforeEach, expect, it } from 'vitest';
import { createEmitter } from '../realtime/emitter';
import type { Connection } from '../realtime/connection';
import type { Notice } from '../realtime/connectionTypes';
import { createTestClock } from '../realtime/testClock';
import type { SessionState } from './session';
import { createSessionConnection } from './sessionConnection';

function setUp() {
  const time = createTestClock();
  const log: string[] = [];
  const changes = createEmitter<SessionState>();
  const ends = createEmitter<undefined>();
  const notices = createEmitter<Notice | null>();
  const state: SessionState = { isReady: false, isAuthenticated: false, identity: null, why: null, viewerMode: false };
  let ready: () => void = () => undefined;
  const held = createSessionConnection({
    session: {
      start: () => new Promise((resolve) => (ready = resolve)),
      state: () => state,
      onChange: changes.on,
      onEnd: ends.on,
    },
    connection: {
      connect: () => log.push('connect'),
      close: () => log.push('close'),
      onNotice: notices.on,
      onError: () => () => undefined,
    } as unknown as Connection,
    clock: time.clock,
    warn: () => undefined,
  });
  return {
    ...time,
    held,
    told: () => log.splice(0),
    notice: notices.emit,
    start: async (userId: string | null, why: SessionState['why'] = null) => {
      signIn(userId, why);
      ready();
      await time.settle();
    },
    change: (userId: string | null) => {
      signIn(userId);
      changes.emit(state);
    },
    end: () => {
      signIn(null);
      ends.emit(undefined);
    },
  };

  function signIn(userId: string | null, why: SessionState['why'] = null): void {
    const identity =
      userId === null ? null : { userId, username: userId, userType: 'learner' as const, affiliatedOrganization: null };
    Object.assign(state, { isReady: true, isAuthenticated: userId !== null, identity, why });
  }
}

let t: ReturnType<typeof setUp>;
beforeEach(() => {
  t = setUp();
});

it('opens once somebody is signed in and a protected page is shown', { tags: ['C288'] }, async () => {
  t.change('ada');
  expect(t.told()).toEqual([]);
  t.held.hold();
  expect(t.told()).toEqual([]);
  await t.start('ada');
  expect(t.told()).toEqual(['connect']);
});

it('is not opened for guests, and is as soon as one logs in', { tags: ['C288'] }, async () => {
  t.held.hold();
  await t.start(null, 'invalid');
  expect(t.told()).toEqual([]);
  t.change('ada');
  expect(t.told()).toEqual(['connect']);
});

it('goes on trying where the server could not be reached', async () => {
  t.held.hold();
  await t.start(null, 'unreachable');
  expect(t.told()).toEqual(['connect']);
});

it('stays open from one protected page to the next, and closes after the last', async () => {
  const leaveFirst = t.held.hold();
  await t.start('ada');
  t.told();
  leaveFirst();
  const leaveSecond = t.held.hold();
  await t.start('ada');
  await t.advance(1_000);
  expect(t.told()).toEqual(['connect']);
  leaveSecond();
  await t.advance(1);
  expect(t.told()).toEqual(['close']);
  t.change('ada');
  expect(t.told()).toEqual([]);
});

it('closes with the session, and opens when its learner is signed in again', { tags: ['C291'] }, async () => {
  t.held.hold();
  await t.start('ada');
  t.end();
  expect(t.told()).toEqual(['connect', 'close']);
  t.change('ada');
  expect(t.told()).toEqual(['connect']);
});

it('tells a page of one learner nothing of whoever logs in next in another tab', async () => {
  const leave = t.held.hold();
  await t.start('ada');
  t.told();
  t.change('grace');
  expect(t.told()).toEqual(['close']);
  leave();
  await t.advance(1);
  t.told();
  t.held.hold();
  await t.start('grace');
  expect(t.told()).toEqual(['connect']);
});

it('knows what the status bar says, for pages that are shown later', () => {
  expect(t.held.notice()).toBeNull();
  t.notice('Reconnecting...');
  expect(t.held.notice()).toBe('Reconnecting...');
});
