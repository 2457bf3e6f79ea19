import { describe, expect, it } from 'vitest';
import type { Request } from '../api/request';
import { createTestClock } from '../realtime/testClock';
import { memoryKeyValue } from '../storage/keyValue';
import { createSession, type SessionLocks } from './session';

/** As `navigator.locks`: one holder of a name at a time, the others in the order of asking. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const held = { now: 0, most: 0 };
  const locks: SessionLocks = {
    request: <T>(_: string, { signal }: { signal: AbortSignal }, run: () => Promise<T>) => {
      const turn = last.then(async () => {
        if (signal.aborted) throw new Error('waited too long');
        held.now += 1;
        held.most = Math.max(held.most, held.now);
        try {
          return await run();
        } finally {
          held.now -= 1;
        }
      });
      last = turn.catch(() => undefined);
      const abort = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('waited too long'));
        });
      });
      return Promise.race([turn, abort]);
    },
  };
  return { locks, held };
}

/** A browser with some tabs of one session, whose server answers when it is told to. */
function createBrowser(count: number, locks: SessionLocks | undefined) {
  const time = createTestClock();
  const asked: { name: string; answer: (answer: unknown) => void; fail: (error: Error) => void }[] = [];
  const tabs = Array.from({ length: count }, () =>
    createSession({
      request: ((name: string) =>
        new Promise((answer, fail) => asked.push({ name, answer, fail }))) as unknown as Request,
      clock: time.clock,
      network: { listen: () => () => undefined },
      locks,
      storage: memoryKeyValue(),
      markLeft: () => undefined,
      warn: () => undefined,
    }),
  );
  let serial = 0;
  return {
    ...time,
    tabs,
    /** Refreshes that the server has been asked for and has not answered. */
    inFlight: () => asked.length,
    /** What the server has been asked for and has not answered. */
    asked: () => asked.map(({ name }) => name),
    answerOne: async () => {
      serial += 1;
      asked
        .shift()
        ?.answer({ valid: true, accessToken: `token ${serial}`, username: 'ada', userId: 'a', userType: 'user' });
      await time.settle();
    },
    failOne: async () => {
      asked.shift()?.fail(new Error('no line'));
      await time.settle();
    },
  };
}

describe('the refresh', () => {
  it('is in flight once over all tabs, however many ask how often', { tags: ['C396'] }, async () => {
    const { locks, held } = createLocks();
    const browser = createBrowser(4, locks);
    const started = browser.tabs.flatMap((tab) => [tab.start(), tab.refresh(), tab.token()]);
    for (let tab = 0; tab < 4; tab += 1) {
      await browser.settle();
      expect(browser.inFlight()).toBe(1);
      await browser.answerOne();
    }
    await Promise.all(started);
    expect(browser.inFlight()).toBe(0);
    expect(held.most).toBe(1);
    expect(browser.tabs.map((tab) => tab.currentToken())).toEqual(['token 1', 'token 2', 'token 3', 'token 4']);
    expect(browser.timerCount()).toBe(0);
  });

  it('does not wait for ever for a tab that does not get on', { tags: ['C396'] }, async () => {
    const { locks } = createLocks();
    const browser = createBrowser(2, locks);
    const [first, second] = browser.tabs.map((tab) => tab.start());
    await browser.settle();
    expect(browser.inFlight()).toBe(1);
    await browser.advance(5_000);
    expect(browser.inFlight()).toBe(2);
    await browser.answerOne();
    await browser.answerOne();
    await Promise.all([first, second]);
    expect(browser.timerCount()).toBe(0);
  });

  it('has all the time it takes once it is this tab’s turn', { tags: ['C396'] }, async () => {
    const { locks } = createLocks();
    const browser = createBrowser(2, locks);
    const [first, second] = browser.tabs.map((tab) => tab.refresh());
    await browser.advance(3_000);
    await browser.answerOne();
    await browser.advance(20_000);
    expect(browser.inFlight()).toBe(1);
    await browser.answerOne();
    expect(await Promise.all([first, second])).toEqual(['token 1', 'token 2']);
  });

  it('that fails in its turn is not made again out of turn', { tags: ['C396'] }, async () => {
    const { locks } = createLocks();
    const browser = createBrowser(1, locks);
    const [tab] = browser.tabs;
    const refreshing = expect(tab?.refresh()).rejects.toThrow('no line');
    await browser.settle();
    await browser.failOne();
    await refreshing;
    expect(browser.inFlight()).toBe(0);
  });

  const broken: [string, SessionLocks | undefined][] = [
    ['are missing', undefined],
    ['refuse', { request: () => Promise.reject(new Error('sandboxed')) }],
    [
      'throw',
      {
        request: () => {
          throw new Error('detached');
        },
      },
    ],
  ];
  it.each(broken)('is in flight once in each tab where locks %s', { tags: ['C396'] }, async (_, locks) => {
    const browser = createBrowser(2, locks);
    const started = browser.tabs.flatMap((tab) => [tab.start(), tab.refresh(), tab.refresh()]);
    await browser.settle();
    expect(browser.inFlight()).toBe(2);
    await browser.answerOne();
    await browser.answerOne();
    await Promise.all(started);
    expect(browser.inFlight()).toBe(0);
    expect(browser.tabs.every((tab) => tab.state().isAuthenticated)).toBe(true);
    expect(browser.timerCount()).toBe(0);
  });
});

/** The answer to a refresh whose cookie is worth nothing takes the cookie away: coming after the login's, it takes that. */
describe('a login', () => {
  const who = { username: 'ada', password: 'x', rememberMe: false };

  it.each([
    ['another tab', 0, 1],
    ['the same tab', 0, 0],
  ])('waits for the refresh that %s has under way', async (_, refreshing, loggingIn) => {
    const browser = createBrowser(2, createLocks().locks);
    const refreshed = browser.tabs[refreshing]?.refresh();
    await browser.settle();
    const loggedIn = browser.tabs[loggingIn]?.login(who);
    await browser.settle();
    expect(browser.asked()).toEqual(['POST /auth/refresh-token']);
    await browser.answerOne();
    await browser.settle();
    expect(browser.asked()).toEqual(['POST /auth/login']);
    await browser.answerOne();
    await refreshed;
    expect(await loggedIn).toEqual({ ok: true });
    expect(browser.timerCount()).toBe(0);
  });

  it('is waited for by refreshes, which find its cookie', async () => {
    const browser = createBrowser(2, createLocks().locks);
    const loggedIn = browser.tabs[0]?.login(who);
    await browser.settle();
    const refreshed = browser.tabs[1]?.refresh();
    await browser.settle();
    expect(browser.asked()).toEqual(['POST /auth/login']);
    await browser.answerOne();
    await loggedIn;
    expect(browser.asked()).toEqual(['POST /auth/refresh-token']);
    await browser.answerOne();
    await refreshed;
  });

  it('waits for the refresh of its own tab where there are no locks', async () => {
    const browser = createBrowser(1, undefined);
    const refreshed = browser.tabs[0]?.refresh();
    const loggedIn = browser.tabs[0]?.login(who);
    await browser.settle();
    expect(browser.asked()).toEqual(['POST /auth/refresh-token']);
    await browser.answerOne();
    await refreshed;
    await browser.settle();
    expect(browser.asked()).toEqual(['POST /auth/login']);
    await browser.answerOne();
    expect(await loggedIn).toEqual({ ok: true });
    expect(browser.timerCount()).toBe(0);
  });

  it.each([
    ['with locks', createLocks().locks],
    ['without', undefined],
  ])('does not wait for ever for a refresh that is not answered, %s', async (_, locks) => {
    const browser = createBrowser(1, locks);
    void browser.tabs[0]?.refresh();
    await browser.settle();
    void browser.tabs[0]?.login(who);
    await browser.advance(4_999);
    expect(browser.asked()).toEqual(['POST /auth/refresh-token']);
    await browser.advance(1);
    await browser.settle();
    expect(browser.asked()).toEqual(['POST /auth/refresh-token', 'POST /auth/login']);
    expect(browser.timerCount()).toBe(0);
  });
});
