import { isAppError } from '../../domain/errors';
import type { Call, CallName } from './calls';
import type { Request } from './request';

export interface ApiClientDeps {
  request: Request;
  session: {
    /** The token as it is, be it old. */
    currentToken(): string | null;
    /** A token that has not expired, refreshed first if need be. */
    token(): Promise<string | null>;
    /** Asks for a new token; null when there is none. */
    refresh(): Promise<string | null>;
  };
  warn: (message: string, error: unknown) => void;
  /** Names a call, so that one that is sent twice is done once. */
  makeId: () => string;
}

/** Calls that say who is calling by password or cookie: no token is asked for first, and a 401 is their own answer. */
const withoutRefresh: ReadonlySet<CallName> = new Set<CallName>([
  'POST /auth/refresh-token',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/register',
  'POST /auth/sign-in-link',
  'GET /auth/set-cookie',
]);

/** The typed calls of the browser: Bearer attached, and one more try with a fresh token after a 401. */
export function createApiClient({ request, session, warn, makeId }: ApiClientDeps): Call {
  /** Specification, section 8: a token that cannot be read or refreshed is logged, and the request proceeds. */
  async function tokenOrNull(read: () => Promise<string | null>): Promise<string | null> {
    try {
      return await read();
    } catch (error) {
      warn('The access token could not be read or refreshed.', error);
      return null;
    }
  }

  return async (name, input, { signal } = {}) => {
    if (withoutRefresh.has(name)) return request(name, input, { token: session.currentToken(), signal });
    // A message has a name of its own already, which costs the server less.
    const idempotencyKey = 'clientMessageId' in input ? undefined : makeId();
    const token = await tokenOrNull(() => session.token());
    try {
      return await request(name, input, { token, signal, idempotencyKey });
    } catch (error) {
      // What asks for a login of minutes ago is not content with a token of now.
      if (!isAppError(error) || error.status !== 401 || error.code === 'resetNotFresh') throw error;
      const current = session.currentToken();
      // Another call may have come back with the same refusal and got a new token already.
      const fresh = current !== null && current !== token ? current : await tokenOrNull(() => session.refresh());
      if (fresh === null) throw error;
      return request(name, input, { token: fresh, signal, idempotencyKey });
    }
  };
}
