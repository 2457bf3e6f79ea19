import { createHash, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { normalizeUsername, usernameKey } from '../../domain/account/credentials';
import { AppError, isAppError } from '../../domain/errors';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { CodeRepository, UsableCode } from '../invites/codeRepository';
import { codeKey, copiedKey } from '../invites/codeText';
import type { RegisterGuard } from '../limits/registerGuard';
import type { Passwords } from './passwords';
import type { UserRepository } from './userRepository';

export interface RegistrationDeps {
  users: UserRepository;
  codes: Pick<CodeRepository, 'findMeant' | 'findUsable'>;
  passwords: Passwords;
  registerGuard: RegisterGuard;
  clock: Clock;
  makeId: MakeId;
  log: Logger;
  /** The standing registration code. */
  accessCode: string;
  /** The name that is kept for the configured admin. */
  adminName: string | null;
  /** Somebody registered with somebody's invite. */
  befriended(inviterId: string, userId: string): Promise<void>;
  /** There is one account more. */
  registered(): void;
}

interface Knock {
  accessCode: string;
  /** Where the request came from. */
  address: string;
}

export interface Registration extends Knock {
  username: string;
  password: string;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** How accounts begin: with a code, which is looked at before the name, so that nobody learns names without one. */
export function createRegistrationService(deps: RegistrationDeps) {
  const { users, codes, passwords, registerGuard, clock, makeId, log, accessCode, adminName, befriended } = deps;
  const reservedKey = adminName === null ? null : usernameKey(adminName);

  /** The code that was typed: the standing one, or one that is kept. */
  async function requireCode({ accessCode: typed, address }: Knock): Promise<UsableCode | 'standing'> {
    await registerGuard.check(address);
    if (sameText(codeKey(typed), codeKey(accessCode))) return 'standing';
    const meant = await codes.findMeant(typed);
    const code = meant === null ? null : await codes.findUsable(meant, new Date(clock.now()));
    if (code) return code;
    const copied = copiedKey(typed);
    if (meant === null && copied !== null && sameText(copied, copiedKey(accessCode) ?? '')) return 'standing';
    // One that is used up or too old was no guess.
    if (meant === null) await registerGuard.wrongCode(address);
    throw new AppError('accessCodeWrong');
  }

  /** A use of the code and the account that it makes. */
  async function createAccount(input: Registration, code: UsableCode | 'standing'): Promise<void> {
    const key = usernameKey(input.username);
    // Asked before the costly hash; that it stays free until the end is the database's to say.
    if (key === reservedKey || (await users.isTaken(key))) throw new AppError('usernameTaken');
    const user = {
      id: makeId(),
      username: normalizeUsername(input.username),
      usernameKey: key,
      passwordHash: await passwords.hash(input.password),
      userType: 'learner' as const,
      createdAt: new Date(clock.now()),
    };
    if (code === 'standing') {
      if (!(await users.create(user))) throw new AppError('usernameTaken');
      return;
    }
    await users.register(user, code.id);
    if (code.kind !== 'invite') return;
    try {
      await befriended(code.issuerId, user.id);
    } catch (error) {
      // The account stands, and whoever made it can log in.
      log.error({ err: error, userId: user.id, inviterId: code.issuerId }, 'an invite made no friends');
    }
  }

  return {
    /** @throws AppError `tooManyRequests` while nobody may register from this address */
    checkAddress: (address: string): Promise<void> => registerGuard.check(address),

    /** The username of whoever's invite this is; null for any other code. A wrong one counts as a guess. */
    findInviter: async (knock: Knock): Promise<string | null> => {
      try {
        const code = await requireCode(knock);
        if (code === 'standing' || code.kind !== 'invite') return null;
        return await users.findName(code.issuerId);
      } catch (error) {
        // Who registers with it is told.
        if (isAppError(error)) return null;
        throw error;
      }
    },

    /** Name and password obey the rules already (`registration` in domain/schemas). Throws what else is wrong. */
    register: async (input: Registration): Promise<void> => {
      const code = await requireCode(input);
      const codeId = code === 'standing' ? code : code.id;
      await registerGuard.count(codeId, input.address, () => createAccount(input, code));
      deps.registered();
    },
  };
}

/** Compares in a time that tells nothing about where the texts differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
