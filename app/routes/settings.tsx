import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { errorTexts } from '../../domain/texts/errors';
import { settingsTexts } from '../../domain/texts/settings';
import { textOf } from '../forms/pageForm';
import { requireLearner } from '../session/pageGuards';
import { passingNotice } from '../session/passingNotice';
import { readPreferences, returnAddress, settingsIntents } from '../settings/settingsForm';
import { contrastChoices, contrastCookie, contrastOf } from '../theme/contrast';
import { AuthPage } from '../auth/view/AuthPage';
import { FormError } from '../ui/fields/FormError';
import { StayingLink } from '../ui/StayingLink';

/** Where the settings' forms post without JavaScript; there is nothing to see here but why one was refused. */
export const loader = () => redirect('/conversation?dialog=settings');

export async function action({ request, context }: ActionFunctionArgs) {
  const caller = await requireLearner({ request, context });
  const fields = context.form;
  const back = returnAddress(fields);
  const refuse = (error: string, status: number) => data({ error, back }, { status });

  switch (textOf(fields, 'intent')) {
    case settingsIntents.preferences: {
      const change = readPreferences(fields, await context.services.preferences.get(caller));
      const answer = await context.api.call('POST /user/update-preferences', request, change);
      if (!answer.ok) return refuse(answer.error.message, answer.status);
      const choice = contrastChoices.find((each) => each === textOf(fields, 'contrast')) ?? 'auto';
      const cookie = contrastCookie(contrastOf(choice));
      return redirect(back, { headers: { 'Set-Cookie': cookie } });
    }
    case settingsIntents.profile: {
      const answer = await context.api.call('POST /user/update-personalization-profile', request, {
        generalUserProfile: textOf(fields, 'generalUserProfile'),
        customInstructions: textOf(fields, 'customInstructions'),
      });
      return answer.ok ? redirect(back) : refuse(answer.error.message, answer.status);
    }
    case settingsIntents.deleteAccount: {
      const answer = await context.api.call('POST /user/delete-account', request, {
        password: textOf(fields, 'password'),
      });
      if (!answer.ok) return refuse(answer.error.message, answer.status);
      answer.headers.append('Set-Cookie', await passingNotice('deleted'));
      return redirect('/login', { headers: answer.headers });
    }
    default:
      return refuse(errorTexts.invalidRequest, 400);
  }
}

/** What was refused, in words. */
export default function SettingsRefused() {
  const refusal = useActionData<typeof action>();
  return (
    <AuthPage heading={settingsTexts.heading}>
      <FormError message={refusal?.error} />
      <StayingLink to={refusal?.back ?? '/conversation'} className="text-link inline-block py-3">
        {settingsTexts.back}
      </StayingLink>
    </AuthPage>
  );
}
