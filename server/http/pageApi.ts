import { type ErrorBody, toAppError } from '../../domain/errors';
import { createAuthenticator } from '../accounts/authenticator';
import type { Caller } from '../accounts/caller';
import type { Services } from '../services';
import { type Api, type ApiName, endpoints } from './api';
import { type Endpoint, parseViewer, prepareCall } from './endpoint';

export type PageAnswer<Output> = { headers: Headers } & (
  { ok: true; output: Output } | { ok: false; status: number; error: ErrorBody }
);

/** What a page's loaders and actions may do: the same endpoints as `/api`, with the session cookie instead of a token. */
export interface PageApi {
  /** Who the page's cookie speaks for. */
  caller(request: Request): Promise<Caller | null>;
  /** Reads a login form; `headers` carries the session's cookie. Only a bug throws. */
  login(request: Request): Promise<PageAnswer<null>>;
  /**
   * Runs an endpoint for a form, or for who looks on where the page's address has `viewer=1`; `headers` carries the
   * cookies it set. Only a bug throws.
   */
  call<Name extends ApiName>(
    name: Name,
    request: Request,
    input: Api[Name]['input'],
  ): Promise<PageAnswer<Api[Name]['output']>>;
}

/** @param address where the page's request came from, for limits */
export function createPageApi(services: Services, address: string): PageApi {
  const caller: PageApi['caller'] = async (request) =>
    services.sessions.fromRefreshToken(await services.cookies.readRefreshToken(request.headers.get('Cookie')));

  function refusalOf(thrown: unknown, name: string): PageAnswer<never> {
    const error = toAppError(thrown);
    if (error.code === 'internal') services.log.error({ err: error.cause, endpoint: name }, 'page call failed');
    return { ok: false, status: error.status, error: error.body, headers: new Headers() };
  }

  return {
    caller,

    login: async (request) => {
      const { jar, setCookies } = await services.cookies.jar(request.headers.get('Cookie'));
      try {
        const grant = await createAuthenticator(services.accounts, address).authenticate('form', request);
        // Who was signed in here before is not any more.
        await services.sessions.endByRefreshToken(jar.refreshToken);
        jar.keepRefreshToken(grant.refreshToken, grant.maxAgeSeconds);
      } catch (thrown) {
        return refusalOf(thrown, 'login');
      }
      return { ok: true, output: null, headers: headersOf(await setCookies()) };
    },

    call: async (name, request, input) => {
      const { jar, setCookies } = await services.cookies.jar(request.headers.get('Cookie'));
      try {
        const declared: Endpoint = endpoints[name];
        const isViewing = viewerFlagOf(request);
        const context = { services, caller: await caller(request), cookies: jar, isViewing, address };
        const output = await (await prepareCall(name, declared, context, input)).run();
        return { ok: true, output: output as never, headers: headersOf(await setCookies()) };
      } catch (thrown) {
        return refusalOf(thrown, name);
      }
    },
  };
}

function viewerFlagOf(request: Request): boolean {
  const said = new URL(request.url).searchParams.getAll('viewer');
  return parseViewer(said.length > 1 ? said : said[0]);
}

function headersOf(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return headers;
}
