import { Form } from '@remix-run/react';
import { appTexts } from '../../../domain/texts/app';
import { loginTexts, registerTexts, resetPasswordTexts } from '../../../domain/texts/auth';
import type { CheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/Button';
import { ConnectionStatus } from '../../ui/ConnectionStatus';
import { FormError } from '../../ui/fields/FormError';
import { TextField } from '../../ui/fields/TextField';
import { resetPath } from '../authForms';
import { AuthPage } from './AuthPage';
import { NewPasswordFields } from './NewPasswordFields';
import { StayingLink } from '../../ui/StayingLink';

interface ResetPasswordViewProps {
  form: CheckedForm<'newPassword' | 'retypePassword'>;
  username: string;
  /** Whether they logged in a moment ago; else the server will ask for it. */
  isFresh: boolean;
}

/** Posts `newPassword` and `retypePassword`. */
export function ResetPasswordView({ form, username, isFresh }: ResetPasswordViewProps) {
  return (
    <AuthPage heading={resetPasswordTexts.heading} status={<ConnectionStatus />}>
      {!isFresh && (
        <Form method="post" action="/logout" className="notices">
          <p>{resetPasswordTexts.notFresh}</p>
          <input type="hidden" name="redirectTo" value={resetPath} />
          <Button type="submit" kind="outlined" className="mt-3">
            {resetPasswordTexts.logInAgain}
          </Button>
        </Form>
      )}
      <Form method="post" action={resetPath} className="mt-7 flex flex-col gap-5" {...form.attributes}>
        <FormError message={form.error} />
        {/* A field, so that password managers know whose password it is. */}
        <TextField
          label={loginTexts.username}
          name="username"
          defaultValue={username}
          readOnly
          autoComplete="username"
          dir="auto"
        />
        <NewPasswordFields
          password={{ label: resetPasswordTexts.newPassword, ...form.field('newPassword') }}
          retype={form.field('retypePassword')}
        />
        <p className="field-hint">{resetPasswordTexts.othersEnd}</p>
        <Button type="submit" className="button-large" working={form.working}>
          {form.working ? appTexts.loading : resetPasswordTexts.submit}
        </Button>
      </Form>
      <ToConversation />
    </AuthPage>
  );
}

/** What a page without JavaScript says before the conversation follows by itself. */
export function PasswordResetView() {
  return (
    <AuthPage heading={resetPasswordTexts.heading} status={<ConnectionStatus />}>
      <p role="status" className="lead">
        {resetPasswordTexts.done}
      </p>
      <ToConversation />
    </AuthPage>
  );
}

/** Where a link from an admin leads: pressing the button uses it up, not looking at the page, as programs do. Posts `link`. */
export function SignInLinkView({ form, link }: { form: CheckedForm<'link'>; link: string }) {
  return (
    <AuthPage heading={resetPasswordTexts.heading}>
      <Form method="post" className="mt-3 flex flex-col gap-5" {...form.attributes}>
        <p className="lead">{resetPasswordTexts.linkText}</p>
        <FormError message={form.error} />
        <input type="hidden" name="link" value={link} />
        <Button type="submit" className="button-large" working={form.working}>
          {form.working ? appTexts.loading : resetPasswordTexts.useLink}
        </Button>
      </Form>
      <StayingLink to="/login" className="text-link mt-6 inline-block py-3">
        {registerTexts.login}
      </StayingLink>
    </AuthPage>
  );
}

function ToConversation() {
  return (
    <StayingLink to="/conversation" className="text-link mt-6 inline-block py-3">
      {resetPasswordTexts.back}
    </StayingLink>
  );
}
