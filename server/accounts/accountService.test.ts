import * as argon2 from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createLoginGuard } from '../limits/loginGuard';
import { type AccountDeps, createAccountService } from './accountService';
import { createPasswords } from './passwords';

/** A service that knows one account, and how many passwords were checked for each attempt. */
async function setUp() {
  let verified = 0;
  const verify: typeof argon2.verify = (...input) => {
    verified += 1;
    return argon2.verify(...input);
  };
  const passwords = createPasswords({ algorithm: { hash: argon2.hash, verify } });
  const user = { id: 'u', passwordHash: await passwords.hash('correct horse'), userType: 'learner', disabledAt: null };
  const closed = { ...user, id: 'c', disabledAt: new Date(0) };
  const accounts: Record<string, typeof user | typeof closed> = { known: user, closed };
  const { login } = createAccountService({
    users: { findCredentialsByKey: (key: string) => Promise.resolve(accounts[key] ?? null) },
    passwords,
    loginGuard: createLoginGuard(false),
  } as unknown as AccountDeps);
  return async (username: string, password: string) => {
    const before = verified;
    const answer = await login({ username, password, rememberMe: false, address: '::1' }).catch(
      (error: unknown) => error,
    );
    return { code: (answer as { code: string }).code, verified: verified - before };
  };
}

describe('login', () => {
  it('does the same, and says the same, for an unknown name as for a wrong password', { tags: ['C452'] }, async () => {
    const attempt = await setUp();
    const refused = { code: 'loginWrong', verified: 1 };
    expect(await attempt('known', 'wrong horse')).toEqual(refused);
    expect(await attempt('unknown', 'wrong horse')).toEqual(refused);
    expect(await attempt('closed', 'wrong horse')).toEqual(refused);
    expect(await attempt('unknown', 'the password of no account')).toEqual(refused);
    expect(await attempt('closed', 'correct horse')).toEqual({ code: 'accountDisabled', verified: 1 });
  });
});
