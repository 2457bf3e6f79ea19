import { type ErrorBody, toAppError } from '../../domain/errors';
import type { Services } from '../services';
import type { Caller } from '../accounts/caller';
import { type Api, type ApiName, endpoints } from './api';
import { type Endpoint, runEndpoint } from './endpoint';

export type PageAnswer<Output> = { headers: Headers } & (
  { ok: true; output: Output } | { ok: false; status: number; error: ErrorBody }
);

/** What a page's loaders and actions may do: the same endpoints as `/api`, with the session cookie instead of a token. */
export interface PageApi {
  /** Who the page's cookie speaks for. */
  caller(request: Request): Promise<Caller | null>;
  /** Runs an endpoint for a form; `headers` carries the cookies it set. Only a bug throws. */
  call<Name extends ApiName>(
    name: Name,
    request: Request,
    input: Api[Name]['input'],
  ): Promise<PageAnswer<Api[Name]['output']>>;
}

export function createPageApi(services: Services): PageApi {
  const caller: PageApi['caller'] = async (request) =>
    services.sessions.fromRefreshToken(await services.cookies.readRefreshToken(request.headers.get('Cookie')));

  return {
    caller,
    call: async (name, request, input) => {
      const { jar, setCookies } = await services.cookies.jar(request.headers.get('Cookie'));
      const headers = new Headers();
      try {
        const declared: Endpoint = endpoints[name];
        const output = await runEndpoint(declared, { services, caller: await caller(request), cookies: jar }, input);
        for (const cookie of await setCookies()) headers.append('Set-Cookie', cookie);
        return { ok: true, output: output as never, headers };
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.code === 'internal') services.log.error({ err: error.cause, endpoint: name }, 'page call failed');
        return { ok: false, status: error.status, error: error.body, headers };
      }
    },
  };
}
