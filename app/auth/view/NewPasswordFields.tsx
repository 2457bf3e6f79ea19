import { passwordLength } from '../../../domain/account/credentials';
import { interfaceTexts } from '../../../domain/texts/interface';
import type { CheckedField } from '../../forms/useCheckedForm';
import { TextField } from '../../ui/fields/TextField';

interface NewPasswordFieldsProps {
  password: CheckedField & { label: string };
  retype: CheckedField;
}

/** A password that is chosen, and typed once more; password managers offer one and fill in both. */
export function NewPasswordFields({ password, retype }: NewPasswordFieldsProps) {
  const shared = { type: 'password', autoComplete: 'new-password', required: true, maxLength: passwordLength.max };
  const texts = interfaceTexts.register;
  return (
    <>
      <TextField {...password} {...shared} hint={texts.passwordHint} />
      <TextField {...retype} {...shared} label={texts.retype} />
    </>
  );
}
