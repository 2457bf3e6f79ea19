import { usernameKey, normalizeUsername, passwordProblem } from '../../domain/account/credentials';
import { AppError } from '../../domain/errors';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { LoginGuard } from '../limits/loginGuard';
import type { Caller } from './caller';
import type { Passwords } from './passwords';
import type { Grant, SessionService } from './sessionService';
import type { TicketService } from './ticketService';
import type { Credentials, UserRepository } from './userRepository';

export interface AccountDeps {
  users: UserRepository;
  sessions: SessionService;
  tickets: Pick<TicketService, 'use'>;
  passwords: Passwords;
  loginGuard: LoginGuard;
  clock: Clock;
  makeId: MakeId;
  admin: { username: string; password: string } | null;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** How people sign in, and how they change what they sign in with. */
export function createAccountService(deps: AccountDeps) {
  const { users, sessions, tickets, passwords, loginGuard, clock, makeId, admin } = deps;

  /** What ends sessions may have happened while this one was being granted, and would not have seen it. */
  async function startSession(user: Credentials, rememberMe: boolean): Promise<Grant> {
    const grant = await sessions.start(user, rememberMe);
    const now = await users.findCredentials(user.id);
    const isSame = now?.passwordHash === user.passwordHash && now.userType === user.userType;
    if (isSame && !now.disabledAt) return grant;
    await sessions.end(grant.caller.sessionId);
    throw new AppError(now?.disabledAt ? 'accountDisabled' : 'loginWrong');
  }

  return {
    login: async (input: {
      username: string;
      password: string;
      rememberMe: boolean;
      /** Where the request came from. */
      address: string;
    }): Promise<Grant> => {
      if (input.username.trim() === '' || input.password === '') throw new AppError('loginIncomplete');
      const key = usernameKey(input.username);
      await loginGuard.begin(key, input.address);
      const user = await users.findCredentialsByKey(key);
      if (!(await passwords.verify(user?.passwordHash ?? null, input.password)) || !user) {
        throw new AppError('loginWrong');
      }
      await loginGuard.succeeded(key, input.address);
      // Only to whoever knows the password: nobody else learns that the account exists.
      if (user.disabledAt) throw new AppError('accountDisabled');
      return startSession(user, input.rememberMe);
    },

    /** Signs in whoever got this link from an admin; fresh enough to choose another password. */
    signInByLink: async (token: string): Promise<Grant> => {
      const ticket = await tickets.use('sign-in', token);
      const user = ticket && (await users.findCredentials(ticket.userId));
      if (!user) throw new AppError('linkInvalid');
      if (user.disabledAt) throw new AppError('accountDisabled');
      return startSession(user, false);
    },

    /** Ends all other sessions at once: whoever else knew the password is out. */
    resetPassword: async (caller: Caller, newPassword: string): Promise<void> => {
      const problem = passwordProblem(newPassword);
      if (problem) throw new AppError(problem);
      if ((await users.findName(caller.userId)) === null) throw new AppError('userNotFound');
      if (!(await sessions.isFresh(caller))) throw new AppError('resetNotFresh');
      const ended = await users.changePassword({
        id: caller.userId,
        passwordHash: await passwords.hash(newPassword),
        keptSessionId: caller.sessionId,
        at: new Date(clock.now()),
      });
      sessions.announceEnded(ended);
    },

    /** At boot (design, section 2): makes the configured admin, or makes an admin of that account. */
    ensureAdmin: async (): Promise<void> => {
      if (!admin) return;
      const existing = await users.findCredentialsByKey(usernameKey(admin.username));
      if (existing?.userType === 'admin') return;
      const passwordHash = await passwords.hash(admin.password);
      if (existing) {
        sessions.announceEnded(await users.promote(existing.id, passwordHash, new Date(clock.now())));
        return;
      }
      await users.create({
        id: makeId(),
        username: normalizeUsername(admin.username),
        usernameKey: usernameKey(admin.username),
        passwordHash,
        userType: 'admin',
        createdAt: new Date(clock.now()),
      });
    },
  };
}
