import { Form, Link } from '@remix-run/react';
import type { FormEventHandler } from 'react';
import { passwordLength } from '../../../domain/account/credentials';
import { interfaceTexts } from '../../../domain/texts/interface';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { AuthPage, FormError } from './AuthPage';

export type RegisterField = 'username' | 'password' | 'retypePassword' | 'accessCode';

export interface RegisterViewProps {
  working: boolean;
  /** About the whole form. */
  error?: string | undefined;
  fieldErrors?: Partial<Record<RegisterField, string | undefined>>;
  /** What was typed, after a refusal without JavaScript. */
  username?: string | undefined;
  /** Typed, or from the query's `invite`. */
  accessCode?: string | undefined;
  action?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** Posts `username`, `password`, `retypePassword` and `accessCode`. */
export function RegisterView(props: RegisterViewProps) {
  const { working, fieldErrors = {}, action, onSubmit } = props;
  const texts = interfaceTexts.register;
  return (
    <AuthPage heading={texts.heading}>
      <aside className="notices" aria-labelledby="notices">
        <h2 id="notices">{texts.noticesHeading}</h2>
        <ul>
          {texts.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </aside>
      <Form
        noValidate
        method="post"
        {...(action ? { action } : {})}
        {...(onSubmit ? { onSubmit } : {})}
        className="flex flex-col gap-5"
      >
        <TextField
          label={interfaceTexts.login.username}
          name="username"
          hint={texts.usernameHint}
          error={fieldErrors.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={props.username}
        />
        <TextField
          label={interfaceTexts.login.password}
          name="password"
          type="password"
          hint={texts.passwordHint}
          error={fieldErrors.password}
          autoComplete="new-password"
          required
          maxLength={passwordLength.max}
        />
        <TextField
          label={texts.retype}
          name="retypePassword"
          type="password"
          error={fieldErrors.retypePassword}
          autoComplete="new-password"
          required
          maxLength={passwordLength.max}
        />
        <TextField
          label={texts.accessCode}
          name="accessCode"
          hint={texts.accessCodeHint}
          error={fieldErrors.accessCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={props.accessCode}
        />
        <FormError message={props.error} />
        <Button type="submit" className="button-large" working={working}>
          {working ? interfaceTexts.loading : texts.submit}
        </Button>
      </Form>
      <p className="mt-6">
        {texts.haveAccount}{' '}
        <Link to="/login" className="text-link inline-block px-1 py-3">
          {texts.login}
        </Link>
      </p>
    </AuthPage>
  );
}
