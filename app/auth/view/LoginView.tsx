import { Form, Link } from '@remix-run/react';
import type { FormEventHandler } from 'react';
import { passwordLength } from '../../../domain/account/credentials';
import type { Community } from '../../../domain/community';
import { interfaceTexts } from '../../../domain/texts/interface';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { AuthPage, FormError } from './AuthPage';

export interface LoginViewProps {
  /** The account has just been made. */
  registered?: boolean;
  /** The form is being answered. */
  working: boolean;
  error?: string | undefined;
  /** What was typed, after a refusal without JavaScript. */
  username?: string | undefined;
  /** Where a forgotten password is dealt with. */
  community: Community;
  /** Where to go afterwards; posted as `redirectTo`. */
  redirectTo?: string | undefined;
  /** Where the form posts without JavaScript. */
  action?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** Posts `username`, `password` and, when ticked, `rememberMe=true`. */
export function LoginView({
  registered = false,
  working,
  error,
  username,
  community,
  redirectTo,
  action,
  onSubmit,
}: LoginViewProps) {
  const texts = interfaceTexts.login;
  return (
    <AuthPage heading={texts.heading}>
      {registered && (
        <p role="status" className="lead mt-2">
          {texts.registered}
        </p>
      )}
      <Form
        noValidate
        method="post"
        {...(action ? { action } : {})}
        {...(onSubmit ? { onSubmit } : {})}
        className="mt-7 flex flex-col gap-5"
      >
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          label={texts.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={username}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={passwordLength.max}
        />
        <label className="check">
          <input type="checkbox" name="rememberMe" value="true" />
          {texts.rememberMe}
        </label>
        <FormError message={error} />
        <Button type="submit" className="button-large" working={working}>
          {working ? interfaceTexts.loading : texts.continue}
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
