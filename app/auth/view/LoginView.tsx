import { Form, Link } from '@remix-run/react';
import { passwordLength } from '../../../domain/account/credentials';
import type { Community } from '../../../domain/community';
import { interfaceTexts } from '../../../domain/texts/interface';
import type { CheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { AuthPage, FormError } from './AuthPage';

export type LoginField = 'username' | 'password';

export interface LoginViewProps {
  form: CheckedForm<LoginField>;
  /** The account has just been made. */
  registered?: boolean;
  /** Why a login is asked for, where it was not the learner's own idea. */
  reason?: string | undefined;
  /** Where a forgotten password is dealt with. */
  community: Community;
  /** Where to go afterwards; posted as `redirectTo`. */
  redirectTo?: string | undefined;
}

/** Posts `username`, `password` and, when ticked, `rememberMe`. */
export function LoginView({ form, registered = false, reason, community, redirectTo }: LoginViewProps) {
  const texts = interfaceTexts.login;
  return (
    <AuthPage heading={texts.heading}>
      {registered && (
        <p role="status" className="lead mt-2">
          {texts.registered}
        </p>
      )}
      <Form method="post" className="mt-7 flex flex-col gap-5" {...form.attributes}>
        <FormError message={form.error ?? reason} />
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          label={texts.username}
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
        />
        <TextField
          label={texts.password}
          {...form.field('password')}
          type="password"
          autoComplete="current-password"
          required
          maxLength={passwordLength.max}
        />
        <label className="check">
          <input type="checkbox" name="rememberMe" value="true" />
          {texts.rememberMe}
        </label>
        <Button type="submit" className="button-large" working={form.working}>
          {form.working ? interfaceTexts.loading : texts.continue}
        </Button>
      </Form>
      <nav className="mt-6 flex flex-wrap justify-between gap-x-4">
        <a href={community.url} className="text-link py-3" rel="noreferrer" aria-describedby="reset-hint">
          {texts.resetPassword}
        </a>
        <Link to="/register" className="text-link py-3">
          {texts.signUp}
        </Link>
        <Link to="/home" className="text-link py-3">
          {texts.homepage}
        </Link>
      </nav>
      <p id="reset-hint" className="field-hint">
        {community.isNamed ? texts.resetHint(community.host) : texts.resetHintUnnamed(community.host)}
      </p>
    </AuthPage>
  );
}
