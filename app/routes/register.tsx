import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useSearchParams } from '@remix-run/react';
import { interfaceTexts } from '../../domain/texts/interface';
import { registrationForm } from '../auth/authForms';
import { RegisterView } from '../auth/view/RegisterView';
import { browserAction } from '../forms/browserAction';
import { serverAction } from '../forms/serverAction';
import { useCheckedForm } from '../forms/useCheckedForm';
import type { RouteHandle } from '../theme/useTheme';

export const handle: RouteHandle = { forcedTheme: 'dark' };
export const meta: MetaFunction = () => [
  { title: `${interfaceTexts.register.heading} | ${interfaceTexts.appName}` },
  { name: 'description', content: interfaceTexts.register.description },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await context.api.caller(request)) ? redirect('/conversation') : null;
}

export const action = serverAction(registrationForm);
export const clientAction = browserAction(registrationForm);

export default function Register() {
  const [address] = useSearchParams();
  const form = useCheckedForm(registrationForm, {
    id: 'register',
    result: useActionData<typeof action>(),
    defaultValue: { accessCode: address.get('invite') ?? undefined },
  });
  return <RegisterView form={form} />;
}
