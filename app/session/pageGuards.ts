import { data, type LoaderFunctionArgs, replace } from '@remix-run/node';
import { isAppError } from '../../domain/errors';
import type { Caller } from '../../server/accounts/caller';

type PageRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Who is looking at a page; everybody else goes to /login or where `login` says, in place of this entry of the history. */
export async function requireLearner({ request, context }: PageRequest, login = '/login'): Promise<Caller> {
  const caller = await context.api.caller(request);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Remix's way to answer with a redirect
  if (!caller) throw replace(login);
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
