import { Form } from '@remix-run/react';
import type { Community } from '../../../domain/community';
import { appTexts } from '../../../domain/texts/app';
import { loginTexts, registerTexts } from '../../../domain/texts/auth';
import { onceField } from '../../forms/pageForm';
import type { CheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/fields/FormError';
import { TextField } from '../../ui/fields/TextField';
import { AuthPage } from './AuthPage';
import { NewPasswordFields } from './NewPasswordFields';
import { StayingLink, stayOffline } from '../../ui/StayingLink';

export type RegisterField = 'username' | 'password' | 'retypePassword' | 'accessCode';

interface RegisterViewProps {
  form: CheckedForm<RegisterField>;
  /** The username of whoever's invite brought the visitor here. */
  inviter: string | null;
  /** The address brought a code. */
  hasCode: boolean;
  /** Where else to ask for a code; null where the server has no community. */
  community: Community | null;
  /** Another one for each drawing of the form. */
  once: string;
}

/** Posts `username`, `password`, `retypePassword` and `accessCode`. */
export function RegisterView({ form, inviter, hasCode, community, once }: RegisterViewProps) {
  return (
    <AuthPage heading={registerTexts.heading}>
      {inviter !== null && (
        <p className="lead mt-2">
          <bdi>{inviter}</bdi> {registerTexts.invites}
        </p>
      )}
      {!hasCode && (
        <p className="lead mt-2">
          {registerTexts.codeNeeded}
          {community && (
            <>
              {' '}
              <a href={community.url} className="text-link" rel="noreferrer" onClick={stayOffline}>
                {registerTexts.askCommunity}
              </a>
              .
            </>
          )}
        </p>
      )}
      <aside className="notices" aria-labelledby="notices">
        <h2 id="notices">{registerTexts.noticesHeading}</h2>
        <ul>
          {registerTexts.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </aside>
      <Form method="post" className="flex flex-col gap-5" {...form.attributes}>
        <FormError message={form.error} />
        <input type="hidden" name={onceField} value={once} />
        <TextField
          label={loginTexts.username}
          {...form.field('username')}
          hint={registerTexts.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
        />
        <NewPasswordFields
          password={{ label: loginTexts.password, ...form.field('password') }}
          retype={form.field('retypePassword')}
        />
        <TextField
          label={registerTexts.accessCode}
          {...form.field('accessCode')}
          hint={registerTexts.accessCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" className="button-large" working={form.working}>
          {form.working ? appTexts.loading : registerTexts.submit}
        </Button>
      </Form>
      <p className="mt-6">
        {registerTexts.haveAccount}{' '}
        <StayingLink to="/login" className="text-link inline-block px-1 py-3">
          {registerTexts.login}
        </StayingLink>
      </p>
    </AuthPage>
  );
}
