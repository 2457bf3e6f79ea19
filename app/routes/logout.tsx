import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { type ClientActionFunctionArgs, redirect as browserRedirect } from '@remix-run/react';
import { loginFor } from '../auth/landing';
import { ownPath } from '../forms/ownPath';
import { textOf } from '../forms/pageForm';
import { browserSession } from '../session/browserSession';

/** Where Log Out posts. There is nothing to see here. */
export const loader = () => redirect('/login');

/** Who leaves only to log in again says where they come back to. */
function loginAfter(form: FormData): string {
  const redirectTo = ownPath(textOf(form, 'redirectTo'));
  return redirectTo === null ? '/login' : loginFor(redirectTo);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await context.api.call('POST /auth/logout', request, {});
  return redirect(loginAfter(context.form), { headers: answer.headers });
}

/** In the browser: tokens, drafts and the connection go too. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  await browserSession().session.logout();
  return browserRedirect(loginAfter(await request.formData()));
}
