import { z } from 'zod';
import { login, registration } from '../../../domain/schemas/account';
import type { Grant } from '../../accounts/sessionService';
import { socketTicketSeconds } from '../../accounts/ticketService';
import type { Services } from '../../services';
import type { CookieJar } from '../cookies';
import { endpoint } from '../endpoint';
import { nothing, shortText } from '../schemas';

const identity = {
  accessToken: z.string(),
  username: z.string(),
  userId: z.string(),
  userType: z.enum(['learner', 'admin']),
  affiliatedOrganization: z.string().nullable(),
};
const signedIn = z.object({ loginSuccess: z.literal(true), message: z.string(), ...identity });

export const authEndpoints = {
  'POST /auth/register': endpoint({
    access: 'anyone',
    summary: 'Creates an account; needs an access code or a friend’s invite.',
    input: registration,
    output: z.object({ message: z.string() }),
    keyed: true,
    guard: ({ services, address }) => services.registrations.checkAddress(address),
    status: 201,
    handle: async ({ services, address }, input) => {
      await services.registrations.register({ ...input, address });
      return { message: 'Account created. You can log in now.' };
    },
  }),

  'POST /auth/login': endpoint({
    access: 'anyone',
    summary: 'Starts a session on this device; sets the refresh cookie.',
    input: login,
    output: signedIn,
    handle: async ({ services, cookies, address }, input) =>
      signIn(services, cookies, await services.accounts.login({ ...input, address })),
  }),

  'POST /auth/sign-in-link': endpoint({
    access: 'anyone',
    summary: 'Signs in by a link from an admin, which works once; a password can then be reset.',
    input: z.object({ token: shortText(200) }).strict(),
    output: signedIn,
    limit: 'signInLink',
    handle: async ({ services, cookies }, { token }) =>
      signIn(services, cookies, await services.accounts.signInByLink(token)),
  }),

  'POST /auth/refresh-token': endpoint({
    access: 'anyone',
    summary: 'A new access token for the refresh cookie, or that there is no session.',
    input: nothing,
    output: z.union([z.object({ valid: z.literal(true), ...identity }), z.object({ valid: z.literal(false) })]),
    limit: 'refresh',
    handle: async ({ services, cookies }) => {
      if (cookies.hasLeft) await services.sessions.endByRefreshToken(cookies.refreshToken);
      const grant = cookies.hasLeft ? null : await services.sessions.refresh(cookies.refreshToken);
      if (!grant) {
        // Of a tab that a login in another one has overtaken: what this would take away is the login's cookie.
        const isOvertaken = services.sessions.isReplaced(cookies.refreshToken);
        if ((cookies.refreshToken !== null || cookies.hasLeft) && !isOvertaken) cookies.dropRefreshToken();
        return { valid: false as const };
      }
      cookies.keepRefreshToken(grant.refreshToken, grant.maxAgeSeconds);
      return { valid: true as const, ...identityOf(grant) };
    },
  }),

  'POST /auth/logout': endpoint({
    access: 'anyone',
    summary:
      'Ends the session of the refresh cookie or the token, and its tokens, streams and sockets with it; takes the device off the list for notifications.',
    // Whatever it says: a subscription that makes no sense must not keep anybody from logging out.
    input: z.object({ pushSubscription: z.unknown().optional() }).strict(),
    output: z.object({ message: z.string() }),
    limit: 'logout',
    handle: async ({ services, caller, cookies }, { pushSubscription }) => {
      const ended = await services.sessions.endByRefreshToken(cookies.refreshToken);
      if (caller) await services.sessions.end(caller.sessionId);
      cookies.dropRefreshToken();
      for (const userId of new Set([caller, ended].flatMap((one) => one?.userId ?? []))) {
        await services.devices.forget(userId, pushSubscription);
      }
      return { message: 'Logged out.' };
    },
  }),

  'GET /auth/set-cookie': endpoint({
    access: 'anyone',
    writes: true,
    summary: 'Gives the browser an id without authority, before each realtime connection.',
    input: nothing,
    output: z.object({}),
    limit: 'setCookie',
    handle: ({ services, cookies }) => {
      cookies.keepBrowserId(services.makeId());
      return {};
    },
  }),

  'POST /auth/socket-ticket': endpoint({
    access: 'self',
    summary: 'A token for the address of one socket of the native shell, which cannot send headers.',
    input: nothing,
    output: z.object({ ticket: z.string(), expiresInSeconds: z.number().int() }),
    limit: 'ticket',
    handle: async ({ services, caller }) => ({
      ticket: await services.tickets.forSocket(caller),
      expiresInSeconds: socketTicketSeconds,
    }),
  }),
};

/** Who was signed in in this browser before is not any more. */
export async function signIn(services: Services, cookies: CookieJar, grant: Grant) {
  await services.sessions.replace(cookies.refreshToken);
  cookies.keepRefreshToken(grant.refreshToken, grant.maxAgeSeconds);
  return { loginSuccess: true as const, message: '', ...identityOf(grant) };
}

function identityOf({ caller, accessToken, affiliatedOrganization }: Grant) {
  const { username, userId, userType } = caller;
  return { accessToken, username, userId, userType, affiliatedOrganization };
}
