import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { ApiName } from '../../server/http/api';
import type { FormRefusal, PageForm } from './pageForm';
import { refusalOf } from './pageForm';

/** The server's half of a form: the declared endpoint, called with the session cookie. What JavaScript off uses. */
export function serverAction<Name extends ApiName>(form: PageForm<Name>) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const fields = await request.formData();
    const problem = form.check?.(fields);
    if (problem) return data<FormRefusal>(refusalOf(problem, fields), { status: 400 });
    const answer = await context.api.call(form.call, request, form.read(fields));
    if (!answer.ok) return data<FormRefusal>(refusalOf(answer.error.message, fields), { status: answer.status });
    return redirect(form.goTo(answer.output, fields), { headers: answer.headers });
  };
}
