import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiName, endpoints } from '../../server/http/api';
import { createPageApi } from '../../server/http/pageApi';
import { errorBody } from '../../server/http/schemas';
import { strictly } from '../../server/http/strictly';
import type { ApiClient } from '../support/apiClient';
import { frameKind, frameSchemas } from '../support/frameSchemas';
import { ofType } from '../support/frameQueue';
import { loaderSchemas } from '../support/loaderSchemas';
import { secretsIn, secretValues, suspiciousNames } from '../support/secretFields';
import { createPeople, friendSubject, inputsFor, ownSubject, type Subject } from '../support/subjects';
import { anotherDevice, password, signIn, startTestServer, type TestServer } from '../support/testServer';

/** Everything that goes out and is called as secrets are, and why it may. */
const meant: Readonly<Record<string, readonly string[]>> = {
  // Whoever signs in or refreshes gets their own token.
  'POST /auth/login': ['accessToken'],
  'POST /auth/sign-in-link': ['accessToken'],
  'POST /auth/refresh-token': ['accessToken'],
  'POST /auth/socket-ticket': ['ticket'],
  // Public by its nature: browsers subscribe with it.
  'GET /notifications/key': ['key'],
  // Codes of the caller's own, and what admins hand out.
  'GET /invite/get': ['code'],
  'GET /invite/replace': ['code'],
  'POST /admin/sign-in-link': ['link'],
  'GET /admin/access-codes': ['accessCodes', 'accessCodes.code'],
  'GET /admin/standing-access-code': ['code'],
  'POST /admin/create-access-code': ['code'],
  'GET /admin/tutor-health': ['last24Hours.inputTokens', 'last24Hours.outputTokens'],
  // One's own sessions by their ids and times, one's own codes, and what a model counted.
  'GET /user/export': [
    ...['accessCodes', 'accessCodes.code', 'modelUsage.inputTokens', 'modelUsage.outputTokens', 'sessions'],
  ],
  // The learner's own code, where they asked for its dialog; the link that the page's own address holds.
  'routes/conversation': ['page.inviteCode'],
  'routes/resetPassword': ['link'],
};

const routes = import.meta.glob<{ loader?: (args: LoaderFunctionArgs) => unknown }>('../../app/{root,routes/*}.tsx', {
  eager: true,
});
const loaders = new Map(
  Object.entries(routes).flatMap(([path, { loader }]) =>
    loader ? [[path.replace('../../app/', '').replace('.tsx', ''), loader] as const] : [],
  ),
);

it('no declaration of an answer, of a page’s data or of a frame names a secret', () => {
  const declared: Record<string, z.ZodTypeAny | null> = {
    ...Object.fromEntries(Object.entries(endpoints).map(([name, { output }]) => [name, output])),
    ...loaderSchemas,
    ...frameSchemas,
  };
  const named = Object.entries(declared).flatMap(([name, schema]) => {
    const names = schema === null ? [] : [...new Set(suspiciousNames(schema))].sort();
    return names.length > 0 ? [[name, names]] : [];
  });
  expect(Object.fromEntries(named)).toEqual(meant);
});

it('every loader has its data declared', () => {
  expect(Object.keys(loaderSchemas).sort()).toEqual([...loaders.keys()].sort());
});

describe('what really goes out tells no secret', () => {
  let server: TestServer;
  let people: Awaited<ReturnType<typeof createPeople>>;
  let own: Subject;
  let shared: Subject;
  let inviteCode: string;

  beforeAll(async () => {
    server = await startTestServer({ provider: 'sqlite' });
    people = await createPeople(server);
    const { owner, friend, otherLearner } = people;
    own = await ownSubject(server, owner);
    shared = await friendSubject(server, owner, friend);
    inviteCode = (await owner.call('GET /invite/get')).body.code;
    // Something of everything that is kept, so that every list of an answer has an item.
    await owner.call('POST /report/gloss', inputsFor['POST /report/gloss'](own));
    await friend.call('POST /friend/report', { conversationId: shared.conversationId, comment: 'rude' });
    await owner.call('POST /notifications/register', { subscription });
    await owner.call('POST /auth/socket-ticket');
    await owner.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [own.wordId] });
    await otherLearner.call('GET /invite/get');
    await people.admin.call('POST /admin/create-access-code', { maxUses: 3 });
  });

  afterAll(async () => {
    await server.close();
    expect(server.takeErrors()).toEqual([]);
  });

  /** Everybody but these: who may not be named to somebody. */
  const strangersOf = (...known: ApiClient[]) =>
    Object.values(people).filter((one) => one.userId !== '' && !known.includes(one));

  it('through any page, to a guest, a learner or an admin', async () => {
    const { owner, friend, otherLearner, admin, guest } = people;
    const addresses: Record<string, readonly string[]> = {
      root: ['/home'],
      'routes/$': ['/nowhere'],
      'routes/_index': ['/'],
      'routes/home': ['/home'],
      'routes/login': ['/login', '/login?redirectTo=%2FwordBank'],
      'routes/logout': ['/logout'],
      'routes/providers': ['/providers'],
      'routes/register': ['/register', `/register?invite=${inviteCode}`],
      'routes/resetPassword': ['/resetPassword', '/resetPassword?done', '/resetPassword?link=anything'],
      'routes/settings': ['/settings'],
      'routes/conversation': [
        ...['/conversation', '/conversation?demo', '/conversation?dialog=invite', '/conversation?dialog=profile'],
        ...[`?c=${own.conversationId}`, `?c=${shared.conversationId}`, `?viewer=1&c=${own.conversationId}`].map(
          (query) => `/conversation${query}`,
        ),
      ],
      'routes/wordBank': ['/wordBank', `/wordBank?word=${own.wordId}&select=all&dialog=profile`],
      'routes/ProgressDashboard': ['/ProgressDashboard', '/ProgressDashboard?dialog=profile'],
      'routes/admin': ['/admin'],
      'routes/myData': ['/myData'],
    };
    const secrets = await secretValues(server);
    const parsed = new Set<string>();
    for (const [name, loader] of loaders) {
      for (const address of addresses[name] ?? []) {
        for (const client of [guest, owner, otherLearner, admin]) {
          const who = `${name} at ${address} for ${client.username || 'a guest'}`;
          const answer = await load(server, loader, address, client);
          const { text, value } = await readable(answer);
          const inviter = address.includes('invite=') ? [owner] : [];
          const strangers = client === owner ? strangersOf(owner, friend) : strangersOf(client, ...inviter);
          const isViewing = client === admin && address.includes('viewer=1');
          expect(secretsIn(text, secrets, isViewing ? [] : strangers), who).toEqual([]);
          if (value === undefined) continue;
          const schema = 'refused' in answer ? errorBody : loaderSchemas[name];
          if (!schema) throw new Error(`${who}: the page has data, and none is declared`);
          expect(strictly(schema).safeParse(value).error?.issues ?? [], who).toEqual([]);
          if (!('refused' in answer)) parsed.add(name);
        }
      }
    }
    const withData = Object.keys(loaderSchemas).filter((name) => loaderSchemas[name] !== null);
    expect([...parsed].sort()).toEqual(withData.sort());
  });

  it('through any call or any kind of frame', async () => {
    const { owner, friend, admin, guest } = people;
    const stream = await owner.stream({ conversationId: own.conversationId, since: 0 });
    const socket = await friend.socket();
    socket.send({ type: 'subscribe', conversationId: shared.conversationId, since: 0 });
    await socket.next(ofType('revision'));
    socket.send({ type: 'ping' });
    socket.sendRaw('nonsense');

    const device = () => anotherDevice(server, owner);
    const as = async (client: ApiClient, input: object) => Promise.resolve({ client, input });
    const special: Partial<Record<ApiName, () => Promise<{ client: ApiClient; input: object }>>> = {
      'POST /auth/login': () => as(server.client(), { username: owner.username, password }),
      'POST /auth/refresh-token': async () => as(await device(), {}),
      'POST /auth/logout': async () => as(await device(), {}),
      'POST /auth/sign-in-link': async () => {
        const { body } = await admin.call('POST /admin/sign-in-link', { userId: (await signIn(server)).userId });
        return as(server.client(), { token: new URL(body.link, server.origin).searchParams.get('link') });
      },
      'POST /auth/reset-password': async () => as(await signIn(server), { newPassword: 'another horse' }),
      'POST /user/delete-account': async () => as(await signIn(server), { password }),
      'POST /friend/block': () => as(owner, { userId: friend.userId, blocked: false }),
      'POST /friend/report': () => as(owner, { conversationId: shared.conversationId, comment: 'rude' }),
      'POST /morphemes/undo': async () => {
        await owner.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [own.wordId] });
        return as(owner, {});
      },
      'POST /admin/disable-user': async () => as(admin, { userId: (await signIn(server)).userId, disabled: true }),
      'POST /admin/set-user-type': async () => as(admin, { userId: (await signIn(server)).userId, userType: 'admin' }),
      'DELETE /admin/access-code/:id': async () =>
        as(admin, { id: (await admin.call('POST /admin/create-access-code', { maxUses: 1 })).body.id }),
      'POST /admin/resolve-report': async () =>
        as(admin, { reportId: (await admin.call('GET /admin/reports')).body.reports[0]?.id }),
    };
    // What the others ask about is gone after these.
    const last: ApiName[] = ['DELETE /message/delete-message/:id', 'DELETE /conversation/delete/:id'];
    const names = (Object.keys(endpoints) as ApiName[]).filter((name) => !last.includes(name));
    for (const name of [...names, ...last]) {
      const { access } = endpoints[name];
      const usual = access === 'admin' ? admin : access === 'anyone' ? guest : owner;
      const { client, input } = (await special[name]?.()) ?? (await as(usual, inputsFor[name](own)));
      const { body } = await client.call(name, input);
      const { accessToken: _theirs, ...rest } = body as { accessToken?: string };
      // What the admin asked for is the code itself.
      if (name === 'GET /admin/standing-access-code') continue;
      const told = JSON.stringify(Array.isArray(body) ? body : rest);
      const strangers = access === 'admin' ? [] : strangersOf(owner, ...(client === owner ? [friend] : []));
      expect(secretsIn(told, await secretValues(server), strangers), name).toEqual([]);
      await server.settled(own.conversationId);
    }

    await stream.next((frame) => frame.type === 'message' && frame.removed !== undefined);
    const frames = [...stream.all, ...socket.all];
    expect(secretsIn(JSON.stringify(frames), await secretValues(server), strangersOf(owner, friend))).toEqual([]);
    const seen = new Set(frames.map(frameKind));
    expect(Object.keys(frameSchemas).filter((kind) => !seen.has(kind as ReturnType<typeof frameKind>))).toEqual([]);
    await Promise.all([stream.close(), socket.close()]);
  });
});

const subscription = {
  endpoint: 'https://push.example.com/secret-fields',
  keys: {
    p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
    auth: Buffer.alloc(16, 9).toString('base64url'),
  },
};

type Loaded = { given: unknown } | { refused: unknown };

/** What a loader answers to somebody's browser, or throws. */
async function load(
  { services, origin }: TestServer,
  loader: (args: LoaderFunctionArgs) => unknown,
  address: string,
  { cookie }: ApiClient,
): Promise<Loaded> {
  const api = createPageApi(services, '127.0.0.1');
  const context: AppLoadContext = { services, nonce: 'nonce', api, form: new FormData() };
  const request = new Request(new URL(address, origin), { headers: cookie === null ? {} : { Cookie: cookie } });
  try {
    return { given: await loader({ request, context, params: {} }) };
  } catch (thrown) {
    return { refused: thrown };
  }
}

/** As text, and as the page's own data where it is some: a redirect, a file or a status is none. */
async function readable(answer: Loaded): Promise<{ text: string; value: unknown }> {
  const answered = 'given' in answer ? answer.given : answer.refused;
  if (answered instanceof Response) {
    return { text: `${answered.headers.get('Location') ?? ''} ${await answered.text()}`, value: undefined };
  }
  if (answered instanceof Error) throw answered;
  const isWrapped = typeof answered === 'object' && answered !== null && 'init' in answered && 'data' in answered;
  const value: unknown = isWrapped ? answered.data : answered;
  if (typeof value === 'object' && value !== null && 'page' in value && typeof value.page === 'string') {
    return { text: JSON.stringify(value), value: { ...value, page: JSON.parse(value.page) as unknown } };
  }
  return { text: JSON.stringify(value), value };
}
