import * as argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalizePassword } from '../../domain/account/credentials';
import { AppError } from '../../domain/errors';

/**
 * argon2id at the first of OWASP's recommended settings (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane.
 * It is the algorithm that @node-rs/argon2 uses unless told otherwise.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is checked where there is no account: no password is known for it, and it costs what any other costs. */
const nobodys = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown account (`passwordHash` null) as for a known one. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export interface PasswordOptions {
  /** How many hashes are computed at once: each takes 19 MiB and a thread of the pool that file and DNS calls need too. */
  concurrency?: number;
  /** How many may wait; beyond it the caller is told to come back (`busy`). */
  maxWaiting?: number;
  algorithm?: Pick<typeof argon2, 'hash' | 'verify'>;
}

export function createPasswords({
  concurrency = 2,
  maxWaiting = 100,
  algorithm = argon2,
}: PasswordOptions = {}): Passwords {
  const limit = pLimit(concurrency);
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw new AppError('busy', { retryAfterSeconds: 5 });
    return limit(work);
  };

  return {
    hash: async (password) => queued(() => algorithm.hash(normalizePassword(password), parameters)),
    verify: async (passwordHash, password) =>
      queued(async () => {
        const matches = await algorithm.verify(passwordHash ?? nobodys, normalizePassword(password));
        return passwordHash !== null && matches;
      }),
  };
}
