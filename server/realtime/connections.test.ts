import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { CloseNotice, ServerFrame } from '../../domain/protocol';
import { createManualClock, settle } from '../../tests/support/manualClock';
import type { Bus } from './bus';
import { createConnections } from './connections';
import { createLocalBus } from './localBus';

function begin() {
  const gapListeners: (() => void)[] = [];
  const local = createLocalBus((error) => {
    throw error;
  });
  const bus: Bus = {
    ...local,
    onGap: (listener) => {
      gapListeners.push(listener);
      return () => void gapListeners.splice(gapListeners.indexOf(listener), 1);
    },
  };
  const asked: string[] = [];
  let opened = 0;
  const connections = createConnections({
    bus,
    clock: createManualClock(),
    log: pino({ level: 'silent' }),
    makeId: () => `connection ${++opened}`,
    changesSince: () => Promise.resolve({ changed: [], revision: 0 }),
    live: () => [],
    isOpen: (sessionId) => {
      asked.push(sessionId);
      return sessionId === 'broken' ? Promise.reject(new Error('no database')) : Promise.resolve(true);
    },
    surroundings: () => Promise.resolve({ conversations: [] }),
  });
  const open = (sessionId: string) => {
    const received: ServerFrame[] = [];
    const state = { closedWith: null as CloseNotice | null };
    const connection = connections.open(
      { userId: sessionId, sessionId, username: 'name', userType: 'learner' },
      {
        send: (json) => received.push(JSON.parse(json) as ServerFrame),
        bufferedBytes: () => 0,
        close: (notice) => (state.closedWith = notice),
      },
    );
    return { connection, received, state };
  };
  return {
    connections,
    open,
    asked,
    gap: () =>
      gapListeners.forEach((listener) => {
        listener();
      }),
    gapListeners,
  };
}

it('lets each connection catch up after a gap, and sends away whom the database cannot answer for', async () => {
  const { open, asked, gap, connections } = begin();
  const [first, broken, last] = [open('first'), open('broken'), open('last')];
  gap();
  await settle();
  expect(asked).toEqual(['first', 'broken', 'last']);
  expect(first.received).toEqual([{ type: 'message', conversations: [] }]);
  expect(broken.state.closedWith).toMatchObject({ code: 1013 });
  expect(last.received).toHaveLength(1);
  expect(connections.count()).toBe(2);
});

it('tells everybody when to come back at the end, and whoever comes later too', () => {
  const { open, connections, gapListeners } = begin();
  const first = open('first');
  connections.closeAll();
  const restarting = { code: 1001, reason: 'Server restarting', returnWithinMs: 5_000 };
  expect(first.state.closedWith).toEqual(restarting);
  expect(open('late').state.closedWith).toEqual(restarting);
  expect(connections.count()).toBe(0);
  expect(gapListeners).toEqual([]);
});
