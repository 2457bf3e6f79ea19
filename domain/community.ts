/** What COMMUNITY_URL is where nobody has set it: the front page of a chat service, where the server has no place of its own. */
export const defaultCommunityUrl = 'https://discord.com/';

/** Where people who want company, or forgot their password, are sent. */
export interface Community {
  url: string;
  /** What a link tells about where it goes: 'chat.example.org'. */
  host: string;
}

/**
 * @param url of http or https, as the configuration has checked
 * @returns null where the server has no community of its own
 */
export function communityAt(url: string): Community | null {
  const { href, host } = new URL(url);
  return href === defaultCommunityUrl ? null : { url, host: host.replace(/^www\./u, '') };
}
