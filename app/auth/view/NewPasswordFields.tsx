import { passwordLength } from '../../../domain/account/credentials';
import { registerTexts } from '../../../domain/texts/auth';
import type { CheckedField } from '../../forms/useCheckedForm';
import { TextField } from '../../ui/fields/TextField';

interface NewPasswordFieldsProps {
  password: CheckedField & { label: string };
  retype: CheckedField;
}

/** A password that is chosen, and typed once more; password managers offer one and fill in both. */
export function NewPasswordFields({ password, retype }: NewPasswordFieldsProps) {
  const shared = { type: 'password', autoComplete: 'new-password', required: true, maxLength: passwordLength.max };
  return (
    <>
      <TextField {...password} {...shared} hint={registerTexts.passwordHint} />
      <TextField {...retype} {...shared} label={registerTexts.retype} />
    </>
  );
}
