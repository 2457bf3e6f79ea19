import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import type { AccountService } from './accountService';
import type { Grant } from './sessionService';

/**
 * The login of the pages: a form's fields in, what the browser is to hold out; throws what is wrong.
 *
 * @param address where the form came from: wrong passwords are counted by it
 */
export function createAuthenticator(accounts: Pick<AccountService, 'login'>, address: string): Authenticator<Grant> {
  const strategy = new FormStrategy<Grant>(async ({ form }) =>
    accounts.login({
      username: fieldOf(form, 'username'),
      password: fieldOf(form, 'password'),
      rememberMe: form.get('rememberMe') !== null,
      address,
    }),
  );
  return new Authenticator<Grant>().use(strategy, 'form');
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
