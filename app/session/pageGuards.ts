import { data, type LoaderFunctionArgs, replace } from '@remix-run/node';
import { isAppError } from '../../domain/errors';
import type { Caller } from '../../server/accounts/caller';
import type { PageAnswer } from '../../server/http/pageApi';

type PageRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Who is looking at a page; everybody else goes to /login or where `login` says, in place of this entry of the history. */
export async function requireLearner({ request, context }: PageRequest, login = '/login'): Promise<Caller> {
  const caller = await context.api.caller(request);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Remix's way to answer with a redirect
  if (!caller) throw replace(login);
  return caller;
}

/** An admin; everybody else goes to /login, which sends on whoever is signed in (specification, section 4). */
export async function requireAdmin(page: PageRequest): Promise<Caller> {
  const caller = await requireLearner(page);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Remix's way to answer with a redirect
  if (caller.userType !== 'admin') throw replace('/login');
  return caller;
}

/** Answers what a service refuses with its status, so that the page for it is shown. */
export async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- Remix's way to answer with a status
    if (isAppError(error)) throw data(error.body, { status: error.status });
    throw error;
  }
}

/** What an endpoint answers a page; a refusal is answered as `orRefuse` does. */
export async function orRefused<T>(asked: Promise<PageAnswer<T>>): Promise<T> {
  const answer = await asked;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Remix's way to answer with a status
  if (!answer.ok) throw data(answer.error, { status: answer.status });
  return answer.output;
}
