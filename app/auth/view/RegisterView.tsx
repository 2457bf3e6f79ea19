import { Form, Link } from '@remix-run/react';
import { interfaceTexts } from '../../../domain/texts/interface';
import type { CheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { AuthPage, FormError } from './AuthPage';
import { NewPasswordFields } from './NewPasswordFields';

export type RegisterField = 'username' | 'password' | 'retypePassword' | 'accessCode';

/** Posts `username`, `password`, `retypePassword` and `accessCode`. */
export function RegisterView({ form }: { form: CheckedForm<RegisterField> }) {
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
      <Form method="post" className="flex flex-col gap-5" {...form.attributes}>
        <FormError message={form.error} />
        <TextField
          label={interfaceTexts.login.username}
          {...form.field('username')}
          hint={texts.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
        />
        <NewPasswordFields
          password={{ label: interfaceTexts.login.password, ...form.field('password') }}
          retype={form.field('retypePassword')}
        />
        <TextField
          label={texts.accessCode}
          {...form.field('accessCode')}
          hint={texts.accessCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" className="button-large" working={form.working}>
          {form.working ? interfaceTexts.loading : texts.submit}
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
