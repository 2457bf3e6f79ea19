import { z } from 'zod';
import { isStorable } from '../../../domain/storable';
import { endpoint } from '../endpoint';
import { nothing, storableText } from '../schemas';

const identity = {
  accessToken: z.string(),
  username: z.string(),
  userId: z.string(),
  userType: z.enum(['learner', 'admin']),
  affiliatedOrganization: z.string().nullable(),
};

export const authEndpoints = {
  'POST /auth/register': endpoint({
    access: 'anyone',
    summary: 'Creates an account; needs an access code.',
    input: z.object({ username: storableText, password: storableText, accessCode: z.string() }).strict(),
    output: z.object({ message: z.string() }),
    status: 201,
    handle: async ({ services }, input) => {
      await services.accounts.register(input);
      return { message: 'Account created. You can log in now.' };
    },
  }),

  'POST /auth/login': endpoint({
    access: 'anyone',
    summary: 'Starts a session on this device; sets the refresh cookie.',
    input: z
      .object({
        username: z.string({ required_error: 'loginIncomplete' }).max(1000).refine(isStorable, 'textNotStorable'),
        password: z.string({ required_error: 'loginIncomplete' }).max(10_000).refine(isStorable, 'textNotStorable'),
        rememberMe: z.boolean().default(false),
      })
      .strict(),
    output: z.object({ loginSuccess: z.literal(true), message: z.string(), ...identity }),
    handle: async ({ services, cookies }, input) => {
      const grant = await services.accounts.login(input);
      // Who was signed in here before is not any more.
      await services.sessions.endByRefreshToken(cookies.refreshToken);
      cookies.keepRefreshToken(grant.refreshToken, grant.maxAgeSeconds);
      return { loginSuccess: true as const, message: '', ...identityOf(grant) };
    },
  }),

  'POST /auth/refresh-token': endpoint({
    access: 'anyone',
    summary: 'A new access token for the refresh cookie, or that there is no session.',
    input: nothing,
    output: z.union([z.object({ valid: z.literal(true), ...identity }), z.object({ valid: z.literal(false) })]),
    handle: async ({ services, cookies }) => {
      const grant = await services.sessions.refresh(cookies.refreshToken);
      if (!grant) {
        if (cookies.refreshToken !== null) cookies.dropRefreshToken();
        return { valid: false as const };
      }
      cookies.keepRefreshToken(grant.refreshToken, grant.maxAgeSeconds);
      return { valid: true as const, ...identityOf(grant) };
    },
  }),

  'POST /auth/logout': endpoint({
    access: 'anyone',
    summary: 'Ends the session of the refresh cookie or the token, and its tokens, streams and sockets with it.',
    input: z.object({ pushSubscription: z.unknown().optional() }).strict(),
    output: z.object({ message: z.string() }),
    handle: async ({ services, caller, cookies }) => {
      await services.sessions.endByRefreshToken(cookies.refreshToken);
      if (caller) await services.sessions.end(caller.sessionId);
      cookies.dropRefreshToken();
      return { message: 'Logged out.' };
    },
  }),

  'GET /auth/set-cookie': endpoint({
    access: 'anyone',
    writes: true,
    summary: 'Gives the browser an id without authority, before each realtime connection.',
    input: nothing,
    output: z.object({}),
    handle: ({ services, cookies }) => {
      cookies.keepBrowserId(services.makeId());
      return {};
    },
  }),
};

function identityOf({
  caller,
  accessToken,
  affiliatedOrganization,
}: {
  caller: { username: string; userId: string; userType: 'learner' | 'admin' };
  accessToken: string;
  affiliatedOrganization: string | null;
}) {
  const { username, userId, userType } = caller;
  return { accessToken, username, userId, userType, affiliatedOrganization };
}
