import type { Request } from '../api/request';
import { createTestClock } from '../realtime/testClock';
import { memoryKeyValue } from '../storage/keyValue';
import { createSession, type SessionLocks } from './session';

export const jwt = (lifetimeS: number) => `h.${btoa(JSON.stringify({ iat: 5_000, exp: 5_000 + lifetimeS }))}.s`;
export const valid = (token = jwt(900), username = 'ada') => ({
  valid: true,
  loginSuccess: true,
  message: '',
  accessToken: token,
  username,
  userId: `id of ${username}`,
  userType: 'admin',
  affiliatedOrganization: null,
});

/** A session whose server answers what it is told to. */
export function setUp(locks?: SessionLocks) {
  const time = createTestClock();
  const calls: string[] = [];
  const warnings: string[] = [];
  const marks: string[] = [];
  const answers = new Map<string, unknown>([
    ['POST /auth/refresh-token', valid()],
    ['POST /auth/login', valid()],
    ['POST /auth/logout', { message: '' }],
  ]);
  let goOnline: () => void = () => undefined;
  const storage = memoryKeyValue();
  const session = createSession({
    request: ((name: string) => {
      calls.push(name.replace('POST /auth/', ''));
      const answer = answers.get(name);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }) as Request,
    clock: time.clock,
    network: {
      listen: (_, listener) => {
        goOnline = listener;
        return () => (goOnline = () => undefined);
      },
    },
    locks,
    storage,
    markLeft: () => marks.push(calls.at(-1) ?? ''),
    warn: (message) => warnings.push(message),
  });
  return {
    ...time,
    session,
    calls,
    warnings,
    marks,
    storage,
    answer: (name: string, answer: unknown) => answers.set(`POST /auth/${name}`, answer),
    online: () => {
      goOnline();
    },
  };
}
export const invalid = { valid: false };
export const login = { username: 'ada', password: 'x', rememberMe: false };
