import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { Api, ApiName } from '../../server/http/api';
import type { PageAnswer } from '../../server/http/pageApi';
import { type FormResult, onceField, type PageForm, resultOf, textOf, withValues } from './pageForm';

type Send<Name extends ApiName> = (
  args: ActionFunctionArgs,
  input: Api[Name]['input'],
  once: string,
) => Promise<PageAnswer<unknown>>;

/** The server's half of a form: the declared endpoint, called with the session cookie. What JavaScript off uses. */
export function serverAction<Name extends ApiName>(
  form: PageForm<Name>,
  send: Send<Name> = ({ request, context }, input, once) => context.api.call(form.call, request, input, once),
) {
  return async (args: ActionFunctionArgs) => {
    const fields = ownFields(args.context.form);
    const refuse = (result: FormResult, status: number) => data<FormResult>(withValues(result, fields), { status });
    const submission = (await form.loadCheck())(fields);
    if (submission.status !== 'success') return refuse(submission.reply(), 400);
    const answer = await send(args, submission.value, textOf(fields, onceField));
    if (!answer.ok) return refuse(resultOf(form, answer.error), answer.status);
    return redirect(form.goTo(fields), { headers: answer.headers });
  };
}

/** A form as our pages send it: names that Conform gives a meaning to (`a[0]`, `a.b`, its own) come from elsewhere. */
function ownFields(posted: FormData): FormData {
  const own = new FormData();
  for (const [name, value] of posted) if (/^[A-Za-z]+$/u.test(name)) own.append(name, value);
  return own;
}
