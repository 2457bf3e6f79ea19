import { createCookie } from '@remix-run/node';
import { leftMark } from '../../domain/leftMark';

/** What a handler may ask of the browser's cookies, whichever door it was called through. */
export interface CookieJar {
  /** The refresh token that came with the request. */
  refreshToken: string | null;
  /** The browser logged out and could not say so (`leftMark`): the token is good for ending its session, nothing else. */
  hasLeft: boolean;
  keepRefreshToken(token: string, maxAgeSeconds: number | null): void;
  dropRefreshToken(): void;
  /** An id of the browser, without authority (GET /auth/set-cookie). */
  keepBrowserId(id: string): void;
}

const dayS = 24 * 60 * 60;

/** Whether a Cookie header carries the mark that a page sets when it logs out. */
function readLeftMark(header: string | null | undefined): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim() === `${leftMark}=1`);
}

/**
 * @param secure whether the site is reached by https: then cookies are Secure and carry the `__Host-` prefix
 */
export function createCookies(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  const shared = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const session = createCookie(`${prefix}palaver_session`, shared);
  const browser = createCookie(`${prefix}palaver_browser`, shared);

  return {
    /** Of the session that the browser is in; null when it has left it. */
    readRefreshToken: async (header: string | null | undefined): Promise<string | null> => {
      const value: unknown = await session.parse(header ?? null);
      return typeof value === 'string' && !readLeftMark(header) ? value : null;
    },

    /** A jar for one request, and the Set-Cookie headers that came of it. */
    jar: async (header: string | null | undefined): Promise<{ jar: CookieJar; setCookies(): Promise<string[]> }> => {
      const pending: (() => Promise<string>)[] = [];
      const refreshToken: unknown = await session.parse(header ?? null);
      const hasLeft = readLeftMark(header);
      const clearLeftMark = () => {
        if (hasLeft) pending.push(() => Promise.resolve(`${leftMark}=; Max-Age=0; Path=/; SameSite=Lax`));
      };
      const jar: CookieJar = {
        refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
        hasLeft,
        keepRefreshToken: (token, maxAgeSeconds) => {
          pending.push(() => session.serialize(token, maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }));
          clearLeftMark();
        },
        dropRefreshToken: () => {
          pending.push(() => session.serialize('', { maxAge: 0 }));
          clearLeftMark();
        },
        keepBrowserId: (id) => {
          pending.push(() => browser.serialize(id, { maxAge: 365 * dayS }));
        },
      };
      return { jar, setCookies: () => Promise.all(pending.map((make) => make())) };
    },
  };
}

export type Cookies = ReturnType<typeof createCookies>;
