import { setTimeout as sleep } from 'node:timers/promises';
import { type ErrorBody, isAppError, toAppError } from '../../domain/errors';
import { createAuthenticator } from '../accounts/authenticator';
import type { Caller } from '../accounts/caller';
import type { Services } from '../services';
import { type Api, type ApiName, endpoints } from './api';
import { type CallContext, type Endpoint, parseViewer, prepareCall, type PreparedCall } from './endpoint';
import { signIn } from './endpoints/auth';

export type PageAnswer<Output> = { headers: Headers } & (
  | { ok: true; output: Output }
  | { ok: false; status: number; error: ErrorBody }
);

/** What a page's loaders and actions may do: the same endpoints as `/api`, with the session cookie instead of a token. */
export interface PageApi {
  /** Who the page's cookie speaks for. */
  caller(request: Request): Promise<Caller | null>;
  /** Whether there is a cookie of a session, be it over: who logs out has none. */
  hasSessionCookie(request: Request): Promise<boolean>;
  /** Who invites by this code, by username; null where it is nobody's invite. */
  inviter(accessCode: string): Promise<string | null>;
  /** Signs in by a login form's fields; `headers` carries the session's cookie. Only a bug throws. */
  login(request: Request, form: FormData): Promise<PageAnswer<null>>;
  /**
   * Runs an endpoint for a form, or for who looks on where the page's address has `viewer=1`; `headers` carries the
   * cookies it set. Only a bug throws. A form that carries `once` gets its first answer again when it is posted again.
   */
  call<Name extends ApiName>(
    name: Name,
    request: Request,
    input: Api[Name]['input'],
    once?: string,
  ): Promise<PageAnswer<Api[Name]['output']>>;
}

/** @param address where the page's request came from, for limits */
export function createPageApi(services: Services, address: string): PageApi {
  const refreshToken = (request: Request) => services.cookies.readRefreshToken(request.headers.get('Cookie'));
  const caller: PageApi['caller'] = async (request) => services.sessions.fromRefreshToken(await refreshToken(request));

  function refusalOf(thrown: unknown, name: string): PageAnswer<never> {
    const error = toAppError(thrown);
    if (error.code === 'internal') services.log.error({ err: error.cause, endpoint: name }, 'page call failed');
    return { ok: false, status: error.status, error: error.body, headers: new Headers() };
  }

  /** A double click posts a form twice, and the browser shows the second answer: it waits for the first one. */
  async function runOnce({ name, declared, context, input, once }: OnceCall, call: PreparedCall) {
    const { caller: who } = context;
    // What the form says is part of its key: filled in otherwise it is another.
    const { requireWithinLimits } = call;
    const key = `${once} ${JSON.stringify(input)}`;
    const keyed = { key, callerId: who?.userId ?? '', name, input, requireWithinLimits };
    for (let tries = 1; ; tries += 1) {
      try {
        return await services.idempotency.run(keyed, declared.status, call.run);
      } catch (error) {
        if (!isAppError(error) || error.code !== 'keyInUse' || tries === mostTries) throw error;
        await sleep(betweenTriesMs);
      }
    }
  }

  return {
    caller,
    hasSessionCookie: async (request) => (await refreshToken(request)) !== null,
    inviter: (accessCode) => services.registrations.findInviter({ accessCode, address }),

    login: async (request, form) => {
      const { jar, setCookies } = await services.cookies.jar(request.headers.get('Cookie'));
      const fields = new URLSearchParams(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      );
      const posted = new Request(request.url, { method: 'POST', body: fields });
      try {
        const grant = await createAuthenticator(services.accounts, address).authenticate('form', posted);
        await signIn(services, jar, grant);
      } catch (thrown) {
        return refusalOf(thrown, 'login');
      }
      return { ok: true, output: null, headers: headersOf(await setCookies()) };
    },

    call: async (name, request, input, once = '') => {
      const { jar, setCookies } = await services.cookies.jar(request.headers.get('Cookie'));
      try {
        const declared: Endpoint = endpoints[name];
        const isViewing = viewerFlagOf(request);
        const context = { services, caller: await caller(request), cookies: jar, isViewing, address };
        const call = await prepareCall(name, declared, context, input);
        const output = await (declared.keyed && once !== ''
          ? runOnce({ name, declared, context, input, once }, call)
          : call.run());
        return { ok: true, output: output as never, headers: headersOf(await setCookies()) };
      } catch (thrown) {
        return refusalOf(thrown, name);
      }
    },
  };
}

interface OnceCall {
  name: ApiName;
  declared: Endpoint;
  context: CallContext;
  input: unknown;
  once: string;
}

const betweenTriesMs = 200;
/** Ten seconds: as long as anybody waits for a form. */
const mostTries = 50;

function viewerFlagOf(request: Request): boolean {
  const said = new URL(request.url).searchParams.getAll('viewer');
  return parseViewer(said.length > 1 ? said : said[0]);
}

function headersOf(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return headers;
}
