import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { communityAt } from '../../domain/community';
import { AppError } from '../../domain/errors';
import { errorTexts } from '../../domain/texts/errors';
import { appTexts } from '../../domain/texts/app';
import { loginTexts } from '../../domain/texts/auth';
import { sessionTexts } from '../../domain/texts/session';
import { afterLogin, loginForm } from '../auth/authForms';
import { LoginView } from '../auth/view/LoginView';
import { browserAction } from '../forms/browserAction';
import { ownPath } from '../forms/ownPath';
import { serverAction } from '../forms/serverAction';
import { useCheckedForm } from '../forms/useCheckedForm';
import { browserSession } from '../session/browserSession';

export const meta: MetaFunction = () => [
  { title: `${loginTexts.heading} | ${appTexts.name}` },
  { name: 'description', content: loginTexts.description },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = new URL(request.url).searchParams.get('redirectTo');
  if (await context.api.caller(request)) return redirect(afterLogin(redirectTo));
  return {
    community: communityAt(context.services.config.communityUrl),
    redirectTo: ownPath(redirectTo),
    // It speaks for nobody any more.
    notice: (await context.api.hasSessionCookie(request)) ? sessionTexts.ended : null,
  };
}

/** Without JavaScript: the form strategy says who it is, and the answer carries the session's cookie. */
export const action = serverAction(loginForm, ({ request, context }) => context.api.login(request));

/** In the browser the session keeps the token, and says in its own words what went wrong. */
export const clientAction = browserAction(loginForm, async ({ rememberMe = false, ...who }) => {
  const answer = await browserSession().session.login({ ...who, rememberMe });
  if (!answer.ok) throw new AppError('loginWrong', { message: answer.message });
});

export default function Login() {
  const { community, redirectTo, notice } = useLoaderData<typeof loader>();
  // Of the entry of the history, where the guard of a page has put it: the server does not know of it.
  const { state } = useLocation() as { state: { notice?: string } | null };
  const [left, setLeft] = useState<string>();
  useEffect(() => setLeft(state?.notice), [state]);
  const result = useActionData<typeof action>();
  const [address] = useSearchParams();
  const registered = address.get('registered');
  const form = useCheckedForm(loginForm, {
    id: 'login',
    result,
    defaultValue: { username: registered ?? undefined },
  });
  return (
    <LoginView
      form={form}
      notice={result ? null : registered === null ? (left ?? notice) : loginTexts.registered}
      reason={redirectTo === null ? undefined : errorTexts.resetNotFresh}
      community={community}
      redirectTo={redirectTo ?? undefined}
    />
  );
}
