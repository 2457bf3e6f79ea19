import { beforeAll, expect, it, vi } from 'vitest';
import { createConversationRepository } from '../../server/conversations/conversationRepository';
import { createMessageService, type MessageDeps } from '../../server/conversations/messageService';
import type { ApiName } from '../../server/http/api';
import type { ApiClient } from '../support/apiClient';
import { friendChatOf } from '../support/friends';
import {
  accessCode,
  anotherDevice,
  currentConversation,
  describeServer,
  password,
  say,
  signIn,
} from '../support/testServer';

const someId = '01a1fdd5-0000-7000-8000-000000000000';
const calls: [ApiName, unknown][] = [
  ['GET /admin/users', {}],
  ['POST /admin/disable-user', { userId: someId, disabled: true }],
  ['POST /admin/sign-in-link', { userId: someId }],
  ['POST /admin/set-user-type', { userId: someId, userType: 'admin' }],
  ['POST /admin/set-organization', { userId: someId, affiliatedOrganization: null }],
  ['GET /admin/access-codes', {}],
  ['GET /admin/standing-access-code', {}],
  ['POST /admin/create-access-code', { maxUses: 1 }],
  ['DELETE /admin/access-code/:id', { id: someId }],
  ['GET /admin/reports', {}],
  ['POST /admin/resolve-report', { reportId: someId }],
  ['GET /admin/tutor-health', {}],
  ['GET /admin/audit', {}],
];

describeServer('the admin page’s calls', (server) => {
  let admin: ApiClient;
  beforeAll(async () => {
    admin = await signIn(server(), { userType: 'admin' });
  });
  /** What has been noted of somebody or something, oldest first. */
  const noted = async (subjectId: string) =>
    (await server().database.client.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
      ({ actorId, action }) => {
        expect(actorId).toBe(admin.userId);
        return action;
      },
    );

  it.each(calls)('%s is for admins', { tags: ['C15'] }, async (name, input) => {
    const before = await server().database.client.auditEntry.count();
    const learner = await signIn(server());
    const answers = [await server().client().refused(name, input), await learner.refused(name, input)];
    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
    expect(await server().database.client.auditEntry.count()).toBe(before);
  });

  it.each(calls.filter(([, input]) => JSON.stringify(input).includes(someId)))(
    '%s does not find what is not there, and notes nothing',
    async (name, input) => {
      expect((await admin.refused(name, input)).status).toBe(404);
      expect(await noted(someId)).toEqual([]);
    },
  );

  it('list who has an account, with what they have', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await client.call('POST /message/send-message', { conversationId, message: 'plain' });
    await server().settled(conversationId);
    const { body } = await admin.call('GET /admin/users', { search: ` ${client.username.toUpperCase()} ` });
    expect(body).toMatchObject({
      users: [
        { id: client.userId, username: client.username, userType: 'learner', conversations: 1, disabledAt: null },
      ],
      hasOlder: false,
    });
    expect(body.users[0]?.words).toBeGreaterThan(0);
    expect(Date.now() - Date.parse(body.users[0]?.lastActive ?? '')).toBeLessThan(60_000);
    expect(JSON.stringify(body)).not.toContain('passwordHash');
  });

  it('list users in pages, each once', async () => {
    const names = new Set<string>();
    for (let made = 0; made < 51; made += 1) names.add((await signIn(server())).userId);
    const seen: string[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const { body } = await admin.call('GET /admin/users', before === undefined ? {} : { before });
      seen.push(...body.users.map(({ id }) => id));
      expect(body.users.length).toBeLessThanOrEqual(50);
      if (!body.hasOlder) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(await server().database.client.user.count());
    for (const id of names) expect(seen).toContain(id);
    expect((await admin.call('GET /admin/users', { search: 'nobody is called that' })).body.users).toEqual([]);
  });

  it('close an account: tokens, streams, sockets and turns end at once; and open it again', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const other = await anotherDevice(server(), client);
    const [stream, socket] = [await client.stream({ conversationId }), await other.socket()];
    await client.call('POST /message/send-message', { conversationId, message: 'hang' });
    await admin.call('POST /admin/disable-user', { userId: client.userId, disabled: true });
    const ended = { code: 1008, reason: 'Authentication failed' };
    expect([await stream.closed, await socket.closed]).toEqual([ended, ended]);
    for (const device of [client, other]) {
      expect((await device.refused('GET /user/get-preferences')).status).toBe(401);
      expect((await device.call('POST /auth/refresh-token')).body).toEqual({ valid: false });
    }
    expect(await server().database.client.turn.count({ where: { conversationId, state: 'running' } })).toBe(0);
    const { users } = (await admin.call('GET /admin/users', { search: client.username })).body;
    expect(users[0]?.disabledAt).not.toBeNull();

    await admin.call('POST /admin/disable-user', { userId: client.userId, disabled: false });
    await (await anotherDevice(server(), client)).call('GET /user/get-preferences');
    expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
    expect(await noted(client.userId)).toEqual(['disable user', 'enable user']);
  });

  it('make admins and learners; who is no admin any more may nothing at once', async () => {
    const client = await signIn(server());
    await admin.call('POST /admin/set-user-type', { userId: client.userId, userType: 'admin' });
    const promoted = await anotherDevice(server(), client);
    await promoted.call('GET /admin/users');
    const stream = await promoted.stream();
    await admin.call('POST /admin/set-user-type', { userId: client.userId, userType: 'admin' });
    await promoted.call('GET /admin/users');
    await admin.call('POST /admin/set-user-type', { userId: client.userId, userType: 'learner' });
    expect(await stream.closed).toMatchObject({ code: 1008 });
    expect((await promoted.refused('GET /admin/users')).status).toBe(401);
    expect((await (await anotherDevice(server(), client)).refused('GET /admin/users')).status).toBe(403);
    const [admins, learners] = ['set user type admin', 'set user type learner'];
    expect(await noted(client.userId)).toEqual([admins, admins, learners]);
  });

  it('let nobody close or demote themselves', async () => {
    for (const [name, input] of [
      ['POST /admin/disable-user', { userId: admin.userId, disabled: true }],
      ['POST /admin/set-user-type', { userId: admin.userId, userType: 'learner' }],
    ] as const) {
      expect((await admin.refused(name, input)).status).toBe(403);
    }
    await admin.call('GET /admin/users');
    expect(await noted(admin.userId)).toEqual([]);
  });

  it('say which organization somebody belongs to, which comes with their session', { tags: ['C21'] }, async () => {
    const client = await signIn(server());
    const organizationOf = async () => {
      const { body } = await client.call('POST /auth/refresh-token');
      return body.valid ? body.affiliatedOrganization : undefined;
    };
    const userId = client.userId;
    await admin.call('POST /admin/set-organization', { userId, affiliatedOrganization: '  Evening School ' });
    expect(await organizationOf()).toBe('Evening School');
    await admin.call('POST /admin/set-organization', { userId, affiliatedOrganization: null });
    expect(await organizationOf()).toBeNull();
    for (const affiliatedOrganization of ['', '  ', 'x'.repeat(101), 'nul \u0000', 7, undefined]) {
      const answer = await admin.refused('POST /admin/set-organization', { userId, affiliatedOrganization });
      expect(answer.status).toBe(400);
    }
    expect(await noted(userId)).toEqual(['set organization', 'set organization']);
  });

  it('make access codes, their own or made up, and withdraw them', { tags: ['C14'] }, async () => {
    const code = `Autumn-${Date.now()}`;
    const { body, status } = await admin.call('POST /admin/create-access-code', {
      code: ` ${code} `,
      maxUses: 10_000,
      expiresAt: '2999-12-31',
      note: 'Class 3b',
    });
    expect(status).toBe(201);
    const { id, createdAt: _createdAt, ...rest } = body;
    expect(rest).toEqual({
      code: code.toLowerCase(),
      maxUses: 10_000,
      uses: 0,
      expiresAt: '2999-12-31T23:59:59.999Z',
      note: 'Class 3b',
      revokedAt: null,
      madeBy: admin.username,
    });
    const made = (await admin.call('POST /admin/create-access-code', { maxUses: 1 })).body;
    expect(made.code).toMatch(/^[a-z]{4}-[a-z]{4}-[a-z]{4}$/u);
    await server()
      .client()
      .call('POST /auth/register', { username: `with ${made.code}`, password, accessCode: code });
    await (await signIn(server())).call('GET /invite/get');

    const { accessCodes } = (await admin.call('GET /admin/access-codes')).body;
    expect(accessCodes.slice(0, 2)).toEqual([made, { ...body, uses: 1 }]);
    await admin.call('DELETE /admin/access-code/:id', { id });
    await admin.call('DELETE /admin/access-code/:id', { id });
    const after = (await admin.call('GET /admin/access-codes')).body.accessCodes;
    expect(after.find((one) => one.id === id)?.revokedAt).not.toBeNull();
    expect(await noted(id)).toEqual(['create access code', 'revoke access code']);
  });

  it('withdraw a learner’s invite that got about', async () => {
    const client = await signIn(server());
    const { code } = (await client.call('GET /invite/get')).body;
    const { id } = await server().database.client.accessCode.findUniqueOrThrow({ where: { code } });
    await admin.call('DELETE /admin/access-code/:id', { id });
    const register = { username: 'too late', password, accessCode: code };
    expect((await server().client().refused('POST /auth/register', register)).body.code).toBe('accessCodeWrong');
    expect((await client.call('GET /invite/get')).body.code).not.toBe(code);
  });

  it.each([
    {},
    { maxUses: 0 },
    { maxUses: 10_001 },
    { maxUses: 1.5 },
    { maxUses: '1' },
    { maxUses: 1, code: 'short' },
    { maxUses: 1, code: 'two words' },
    { maxUses: 1, code: 'x'.repeat(41) },
    { maxUses: 1, code: 'nul\u0000code' },
    { maxUses: 1, expiresAt: 'soon' },
    { maxUses: 1, expiresAt: '2020-01-01' },
    { maxUses: 1, expiresAt: new Date(0).toISOString() },
    { maxUses: 1, note: 'x'.repeat(501) },
    { maxUses: 1, uses: 1 },
  ])('make no access code of %j', async (input) => {
    const before = await server().database.client.accessCode.count();
    expect((await admin.refused('POST /admin/create-access-code', input)).status).toBe(400);
    expect(await server().database.client.accessCode.count()).toBe(before);
  });

  it('make no access code that there is, and one for a repeated request', async () => {
    const code = `twice-${Date.now()}`;
    const post = (body: unknown, key = code) =>
      admin.fetch('/admin/create-access-code', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      });
    const first = await post({ code, maxUses: 1 });
    const second = await post({ code, maxUses: 1 });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    for (const taken of [code.toUpperCase(), accessCode]) {
      const answer = await admin.refused('POST /admin/create-access-code', { code: taken, maxUses: 1 });
      expect([answer.status, answer.body.message]).toEqual([409, 'This access code already exists.']);
    }
  });

  it('show what learners reported, and put it aside', async () => {
    const client = await signIn(server());
    const { database, services } = server();
    const ids = Array.from({ length: 52 }, () => services.makeId());
    const subject = {
      morpheme: ['mot', '', 'word'],
      sentence: 'mot',
      language: 'fr',
      ownLanguage: 'en',
      provenance: { provider: 'scripted', model: 'scripted', contentVersion: '1' },
    };
    const row = {
      reporterId: client.userId,
      comment: 'odd',
      subject: JSON.stringify(subject),
      createdAt: new Date(),
    };
    await database.client.report.createMany({
      data: ids.map((id, index) => ({ id, kind: index === 0 ? 'friend' : 'gloss', ...row })),
    });
    const first = (await admin.call('GET /admin/reports', { kind: 'gloss' })).body;
    expect([first.reports.length, first.hasOlder]).toEqual([50, true]);
    expect(first.reports[0]).toMatchObject({
      id: ids.at(-1),
      kind: 'gloss',
      reporterName: client.username,
      comment: 'odd',
      subject,
      resolvedAt: null,
    });
    const rest = (await admin.call('GET /admin/reports', { before: first.reports.at(-1)?.id ?? '' })).body;
    expect(rest.reports.slice(0, 2).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect((await admin.refused('GET /admin/reports', { kind: 'other' })).status).toBe(400);

    const reportId = ids[0] ?? '';
    await admin.call('POST /admin/resolve-report', { reportId });
    await admin.call('POST /admin/resolve-report', { reportId });
    const [resolved] = (await admin.call('GET /admin/reports', { kind: 'friend' })).body.reports;
    expect(resolved?.resolvedAt).not.toBeNull();
    expect(await noted(reportId)).toEqual(['resolve report']);
  });

  it('show the code of the configuration, and note that they did', async () => {
    expect((await admin.call('GET /admin/standing-access-code')).body).toEqual({ code: accessCode });
    expect((await admin.call('GET /admin/audit')).body.entries[0]?.action).toBe('show standing access code');
  });

  it('show a conversation with the settings by which its learner sees it', async () => {
    const learner = await signIn(server());
    await learner.call('POST /user/update-preferences', { showTransliteration: true, masteryThreshold: 3 });
    const id = await currentConversation(learner);
    const answer = await admin.fetch(`/conversation/by-id/${id}?viewer=1`);
    expect(await answer.json()).toMatchObject({
      username: learner.username,
      readerPreferences: { showTransliteration: true, masteryThreshold: 3 },
    });
    expect((await learner.call('GET /conversation/by-id/:id', { id })).body.readerPreferences).toBeUndefined();
  });

  it('show the log, newest first, also of what is gone', async () => {
    const [other, subject] = [await signIn(server(), { userType: 'admin' }), await signIn(server())];
    await other.call('POST /admin/sign-in-link', { userId: subject.userId });
    const conversationId = await currentConversation(subject);
    const seenAs = `/conversation/by-id/${conversationId}?viewer=1`;
    expect((await other.fetch(seenAs)).status).toBe(200);
    const seen = (await admin.call('GET /admin/audit')).body.entries.slice(0, 2);
    expect(seen).toMatchObject([
      { actorId: other.userId, actorName: other.username, action: 'view conversation', subjectId: conversationId },
      { actorId: other.userId, actorName: other.username, action: 'make sign-in link', subjectId: subject.userId },
    ]);
    await server().database.client.user.delete({ where: { id: other.userId } });
    const [newest, next] = (await admin.call('GET /admin/audit')).body.entries;
    expect(newest).toMatchObject({ actorId: other.userId, actorName: null });
    const older = (await admin.call('GET /admin/audit', { before: newest?.id ?? '' })).body;
    expect(older.entries[0]).toEqual(next);
  });

  it('note a deleted message where another learner might not have deleted it', async () => {
    const own = await currentConversation(admin);
    const mine = await say(admin, own, 'plain');
    const client = await signIn(server());
    const theirs = await say(client, await currentConversation(client), 'plain');
    for (const id of [...Object.values(mine), ...Object.values(theirs)]) {
      await admin.call('DELETE /message/delete-message/:id', { id });
    }
    for (const id of Object.values(mine)) expect(await noted(id)).toEqual([]);
    for (const id of Object.values(theirs)) expect(await noted(id)).toEqual(['delete message']);
    const friend = await signIn(server());
    await server().services.friends.befriend(friend.userId, admin.userId);
    const chat = await friendChatOf(friend);
    const { body } = await friend.call('POST /message/send-message', { conversationId: chat, message: 'hello' });
    await admin.call('DELETE /message/delete-message/:id', { id: body.userMessageId });
    expect(await noted(body.userMessageId)).toEqual(['delete message']);
  });

  it('delete no message that cannot be noted', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const { userMessageId } = await say(client, conversationId, 'plain');
    await server().settled(conversationId);
    const { database, services } = server();
    const published = vi.fn();
    const messages = createMessageService({
      conversations: createConversationRepository(database),
      audit: { recordIn: () => Promise.reject(new Error('the log is full')) },
      bus: { publish: published },
      clock: services.clock,
      stopTurnsFor: () => Promise.resolve(),
    } as unknown as MessageDeps);
    const caller = { userId: admin.userId, sessionId: '', username: '', userType: 'admin' } as const;
    await expect(messages.delete(caller, userMessageId)).rejects.toThrow('the log is full');
    expect(published).not.toHaveBeenCalled();
    const { body } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
    expect(body.conversationHistory.map(({ id }) => id)).toContain(userMessageId);
  });

  it('change nothing in viewer mode', async () => {
    const client = await signIn(server());
    const response = await admin.fetch('/admin/disable-user?viewer=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ userId: client.userId, disabled: true }),
    });
    expect(response.status).toBe(403);
    await client.call('GET /user/get-preferences');
    expect((await admin.fetch('/admin/users?viewer=1')).status).toBe(200);
  });
});
