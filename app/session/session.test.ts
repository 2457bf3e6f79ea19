import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { NetworkError, UnreadableAnswerError } from '../api/networkError';
import type { Request } from '../api/request';
import { createTestClock } from '../realtime/testClock';
import { memoryKeyValue } from '../storage/keyValue';
import { createSession, type SessionLocks } from './session';

const jwt = (lifetimeS: number) => `h.${btoa(JSON.stringify({ iat: 5_000, exp: 5_000 + lifetimeS }))}.s`;
const valid = (token = jwt(900), username = 'ada') => ({
  valid: true,
  loginSuccess: true,
  message: '',
  accessToken: token,
  username,
  userId: `id of ${username}`,
  userType: 'admin',
  affiliatedOrganization: null,
});

function setUp(locks?: SessionLocks) {
  const time = createTestClock();
  const calls: string[] = [];
  const warnings: string[] = [];
  const marks: string[] = [];
  const answers = new Map<string, unknown>([
    ['POST /auth/refresh-token', valid()],
    ['POST /auth/login', valid()],
    ['POST /auth/logout', { message: '' }],
  ]);
  let goOnline: () => void = () => undefined;
  const storage = memoryKeyValue();
  const session = createSession({
    request: ((name: string) => {
      calls.push(name.replace('POST /auth/', ''));
      const answer = answers.get(name);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }) as Request,
    clock: time.clock,
    network: {
      listen: (_, listener) => {
        goOnline = listener;
        return () => (goOnline = () => undefined);
      },
    },
    locks,
    storage,
    markLeft: () => marks.push(calls.at(-1) ?? ''),
    warn: (message) => warnings.push(message),
  });
  return {
    ...time,
    session,
    calls,
    warnings,
    marks,
    storage,
    answer: (name: string, answer: unknown) => answers.set(`POST /auth/${name}`, answer),
    online: () => {
      goOnline();
    },
  };
}
const invalid = { valid: false };
const login = { username: 'ada', password: 'x', rememberMe: false };

describe('the start', () => {
  it('C250 C251 C252 makes exactly one refresh, then opens the gate', async () => {
    const { session, calls } = setUp();
    expect(session.state()).toMatchObject({ isReady: false, isAuthenticated: false });
    await Promise.all([session.start(), session.start(), session.token()]);
    expect(calls).toEqual(['refresh-token']);
    expect(session.state()).toMatchObject({ isReady: true, isAuthenticated: true, identity: { username: 'ada' } });
  });

  it('C253 C468 opens the gate to nobody when the refresh is invalid or fails', async () => {
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
  it('C377 is refreshed before it is used past its expiry', async () => {
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

  it('C396 is asked for once by all who need it at the same time', async () => {
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

  it('C396 is asked for by one tab at a time, but not waited for where a tab sleeps', async () => {
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

  it('C256 is refreshed when the browser goes online', async () => {
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
  it('C254 signs in', async () => {
    const { session } = setUp();
    expect(await session.login(login)).toEqual({ ok: true });
    expect(session.state()).toMatchObject({ isReady: true, isAuthenticated: true });
  });

  it('C257 as somebody else logs out first', async () => {
    const { session, calls, answer } = setUp();
    await session.start();
    answer('login', valid(jwt(900), 'bob'));
    await session.login({ ...login, username: 'Bob' });
    expect(calls).toEqual(['refresh-token', 'logout', 'login']);
    expect(session.state().identity?.username).toBe('bob');
  });

  it('C452 C456 C457 C458 says why not', async () => {
    const { session, answer } = setUp();
    answer('login', new AppError('loginWrong'));
    expect(await session.login(login)).toEqual({ ok: false, message: 'Invalid username or password.' });
    answer('login', new NetworkError());
    expect(await session.login(login)).toEqual({
      ok: false,
      message: 'Unable to connect to the server. Please try again.',
    });
    answer('login', new UnreadableAnswerError(200));
    expect(await session.login(login)).toEqual({ ok: false, message: 'Login failed. Please try again.' });
  });
});

describe('a link from an admin', () => {
  it('signs in, or says why not and leaves things as they were', async () => {
    const { session, answer } = setUp();
    answer('refresh-token', invalid);
    await session.start();
    answer('sign-in-link', new AppError('linkInvalid'));
    await expect(session.signInByLink('used')).rejects.toMatchObject({ code: 'linkInvalid' });
    expect(session.state().isAuthenticated).toBe(false);
    answer('sign-in-link', valid(jwt(900), 'bob'));
    await session.signInByLink('good');
    expect(session.state()).toMatchObject({ isAuthenticated: true, identity: { username: 'bob' } });
  });
});

describe('drafts', () => {
  it('outlive a session that ends by itself, for the same learner and for nobody else', async () => {
    const { session, storage, answer } = setUp();
    await session.start();
    storage.set('palaver.draft.c1', 'half a message');
    answer('refresh-token', invalid);
    await session.refresh();
    await session.login(login);
    expect(storage.get('palaver.draft.c1')).toBe('half a message');
    await session.refresh();
    answer('login', valid(jwt(900), 'bob'));
    await session.login({ ...login, username: 'bob' });
    expect(storage.get('palaver.draft.c1')).toBeNull();
  });
});

describe('logout', () => {
  it('C255 C347 C348 C400 C401 clears token and local storage, even when the server cannot be told', async () => {
    const { session, storage, answer, warnings } = setUp();
    await session.start();
    storage.set('palaver.draft.c1', 'half a message');
    storage.set('of another app', 'stays');
    let ended = 0;
    session.onEnd(() => (ended += 1));
    answer('logout', new NetworkError());
    await session.logout();
    expect(session.state()).toMatchObject({ isAuthenticated: false, identity: null, why: 'loggedOut' });
    expect(await session.token()).toBeNull();
    expect(storage.keys()).toEqual(['of another app']);
    expect(ended).toBe(1);
    expect(warnings).toHaveLength(1);
  });

  it('is marked before the server is told, who is told again when the network returns', async () => {
    const { session, answer, calls, marks, online } = setUp();
    session.watch();
    await session.start();
    answer('logout', new NetworkError());
    await session.logout();
    expect(marks).toEqual(['refresh-token']);
    answer('logout', { message: '' });
    online();
    await Promise.resolve();
    online();
    await Promise.resolve();
    expect(calls).toEqual(['refresh-token', 'logout', 'logout']);
    expect(session.state()).toMatchObject({ isAuthenticated: false, why: 'loggedOut' });
  });

  it('is not told late once somebody is signed in again', async () => {
    const { session, answer, calls, online } = setUp();
    session.watch();
    await session.start();
    answer('logout', new NetworkError());
    await session.logout();
    await session.login(login);
    online();
    await Promise.resolve();
    expect(calls).toEqual(['refresh-token', 'logout', 'login', 'refresh-token']);
  });

  it('is not undone by a refresh that began while the server was told', async () => {
    const { session, answer } = setUp();
    await session.start();
    let refreshed: (answer: unknown) => void = () => undefined;
    let loggedOut: (answer: unknown) => void = () => undefined;
    answer('logout', new Promise((resolve) => (loggedOut = resolve)));
    answer('refresh-token', new Promise((resolve) => (refreshed = resolve)));
    const leaving = session.logout();
    const refreshing = session.refresh();
    loggedOut({});
    await leaving;
    refreshed(valid());
    expect(await refreshing).toBeNull();
    expect(session.state().isAuthenticated).toBe(false);
    expect(session.currentToken()).toBeNull();
  });

  it('is told to every listener, though one of them throws', async () => {
    const { session, warnings } = setUp();
    await session.start();
    let ended = 0;
    session.onEnd(() => {
      throw new Error('mine');
    });
    session.onEnd(() => (ended += 1));
    await session.logout();
    expect(ended).toBe(1);
    expect(warnings).toEqual(['A listener of the session failed.']);
  });

  it('is not undone by a refresh that was under way', async () => {
    const { session } = setUp();
    await session.start();
    const refreshing = session.refresh();
    await Promise.all([session.logout(), refreshing]);
    expect(session.state().isAuthenticated).toBe(false);
    expect(session.currentToken()).toBeNull();
  });
});

it('C220 viewer mode is off at first, for admins alone, and ends with the session', async () => {
  const { session } = setUp();
  session.setViewerMode(true);
  expect(session.state().viewerMode).toBe(false);
  await session.start();
  session.setViewerMode(true);
  expect(session.state().viewerMode).toBe(true);
  await session.logout();
  expect(session.state().viewerMode).toBe(false);
});
