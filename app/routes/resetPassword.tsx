import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ClientActionFunctionArgs, replace, useActionData, useLoaderData } from '@remix-run/react';
import { defaultPreferences } from '../../domain/account/preferences';
import { isAppError } from '../../domain/errors';
import { appTexts } from '../../domain/texts/app';
import { resetPasswordTexts } from '../../domain/texts/auth';
import { reloadWhenReached } from '../api/reloadWhenReached';
import { resetForm, resetPath, signInLinkForm } from '../auth/authForms';
import { loginFor } from '../auth/landing';
import { PasswordResetView, ResetPasswordView, SignInLinkView } from '../auth/view/ResetPasswordView';
import { browserAction } from '../forms/browserAction';
import type { FormResult } from '../forms/pageForm';
import { serverAction } from '../forms/serverAction';
import { useCheckedForm } from '../forms/useCheckedForm';
import { browserSession } from '../session/browserSession';
import { requireLearner } from '../session/pageGuards';
import { useRootData } from '../session/rootData';
import { SessionGuard } from '../session/SessionGuard';
import { usePagePreferences } from '../settings/usePagePreferences';
import { useShownTheme } from '../theme/useShownTheme';
import { toast } from '../ui/toasts/toasts';

export const shouldRevalidate = reloadWhenReached;
export const meta: MetaFunction = () => [{ title: `${resetPasswordTexts.heading} | ${appTexts.name}` }];

/** Long enough to read that it is done. */
const showDoneS = 3;

/** A link from an admin is looked at by anybody; a password is chosen by whoever is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const link = address.get('link');
  if (link !== null) return { step: 'link', link } as const;
  const caller = await requireLearner({ request, context }, loginFor(resetPath));
  const done = address.get('done');
  if (done !== null)
    return data({ step: 'done' } as const, { headers: { Refresh: `${showDoneS}; url=/conversation` } });
  return {
    step: 'choose',
    username: caller.username,
    isFresh: await context.services.sessions.isFresh(caller),
  } as const;
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit {
  const refresh = loaderHeaders.get('Refresh');
  return refresh === null ? {} : { Refresh: refresh };
}

const isLink = (request: Request) => new URL(request.url).searchParams.has('link');

const resetOnServer = serverAction(
  { ...resetForm, goTo: () => `${resetPath}?done` },
  async ({ request, context }, input) => {
    const answer = await context.api.call('POST /auth/reset-password', request, input);
    if (answer.ok || answer.status !== 401) return answer;
    const { headers: leave } = await context.api.call('POST /auth/logout', request, {});
    // oxlint-disable-next-line typescript/only-throw-error -- Remix's way to answer with a redirect
    throw redirect(loginFor(resetPath), { headers: leave });
  },
);
const signInOnServer = serverAction(signInLinkForm);

export const action = (args: ActionFunctionArgs) => (isLink(args.request) ? signInOnServer(args) : resetOnServer(args));

const resetInBrowser = browserAction(resetForm, async (input) => {
  const { call, session } = browserSession();
  try {
    const answer = await call('POST /auth/reset-password', input);
    // What a proxy answered in the server's place has no message.
    const { message }: { message?: string } = answer;
    toast(message || resetPasswordTexts.done);
    return answer;
  } catch (error) {
    if (!isAppError(error) || error.status !== 401) throw error;
    await session.logout();
    // oxlint-disable-next-line typescript/only-throw-error -- Remix's way to answer with a redirect
    throw replace(loginFor(resetPath));
  }
});
const signInInBrowser = browserAction(signInLinkForm, ({ token }) => browserSession().session.signInByLink(token));

export const clientAction = (args: ClientActionFunctionArgs): Promise<Response | FormResult> =>
  isLink(args.request) ? signInInBrowser(args) : resetInBrowser(args);

export default function ResetPassword() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (page.step === 'link') return <SignInByLink link={page.link} result={result} />;
  return (
    <SessionGuard afterLogout={loginFor(resetPath)}>
      {page.step === 'done' ? (
        <PasswordResetView />
      ) : (
        <ChoosePassword username={page.username} isFresh={page.isFresh} result={result} />
      )}
    </SessionGuard>
  );
}

interface Step {
  result: FormResult | undefined;
}

function SignInByLink({ link, result }: Step & { link: string }) {
  return <SignInLinkView link={link} form={useCheckedForm(signInLinkForm, { id: 'sign-in-link', result })} />;
}

function ChoosePassword({ result, ...page }: Step & { username: string; isFresh: boolean }) {
  const { preferences } = usePagePreferences(useRootData()?.learner?.preferences ?? defaultPreferences);
  useShownTheme(preferences.theme);
  return <ResetPasswordView {...page} form={useCheckedForm(resetForm, { id: 'reset-password', result })} />;
}
