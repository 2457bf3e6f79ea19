import { describe, expect, it } from 'vitest';
import { permissions, type Role, roles, type Verdict } from '../../domain/account/permissions';
import { type ApiName, endpoints } from '../../server/http/api';
import { isWriting } from '../../server/http/endpoint';
import type { ApiClient } from '../support/apiClient';
import { createPeople, friendSubject, inputsFor, ownSubject } from '../support/subjects';
import { describeServer, type TestServer } from '../support/testServer';

const statusOf: Readonly<Record<Exclude<Verdict, 'allowed' | 'reads'>, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  hidden: 404,
};

/** Refusals that say nothing about who may: there is nothing of the kind, or it is not the moment. */
const besides = new Set([
  'loginWrong',
  'linkInvalid',
  'passwordWrong',
  'codeNotFound',
  'reportNotFound',
  'nothingToUndo',
  'nothingToRetry',
  'notAFriendChat',
  'userNotFound',
]);

async function ask(client: ApiClient, name: ApiName, input: object, isViewing: boolean) {
  const [method = '', path = ''] = name.split(' ');
  const left = new Map<string, unknown>(Object.entries(input));
  const filled = path.replace(/:(\w+)/gu, (_, key: string) => {
    const value = String(left.get(key));
    left.delete(key);
    return value;
  });
  const hasBody = method === 'POST' || method === 'PATCH';
  const query = new URLSearchParams([
    ...(hasBody ? [] : [...left].map(([key, value]): [string, string] => [key, String(value)])),
    ...(isViewing ? [['viewer', '1'] as [string, string]] : []),
  ]);
  return client.fetch(`${filled}?${query.toString()}`, {
    method,
    ...(hasBody
      ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(Object.fromEntries(left)) }
      : {}),
  });
}

/** Who asks, and whose things they ask about. */
async function cast(server: TestServer, role: Role) {
  const people = await createPeople(server);
  const subject =
    role === 'friend'
      ? await friendSubject(server, people.owner, people.friend)
      : await ownSubject(server, people.owner);
  const asking = { ...people, learner: people.owner, adminViewing: people.admin }[role];
  return { asking, subject };
}

/** Writes something, and leaves all that the other calls are about as it was. */
const harmless = new Set<ApiName>([
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/sign-in-link',
  'POST /auth/socket-ticket',
  'POST /user/update-preferences',
  'POST /user/update-personalization-profile',
  'POST /user/delete-account',
  'POST /notifications/register',
  'POST /conversation/read',
  'POST /scenario/create-scenario',
  'POST /message/translate-sentence',
  'POST /morphemes/peek',
  'PATCH /morphemes/update-morphemes-mastered',
  'PATCH /morphemes/update-morphemes-not-mastered',
  'POST /morphemes/undo',
  'POST /report/gloss',
  'POST /friend/report',
  'POST /admin/sign-in-link',
  'POST /admin/set-user-type',
  'POST /admin/set-organization',
  'POST /admin/create-access-code',
  'DELETE /admin/access-code/:id',
  'POST /admin/resolve-report',
]);

describeServer('permissions', (server) => {
  describe.each(roles)('of a %s', (role) => {
    // What changes nothing of it may all be asked of the same people.
    let unchanged: ReturnType<typeof cast> | undefined;

    it.each(Object.keys(endpoints) as ApiName[])('%s', async (name) => {
      const row: Record<Role, Verdict> = permissions[endpoints[name].access];
      const verdict = row[role] === 'reads' ? (isWriting(name, endpoints[name]) ? 'forbidden' : 'allowed') : row[role];
      const changes = verdict === 'allowed' && isWriting(name, endpoints[name]) && !harmless.has(name);
      const { asking, subject } = await (changes ? cast(server(), role) : (unchanged ??= cast(server(), role)));
      const response = await ask(asking, name, inputsFor[name](subject), role === 'adminViewing');
      const answer = (await response.json()) as { code?: string };
      const told = `${response.status} ${answer.code ?? ''}`;
      if (verdict !== 'allowed') expect(response.status, told).toBe(statusOf[verdict]);
      else if (!besides.has(answer.code ?? '')) expect(response.status, told).toBeLessThan(300);
    });
  });
});
