import { createCookie } from '@remix-run/node';

/** What a handler may ask of the browser's cookies, whichever door it was called through. */
export interface CookieJar {
  /** The refresh token that came with the request. */
  refreshToken: string | null;
  keepRefreshToken(token: string, maxAgeSeconds: number | null): void;
  dropRefreshToken(): void;
  /** An id of the browser, without authority (GET /auth/set-cookie). */
  keepBrowserId(id: string): void;
}

const dayS = 24 * 60 * 60;

/**
 * @param secure whether the site is reached by https: then cookies are Secure and carry the `__Host-` prefix
 */
export function createCookies(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  const shared = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const session = createCookie(`${prefix}palaver_session`, shared);
  const browser = createCookie(`${prefix}palaver_browser`, shared);

  return {
    readRefreshToken: async (header: string | null | undefined): Promise<string | null> => {
      const value: unknown = await session.parse(header ?? null);
      return typeof value === 'string' ? value : null;
    },

    /** A jar for one request, and the Set-Cookie headers that came of it. */
    jar: async (header: string | null | undefined): Promise<{ jar: CookieJar; setCookies(): Promise<string[]> }> => {
      const pending: (() => Promise<string>)[] = [];
      const refreshToken: unknown = await session.parse(header ?? null);
      const jar: CookieJar = {
        refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
        keepRefreshToken: (token, maxAgeSeconds) => {
          pending.push(() => session.serialize(token, maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }));
        },
        dropRefreshToken: () => {
          pending.push(() => session.serialize('', { maxAge: 0 }));
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
