import type { CallOutput, SessionIdentity } from '../api/calls';
import { NetworkError } from '../api/networkError';
import type { Request } from '../api/request';
import { saidOf } from '../api/wordlessError';
import { loginSentences } from '../auth/authSentences';
import { isAppError } from '../../domain/errors';
import type { Clock, Network } from '../realtime/connectionTypes';
import { createEmitter } from '../realtime/emitter';
import { clearOwnedStorage } from '../storage/drafts';
import type { KeyValue } from '../storage/keyValue';
import { type AccessToken, isExpired, receiveToken } from './accessToken';

export type Identity = Omit<SessionIdentity, 'accessToken'>;

/** How somebody leaves who means to; `deleted` together with their account. */
type Leaving = 'loggedOut' | 'deleted';

export interface SessionState {
  /** False until the one refresh at the start has finished: the loading gate. */
  isReady: boolean;
  isAuthenticated: boolean;
  identity: Identity | null;
  /**
   * Why there is no session: a refresh was refused (`invalid`), and so was the next one (`ended`); `unreachable` is no
   * verdict of the server's.
   */
  why: 'invalid' | 'ended' | 'unreachable' | Leaving | null;
  viewerMode: boolean;
}

/** The part of `navigator.locks` that is used; missing on plain http from another machine. */
export interface SessionLocks {
  request<T>(name: string, options: { signal: AbortSignal }, held: () => Promise<T>): Promise<T>;
}

export interface SessionDeps {
  request: Request;
  clock: Clock;
  network: Pick<Network, 'listen'>;
  locks: SessionLocks | undefined;
  /** Local storage: drafts and whatever else goes at logout. */
  storage: KeyValue;
  /**
   * Sets the cookie `leftMark`, so that whoever logs out without a line is not signed in again by a reload, and pages do
   * not go by a cookie that refreshes refuse.
   */
  markLeft: () => void;
  warn: (message: string, error: unknown) => void;
}

/** Whose drafts the local storage holds. Other tabs hear when it changes: somebody has logged out, or somebody else in. */
export const ownerKey = 'palaver.owner';

/** A tab that sleeps must not keep the others from refreshing. */
const lockWithinMs = 5_000;

/** Specification, section 8: a failure of the session's own. */
const loginFailed = 'Login failed. Please try again.';

type LoginAnswer = Omit<CallOutput<'POST /auth/login'>, 'loginSuccess'> & { loginSuccess: boolean };
export type LoginResult = { ok: true } | { ok: false; message: string };
export type Session = ReturnType<typeof createSession>;

/** Who is signed in, and the access token, in memory alone (specification, section 4). */
export function createSession({ request, clock, network, locks, storage, markLeft, warn }: SessionDeps) {
  let state: SessionState = {
    isReady: false,
    isAuthenticated: false,
    identity: null,
    why: null,
    viewerMode: false,
  };
  let accessToken: AccessToken | null = null;
  let refreshing: Promise<string | null> | null = null;
  let starting: Promise<void> | null = null;
  /** Raised at login and logout: a refresh that began before says nothing about who is here now. */
  let generation = 0;
  /** Before that, this tab has kept nothing that another one could have taken away. */
  let hasSignedIn = false;
  /** Whether the server has yet to hear of a logout. */
  let owesLogout = false;
  /** While the server is told of a logout: it ends the session's connection, and a refresh asked for then would find another reason for the end. */
  let isLeaving = false;
  const listenerFailed = (error: unknown) => {
    warn('A listener of the session failed.', error);
  };
  const changes = createEmitter<SessionState>(listenerFailed);
  const endings = createEmitter<undefined>(listenerFailed);

  function setState(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    changes.emit(state);
  }

  function signIn({ accessToken: token, username, userId, userType, affiliatedOrganization }: SessionIdentity): void {
    accessToken = receiveToken(token, clock.now());
    hasSignedIn = true;
    keepFor(userId);
    const identity = { username, userId, userType, affiliatedOrganization };
    setState({ isReady: true, isAuthenticated: true, identity, why: null });
  }

  /** A session that ended by itself left its drafts, for its learner alone. */
  function keepFor(userId: string): void {
    const owner = storage.get(ownerKey);
    if (owner === userId) return;
    if (owner !== null) clearOwnedStorage(storage);
    storage.set(ownerKey, userId);
  }

  function signOut(why: SessionState['why']): void {
    const wasAuthenticated = state.isAuthenticated;
    accessToken = null;
    setState({ isReady: true, isAuthenticated: false, identity: null, why, viewerMode: false });
    if (wasAuthenticated) endings.emit(undefined);
  }

  /**
   * The guard of a protected page has one more refresh tried (specification, section 4); refused again, the session has
   * ended, and pages must not accept its cookie either: /login would lead back to the page that leads to /login.
   */
  function refuse(): void {
    const isAgain = isRefused();
    if (isAgain) markLeft();
    signOut(isAgain ? 'ended' : 'invalid');
  }

  const isRefused = () => state.why === 'invalid' || state.why === 'ended';

  async function askForToken(): Promise<string | null> {
    const mine = generation;
    const isCurrent = () => mine === generation;
    try {
      const answer = await request('POST /auth/refresh-token', {}, { token: null });
      if (!isCurrent()) return accessToken?.value ?? null;
      if (!answer.valid) {
        refuse();
        return null;
      }
      signIn(answer);
      return answer.accessToken;
    } catch (error) {
      if (!isCurrent()) return accessToken?.value ?? null;
      // A line that fails logs nobody out who was signed in, and is no verdict on anybody else.
      if (!state.isAuthenticated) setState({ isReady: true, why: 'unreachable' });
      throw error;
    }
  }

  /** One tab at a time: the second finds the cookie that the first was given. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (!locks) return work();
    const waiting = new AbortController();
    const cancel = clock.after(lockWithinMs, () => {
      waiting.abort();
    });
    const lock = { isHeld: false };
    try {
      return await locks.request('palaver.refresh', { signal: waiting.signal }, () => {
        lock.isHeld = true;
        cancel();
        return work();
      });
    } catch (error) {
      if (lock.isHeld) throw error;
      return await work();
    } finally {
      cancel();
    }
  }

  /** All who ask while one is under way share its answer. Rejects when the server could not be asked. */
  function refresh(): Promise<string | null> {
    if (isLeaving) return Promise.resolve(null);
    refreshing ??= inTurn(askForToken).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /**
   * A login comes after the refreshes that are under way, in other tabs too: the answer to one whose cookie is worth
   * nothing takes the cookie away, and coming last it would take the login's.
   */
  async function afterRefreshes<T>(work: () => Promise<T>): Promise<T> {
    if (!locks && refreshing) await settledWithin(refreshing, lockWithinMs);
    return inTurn(work);
  }

  async function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      const settle = () => {
        cancel();
        resolve();
      };
      promise.then(settle, settle);
    });
  }

  const quietly = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => {
        warn('The session could not be refreshed.', error);
      },
    );

  const hasLeft = () => state.why === 'loggedOut' || state.why === 'deleted';

  async function tellLogout(): Promise<void> {
    try {
      await request('POST /auth/logout', { pushSubscription: null }, { token: accessToken?.value ?? null });
      owesLogout = false;
    } catch (error) {
      owesLogout = true;
      warn('Logging out at the server failed.', error);
    }
  }

  async function logout(how: Leaving = 'loggedOut'): Promise<void> {
    markLeft();
    // The other tabs find why their session is over, however soon the server ends it for them.
    storage.remove(ownerKey);
    generation += 1;
    isLeaving = true;
    await tellLogout();
    isLeaving = false;
    clearOwnedStorage(storage);
    signOut(how);
  }

  function start(): Promise<void> {
    starting ??= quietly(refresh());
    return starting;
  }

  return {
    state: () => state,
    onChange: changes.on,
    /** When somebody who was signed in is not any more. */
    onEnd: endings.on,

    /** The one refresh at the start; opens the gate whatever comes of it. */
    start,
    /** Refreshes whenever the network returns, or says what could not be said. Returns what ends that. */
    watch: (): (() => void) =>
      network.listen('online', () => {
        if (owesLogout) void tellLogout();
        else if (!hasLeft()) void quietly(refresh());
      }),
    refresh,
    /** One more refresh where the last one was refused. Rejects when the server cannot be asked. */
    tryAgain: async (): Promise<void> => {
      if (refreshing) await quietly(refreshing);
      if (state.why === 'invalid') await refresh();
    },

    /**
     * Whether another tab of this browser has logged out: what it kept is gone, which a session that ends by itself
     * leaves there.
     */
    isLeftElsewhere: () => hasSignedIn && isRefused() && storage.get(ownerKey) === null,

    /** The token as it is, for calls that must not wait for a refresh. */
    currentToken: () => accessToken?.value ?? null,

    /**
     * A token that has not expired; null when nobody is signed in. Waits for the refresh at the start, and makes up for
     * it where the server could not be reached then. Rejects when it cannot be reached now.
     */
    token: async (): Promise<string | null> => {
      // Whoever asks first begins it: parts of a page come to life before the page's own guard.
      if (!state.isReady) await start();
      if (accessToken && !isExpired(accessToken, clock.now())) return accessToken.value;
      return state.isAuthenticated || state.why === 'unreachable' ? refresh() : null;
    },

    login: async (input: { username: string; password: string; rememberMe: boolean }): Promise<LoginResult> => {
      const isSame = state.identity?.username.toLowerCase() === input.username.trim().toLowerCase();
      if (state.isAuthenticated && !isSame) await logout();
      owesLogout = false;
      try {
        const answer = await afterRefreshes(() =>
          request('POST /auth/login', input, { token: accessToken?.value ?? null }),
        );
        // Another server than this one may refuse with a status of success (specification, section 7).
        const { loginSuccess, message, accessToken: token } = answer as Partial<LoginAnswer>;
        if (loginSuccess === false) return { ok: false, message: message || loginSentences.other };
        if (!token) return { ok: false, message: loginFailed };
        generation += 1;
        signIn(answer);
        return { ok: true };
      } catch (error) {
        if (isAppError(error)) return { ok: false, message: saidOf(error, loginSentences) };
        if (error instanceof NetworkError) return { ok: false, message: error.message };
        return { ok: false, message: loginFailed };
      }
    },
    /** By a link from an admin. Rejects with why not. */
    signInByLink: async (token: string): Promise<void> => {
      const answer = await afterRefreshes(() => request('POST /auth/sign-in-link', { token }, { token: null }));
      generation += 1;
      owesLogout = false;
      signIn(answer);
    },
    logout,
    setViewerMode: (viewerMode: boolean): void => {
      if (state.identity?.userType === 'admin') setState({ viewerMode });
    },
  };
}
