import { describe, expect, it } from 'vitest';
import { communityAt, defaultCommunityUrl } from './community';

describe('communityAt', () => {
  it('tells the place of a community that was named', () => {
    expect(communityAt('https://www.chat.example.org:8443/palaver?from=home')).toEqual({
      url: 'https://www.chat.example.org:8443/palaver?from=home',
      host: 'chat.example.org:8443',
    });
    expect(communityAt('https://discord.com/invite/palaver')).toMatchObject({ host: 'discord.com' });
  });

  it.each([defaultCommunityUrl, 'https://discord.com', 'HTTPS://Discord.com'])('takes %s for no community', (url) => {
    expect(communityAt(url)).toBeNull();
  });
});
