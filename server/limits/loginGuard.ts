import { inMemory } from './counters';
import { refusal } from './limits';
import { addressKey } from './addressKey';

/** Wrong passwords for one name from one address that cost nothing. */
const freeFailures = 5;
/** After that each doubles the wait, from one second up to this. */
const longestWaitS = 15 * 60;
const rememberS = 60 * 60;
/** Failures from one address in a quarter of an hour, whatever the names: a classroom may forget its passwords. */
const failuresPerAddress = 300;
/** Logins that succeed on one account, in ten minutes, wherever they come from. */
const loginsPerAccount = 30;

export interface LoginGuard {
  /**
   * Counts an attempt before its password is looked at: of a hundred at once the rest must wait already.
   * @throws AppError `tooManyRequests` while this name must wait at this address, or has just been signed in to often
   */
  begin(usernameKey: string, address: string): Promise<void>;
  /** It was the right password: the attempts are forgotten, and the login is counted. */
  succeeded(usernameKey: string, address: string): Promise<void>;
}

/** Slows guessing of passwords down without letting anybody lock others out: waits count per name and address. */
export function createLoginGuard(isOn: boolean, makeCounter = inMemory): LoginGuard {
  const nothing = () => Promise.resolve();
  if (!isOn) return { begin: nothing, succeeded: nothing };
  const attempts = makeCounter('login', Number.MAX_SAFE_INTEGER, rememberS);
  const waits = makeCounter('login wait', 1, longestWaitS);
  const addresses = makeCounter('login address', failuresPerAddress, 900);
  const logins = makeCounter('login success', loginsPerAccount, 600);
  const pairOf = (usernameKey: string, address: string) => `${addressKey(address)} ${usernameKey}`;

  return {
    begin: async (usernameKey, address) => {
      const pair = pairOf(usernameKey, address);
      const wait = await waits.get(pair);
      if (wait && wait.msBeforeNext > 0) throw refusal(wait);
      // Only who knows the password can bring this about.
      const succeeded = await logins.get(usernameKey);
      if (succeeded && succeeded.consumedPoints >= loginsPerAccount) throw refusal(succeeded);
      try {
        await addresses.consume(addressKey(address));
      } catch (thrown) {
        throw refusal(thrown);
      }
      const { consumedPoints } = await attempts.consume(pair);
      const beyond = consumedPoints - freeFailures;
      if (beyond > 0) await waits.block(pair, Math.min(longestWaitS, 2 ** (beyond - 1)));
    },
    succeeded: async (usernameKey, address) => {
      const pair = pairOf(usernameKey, address);
      await Promise.all([
        attempts.delete(pair),
        waits.delete(pair),
        addresses.reward(addressKey(address)),
        logins.penalty(usernameKey),
      ]);
    },
  };
}
