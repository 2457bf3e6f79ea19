import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { communityAt } from '../../domain/community';
import { AppError } from '../../domain/errors';
import { errorTexts } from '../../domain/texts/errors';
import { interfaceTexts } from '../../domain/texts/interface';
import { afterLogin, loginForm } from '../auth/authForms';
import { LoginView } from '../auth/view/LoginView';
import { browserAction } from '../forms/browserAction';
import { ownPath } from '../forms/ownPath';
import { serverAction } from '../forms/serverAction';
import { useCheckedForm } from '../forms/useCheckedForm';
import { browserSession } from '../session/browserSession';

export const meta: MetaFunction = () => [
  { title: `${interfaceTexts.login.heading} | ${interfaceTexts.appName}` },
  { name: 'description', content: interfaceTexts.login.description },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = new URL(request.url).searchParams.get('redirectTo');
  if (await context.api.caller(request)) return redirect(afterLogin(redirectTo));
  return { community: communityAt(context.services.config.communityUrl), redirectTo: ownPath(redirectTo) };
}

/** Without JavaScript: the form strategy says who it is, and the answer carries the session's cookie. */
export const action = serverAction(loginForm, ({ request, context }) => context.api.login(request));

/** In the browser the session keeps the token, and says in its own words what went wrong. */
export const clientAction = browserAction(loginForm, async ({ rememberMe = false, ...who }) => {
  const answer = await browserSession().session.login({ ...who, rememberMe });
  if (!answer.ok) throw new AppError('loginWrong', { message: answer.message });
});

export default function Login() {
  const { community, redirectTo } = useLoaderData<typeof loader>();
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
      registered={registered !== null && !result}
      reason={redirectTo === null ? undefined : errorTexts.resetNotFresh}
      community={community}
      redirectTo={redirectTo ?? undefined}
    />
  );
}
