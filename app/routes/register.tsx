import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { interfaceTexts } from '../../domain/texts/interface';
import { registerForm } from '../auth/registerForm';
import { RegisterView } from '../auth/view/RegisterView';
import { browserAction } from '../forms/browserAction';
import { serverAction } from '../forms/serverAction';
import type { RouteHandle } from '../theme/useTheme';

export const handle: RouteHandle = { forcedTheme: 'dark' };
export const meta: MetaFunction = () => [{ title: `${interfaceTexts.register.heading} | ${interfaceTexts.appName}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await context.api.caller(request)) ? redirect('/conversation') : null;
}

export const action = serverAction(registerForm);
export const clientAction = browserAction(registerForm);

export default function Register() {
  const refusal = useActionData<typeof action>();
  const [address] = useSearchParams();
  return (
    <RegisterView
      working={useNavigation().state !== 'idle'}
      error={refusal?.error}
      username={refusal?.values.username}
      accessCode={refusal?.values.accessCode ?? address.get('invite') ?? undefined}
    />
  );
}
