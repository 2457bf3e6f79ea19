import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { communityAt } from '../../domain/community';
import { appTexts } from '../../domain/texts/app';
import { registerTexts } from '../../domain/texts/auth';
import { reloadWhenReached } from '../api/reloadWhenReached';
import { registrationForm } from '../auth/authForms';
import { RegisterView } from '../auth/view/RegisterView';
import { browserAction } from '../forms/browserAction';
import { serverAction } from '../forms/serverAction';
import { useCheckedForm } from '../forms/useCheckedForm';
import { passingNotice } from '../session/passingNotice';
import type { RouteHandle } from '../theme/useTheme';

export const handle: RouteHandle = { forcedTheme: 'dark' };
export const shouldRevalidate = reloadWhenReached;
export const meta: MetaFunction = () => [
  { title: `${registerTexts.heading} | ${appTexts.name}` },
  { name: 'description', content: registerTexts.description },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const invite = new URL(request.url).searchParams.get('invite');
  if (await context.api.caller(request)) {
    return redirect('/conversation', invite ? { headers: { 'Set-Cookie': await passingNotice('invited') } } : {});
  }
  const community = communityAt(context.services.config.communityUrl);
  return { community, inviter: invite ? await context.api.inviter(invite) : null, once: crypto.randomUUID() };
}

export const action = serverAction(registrationForm);
export const clientAction = browserAction(registrationForm);

export default function Register() {
  const { community, inviter, once } = useLoaderData<typeof loader>();
  const [address] = useSearchParams();
  const form = useCheckedForm(registrationForm, {
    id: 'register',
    result: useActionData<typeof action>(),
    defaultValue: { accessCode: address.get('invite') ?? undefined },
  });
  return (
    <RegisterView form={form} inviter={inviter} hasCode={address.has('invite')} community={community} once={once} />
  );
}
