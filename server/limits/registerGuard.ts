import { inMemory } from './counters';
import { addressKey } from './addressKey';
import { refusal } from './limits';

/** Registrations with one code in an hour, whoever makes them: two classrooms. */
const registrationsPerCode = 60;
/** Guesses from one address in ten minutes: more than a classroom mistypes, and nothing against 38 bits. */
const wrongCodesPerAddress = 100;

export interface RegisterGuard {
  /** @throws AppError `tooManyRequests` while this address has to wait */
  check(address: string): Promise<void>;
  /** Counts a guess. */
  wrongCode(address: string): Promise<void>;
  /** Counts a registration with a code that is right. @throws AppError `tooManyRequests` */
  take(codeId: string): Promise<void>;
}

/** Slows guessing of codes down, and whoever would fill the server with accounts, without counting by address. */
export function createRegisterGuard(isOn: boolean, makeCounter = inMemory): RegisterGuard {
  const nothing = () => Promise.resolve();
  if (!isOn) return { check: nothing, wrongCode: nothing, take: nothing };
  const codes = makeCounter('register', registrationsPerCode, 60 * 60);
  const wrong = makeCounter('wrong code', wrongCodesPerAddress, 10 * 60);

  return {
    check: async (address) => {
      const counted = await wrong.get(addressKey(address));
      if (counted && counted.consumedPoints >= wrongCodesPerAddress) throw refusal(counted);
    },
    wrongCode: async (address) => {
      await wrong.penalty(addressKey(address));
    },
    take: async (codeId) => {
      try {
        await codes.consume(codeId);
      } catch (thrown) {
        throw refusal(thrown);
      }
    },
  };
}
