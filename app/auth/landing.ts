import type { AppLoadContext } from '@remix-run/node';
import type { Caller } from '../../server/accounts/caller';
import { ownPath } from '../forms/ownPath';

/** Where whoever logs in goes who came from nowhere (specification, section 2). */
const fromNowhere = '/conversation';

/** Where a page sends whoever has to log in before they come back to it. */
export const loginFor = (path: string): string =>
  path === fromNowhere ? '/login' : `/login?redirectTo=${encodeURIComponent(path)}`;

/** What follows a login: the login's own page, which sees who has come, leads them on. */
export function afterLogin(redirectTo: string): string {
  const path = ownPath(redirectTo);
  return path === null || path === fromNowhere ? fromNowhere : loginFor(path);
}

/** Where somebody who is signed in is led: to the page that asked for a login, unless it is one that is not for them. */
export async function landingOf(
  caller: Caller,
  redirectTo: string | null,
  { services }: Pick<AppLoadContext, 'services'>,
) {
  const path = ownPath(redirectTo);
  if (path === null) return fromNowhere;
  const { pathname, searchParams } = new URL(path, 'http://of.any.host');
  if (pathname.toLowerCase() !== fromNowhere) return path;
  // Whoever comes back may be another than whoever left.
  if (searchParams.has('viewer')) return caller.userType === 'admin' ? path : fromNowhere;
  const id = searchParams.get('c');
  return id === null || (await services.conversations.mayOpen(caller, id)) ? path : fromNowhere;
}
