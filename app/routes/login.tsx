import { data, type LoaderFunctionArgs, type MetaFunction, replace } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { communityAt } from '../../domain/community';
import { AppError } from '../../domain/errors';
import { errorTexts } from '../../domain/texts/errors';
import { appTexts } from '../../domain/texts/app';
import { loginTexts } from '../../domain/texts/auth';
import { sessionTexts } from '../../domain/texts/session';
import { reloadWhenReached } from '../api/reloadWhenReached';
import { loginForm, resetPath } from '../auth/authForms';
import { landingOf } from '../auth/landing';
import { useLoginEntry } from '../auth/useLoginEntry';
import { LoginView } from '../auth/view/LoginView';
import { browserAction } from '../forms/browserAction';
import { ownPath } from '../forms/ownPath';
import { serverAction } from '../forms/serverAction';
import { useCheckedForm } from '../forms/useCheckedForm';
import { browserSession } from '../session/browserSession';
import { takePassingNotice } from '../session/passingNotice';

export const shouldRevalidate = reloadWhenReached;
export const meta: MetaFunction = () => [
  { title: `${loginTexts.heading} | ${appTexts.name}` },
  { name: 'description', content: loginTexts.description },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = new URL(request.url).searchParams.get('redirectTo');
  const caller = await context.api.caller(request);
  if (caller) return replace(await landingOf(caller, redirectTo, context));
  const deleted = await takePassingNotice(request, 'deleted');
  // A cookie that speaks for nobody any more.
  const hasEnded = await context.api.hasSessionCookie(request);
  const page = {
    community: communityAt(context.services.config.communityUrl),
    redirectTo: ownPath(redirectTo),
    notice: deleted.isSaid ? sessionTexts.deleted : hasEnded ? sessionTexts.ended : null,
  };
  return data(page, { headers: deleted.headers });
}

/** Without JavaScript: the form strategy says who it is, and the answer carries the session's cookie. */
export const action = serverAction(loginForm, ({ request, context }) => context.api.login(request, context.form));

/** In the browser the session keeps the token, and says in its own words what went wrong. */
export const clientAction = browserAction(loginForm, async ({ rememberMe = false, ...who }) => {
  const answer = await browserSession().session.login({ ...who, rememberMe });
  if (!answer.ok) throw new AppError('loginWrong', { message: answer.message });
});

export default function Login() {
  const { community, redirectTo, ...page } = useLoaderData<typeof loader>();
  const entry = useLoginEntry();
  const notice = entry?.notice ?? page.notice;
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
      notice={result ? null : registered === null ? notice : loginTexts.registered}
      reason={redirectTo === resetPath && notice === null ? errorTexts.resetNotFresh : undefined}
      community={community}
      redirectTo={redirectTo ?? entry?.returnTo}
      entry={entry?.isOnce ? null : entry}
    />
  );
}
