import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { Bus } from '../realtime/bus';
import { accessTokenMinutes, type AccessTokens } from './accessTokens';
import type { Caller, UserType } from './caller';
import { isGenuine, judgeGeneration, parseRefreshToken, refreshToken } from './refreshTokens';
import type { SessionRepository, SessionUser, StoredSession } from './sessionRepository';

const accessTokenMs = accessTokenMinutes * 60_000;
const dayMs = 24 * 60 * 60 * 1000;
const rememberedMs = 30 * dayMs;
const unrememberedMs = dayMs;
/** Longer than a browser waits for the answer to a refresh. */
const lateMs = 60_000;
/** Open sessions of one account: another login ends the one that was used longest ago. */
export const mostSessions = 20;
/** A password may be reset for so long after a login (design, section 5, 'Password reset'). */
const freshMs = 10 * 60_000;

/** What a browser holds after a login or a refresh. */
export interface Grant {
  caller: Caller;
  affiliatedOrganization: string | null;
  accessToken: string;
  refreshToken: string;
  /** Cookie lifetime; null for a cookie that ends with the browser. */
  maxAgeSeconds: number | null;
}

export interface SessionDeps {
  sessions: SessionRepository;
  accessTokens: AccessTokens;
  bus: Bus;
  clock: Clock;
  makeId: MakeId;
  secret: string;
  log: Logger;
  /** Somebody has logged out on their last device. */
  nobodyLeft(userId: string): Promise<void>;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Logins on devices (design, section 5, Sessions). */
export function createSessionService({
  sessions,
  accessTokens,
  bus,
  clock,
  makeId,
  secret,
  log,
  nobodyLeft,
}: SessionDeps) {
  // Ended sessions whose access tokens could still be shown; each is forgotten when the last of them has expired.
  const ended = new Map<string, number>();
  const replaced = new Map<string, number>();
  bus.subscribe('sessions', (event) => {
    if (event.kind === 'sessionEnded') note(ended, event.sessionId, accessTokenMs);
    if (event.kind === 'sessionReplaced') note(replaced, event.sessionId, lateMs);
  });
  function note(until: Map<string, number>, sessionId: string, forMs: number): void {
    until.set(sessionId, clock.now() + forMs);
    for (const [id, atMs] of until) if (atMs < clock.now()) until.delete(id);
  }

  // Nobody told this process what ended before it began, or while other processes were out of reach. Of each session
  // with a token from then it asks once.
  let heardSince = clock.now();
  bus.onGap(() => {
    heardSince = clock.now();
    recalled.clear();
  });
  const recalled = new Map<string, Promise<boolean>>();
  function wasOpen(sessionId: string): Promise<boolean> {
    const known = recalled.get(sessionId);
    if (known) return known;
    const isOpen = sessions.isOpen(sessionId);
    recalled.set(sessionId, isOpen);
    // A question that failed is asked again.
    isOpen.catch(() => recalled.delete(sessionId));
    return isOpen;
  }

  const lifetimeMs = (rememberMe: boolean) => (rememberMe ? rememberedMs : unrememberedMs);

  async function grant(session: StoredSession): Promise<Grant> {
    const caller = callerOf(session);
    return {
      caller,
      affiliatedOrganization: session.user.affiliatedOrganization,
      accessToken: await accessTokens.issue(caller),
      refreshToken: refreshToken(secret, session),
      maxAgeSeconds: session.rememberMe ? rememberedMs / 1000 : null,
    };
  }

  async function end(sessionId: string): Promise<void> {
    const now = new Date(clock.now());
    await sessions.end(sessionId, now);
    announceEnded([sessionId]);
    const leftId = await sessions.ownerWithout(sessionId, now);
    if (leftId !== null) await nobodyLeft(leftId);
  }

  function announceEnded(ids: readonly string[]): void {
    for (const sessionId of ids) bus.publish('sessions', { kind: 'sessionEnded', sessionId });
  }

  const isOver = ({ endedAt, expiresAt, user }: StoredSession) =>
    endedAt !== null || expiresAt.getTime() <= clock.now() || user.disabledAt !== null;

  /** The session that a refresh token belongs to, be it over. */
  async function findClaimed(token: string | null) {
    const claim = token === null ? null : parseRefreshToken(token);
    const session = claim && (await sessions.find(claim.sessionId));
    return claim && session && isGenuine(secret, claim, session.salt) ? { claim, session } : null;
  }

  /** The open session that a refresh token belongs to. */
  async function findOpen(token: string | null) {
    const claimed = await findClaimed(token);
    if (!claimed || isOver(claimed.session)) return null;
    const { claim, session } = claimed;
    const rotatedAt = session.rotatedAt.getTime();
    const verdict = judgeGeneration(claim.generation, { generation: session.generation, rotatedAt }, clock.now());
    return { session, verdict };
  }

  return {
    start: async (user: SessionUser, rememberMe: boolean): Promise<Grant> => {
      const now = clock.now();
      const session = {
        id: makeId(),
        userId: user.id,
        salt: randomBytes(16).toString('base64url'),
        generation: 1,
        rotatedAt: new Date(now),
        rememberMe,
        createdAt: new Date(now),
        expiresAt: new Date(now + lifetimeMs(rememberMe)),
      };
      await sessions.create(session);
      announceEnded(await sessions.endBeyond(user.id, mostSessions, new Date(now)));
      return grant({ ...session, endedAt: null, user: { ...user, disabledAt: null } });
    },

    /** A new access token, and the refresh token to keep from now on; null when the session is over. */
    refresh: async (token: string | null): Promise<Grant | null> => {
      const found = await findOpen(token);
      if (!found) return null;
      const { session, verdict } = found;
      if (verdict === 'reuse') {
        log.warn({ sessionId: session.id, userId: session.userId }, 'refresh token reused: session ended');
        await end(session.id);
        return null;
      }
      if (verdict === 'rotate') {
        const now = clock.now();
        const at = { rotatedAt: new Date(now), expiresAt: new Date(now + lifetimeMs(session.rememberMe)) };
        await sessions.rotate(session, at);
      }
      // Whoever rotated, this call or one beside it: the current token is what both get.
      const current = await sessions.find(session.id);
      return current && !isOver(current) ? grant(current) : null;
    },

    /** Who a page's cookie speaks for; nothing is rotated. */
    fromRefreshToken: async (token: string | null): Promise<Caller | null> => {
      const found = await findOpen(token);
      return found && found.verdict !== 'reuse' ? callerOf(found.session) : null;
    },

    fromAccessToken: async (token: string): Promise<Caller | null> => {
      const read = await accessTokens.read(token);
      if (!read) return null;
      const { caller, issuedAt } = read;
      // Out of reach of the others, nothing that is remembered is worth anything.
      if (!bus.isWhole() && !(await sessions.isOpen(caller.sessionId))) return null;
      if (issuedAt <= heardSince && !(await wasOpen(caller.sessionId))) return null;
      return ended.has(caller.sessionId) ? null : caller;
    },

    /** Who a session speaks for; null when it is over. */
    fromSession: async (id: string): Promise<Caller | null> => {
      const session = await sessions.find(id);
      // It may have ended while it was being read.
      return session && !isOver(session) && !ended.has(id) ? callerOf(session) : null;
    },

    isOpen: (id: string): Promise<boolean> => sessions.isOpen(id),

    /** Whether the caller signed in a moment ago: whoever only found the device open did not. */
    isFresh: async (caller: Caller): Promise<boolean> => {
      const session = await sessions.find(caller.sessionId);
      return session !== null && !isOver(session) && clock.now() - session.createdAt.getTime() <= freshMs;
    },

    /** Ends what a browser was signed in to before it was given another session, and what it still shows of it late. */
    replace: async (token: string | null): Promise<void> => {
      const claimed = await findClaimed(token);
      if (!claimed) return;
      const { id } = claimed.session;
      // First: the end of the session makes other tabs ask for a token at once, by the cookie that they still have.
      bus.publish('sessions', { kind: 'sessionReplaced', sessionId: id });
      if (!isOver(claimed.session)) await end(id);
    },

    /** Whether the browser that shows this token has another by now: the cookie it came in is not there any more. */
    isReplaced: (token: string | null): boolean => {
      const claim = token === null ? null : parseRefreshToken(token);
      return claim !== null && (replaced.get(claim.sessionId) ?? 0) > clock.now();
    },

    /** Ends the session of a refresh token, current or not so long ago; answers whose it was. */
    endByRefreshToken: async (token: string | null): Promise<Caller | null> => {
      const found = await findOpen(token);
      if (!found) return null;
      await end(found.session.id);
      return callerOf(found.session);
    },

    end,

    endAll: async (userId: string): Promise<void> => {
      announceEnded(await sessions.endAll(userId, new Date(clock.now())));
    },

    /** Tells every process of sessions that were ended in the database: their tokens, streams and sockets end. */
    announceEnded,
  };
}

function callerOf({ id, user }: StoredSession): Caller {
  return { userId: user.id, sessionId: id, username: user.username, userType: user.userType as UserType };
}
