import { SignJWT, jwtVerify } from 'jose';
import { createHmac } from 'node:crypto';
import type { Caller, UserType } from './caller';

export const accessTokenMinutes = 15;

export interface AccessTokens {
  issue(caller: Caller): Promise<string>;
  /** Who the token speaks for, and since when (in ms, whole seconds); null when it is expired, forged or no such token. */
  read(token: string): Promise<{ caller: Caller; issuedAt: number } | null>;
}

/** Signed with a key of their own, so that no other token of this server can pass for one. */
export function createAccessTokens(secret: string, now: () => number): AccessTokens {
  const key = createHmac('sha256', secret).update('access token').digest();
  return {
    issue: (caller) =>
      new SignJWT({ sid: caller.sessionId, username: caller.username, userType: caller.userType })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(caller.userId)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(now() / 1000) + accessTokenMinutes * 60)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        });
        const caller = {
          userId: payload.sub as string,
          sessionId: payload.sid as string,
          username: payload.username as string,
          userType: payload.userType as UserType,
        };
        return { caller, issuedAt: (payload.iat as number) * 1000 };
      } catch {
        return null;
      }
    },
  };
}
