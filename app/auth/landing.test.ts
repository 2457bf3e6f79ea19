import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../server/accounts/caller';
import { afterLogin, landingOf, loginFor } from './landing';

const learner: Caller = { userId: 'ada', sessionId: 's', username: 'Ada', userType: 'learner' };
const admin: Caller = { ...learner, userType: 'admin' };
/** A server on which everybody may open one conversation. */
const context = {
  services: { conversations: { mayOpen: (_: Caller, id: string) => Promise.resolve(id === 'own') } },
} as unknown as AppLoadContext;

describe('a login', () => {
  it.each([
    ['/conversation', '/login'],
    ['/conversation?c=own', '/login?redirectTo=%2Fconversation%3Fc%3Down'],
    ['/wordBank?view=new&q=a', '/login?redirectTo=%2FwordBank%3Fview%3Dnew%26q%3Da'],
  ])('for %s is at %s', (path, login) => {
    expect(loginFor(path)).toBe(login);
  });

  it.each(['', '/conversation', '//evil.example', 'https://evil.example', '/\\evil.example'])(
    'with %j is followed by the conversation',
    (redirectTo) => {
      expect(afterLogin(redirectTo)).toBe('/conversation');
    },
  );

  it('with a page is followed by the login itself, which sees who has come', () => {
    expect(afterLogin('/wordBank')).toBe('/login?redirectTo=%2FwordBank');
  });
});

describe('whoever is signed in', () => {
  it.each(['/wordBank?view=new', '/ProgressDashboard', '/conversation?c=own&m=1', '/Conversation?demo', '/admin'])(
    'is led to %s',
    async (path) => {
      expect(await landingOf(learner, path, context)).toBe(path);
    },
  );

  it.each([
    ...[null, '', '//evil.example', 'https://evil.example/conversation', '/\t/evil.example'],
    ...['/conversation?c=another', '/CONVERSATION?c=another', '/conversation?viewer=1', '/conversation?c=own&viewer=1'],
  ])('is led to their conversation, and not to %j', async (path) => {
    expect(await landingOf(learner, path, context)).toBe('/conversation');
  });

  it('is led to viewer mode as an admin', async () => {
    expect(await landingOf(admin, '/conversation?c=another&viewer=1', context)).toBe(
      '/conversation?c=another&viewer=1',
    );
  });
});
