import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPageServer } from '../support/pages';
import { signIn, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startPageServer();
}, 60_000);
afterAll(() => server.close());

it.each([
  '/./\\evil.example/phish',
  '/.//evil.example/phish',
  '//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
])('a learner who opens /login with redirectTo %j stays on this site', async (redirectTo) => {
  const { cookie } = await signIn(server);
  const answer = await fetch(`${server.origin}/login?redirectTo=${encodeURIComponent(redirectTo)}`, {
    redirect: 'manual',
    headers: { Cookie: cookie ?? '' },
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/conversation']);
});

it('a guest who opens /login with another site for redirectTo is not offered it', async () => {
  const answer = await fetch(`${server.origin}/login?redirectTo=${encodeURIComponent('/./\\evil.example')}`);
  expect(await answer.text()).not.toContain('name="redirectTo"');
});
