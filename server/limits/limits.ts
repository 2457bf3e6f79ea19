import { inMemory } from './counters';
import { RateLimiterRes } from './rateLimiter';
import { AppError } from '../../domain/errors';
import type { Caller } from '../accounts/caller';
import { parseRefreshToken } from '../accounts/refreshTokens';
import { addressKey } from './addressKey';

interface Limit {
  calls: number;
  perSeconds: number;
  /** Whose calls are counted together. A classroom shares one address: only what needs no login is counted by it. */
  by: 'caller' | 'session' | 'address';
  /** As often from one address, whoever they say they are. */
  fromAddress?: number;
}

const hourS = 60 * 60;

/** How often each thing may be done (design, section 5, 'Limits'). */
export const limits = {
  refresh: { calls: 60, perSeconds: 60, by: 'session', fromAddress: 1200 },
  setCookie: { calls: 600, perSeconds: 60, by: 'address' },
  logout: { calls: 600, perSeconds: 60, by: 'address' },
  signInLink: { calls: 30, perSeconds: 600, by: 'address' },
  password: { calls: 10, perSeconds: 600, by: 'caller' },
  settings: { calls: 120, perSeconds: 60, by: 'caller' },
  marks: { calls: 240, perSeconds: 60, by: 'caller' },
  send: { calls: 20, perSeconds: 60, by: 'caller' },
  stop: { calls: 120, perSeconds: 60, by: 'caller' },
  delete: { calls: 240, perSeconds: 60, by: 'caller' },
  read: { calls: 240, perSeconds: 60, by: 'caller' },
  retry: { calls: 20, perSeconds: 60, by: 'caller' },
  newChat: { calls: 60, perSeconds: hourS, by: 'caller' },
  scenarioDraft: { calls: 10, perSeconds: hourS, by: 'caller' },
  scenario: { calls: 10, perSeconds: hourS, by: 'caller' },
  prompt: { calls: 10, perSeconds: hourS, by: 'caller' },
  tutorial: { calls: 10, perSeconds: hourS, by: 'caller' },
  translate: { calls: 60, perSeconds: hourS, by: 'caller' },
  invite: { calls: 30, perSeconds: hourS, by: 'caller' },
  report: { calls: 30, perSeconds: hourS, by: 'caller' },
  block: { calls: 60, perSeconds: hourS, by: 'caller' },
  device: { calls: 30, perSeconds: hourS, by: 'caller' },
  ticket: { calls: 60, perSeconds: 60, by: 'caller' },
  export: { calls: 10, perSeconds: hourS, by: 'caller' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** Who is to be counted. */
export interface Counted {
  caller: Caller | null;
  address: string;
  cookies: { refreshToken: string | null };
}

export interface Limits {
  /** Counts a call. @throws AppError `tooManyRequests`, with the seconds after which the next one may be made */
  take(name: LimitName, who: Counted): Promise<void>;
  /** Counts nothing. @throws AppError `tooManyRequests` where a call would be refused now */
  check(name: LimitName, who: Counted): Promise<void>;
}

export function createLimits(isOn: boolean, makeCounter = inMemory): Limits {
  const nothing = () => Promise.resolve();
  if (!isOn) return { take: nothing, check: nothing };
  const counters = new Map(
    Object.entries<Limit>(limits).map(([name, { calls, perSeconds, fromAddress }]) => [
      name,
      {
        own: makeCounter(name, calls, perSeconds),
        fromAddress: fromAddress && makeCounter(`${name} from`, fromAddress, perSeconds),
      },
    ]),
  );
  return {
    take: async (name, who) => {
      const counter = counters.get(name);
      try {
        if (counter?.fromAddress) await counter.fromAddress.consume(addressKey(who.address));
        await counter?.own.consume(keyOf(limits[name].by, who));
      } catch (thrown) {
        throw refusal(thrown);
      }
    },
    check: async (name, who) => {
      const counter = counters.get(name);
      const { calls, by, fromAddress }: Limit = limits[name];
      const [own, all] = await Promise.all([
        counter?.own.get(keyOf(by, who)),
        fromAddress && counter?.fromAddress ? counter.fromAddress.get(addressKey(who.address)) : null,
      ]);
      if (own && own.consumedPoints >= calls) throw refusal(own);
      if (all && fromAddress && all.consumedPoints >= fromAddress) throw refusal(all);
    },
  };
}

function keyOf(by: Limit['by'], { caller, address, cookies }: Counted): string {
  if (by === 'caller' && caller) return caller.userId;
  // Not verified yet: whoever makes sessions up is held by the ceiling of their address.
  const claim = by === 'session' && cookies.refreshToken !== null ? parseRefreshToken(cookies.refreshToken) : null;
  return claim?.sessionId ?? addressKey(address);
}

/** What rate-limiter-flexible throws when there is nothing left; anything else is a bug and stays itself. */
export function refusal(thrown: unknown): unknown {
  if (!(thrown instanceof RateLimiterRes)) return thrown;
  return new AppError('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)) });
}
