import { loginForm, registrationForm, resetForm, signInLinkForm } from '../../domain/schemas/account';
import { checkWith } from '../forms/checkForm';

/** What weighs the forms of accounts, with Zod in tow: loaded when one of them is touched (`authForms`). */
export const checks = {
  login: checkWith(loginForm),
  registration: checkWith(registrationForm),
  reset: checkWith(resetForm),
  signInLink: checkWith(signInLinkForm),
};
