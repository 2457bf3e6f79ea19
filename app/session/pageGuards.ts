import { data, type LoaderFunctionArgs, replace } from '@remix-run/node';
import { isAppError } from '../../domain/errors';
import type { Caller } from '../../server/accounts/caller';
import type { PageAnswer } from '../../server/http/pageApi';
import { loginFor } from '../auth/landing';

type PageRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/**
 * Who is looking at a page; everybody else goes to the login, in place of this entry of the history.
 *
 * @param login where that is; else it knows of this page where a session has ended
 */
export async function requireLearner(page: PageRequest, login?: string): Promise<Caller> {
  const caller = await page.context.api.caller(page.request);
  // oxlint-disable-next-line typescript/only-throw-error -- Remix's way to answer with a redirect
  if (!caller) throw replace(login ?? (await loginWhenOver(page)));
  return caller;
}

/** The login that leads back to `path`, for whoever was in a session; a visitor comes from nowhere. */
export async function loginWhenOver({ request, context }: PageRequest, path = addressOf(request)): Promise<string> {
  return (await context.api.hasSessionCookie(request)) ? loginFor(path) : '/login';
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** An admin; everybody else goes to /login, which sends on whoever is signed in (specification, section 4). */
export async function requireAdmin(page: PageRequest): Promise<Caller> {
  const caller = await requireLearner(page);
  // oxlint-disable-next-line typescript/only-throw-error -- Remix's way to answer with a redirect
  if (caller.userType !== 'admin') throw replace('/login');
  return caller;
}

/** Answers what a service refuses with its status, so that the page for it is shown. */
export async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error -- Remix's way to answer with a status
    if (isAppError(error)) throw data(error.body, { status: error.status });
    throw error;
  }
}

/** What an endpoint answers a page; a refusal is answered as `orRefuse` does. */
export async function orRefused<T>(asked: Promise<PageAnswer<T>>): Promise<T> {
  const answer = await asked;
  // oxlint-disable-next-line typescript/only-throw-error -- Remix's way to answer with a status
  if (!answer.ok) throw data(answer.error, { status: answer.status });
  return answer.output;
}
