import { timingSafeEqual, createHash } from 'node:crypto';
import { normalizeUsername, passwordProblem, usernameKey, usernameProblem } from '../../domain/account/credentials';
import { AppError } from '../../domain/errors';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { LoginGuard } from '../limits/loginGuard';
import type { UserType } from './caller';
import type { Passwords } from './passwords';
import type { Grant, SessionService } from './sessionService';
import type { UserRepository } from './userRepository';

export interface AccountDeps {
  users: UserRepository;
  sessions: SessionService;
  passwords: Passwords;
  loginGuard: LoginGuard;
  clock: Clock;
  makeId: MakeId;
  /** The standing registration code. */
  accessCode: string;
  admin: { username: string; password: string } | null;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(deps: AccountDeps) {
  const { users, sessions, passwords, loginGuard, clock, makeId, accessCode, admin } = deps;

  async function create(username: string, password: string, userType: UserType): Promise<boolean> {
    return users.create({
      id: makeId(),
      username: normalizeUsername(username),
      usernameKey: usernameKey(username),
      passwordHash: await passwords.hash(password),
      userType,
      createdAt: new Date(clock.now()),
    });
  }

  return {
    /** Throws what is wrong. The code is checked before the name, so that nobody learns names without one. */
    register: async (input: { username: string; password: string; accessCode: string }): Promise<void> => {
      const problem = usernameProblem(input.username) ?? passwordProblem(input.password);
      if (problem) throw new AppError(problem);
      if (!sameText(codeOf(input.accessCode), codeOf(accessCode))) throw new AppError('accessCodeWrong');
      const isAdmins = admin && usernameKey(admin.username) === usernameKey(input.username);
      if (isAdmins || !(await create(input.username, input.password, 'learner'))) throw new AppError('usernameTaken');
    },

    login: async (input: {
      username: string;
      password: string;
      rememberMe: boolean;
      /** Where the request came from. */
      address: string;
    }): Promise<Grant> => {
      if (input.username.trim() === '' || input.password === '') throw new AppError('loginIncomplete');
      const key = usernameKey(input.username);
      await loginGuard.check(key, input.address);
      const user = await users.findByKey(key);
      if (!(await passwords.verify(user?.passwordHash ?? null, input.password)) || !user) {
        await loginGuard.failed(key, input.address);
        throw new AppError('loginWrong');
      }
      await loginGuard.succeeded(key, input.address);
      // Only to whoever knows the password: nobody else learns that the account exists.
      if (user.disabledAt) throw new AppError('accountDisabled');
      return sessions.start(user, input.rememberMe);
    },

    /** At boot (design, section 2): makes the configured admin, or makes an admin of that account. */
    ensureAdmin: async (): Promise<void> => {
      if (!admin) return;
      const existing = await users.findByKey(usernameKey(admin.username));
      if (existing?.userType === 'admin') return;
      if (!existing) {
        await create(admin.username, admin.password, 'admin');
        return;
      }
      await users.promote(existing.id, await passwords.hash(admin.password));
      await sessions.endAll(existing.id);
    },
  };
}

/** Phones begin with a capital, and people shout codes to each other. */
const codeOf = (typed: string) => typed.trim().toLowerCase();

/** Compares in a time that tells nothing about where the texts differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
