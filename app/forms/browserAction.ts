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
    try {
      const output = await browserSession().call(form.call, form.read(fields));
      return replace(form.goTo(output));
    } catch (error) {
      if (isAppError(error)) return refusalOf(error.message, fields);
      if (error instanceof NetworkError) return refusalOf(form.unreachable ?? error.message, fields);
      throw error;
    }
  };
}
