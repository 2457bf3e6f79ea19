import { inMemory } from './counters';
import { addressKey } from './addressKey';
import { refusal } from './limits';

/** Accounts made with one code in an hour, whoever makes them: two classrooms. */
const registrationsPerCode = 60;
/** Wrong codes and refused registrations from one address in ten minutes: more than a classroom mistypes. */
const failuresPerAddress = 100;

export interface RegisterGuard {
  /** @throws AppError `tooManyRequests` while this address has to wait */
  check(address: string): Promise<void>;
  /** Counts a wrong code. */
  wrongCode(address: string): Promise<void>;
  /**
   * Counts a registration with a right code if it succeeds. One that fails counts against its address alone: it must
   * not close the code for others.
   * @throws AppError `tooManyRequests`, or what `register` throws
   */
  count(codeId: string, address: string, register: () => Promise<void>): Promise<void>;
}

/** Limits guesses of codes, and accounts made with one code. */
export function createRegisterGuard(isOn: boolean, makeCounter = inMemory): RegisterGuard {
  const nothing = () => Promise.resolve();
  if (!isOn) return { check: nothing, wrongCode: nothing, count: (_codeId, _address, register) => register() };
  const codes = makeCounter('register', registrationsPerCode, 60 * 60);
  const failures = makeCounter('register failure', failuresPerAddress, 10 * 60);
  const failed = async (address: string) => {
    await failures.penalty(addressKey(address));
  };

  return {
    check: async (address) => {
      const counted = await failures.get(addressKey(address));
      if (counted && counted.consumedPoints >= failuresPerAddress) throw refusal(counted);
    },
    wrongCode: failed,
    count: async (codeId, address, register) => {
      // Before the work: of many at once no more than the limit begin.
      try {
        await codes.consume(codeId);
      } catch (thrown) {
        throw refusal(thrown);
      }
      try {
        await register();
      } catch (error) {
        await Promise.all([codes.reward(codeId), failed(address)]);
        throw error;
      }
    },
  };
}
