import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { redirect as browserRedirect } from '@remix-run/react';
import { browserSession } from '../session/browserSession';

/** Where Log Out posts. There is nothing to see here. */
export const loader = () => redirect('/login');

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await context.api.call('POST /auth/logout', request, {});
  return redirect('/login', { headers: answer.headers });
}

/** In the browser: tokens, drafts and the connection go too. */
export async function clientAction() {
  await browserSession().session.logout();
  return browserRedirect('/login');
}
