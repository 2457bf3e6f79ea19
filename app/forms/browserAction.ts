import { type ClientActionFunctionArgs, replace } from '@remix-run/react';
import { isAppError } from '../../domain/errors';
import type { ApiName } from '../../server/http/api';
import { NetworkError } from '../api/networkError';
import { browserSession } from '../session/browserSession';
import { type FormRefusal, type PageForm, refusalOf } from './pageForm';

/** The browser's half of a form: the same endpoint, called over `/api`. */
export function browserAction<Name extends ApiName>(form: PageForm<Name>) {
  return async ({ request }: ClientActionFunctionArgs): Promise<Response | FormRefusal> => {
    const fields = await request.formData();
    const problem = form.check?.(fields);
    if (problem) return refusalOf(problem, fields);
    return orRefusal(
      fields,
      async () => replace(form.goTo(await browserSession().call(form.call, form.read(fields)), fields)),
      form.unreachable,
    );
  };
}

/** What the work leads to, or why the server refused it or could not be reached. Anything else is a bug, and thrown. */
export async function orRefusal(
  fields: FormData,
  work: () => Promise<Response>,
  unreachable?: string,
): Promise<Response | FormRefusal> {
  try {
    return await work();
  } catch (error) {
    if (isAppError(error)) return refusalOf(error.message, fields);
    if (error instanceof NetworkError) return refusalOf(unreachable ?? error.message, fields);
    throw error;
  }
}
