import { Form } from '@remix-run/react';
import { passwordLength } from '../../../domain/account/credentials';
import type { Community } from '../../../domain/community';
import { appTexts } from '../../../domain/texts/app';
import { loginTexts } from '../../../domain/texts/auth';
import type { CheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/fields/FormError';
import { TextField } from '../../ui/fields/TextField';
import type { LoginEntry } from '../useLoginEntry';
import { AuthPage } from './AuthPage';
import { StayingLink, stayOffline } from '../../ui/StayingLink';

export type LoginField = 'username' | 'password';

export interface LoginViewProps {
  form: CheckedForm<LoginField>;
  /** What has just happened, if anything that is no error. */
  notice?: string | null;
  /** Why a login is asked for, where it was not the learner's own idea. */
  reason?: string | undefined;
  /** Where a forgotten password is dealt with; null where the server has no community. */
  community: Community | null;
  /** Where to go afterwards; posted as `redirectTo`. */
  redirectTo?: string | undefined;
  /** What the page's entry of the history says, and says still after a login that failed. */
  entry?: LoginEntry | null;
}

/** Posts `username`, `password` and, when ticked, `rememberMe`. */
export function LoginView({ form, notice, reason, community, redirectTo, entry }: LoginViewProps) {
  return (
    <AuthPage heading={loginTexts.heading}>
      {notice && (
        <p role="status" className="lead mt-2">
          {notice}
        </p>
      )}
      <Form method="post" state={entry} className="mt-7 flex flex-col gap-5" {...form.attributes}>
        <FormError message={form.error ?? reason} />
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          label={loginTexts.username}
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
        />
        <TextField
          label={loginTexts.password}
          {...form.field('password')}
          type="password"
          autoComplete="current-password"
          required
          maxLength={passwordLength.max}
        />
        <label className="check">
          <input type="checkbox" name="rememberMe" value="true" />
          {loginTexts.rememberMe}
        </label>
        <Button type="submit" className="button-large" working={form.working}>
          {form.working ? appTexts.loading : loginTexts.continue}
        </Button>
      </Form>
      <nav className="mt-6 flex flex-wrap justify-between gap-x-4">
        {community && (
          <a
            href={community.url}
            className="text-link py-3"
            rel="noreferrer"
            aria-describedby="reset-hint"
            onClick={stayOffline}
          >
            {loginTexts.resetPassword}
          </a>
        )}
        <StayingLink to="/register" className="text-link py-3">
          {loginTexts.signUp}
        </StayingLink>
        <StayingLink to="/home" className="text-link py-3">
          {loginTexts.homepage}
        </StayingLink>
      </nav>
      {community ? (
        <p id="reset-hint" className="field-hint">
          {loginTexts.resetHint(community.host)}
        </p>
      ) : (
        <details className="login-help">
          <summary className="text-link">{loginTexts.forgotten}</summary>
          <p className="field-hint">{loginTexts.forgottenHelp}</p>
        </details>
      )}
    </AuthPage>
  );
}
