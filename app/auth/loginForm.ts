import { textOf } from '../forms/pageForm';

export function readLoginForm(fields: FormData) {
  return {
    username: textOf(fields, 'username'),
    password: textOf(fields, 'password'),
    rememberMe: fields.get('rememberMe') !== null,
  };
}
