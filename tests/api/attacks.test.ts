import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { type ApiName, endpoints } from '../../server/http/api';
import type { Endpoint } from '../../server/http/endpoint';
import { type ApiClient, errorOf } from '../support/apiClient';
import { inputsFor, ownSubject, type Subject } from '../support/subjects';
import { describeEachServer, signIn, startTestServer, type TestServer } from '../support/testServer';

const json = { 'Content-Type': 'application/json' };

interface World {
  server: TestServer;
  /** The attacker: a learner with a conversation, and things of their own. */
  client: ApiClient;
  own: Subject;
  /** Somebody else, whose things are attacked. */
  foreign: Subject;
}

type Attack = (world: World) => Promise<Response>;
type Row = [name: string, attack: Attack, status: number, code: string];

const post =
  (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST'): Attack =>
  ({ client }) =>
    client.fetch(path, { method, headers: { ...json, ...headers }, body: JSON.stringify(body) });
const raw =
  (path: string, body: BodyInit, headers: Record<string, string> = json): Attack =>
  ({ client }) =>
    client.fetch(path, { method: 'POST', headers, body });
const get =
  (path: string, headers: Record<string, string> = {}, method = 'GET'): Attack =>
  ({ client }) =>
    client.fetch(path, { method, headers });
/** What is sent is known only when there is somebody to send it about. */
const about =
  (attack: (world: World) => Attack): Attack =>
  (world) =>
    attack(world)(world);

const send = '/message/send-message';
const preferences = '/user/update-preferences';
const mastered = '/morphemes/update-morphemes-mastered';
const register = (username: string, password = 'correct horse', accessCode = 'test-code') =>
  post('/auth/register', { username, password, accessCode });
const say = (message: unknown) => about(({ own }) => post(send, { conversationId: own.conversationId, message }));
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const manyIds = (count: number) =>
  Array.from({ length: count }, (_, at) => `01a1fdd5-0000-7000-8000-${String(at).padStart(12, '0')}`);

const rows: Row[] = [
  // Types
  ['a number for a message', say(7), 400, 'invalidRequest'],
  ['a list for a message', say(['hello']), 400, 'invalidRequest'],
  ['an object for a message', say({ $ne: '' }), 400, 'invalidRequest'],
  ['true for a message', say(true), 400, 'invalidRequest'],
  ['a numeral for the threshold', post(preferences, { masteryThreshold: '10' }), 400, 'invalidRequest'],
  ['a numeral for the prompts', post(preferences, { promptNotificationsPerWeek: '3' }), 400, 'invalidRequest'],
  ['a threshold of -1', post(preferences, { masteryThreshold: -1 }), 400, 'invalidRequest'],
  ['a threshold of 51', post(preferences, { masteryThreshold: 51 }), 400, 'invalidRequest'],
  ['half a threshold', post(preferences, { masteryThreshold: 1.5 }), 400, 'invalidRequest'],
  ['a threshold of 1e400', raw(preferences, '{"masteryThreshold":1e400}'), 400, 'invalidRequest'],
  ['a threshold of NaN', raw(preferences, '{"masteryThreshold":NaN}'), 400, 'malformedJson'],
  ['a threshold of null', post(preferences, { masteryThreshold: null }), 400, 'invalidRequest'],
  ['no prompts a week', post(preferences, { promptNotificationsPerWeek: 0 }), 400, 'invalidRequest'],
  ['fifteen prompts a week', post(preferences, { promptNotificationsPerWeek: 15 }), 400, 'invalidRequest'],
  ['a time zone of nowhere', post(preferences, { timezone: 'Europe/Nowhere' }), 400, 'invalidRequest'],
  ['a notification type of our own', post(preferences, { notificationType: 'Generic' }), 400, 'invalidRequest'],
  [
    'text for a position',
    about(({ own }) => post('/conversation/read', { conversationId: own.conversationId, position: '1' })),
    400,
    'invalidRequest',
  ],
  [
    'a position of 1e308',
    about(({ own }) => post('/conversation/read', { conversationId: own.conversationId, position: 1e308 })),
    400,
    'invalidRequest',
  ],

  // Sizes
  ['an array of 10,000 levels', raw(preferences, `{"language":${deep(10_000)}}`), 400, 'invalidRequest'],
  ['200 KB', say('x'.repeat(200_000)), 413, 'bodyTooLarge'],
  ['2,001 characters', say('x'.repeat(2001)), 400, 'messageTooLong'],
  ['a flood of combining marks', say(`a${'\u0301'.repeat(2000)}`), 400, 'messageTooLong'],
  ['10,000 ids', post(mastered, { morphemeIds: manyIds(1500) }, {}, 'PATCH'), 400, 'invalidRequest'],
  ['no ids', post(mastered, { morphemeIds: [] }, {}, 'PATCH'), 400, 'invalidRequest'],
  [
    'a field of a scenario of 2,001 characters',
    post('/scenario/create-scenario', { reasonForLearning: 'x'.repeat(2001), additionalNotes: '' }),
    400,
    'scenarioFieldTooLong',
  ],
  [
    'a profile of 4,001 characters',
    post('/user/update-personalization-profile', { generalUserProfile: 'x'.repeat(4001), customInstructions: '' }),
    400,
    'profileTooLong',
  ],
  ['a password of 257 characters', register('somebody new', 'x'.repeat(257)), 400, 'passwordTooLong'],
  ['a header of 20 KB', get('/user/get-preferences', { 'X-Long': 'x'.repeat(20_000) }), 431, ''],

  // Characters
  ['a NUL in a message', say('a\u0000b'), 400, 'textNotStorable'],
  ['a lone surrogate in a message', say('\ud800'), 400, 'textNotStorable'],
  ['nothing that can be seen', say('\u200b\u2060\u3164'), 400, 'messageEmpty'],
  ['only direction marks', say('\u202e\u202d'), 400, 'messageEmpty'],
  ['white space', say(' \n\t '), 400, 'messageEmpty'],
  ['a name of direction marks', register('\u202e\u202d\u202c\u2066\u2067'), 400, 'usernameTooShort'],
  ['a name of control characters', register('\u0001\u0002\u0003\u0004'), 400, 'usernameTooShort'],
  ['a name of emoji', register('😀😀😀😀'), 400, 'usernameTooFewLetters'],
  ['a NUL in a password', register('somebody new', 'correct\u0000horse'), 400, 'textNotStorable'],
  ['a path with %00', get('/conversation/by-id/%00'), 400, 'textNotStorable'],
  ['a path that is no UTF-8', get('/conversation/by-id/%E0%A4%A'), 400, 'invalidRequest'],

  // Shapes
  ['__proto__', raw(preferences, '{"__proto__":{"userType":"admin"}}'), 400, 'invalidRequest'],
  ['constructor', raw(preferences, '{"constructor":{"prototype":{"isAdmin":true}}}'), 400, 'invalidRequest'],
  [
    'a field too many',
    post('/auth/register', {
      username: 'somebody',
      password: 'correct horse',
      accessCode: 'test-code',
      userType: 'admin',
    }),
    400,
    'invalidRequest',
  ],
  [
    'both shapes of words',
    about(({ own }) =>
      post(
        mastered,
        { morphemeIds: [own.wordId], originalMorphemes: ['bonjour'], expandedMessageId: own.messageId },
        {},
        'PATCH',
      ),
    ),
    400,
    'invalidRequest',
  ],
  ['half a shape of words', post(mastered, { originalMorphemes: ['bonjour'] }, {}, 'PATCH'), 400, 'invalidRequest'],
  [
    'both push registrations',
    post('/notifications/register', { token: 'a native token of some length', subscription: {} }),
    400,
    'invalidRequest',
  ],
  [
    'a push endpoint inside',
    post('/notifications/register', {
      subscription: { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'x', auth: 'x' } },
    }),
    400,
    'invalidRequest',
  ],
  ['viewer[]=1', get('/conversation/titles?viewer[]=1'), 400, 'invalidRequest'],
  ['viewer=2', get('/conversation/titles?viewer=2'), 400, 'invalidRequest'],
  ['viewer twice', get('/conversation/titles?viewer=1&viewer=1'), 400, 'invalidRequest'],
  ['viewer by a learner', get('/conversation/titles?viewer=1'), 403, 'forbidden'],
  ['an id that is a list', get('/morphemes?conversationId[]=x'), 400, 'invalidRequest'],
  [
    'an Idempotency-Key of control characters',
    post('/prompt/create-now', {}, { 'Idempotency-Key': 'é' }),
    400,
    'invalidRequest',
  ],
  [
    'an Idempotency-Key of 201 characters',
    post('/prompt/create-now', {}, { 'Idempotency-Key': 'x'.repeat(201) }),
    400,
    'invalidRequest',
  ],

  // What is somebody else's
  [
    'a message into another’s conversation',
    about(({ foreign }) => post(send, { conversationId: foreign.conversationId, message: 'hello' })),
    404,
    'conversationNotFound',
  ],
  [
    'another’s conversation',
    about(({ foreign }) => get(`/conversation/by-id/${foreign.conversationId}`)),
    404,
    'conversationNotFound',
  ],
  [
    'another’s conversation, deleted',
    about(({ foreign }) => get(`/conversation/delete/${foreign.conversationId}`, {}, 'DELETE')),
    404,
    'conversationNotFound',
  ],
  [
    'another’s message, deleted',
    about(({ foreign }) => get(`/message/delete-message/${foreign.messageId}`, {}, 'DELETE')),
    404,
    'messageNotFound',
  ],
  [
    'another’s message, translated',
    about(({ foreign }) => post('/message/translate-sentence', { messageId: foreign.messageId })),
    404,
    'messageNotFound',
  ],
  [
    'another’s reply, retried',
    about(({ foreign }) => post('/message/retry', { messageId: foreign.replyId })),
    404,
    'messageNotFound',
  ],
  [
    'another’s word among one’s own',
    about(({ own, foreign }) => post(mastered, { morphemeIds: [own.wordId, foreign.wordId] }, {}, 'PATCH')),
    404,
    'wordNotFound',
  ],
  [
    'a word of another’s message',
    about(({ foreign }) =>
      post(mastered, { originalMorphemes: ['bonjour'], expandedMessageId: foreign.messageId }, {}, 'PATCH'),
    ),
    404,
    'messageNotFound',
  ],
  [
    'another’s gloss, reported',
    about(({ foreign }) => post('/report/gloss', { messageId: foreign.messageId, original: 'bonjour' })),
    404,
    'messageNotFound',
  ],
  [
    'a stranger, blocked',
    about(({ foreign }) => post('/friend/block', { userId: foreign.userId })),
    404,
    'userNotFound',
  ],
  ['the users of the admin', get('/admin/users'), 403, 'forbidden'],
  [
    'oneself made an admin',
    about(({ own }) => post('/admin/set-user-type', { userId: own.userId, userType: 'admin' })),
    403,
    'forbidden',
  ],

  // Credentials
  ['a wrong access code', register('somebody new', 'correct horse', 'wrong'), 400, 'accessCodeWrong'],
  ['an access code of 60 KB', register('somebody new', 'correct horse', 'x'.repeat(60_000)), 400, 'accessCodeWrong'],
  [
    'a name that is taken, in another case',
    about(({ client }) => register(` ${client.username.toUpperCase()} `)),
    409,
    'usernameTaken',
  ],
  [
    'a name that is taken, in wide letters',
    about(({ client }) => register(client.username.replace('learner', 'ｌｅａｒｎｅｒ'))),
    409,
    'usernameTaken',
  ],
  [
    'a login as nobody',
    post('/auth/login', { username: 'nobody at all', password: 'correct horse' }),
    401,
    'loginWrong',
  ],
  ['a login with nothing', post('/auth/login', {}), 400, 'loginIncomplete'],
  [
    'a login with a password of 9 KB',
    post('/auth/login', { username: 'nobody', password: 'x'.repeat(9_000) }),
    401,
    'loginWrong',
  ],
  ['a link of nobody', post('/auth/sign-in-link', { token: 'x'.repeat(43) }), 401, 'linkInvalid'],
  ['a deletion with a wrong password', post('/user/delete-account', { password: 'wrong' }), 403, 'passwordWrong'],

  // Ways in
  ['a form', raw(preferences, 'theme=light', { 'Content-Type': 'application/x-www-form-urlencoded' }), 415, 'notJson'],
  ['plain text', raw(preferences, '{"theme":"light"}', { 'Content-Type': 'text/plain' }), 415, 'notJson'],
  [
    'a multipart form',
    raw(preferences, '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }),
    415,
    'notJson',
  ],
  ['JSON with a comment', raw(preferences, '{"theme":"light"}//'), 400, 'malformedJson'],
  ['two JSON documents', raw(preferences, '{}{"theme":"light"}'), 400, 'malformedJson'],
  [
    'a page of another site',
    post(preferences, { theme: 'light' }, { Origin: 'https://evil.example' }),
    403,
    'crossSite',
  ],
  ['another site’s GET that writes', get('/invite/replace', { 'Sec-Fetch-Site': 'cross-site' }), 403, 'crossSite'],
  ['a prefetch of a GET that writes', get('/invite/replace', { 'Sec-Purpose': 'prefetch' }), 403, 'forbidden'],
  ['a method that does not fit', get('/invite/replace', {}, 'DELETE'), 405, 'methodNotAllowed'],
  ['another method for a path with parameters', get('/conversation/by-id/x', {}, 'DELETE'), 405, 'methodNotAllowed'],
  ['another method', get('/user/update-preferences'), 405, 'methodNotAllowed'],
  ['another method for the stream', post('/stream', {}), 405, 'methodNotAllowed'],
  ['a method of its own', get('/user/get-preferences', {}, 'PROPFIND'), 405, 'methodNotAllowed'],
];

const tables = [
  'user', 'conversation', 'participant', 'message', 'rendering', 'turn', 'word', 'wordMark', 'sighting', 'accessCode',
  'ticket', 'pushDevice', 'report', 'auditEntry', 'block',
] as const; // oxfmt-ignore

describeEachServer('an attack', (server) => {
  let world: World;
  beforeAll(async () => {
    const [client, other] = [await signIn(server()), await signIn(server())];
    // Somebody else's conversation is theirs alone, and so is the attacker's own.
    world = {
      server: server(),
      client,
      own: await ownSubject(server(), client),
      foreign: await ownSubject(server(), other),
    };
  });

  async function state(): Promise<string> {
    const { client } = server().database;
    const all = await Promise.all(
      tables.map((table) => (client[table] as unknown as { findMany(): Promise<object[]> }).findMany()),
    );
    return JSON.stringify(all.map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
  }

  let known: string | undefined;
  /** Fails where anything has changed since it was last asked. */
  async function expectUnchanged(): Promise<void> {
    const before = known;
    known = await state();
    if (before !== undefined) expect(known).toBe(before);
  }

  it.each(rows)('by %s changes nothing', async (_name, attack, status, code) => {
    if (known === undefined) await expectUnchanged();
    const response = await attack(world);
    // Node itself refuses headers that are too long.
    if (status === 431) expect(response.status).toBe(431);
    else expect([response.status, (await errorOf(response)).code]).toEqual([status, code]);
    await expectUnchanged();
    expect((await fetch(`${server().origin}/healthz`)).status).toBe(200);
  });

  it('with any wrong type in any field of any call is refused', async () => {
    const before = await state();
    let tried = 0;
    for (const [name, declared] of Object.entries<Endpoint>(endpoints)) {
      const [method = '', path = ''] = name.split(' ');
      if ((method !== 'POST' && method !== 'PATCH') || name.startsWith('POST /admin/')) continue;
      const valid = inputsFor[name as ApiName](world.own) as Record<string, unknown>;
      for (const field of Object.keys(fieldsOf(declared.input))) {
        for (const value of [null, 7, true, [], {}, [[]], { length: 1 }, '\u0000']) {
          const input = { ...valid, [field]: value };
          if (declared.input.safeParse(input).success) continue;
          tried += 1;
          const response = await world.client.fetch(path, { method, headers: json, body: JSON.stringify(input) });
          expect(response.status, `${name} ${JSON.stringify(input)}: ${await response.clone().text()}`).toBe(400);
          await errorOf(response);
        }
      }
    }
    expect(tried).toBeGreaterThan(150);
    expect(await state()).toBe(before);
  });

  it('by a body that never comes does not keep others waiting', async () => {
    const { port } = new URL(server().origin);
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      );
      return socket;
    });
    await delay(50);
    await world.client.call('GET /user/get-preferences');
    for (const socket of sockets) socket.destroy();
    await world.client.call('GET /user/get-preferences');
  });
});

function fieldsOf(schema: z.ZodTypeAny): z.ZodRawShape {
  if (schema instanceof z.ZodObject) return schema.shape as z.ZodRawShape;
  if (schema instanceof z.ZodEffects) return fieldsOf(schema.innerType() as z.ZodTypeAny);
  if (schema instanceof z.ZodUnion) {
    return Object.assign({}, ...(schema.options as z.ZodTypeAny[]).map(fieldsOf)) as z.ZodRawShape;
  }
  return {};
}

it('a refused method comes with those that there are', async () => {
  const server = await startTestServer({ provider: 'sqlite' });
  const allowed = async (path: string, method: string) => {
    const answer = await fetch(`${server.origin}/api${path}`, { method });
    return [answer.status, answer.headers.get('Allow')];
  };
  expect(await allowed('/auth/login', 'GET')).toEqual([405, 'POST']);
  expect(await allowed('/USER/get-preferences', 'DELETE')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('/message/delete-message/x', 'PUT')).toEqual([405, 'DELETE']);
  expect(await allowed('/openapi.json', 'PATCH')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('/nowhere', 'PATCH')).toEqual([404, null]);
  await server.close();
});
