import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createRegisterGuard } from '../limits/registerGuard';
import { createRegistrationService, type RegistrationDeps } from './registrationService';

/** A service whose database says yes; what it is asked for is kept. */
function setUp(change: Partial<RegistrationDeps> = {}) {
  const done: string[] = [];
  const logged: string[] = [];
  const users = {
    isTaken: () => Promise.resolve(false),
    create: () => Promise.resolve(true),
    findName: (id: string) => Promise.resolve(`the ${id}`),
    register: (_user: unknown, codeId: string) => {
      done.push(`registered with ${codeId}`);
      return Promise.resolve();
    },
  };
  const service = createRegistrationService({
    users: users as unknown as RegistrationDeps['users'],
    codes: {
      findMeant: (typed) => Promise.resolve(typed === 'guessed' ? null : typed),
      findUsable: (code) =>
        Promise.resolve(
          code === 'an-invite' || code === 'a-code'
            ? { id: code, kind: code === 'an-invite' ? 'invite' : 'admin', issuerId: 'issuer' }
            : null,
        ),
    },
    passwords: {
      hash: () => {
        done.push('hashed');
        return Promise.resolve('hash');
      },
      verify: () => Promise.resolve(false),
    },
    registerGuard: createRegisterGuard(false),
    clock: { now: () => 0 } as RegistrationDeps['clock'],
    makeId: () => 'new',
    log: pino({ base: null }, { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) }),
    accessCode: 'standing',
    adminName: 'Boss',
    registered: () => undefined,
    befriended: (inviterId, userId) => {
      done.push(`${inviterId} and ${userId} are friends`);
      return Promise.resolve();
    },
    ...change,
  });
  const register = (accessCode: string, username = 'somebody', address = '::1') =>
    service.register({ username, password: 'long enough', accessCode, address });
  const findInviter = (accessCode: string) => service.findInviter({ accessCode, address: '::1' });
  return { register, findInviter, done, logged };
}

describe('register', () => {
  it('makes friends of who invited and who came, after the account stands', async () => {
    const { register, done } = setUp();
    await register('an-invite');
    expect(done).toEqual(['hashed', 'registered with an-invite', 'issuer and new are friends']);
  });

  it('makes no friends by a code of an admin, or the standing one', async () => {
    const { register, done } = setUp();
    await register('a-code');
    await register('standing');
    expect(done).toEqual(['hashed', 'registered with a-code', 'hashed']);
  });

  it('lets the account stand when the friendship fails, and logs it', async () => {
    const { register, logged } = setUp({ befriended: () => Promise.reject(new Error('no')) });
    await register('an-invite');
    expect(logged).toEqual(['an invite made no friends']);
  });

  it('takes the standing code with the slips of a hand that copies it, and nothing that merely begins like it', async () => {
    const none = { findMeant: () => Promise.resolve(null), findUsable: () => Promise.resolve(null) };
    const strict = setUp({ accessCode: 'plum-river-stone', codes: none });
    const short = setUp({ accessCode: 'a-----', codes: none });
    for (const typed of [' Plum River Stone ', 'PLUMRIVERSTONE', 'plum–r1ver–st0ne']) await strict.register(typed);
    await expect(strict.register('plum-river')).rejects.toMatchObject({ code: 'accessCodeWrong' });
    await expect(strict.register('')).rejects.toMatchObject({ code: 'accessCodeWrong' });
    await expect(short.register('a')).rejects.toMatchObject({ code: 'accessCodeWrong' });
    expect(strict.done).toEqual(['hashed', 'hashed', 'hashed']);
  });

  it('hashes nothing for a wrong code or a name that is not free', async () => {
    const { register, done } = setUp();
    await expect(register('guessed')).rejects.toMatchObject({ code: 'accessCodeWrong' });
    await expect(register('a-code', 'BOSS')).rejects.toMatchObject({ code: 'usernameTaken' });
    expect(done).toEqual([]);
  });
});

describe('findInviter', () => {
  it('names whoever gave an invite, and nobody for any other code', async () => {
    const { findInviter } = setUp();
    expect(await Promise.all(['an-invite', 'a-code', 'standing', 'guessed', ''].map(findInviter))).toEqual([
      'the issuer',
      null,
      null,
      null,
      null,
    ]);
  });

  it('is no way to guess codes beside registering: once there were too many, not even a right one is answered', async () => {
    const { findInviter, register } = setUp({ registerGuard: createRegisterGuard(true) });
    for (let guesses = 0; guesses < 100; guesses += 1) expect(await findInviter('guessed')).toBeNull();
    expect(await findInviter('an-invite')).toBeNull();
    await expect(register('an-invite')).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});

describe('the limits of registering', () => {
  it('let sixty accounts an hour be made with one code, and any other code stays open', async () => {
    const { register } = setUp({ registerGuard: createRegisterGuard(true) });
    for (let made = 0; made < 60; made += 1) await register('a-code', `learner ${made}`, `203.0.113.${made}`);
    await expect(register('a-code', 'one more', '203.0.113.99')).rejects.toMatchObject({ code: 'tooManyRequests' });
    await register('an-invite');
  });

  it('count what fails against its address, and not against the code', async () => {
    const { register } = setUp({ registerGuard: createRegisterGuard(true) });
    for (let tried = 0; tried < 100; tried += 1) {
      await expect(register('standing', 'Boss')).rejects.toMatchObject({ code: 'usernameTaken' });
    }
    await expect(register('standing')).rejects.toMatchObject({ code: 'tooManyRequests' });
    await register('standing', 'somebody', '203.0.113.7');
  });
});
