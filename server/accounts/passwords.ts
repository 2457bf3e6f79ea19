import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../domain/errors';

/**
 * argon2id at the first of OWASP's recommended settings (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane.
 * It is the algorithm that @node-rs/argon2 uses unless told otherwise.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown account (`passwordHash` null) as for a known one. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/**
 * @param concurrency how many hashes are computed at once: each takes 19 MiB and a thread of the pool that file and
 *   DNS calls need too
 * @param maxWaiting how many may wait; beyond it the caller is told to come back (`busy`)
 */
export function createPasswords({ concurrency = 2, maxWaiting = 100 } = {}): Passwords {
  const limit = pLimit(concurrency);
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw new AppError('busy', { retryAfterSeconds: 5 });
    return limit(work);
  };
  let nobody: Promise<string> | undefined;

  return {
    hash: async (password) => queued(() => hash(password, parameters)),
    verify: async (passwordHash, password) =>
      queued(async () => {
        nobody ??= hash('the password of no account', parameters);
        const matches = await verify(passwordHash ?? (await nobody), password);
        return passwordHash !== null && matches;
      }),
  };
}
