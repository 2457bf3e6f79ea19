/**
 * What a page that only leads on has to say on the page where it leads: in a cookie, as that works without JavaScript
 * too, and is gone once it has been said. The cookie names a text and carries none.
 */
const cookieName = 'palaver_notice';
export type PassingNotice = 'deleted' | 'invited';

/** Longer than it takes from one page to the next. */
const withinS = 60;
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** As it stands in Set-Cookie. */
export const passingNotice = (name: PassingNotice): string =>
  `${cookieName}=${name}; Max-Age=${withinS}; ${attributes}`;

/** Whether a page was asked for with this to be said, and the headers of the answer that says it. */
export function takePassingNotice(request: Request, name: PassingNotice): { isSaid: boolean; headers: HeadersInit } {
  const cookies = (request.headers.get('Cookie') ?? '').split(';');
  const isSaid = cookies.some((pair) => pair.trim() === `${cookieName}=${name}`);
  return { isSaid, headers: isSaid ? { 'Set-Cookie': `${cookieName}=; Max-Age=0; ${attributes}` } : {} };
}
