import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refusal } from './limits';
import { addressKey } from './addressKey';

/** Wrong passwords for one name from one address that cost nothing. */
const freeFailures = 5;
/** After that each doubles the wait, from one second up to this. */
const longestWaitS = 15 * 60;
const rememberS = 60 * 60;
/** Failures from one address in a quarter of an hour, whatever the names: a classroom may forget its passwords. */
const failuresPerAddress = 300;

export interface LoginGuard {
  /** @throws AppError `tooManyRequests` while this name must wait at this address */
  check(usernameKey: string, address: string): Promise<void>;
  failed(usernameKey: string, address: string): Promise<void>;
  succeeded(usernameKey: string, address: string): Promise<void>;
}

/** Slows guessing of passwords down without letting anybody lock others out: waits count per name and address. */
export function createLoginGuard(isOn: boolean): LoginGuard {
  const nothing = () => Promise.resolve();
  if (!isOn) return { check: nothing, failed: nothing, succeeded: nothing };
  const failures = new RateLimiterMemory({ keyPrefix: 'login', points: Number.MAX_SAFE_INTEGER, duration: rememberS });
  const waits = new RateLimiterMemory({ keyPrefix: 'login wait', points: 1, duration: longestWaitS });
  const addresses = new RateLimiterMemory({ keyPrefix: 'login address', points: failuresPerAddress, duration: 900 });
  const pairOf = (usernameKey: string, address: string) => `${addressKey(address)} ${usernameKey}`;

  return {
    check: async (usernameKey, address) => {
      const [wait, all] = await Promise.all([
        waits.get(pairOf(usernameKey, address)),
        addresses.get(addressKey(address)),
      ]);
      if (wait && wait.msBeforeNext > 0) throw refusal(wait);
      if (all && all.consumedPoints >= failuresPerAddress) throw refusal(all);
    },
    failed: async (usernameKey, address) => {
      const pair = pairOf(usernameKey, address);
      const { consumedPoints } = await failures.consume(pair);
      await addresses.penalty(addressKey(address));
      const beyond = consumedPoints - freeFailures;
      if (beyond > 0) await waits.block(pair, Math.min(longestWaitS, 2 ** (beyond - 1)));
    },
    succeeded: async (usernameKey, address) => {
      await failures.delete(pairOf(usernameKey, address));
    },
  };
}
