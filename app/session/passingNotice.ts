import { createCookie } from '@remix-run/node';

export type PassingNotice = 'deleted' | 'invited';

/**
 * What a page that only leads on has to say on the page where it leads: in a cookie, as that works without JavaScript
 * too, and is gone once it has been said. The cookie names a text and carries none. It lasts longer than it takes from
 * one page to the next.
 */
const cookie = createCookie('palaver_notice', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 });

/** As it stands in Set-Cookie. */
export const passingNotice = (name: PassingNotice): Promise<string> => cookie.serialize(name);

/** Whether a page was asked for with this to be said, and the headers of the answer that says it. */
export async function takePassingNotice(
  request: Request,
  name: PassingNotice,
): Promise<{ isSaid: boolean; headers: HeadersInit }> {
  const isSaid = (await cookie.parse(request.headers.get('Cookie'))) === name;
  return { isSaid, headers: isSaid ? { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) } : {} };
}
