import { passwordProblem, usernameProblem } from '../../domain/account/credentials';
import { errorTexts } from '../../domain/texts/errors';
import { type PageForm, textOf } from '../forms/pageForm';

/** The registration form; what can be seen to be wrong is said before anything is asked. */
export const registerForm: PageForm<'POST /auth/register'> = {
  call: 'POST /auth/register',
  read: (fields) => ({
    username: textOf(fields, 'username'),
    password: textOf(fields, 'password'),
    accessCode: textOf(fields, 'accessCode'),
  }),
  check: (fields) => {
    const password = textOf(fields, 'password');
    const isIncomplete = ['username', 'password', 'retypePassword', 'accessCode'].some(
      (name) => textOf(fields, name).trim() === '',
    );
    if (isIncomplete) return errorTexts.registrationIncomplete;
    const problem = usernameProblem(textOf(fields, 'username')) ?? passwordProblem(password);
    if (problem) return errorTexts[problem];
    return password === textOf(fields, 'retypePassword') ? null : errorTexts.passwordsDiffer;
  },
  unreachable: 'Please check your connection and try again.',
  goTo: (_, fields) => `/login?registered=${encodeURIComponent(textOf(fields, 'username'))}`,
};
