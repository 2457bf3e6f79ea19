import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { NetworkError, UnreadableAnswerError } from '../api/networkError';
import type { SessionLocks } from './session';
import { invalid, jwt, login, setUp, valid } from './sessionTestWorld';

describe('the start', () => {
  it('makes exactly one refresh, then opens the gate', { tags: ['C209', 'C250', 'C251', 'C252'] }, async () => {
    const { session, calls } = setUp();
    expect(session.state()).toMatchObject({ isReady: false, isAuthenticated: false });
    await Promise.all([session.start(), session.start(), session.token()]);
    await session.start();
    expect(calls).toEqual(['refresh-token']);
    expect(session.state()).toMatchObject({ isReady: true, isAuthenticated: true, identity: { username: 'ada' } });
  });

  it('opens the gate to nobody when the refresh is invalid or fails', { tags: ['C253', 'C468'] }, async () => {
    const refused = setUp();
    refused.answer('refresh-token', invalid);
    await refused.session.start();
    expect(refused.session.state()).toMatchObject({ isReady: true, isAuthenticated: false, why: 'invalid' });
    const cut = setUp();
    cut.answer('refresh-token', new NetworkError());
    await cut.session.start();
    expect(cut.session.state()).toMatchObject({ isReady: true, isAuthenticated: false, why: 'unreachable' });
  });
});

describe('the token', () => {
  it('is refreshed before it is used past its expiry', { tags: ['C377'] }, async () => {
    const { session, calls, answer, sleep } = setUp();
    await session.start();
    answer('refresh-token', valid('next'));
    expect(await session.token()).toBe(jwt(900));
    sleep(895_000);
    expect(await session.token()).toBe('next');
    expect(calls).toEqual(['refresh-token', 'refresh-token']);
  });

  it('is counted by its lifetime, whatever time this device believes it is', async () => {
    const { session, calls, sleep } = setUp();
    sleep(1e12);
    await session.start();
    await session.token();
    expect(calls).toHaveLength(1);
  });

  it('is asked for once by all who need it at the same time', { tags: ['C396'] }, async () => {
    const { session, calls } = setUp();
    await session.start();
    await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    expect(calls).toHaveLength(2);
  });

  it('is asked for again where the server could not be reached at the start', async () => {
    const { session, calls, answer } = setUp();
    answer('refresh-token', new NetworkError());
    await session.start();
    await expect(session.token()).rejects.toBeInstanceOf(NetworkError);
    answer('refresh-token', valid());
    expect(await session.token()).toBe(jwt(900));
    expect(session.state().isAuthenticated).toBe(true);
    await session.token();
    expect(calls).toHaveLength(3);
  });

  it('is not asked for again once the server has said that nobody is here', async () => {
    const { session, calls, answer } = setUp();
    answer('refresh-token', invalid);
    await session.start();
    expect(await session.token()).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('is asked for by one tab at a time, but not waited for where a tab sleeps', { tags: ['C396'] }, async () => {
    const waiting: SessionLocks = {
      request: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('waited too long'));
          });
        }),
    };
    const { session, calls, advance, timerCount } = setUp(waiting);
    const started = session.start();
    await advance(4_999);
    expect(calls).toEqual([]);
    await advance(1);
    await started;
    expect(session.state().isAuthenticated).toBe(true);
    expect(timerCount()).toBe(0);
  });

  it('is refreshed when the browser goes online', { tags: ['C256'] }, async () => {
    const { session, calls, online, settle, answer } = setUp();
    answer('refresh-token', new NetworkError());
    await session.start();
    const stop = session.watch();
    answer('refresh-token', valid());
    online();
    await settle();
    expect(session.state().isAuthenticated).toBe(true);
    stop();
    online();
    expect(calls).toHaveLength(2);
  });

  it('that a server who cannot be reached does not give is no verdict, even after one', async () => {
    const { session, answer } = setUp();
    answer('refresh-token', invalid);
    await session.start();
    answer('refresh-token', new NetworkError());
    await expect(session.refresh()).rejects.toBeInstanceOf(NetworkError);
    expect(session.state()).toMatchObject({ isAuthenticated: false, why: 'unreachable' });
  });

  it('is not lost with a line that fails', async () => {
    const { session, answer } = setUp();
    await session.start();
    answer('refresh-token', new NetworkError());
    await expect(session.refresh()).rejects.toBeInstanceOf(NetworkError);
    expect(session.state().isAuthenticated).toBe(true);
  });
});

describe('login', () => {
  it('signs in', { tags: ['C254'] }, async () => {
    const { session } = setUp();
    expect(await session.login(login)).toEqual({ ok: true });
    expect(session.state()).toMatchObject({ isReady: true, isAuthenticated: true });
  });

  it('as somebody else logs out first', { tags: ['C257'] }, async () => {
    const { session, calls, answer } = setUp();
    await session.start();
    answer('login', valid(jwt(900), 'bob'));
    await session.login({ ...login, username: 'Bob' });
    expect(calls).toEqual(['refresh-token', 'logout', 'login']);
    expect(session.state().identity?.username).toBe('bob');
  });

  it(
    'says why not: in the server’s words, that it was not reached, or that the answer was none',
    { tags: ['C456', 'C457', 'C458'] },
    async () => {
      const { session, answer } = setUp();
      answer('login', new AppError('loginWrong', { message: 'The server’s own words.' }));
      expect(await session.login(login)).toEqual({ ok: false, message: 'The server’s own words.' });
      answer('login', new NetworkError());
      expect(await session.login(login)).toEqual({
        ok: false,
        message: 'Unable to connect to the server. Please try again.',
      });
      for (const unreadable of [new UnreadableAnswerError(200), {}]) {
        answer('login', unreadable);
        expect(await session.login(login)).toEqual({ ok: false, message: 'Login failed. Please try again.' });
      }
      expect(session.state().isAuthenticated).toBe(false);
    },
  );

  it.each([
    [{ message: 'Not today.' }, 'Not today.'],
    [{}, 'An error occurred. Please try again.'],
  ])('shows the message of an answer whose loginSuccess is false: %j', { tags: ['C398'] }, async (said, message) => {
    const { session, answer } = setUp();
    answer('login', { ...valid(), message: '', ...said, loginSuccess: false });
    expect(await session.login(login)).toEqual({ ok: false, message });
    expect(session.state().isAuthenticated).toBe(false);
    expect(session.currentToken()).toBeNull();
  });
});

describe('a refresh that is refused', () => {
  it('is tried once more, and only then has the session ended, for pages too', { tags: ['C259'] }, async () => {
    const { session, calls, answer, marks } = setUp();
    await session.start();
    answer('refresh-token', invalid);
    await session.refresh();
    expect(session.state()).toMatchObject({ isAuthenticated: false, why: 'invalid' });
    expect(marks).toEqual([]);
    await session.tryAgain();
    expect(session.state()).toMatchObject({ isAuthenticated: false, why: 'ended' });
    expect(marks).toHaveLength(1);
    await session.tryAgain();
    expect(calls).toHaveLength(3);
  });

  it('is forgotten where the next one is not', { tags: ['C259'] }, async () => {
    const { session, answer, marks } = setUp();
    await session.start();
    for (const _ of [1, 2]) {
      answer('refresh-token', invalid);
      await session.refresh();
      answer('refresh-token', valid());
      await session.tryAgain();
      expect(session.state()).toMatchObject({ isAuthenticated: true, why: null });
    }
    expect(marks).toEqual([]);
  });

  it('is not tried again by the very request that was refused', { tags: ['C259'] }, async () => {
    const { session, calls, answer } = setUp();
    await session.start();
    answer('refresh-token', invalid);
    const again: Promise<void>[] = [];
    // As a page does that hears of it while the request is still under way.
    session.onChange(({ why }) => {
      if (why === 'invalid') again.push(session.tryAgain());
    });
    await session.refresh();
    await Promise.all(again);
    expect(calls).toHaveLength(3);
    expect(session.state().why).toBe('ended');
  });

  it('is no refusal where the server cannot be asked', async () => {
    const { session, answer, marks } = setUp();
    await session.start();
    answer('refresh-token', invalid);
    await session.refresh();
    answer('refresh-token', new NetworkError());
    await expect(session.tryAgain()).rejects.toBeInstanceOf(NetworkError);
    expect(session.state().why).toBe('unreachable');
    expect(marks).toEqual([]);
  });
});

it('a logout is not given another reason by a refresh that is asked for while the server is told', async () => {
  const { session, answer, calls } = setUp();
  await session.start();
  let endLogout: (said: object) => void = () => undefined;
  answer('logout', new Promise((resolve) => (endLogout = resolve)));
  answer('refresh-token', invalid);
  const leaving = session.logout();
  // As the session's connection does when the server ends it.
  expect(await session.refresh()).toBeNull();
  expect(session.state().isAuthenticated).toBe(true);
  endLogout({ message: '' });
  await leaving;
  expect(session.state()).toMatchObject({ isAuthenticated: false, why: 'loggedOut' });
  expect(calls).toEqual(['refresh-token', 'logout']);
});

it('a logout is not undone by the answer to a refresh that was under way', async () => {
  const { session, answer } = setUp();
  await session.start();
  let endRefresh: (said: object) => void = () => undefined;
  answer('refresh-token', new Promise((resolve) => (endRefresh = resolve)));
  const refreshing = session.refresh();
  await session.logout();
  endRefresh(valid());
  expect(await refreshing).toBeNull();
  expect(session.state()).toMatchObject({ isAuthenticated: false, why: 'loggedOut' });
});

it('viewer mode is off at first, for admins alone, and ends with the session', { tags: ['C220'] }, async () => {
  const { session } = setUp();
  session.setViewerMode(true);
  expect(session.state().viewerMode).toBe(false);
  await session.start();
  session.setViewerMode(true);
  expect(session.state().viewerMode).toBe(true);
  await session.logout();
  expect(session.state().viewerMode).toBe(false);
});
