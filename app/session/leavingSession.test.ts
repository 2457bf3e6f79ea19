import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { NetworkError } from '../api/networkError';
import { ownerKey } from './session';
import { invalid, jwt, login, setUp, valid } from './sessionTestWorld';

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

describe('a session that is over', () => {
  it('was left in another tab where what that tab kept is gone by the time the server says so', async () => {
    const here = setUp();
    await here.session.start();
    here.answer('refresh-token', invalid);
    await here.session.refresh();
    expect(here.session.isLeftElsewhere()).toBe(false);

    const other = setUp();
    await other.session.start();
    // One browser: what a tab that logs out takes from the storage, this one does not find there.
    other.storage.remove(ownerKey);
    expect(other.session.isLeftElsewhere()).toBe(false);
    other.answer('refresh-token', invalid);
    await other.session.refresh();
    expect(other.session.isLeftElsewhere()).toBe(true);
  });

  it('was not left in another tab where this one was never signed in', async () => {
    const { session, answer } = setUp();
    answer('refresh-token', invalid);
    await session.start();
    await session.tryAgain();
    expect(session.isLeftElsewhere()).toBe(false);
  });
});

describe('logout', () => {
  it('is known to other tabs before the server is told', async () => {
    const { session, storage } = setUp();
    await session.start();
    const leaving = session.logout();
    expect(storage.get(ownerKey)).toBeNull();
    await leaving;
    expect(session.isLeftElsewhere()).toBe(false);
  });

  it(
    'clears token and local storage, even when the server cannot be told',
    { tags: ['C255', 'C347', 'C348', 'C400', 'C401'] },
    async () => {
      const { session, storage, answer, warnings } = setUp();
      await session.start();
      storage.set('palaver.draft.c1', 'half a message');
      storage.set('palaver.draft.login', 'half a name');
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
    },
  );

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
