/** What COMMUNITY_URL is where nobody has set it: the front door of a chat service, and nobody's own room there. */
export const defaultCommunityUrl = 'https://discord.com/';

/** Where people who want company, or forgot their password, are sent. */
export interface Community {
  url: string;
  /** What a link tells about where it goes: 'chat.example.org'. */
  host: string;
  /** This server has a community of its own. */
  isNamed: boolean;
}

/** @param url of http or https, as the configuration has checked */
export function communityAt(url: string): Community {
  const { href, host } = new URL(url);
  return { url, host: host.replace(/^www\./u, ''), isNamed: href !== defaultCommunityUrl };
}
