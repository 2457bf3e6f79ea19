import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  redirect as browserRedirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from '@remix-run/react';
import { communityAt } from '../../domain/community';
import { errorTexts } from '../../domain/texts/errors';
import { interfaceTexts } from '../../domain/texts/interface';
import { toAppError } from '../../domain/errors';
import { LoginView } from '../auth/view/LoginView';
import { readLoginForm } from '../auth/loginForm';
import { type FormRefusal, refusalOf } from '../forms/pageForm';
import { browserSession } from '../session/browserSession';

export const meta: MetaFunction = () => [{ title: `${interfaceTexts.login.heading} | ${interfaceTexts.appName}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await context.api.caller(request)) return redirect('/conversation');
  return { community: communityAt(context.services.config.communityUrl) };
}

/** Without JavaScript: the form strategy says who it is, and the answer carries the session's cookie. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.clone().formData();
  try {
    const { headers } = await context.api.login(request);
    return redirect('/conversation', { headers });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'internal') context.services.log.error({ err: thrown }, 'login failed');
    return data<FormRefusal>(refusalOf(error.message, fields), { status: error.status });
  }
}

export async function clientAction({ request }: ClientActionFunctionArgs): Promise<Response | FormRefusal> {
  const fields = await request.formData();
  const input = readLoginForm(fields);
  if (input.username.trim() === '' || input.password === '') return refusalOf(errorTexts.loginFormIncomplete, fields);
  const result = await browserSession().session.login(input);
  return result.ok ? browserRedirect('/conversation') : refusalOf(result.message, fields);
}

export default function Login() {
  const { community } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const [address] = useSearchParams();
  return (
    <LoginView
      registered={address.has('registered') && !refusal}
      working={useNavigation().state !== 'idle'}
      error={refusal?.error}
      username={refusal?.values.username ?? address.get('registered') ?? undefined}
      community={community}
    />
  );
}
