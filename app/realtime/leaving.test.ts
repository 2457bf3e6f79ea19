import { beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from './connectionTestWorld';

const policy = (reason: string) => ({ code: 1008, reason });

/** Every stage that a logout may come in, by how it is reached. */
const stages: Record<string, (t: TestWorld) => Promise<void>> = {
  'at the first moment': async () => undefined,
  'while the cookie is asked for': (t) => t.settle(),
  'while the token is asked for': (t) => t.settle(),
  'while the slot is asked for': (t) => t.settle(),
  'before anybody has greeted': (t) => t.settle(),
  'with a socket that only just stands': async (t) => {
    t.world.slotsTaken = true;
    await t.settle();
    t.latest().events.opened();
  },
  'with an open stream': (t) => opened(t),
  'with an open socket': async (t) => {
    t.world.slotsTaken = true;
    await opened(t);
    await t.advance(45_000);
  },
  'with replays begun and waiting': async (t) => {
    await opened(t);
    t.connection.resync();
    t.connection.resync();
    t.connection.resync();
  },
  'while it waits to try again': async (t) => {
    await opened(t);
    await t.end();
  },
  'while the token is refreshed': async (t) => {
    t.world.isHanging = 'refresh';
    await opened(t);
    await t.end(policy('Authentication failed'));
  },
  'while it waits to be looked at': async (t) => {
    t.world.isVisible = false;
    await opened(t);
    await t.end(policy('Too many connections'));
  },
  'after a failed cookie': async (t) => {
    t.world.cookieFails = true;
    await t.settle();
  },
  'while offline': async (t) => {
    await opened(t);
    await t.fire('offline');
    await t.end();
    await t.advance(60_000);
  },
  'after an error': async (t) => {
    await opened(t);
    t.latest().events.error(new Error('broken'));
  },
  'while it says Connected': async (t) => {
    await opened(t);
    await t.end();
    await t.advance(1_000);
    t.greet();
    expect(t.seen.notices.at(-1)).toBe('Connected');
  },
};

async function opened(t: TestWorld) {
  await t.settle();
  t.greet();
  await t.settle();
}

let t: TestWorld;

beforeEach(() => {
  t = createTestWorld();
});

function expectNothingLeft() {
  expect(t.live()).toEqual([]);
  expect(t.timerCount()).toBe(0);
  expect(t.world.slotsHeld).toBe(0);
  expect(t.listenerCount()).toBe(0);
  expect(t.connection.state()).toBe('closed');
  expect(t.seen.notices.at(-1) ?? null).toBeNull();
}

describe('logout', () => {
  it.each(Object.keys(stages))(
    'leaves no line, timer, slot or listener behind (%s)',
    { tags: ['C291', 'C401'] },
    async (when) => {
      t.connection.subscribe('c1');
      // Answers that come only after the logout must not begin anything either.
      const hanging = (['cookie', 'token', 'slot'] as const).find((what) => when === `while the ${what} is asked for`);
      t.world.isHanging = hanging ?? null;
      t.connection.connect();
      await stages[when]?.(t);
      t.connection.close();
      await t.settle();
      expectNothingLeft();
      const before = { ...t.calls, notices: t.seen.notices.length };
      await t.answer();
      await t.advance(120_000);
      await t.fire('visible', 'online');
      expectNothingLeft();
      expect({ ...t.calls, notices: t.seen.notices.length }).toEqual(before);
    },
  );

  it('can be followed by another login, which hears nothing of the former one', { tags: ['C291'] }, async () => {
    t.connection.subscribe('of the former');
    await t.open();
    t.connection.close();
    t.connection.connect();
    await t.settle();
    t.greet();
    expect(t.connection.state()).toBe('open');
    expect(t.live()).toHaveLength(1);
    expect(t.latest().request?.conversationId).toBeNull();
  });

  it('leaves a refresh that is still under way no say in what comes after', { tags: ['C291', 'C300'] }, async () => {
    await t.open();
    t.world.isHanging = 'refresh';
    await t.end(policy('Authentication failed'));
    t.connection.close();
    t.connection.connect();
    await t.settle();
    expect(t.lines).toHaveLength(2);
    await t.end();
    // The attempt after the next second waits for its cookie, and what was asked for before is answered now.
    t.world.isHanging = 'cookie';
    await t.advance(1_000);
    const { setCookie } = t.calls;
    t.world.isHanging = 'slot';
    t.answerFirst();
    await t.settle();
    await t.fire('visible');
    expect(t.calls.setCookie).toBe(setCookie);
  });

  it('begins the next back-off anew', async () => {
    await t.open();
    for (let n = 0; n < 4; n += 1) {
      await t.end();
      await t.advance(1_000 * 2 ** n);
    }
    t.connection.close();
    await t.open();
    await t.end();
    const before = t.lines.length;
    await t.advance(1_000);
    expect(t.lines).toHaveLength(before + 1);
  });

  it('is twice what it is once', () => {
    t.connection.close();
    t.connection.close();
    expect(t.seen.states).toEqual([]);
  });
});

describe('a listener that logs out in the midst of it', () => {
  const whens = ['connecting', 'open', 'closed', 'reconnecting', 'a notice', 'a frame', 'a replay', 'an error'];
  const carriers = ['stream', 'socket'] as const;

  it.each(whens.flatMap((when) => carriers.map((carrier) => [when, carrier] as const)))(
    'leaves nothing behind: at %s, over the %s',
    { tags: ['C291'] },
    async (when, carrier) => {
      t = createTestWorld({ carrier });
      let times = 0;
      const leave = () => {
        times += 1;
        t.connection.close();
      };
      t.connection.onState((state) => {
        if (state === when && (state !== 'closed' || t.live().length === 0)) if (times === 0) leave();
      });
      if (when === 'a notice') t.connection.onNotice((notice) => notice === 'Connection lost' && leave());
      if (when === 'a frame') t.connection.onMessage(({ type }) => type === 'authenticated' && leave());
      if (when === 'a replay') t.connection.onSubscribe(leave);
      if (when === 'an error') t.connection.onError(leave);
      t.connection.subscribe('c1');
      t.connection.connect();
      await t.settle();
      if (t.live().length > 0) t.greet();
      await t.settle();
      if (t.live().length > 0) {
        t.latest().events.error(new Error('broken'));
        if (t.live().length > 0) await t.end();
      }
      await t.settle();
      expect(times).toBe(1);
      expectNothingLeft();
      await t.advance(120_000);
      expectNothingLeft();
    },
  );

  it('tells nobody what is not so any more', { tags: ['C291'] }, async () => {
    await t.open();
    await t.end();
    await t.advance(1_000);
    t.connection.onNotice((notice) => notice === 'Connected' && t.connection.close());
    const before = t.seen.messages.length;
    t.greet();
    expect([t.seen.states.at(-1), t.connection.state()]).toEqual(['closed', 'closed']);
    expect(t.seen.messages.slice(before).map(({ type }) => type)).not.toContain('authenticated');
    expectNothingLeft();
  });

  it('asks for no token any more, though it was refused', { tags: ['C291'] }, async () => {
    await t.open();
    t.connection.onState((state) => state === 'closed' && t.connection.close());
    await t.end(policy('Authentication failed'));
    expect(t.calls.refresh).toBe(0);
  });
});
