import { expect, it } from 'vitest';
import { createUserRepository } from '../../server/accounts/userRepository';
import { raiseRevision } from '../../server/conversations/conversationRepository';
import { type Database, Prisma } from '../../server/db/database';
import type { ApiClient } from '../support/apiClient';
import { historyOf } from '../support/conversations';
import { makeFriends, sayGlossed } from '../support/friends';
import {
  anotherDevice,
  currentConversation,
  describeEachServer,
  describeServer,
  password,
  registerAndLogin,
  say,
  signIn,
  type TestServer,
} from '../support/testServer';

const keys = {
  p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
  auth: Buffer.alloc(16, 9).toString('base64url'),
};
const at = new Date('2026-03-01T12:00:00.250Z');
let made = 0;

/** Somebody with something of everything, and a friend who came by their invite. */
async function settle(server: TestServer): Promise<{ client: ApiClient; friend: ApiClient; conversationId: string }> {
  const name = `resident ${++made}`;
  const client = await registerAndLogin(server, name);
  await client.call('POST /user/update-preferences', { language: 'French', theme: 'light', timezone: 'Asia/Tokyo' });
  const profile = { generalUserProfile: 'I bake bread.', customInstructions: 'Be brief.' };
  await client.call('POST /user/update-personalization-profile', profile);
  const conversationId = await currentConversation(client);
  const { body: said } = await client.call('POST /message/send-message', { conversationId, message: 'plain bonjour' });
  await server.settled(conversationId);
  await client.call('POST /report/gloss', { messageId: said.userMessageId, original: 'bonjour', comment: 'odd' });
  const { morphemes } = (await client.call('GET /morphemes')).body;
  await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [morphemes[0]?._id ?? ''] });
  await client.call('POST /notifications/register', {
    subscription: { endpoint: `https://push.example.com/${made}`, keys },
  });
  const { code } = (await client.call('GET /invite/get')).body;
  await server
    .client()
    .call('POST /auth/register', { username: `friend ${made}`, password, accessCode: code.toUpperCase() });
  const friend = server.client();
  const { body } = await friend.call('POST /auth/login', { username: `friend ${made}`, password });
  Object.assign(friend, { accessToken: body.accessToken, userId: body.userId, username: body.username });
  await client.call('POST /auth/socket-ticket');

  const { database, services } = server;
  await database.client.progressPoint.upsert({
    where: { userId_conversationId_language: { userId: client.userId, conversationId, language: 'fr' } },
    create: {
      userId: client.userId,
      conversationId,
      language: 'fr',
      totalEncounteredWords: 2,
      masteredWordTotal: 1,
      topWordsCount: 2,
      percentMastered: 50,
      computedAt: at,
    },
    update: {},
  });
  await database.client.modelUsage.create({ data: { ...asked, id: services.makeId(), userId: client.userId } });
  const { userId: blockedId } = await signIn(server);
  await database.client.block.create({ data: { blockerId: client.userId, blockedId, createdAt: at } });
  return { client, friend, conversationId };
}

const asked = {
  purpose: 'reply',
  provider: 'openai',
  model: 'm',
  inputTokens: 900,
  outputTokens: 80,
  milliseconds: 1200,
  outcome: 'done',
  createdAt: at,
};

/** Every row of every table but the audit log, as text. */
async function everything(server: TestServer): Promise<string[]> {
  const tables = Object.values(Prisma.ModelName).filter((name) => name !== 'AuditEntry');
  const rows: string[] = [];
  for (const name of tables) {
    const table = `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}` as 'user';
    rows.push(...(await server.database.client[table].findMany()).map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows;
}

describeServer('taking one’s data away', (server) => {
  it('gives everything that is kept, and nothing that lets anybody in', async () => {
    const { client, friend, conversationId } = await settle(server());
    const { body, headers } = await client.call('GET /user/export');
    expect(headers.get('Content-Type')).toMatch(/^application\/json/u);
    expect(body.account).toMatchObject({ id: client.userId, username: client.username, userType: 'learner' });
    expect(body.preferences).toMatchObject({ language: 'fr', theme: 'light', timezone: 'Asia/Tokyo' });
    expect(body.profile).toEqual({ generalUserProfile: 'I bake bread.', customInstructions: 'Be brief.' });
    expect(body.friends).toEqual([friend.username]);
    expect(body.conversations.map((one) => [one.conversationType, one.friend]).sort()).toEqual([
      ['AI', null],
      ['friend', friend.username],
    ]);
    const history = await historyOf(client, conversationId);
    expect(body.conversations.find(({ _id }) => _id === conversationId)?.messages).toEqual(history);
    const { morphemes } = (await client.call('GET /morphemes', { conversationId })).body;
    expect(body.words.map(({ original, trueCount }) => [original, trueCount]).sort()).toEqual(
      morphemes.map((word) => [word.originalMorpheme, word.trueCount]).sort(),
    );
    expect(body.marks).toMatchObject([{ kind: 'mastered', undoneAt: null }]);
    expect(body.marks[0]?.wordIds).toHaveLength(1);
    expect(body.progress).toMatchObject([{ conversationId, language: 'fr' }]);
    expect(body.accessCodes).toMatchObject([{ kind: 'invite', maxUses: 10, uses: 1 }]);
    expect(body.devices).toMatchObject([{ kind: 'web', address: expect.stringContaining('https://push') as string }]);
    expect(body.reports).toMatchObject([
      { kind: 'gloss', comment: 'odd', subject: { morpheme: ['bonjour', '', 'bonjour in English'], language: 'fr' } },
    ]);
    expect(body.modelUsage).toEqual([{ ...asked, createdAt: at.toISOString() }]);
    expect(body.blocked).toHaveLength(1);
    expect(body.sessions).toHaveLength(1);

    const { user, session, ticket } = server().database.client;
    const { passwordHash } = await user.findUniqueOrThrow({ where: { id: client.userId } });
    const { salt } = await session.findFirstOrThrow({ where: { userId: client.userId } });
    const { hash } = await ticket.findFirstOrThrow({ where: { userId: client.userId } });
    const text = await (await client.fetch('/user/export')).text();
    for (const secret of [passwordHash, salt, hash, keys.auth, keys.p256dh]) expect(text).not.toContain(secret);
  });

  it('gives one’s own alone', async () => {
    const { client, friend } = await settle(server());
    const { body } = await friend.call('GET /user/export');
    expect(body.words).toEqual([]);
    expect(body.modelUsage).toEqual([]);
    // Of the chat with the one who invited them, in which nothing was said.
    expect(body.conversations.map((one) => [one.friend, one.messages])).toEqual([[client.username, []]]);
    expect(JSON.stringify(body)).not.toContain('bread');
    expect((await client.call('GET /user/export')).body.account.id).toBe(client.userId);
    expect((await server().client().refused('GET /user/export')).status).toBe(401);
  });

  it('gives what one said in a chat that one has left, and nothing that the friend said there', async () => {
    const { anna, ben, conversationId } = await makeFriends(server());
    await sayGlossed(server(), anna, conversationId, 'plain mine');
    await sayGlossed(server(), ben, conversationId, 'plain theirs');
    await anna.call('DELETE /conversation/delete/:id', { id: conversationId });
    const { body } = await anna.call('GET /user/export');
    expect(body.leftBehind).toEqual([
      { conversationId, originalText: 'plain mine', createdAt: expect.any(String) as string },
    ]);
    expect(JSON.stringify(body)).not.toContain('plain theirs');
    expect((await ben.call('GET /user/export')).body.leftBehind).toEqual([]);
  });

  it('gives a long history whole and in order', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const { database, services } = server();
    const positions = Array.from({ length: 1_203 }, (_, index) => index + 1);
    await database.client.message.createMany({
      data: positions.map((position) => ({
        id: services.makeId(),
        conversationId,
        position,
        senderId: client.userId,
        senderType: 'user',
        originalText: `message ${position}`,
        createdAt: at,
        revision: 1,
      })),
    });
    const [conversation] = (await client.call('GET /user/export')).body.conversations;
    expect(conversation?.messages.map((message) => message.originalMessage?.value)).toEqual(
      positions.map((position) => `message ${position}`),
    );
  });
});

describeEachServer('deleting one’s account', (server) => {
  it('needs the password', async () => {
    const { client } = await settle(server());
    const wrong = await client.refused('POST /user/delete-account', { password: 'wrong horse' });
    expect([wrong.status, wrong.body.message]).toEqual([403, 'That password is not right.']);
    for (const input of [{}, { password: null }, { password: 'nul \u0000' }]) {
      expect((await client.refused('POST /user/delete-account', input)).status).toBe(400);
    }
    expect((await server().client().refused('POST /user/delete-account', { password })).status).toBe(401);
    await client.call('GET /user/get-preferences');
  });

  it('ends sessions at once, and leaves no row of theirs behind but the log of what they did', async () => {
    const { client, friend, conversationId } = await settle(server());
    const { database } = server();
    const audit = { actorId: client.userId, subjectId: 'x', action: 'view titles', createdAt: at };
    await database.client.auditEntry.create({ data: { id: server().services.makeId(), ...audit } });
    const other = await anotherDevice(server(), client);
    const [stream, socket] = [await other.stream(), await other.socket()];
    const before = await everything(server());
    expect(before.filter((row) => row.includes(client.userId)).length).toBeGreaterThan(10);

    await client.call('POST /user/delete-account', { password });
    const ended = { code: 1008, reason: 'Authentication failed' };
    expect([await stream.closed, await socket.closed]).toEqual([ended, ended]);
    expect(client.cookie).toBeNull();
    expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
    expect((await other.call('POST /auth/refresh-token')).body).toEqual({ valid: false });

    const after = await everything(server());
    expect(after.filter((row) => row.includes(client.userId) || row.includes(conversationId))).toEqual([]);
    expect(await database.client.auditEntry.count({ where: { actorId: client.userId } })).toBe(1);
    const { body: titles } = await friend.call('GET /conversation/titles');
    expect(titles.map(({ conversationType }) => conversationType)).toEqual(['friend']);
  });

  it('takes answers that were kept for repeated requests along', async () => {
    const client = await signIn(server());
    const { idempotentAnswer } = server().database.client;
    const answer = { requestHash: 'h', status: 200, body: '{"of":"the leaver"}', createdAt: at };
    const [theirs, guests] = [server().services.makeId(), server().services.makeId()];
    await idempotentAnswer.createMany({
      data: [
        { id: theirs, userId: client.userId, ...answer },
        { id: guests, ...answer },
      ],
    });
    await client.call('POST /user/delete-account', { password });
    const left = await idempotentAnswer.findMany({ where: { id: { in: [theirs, guests] } }, select: { id: true } });
    expect(left).toEqual([{ id: guests }]);
  });

  it('takes along what is still to be done for them, also what has failed before', async () => {
    const [client, other] = [await signIn(server()), await signIn(server())];
    const { job } = server().database.client;
    const jobOf = (userId: string, change: object) => ({
      id: server().services.makeId(),
      kind: 'progress',
      payload: JSON.stringify({ userId, conversationId: 'c', language: 'fr' }),
      runAt: new Date(Date.now() + 3_600_000),
      createdAt: at,
      ...change,
    });
    const theirs = [
      jobOf(client.userId, { key: `progress:${client.userId}:c:fr` }),
      jobOf(client.userId, { attempts: 1 }),
    ];
    const others = jobOf(other.userId, {});
    await job.createMany({ data: [...theirs, others] });
    await client.call('POST /user/delete-account', { password });
    const ids = [...theirs, others].map(({ id }) => id);
    expect(await job.findMany({ where: { id: { in: ids } }, select: { id: true } })).toEqual([{ id: others.id }]);
    await job.deleteMany({ where: { id: others.id } });
  });

  it('takes rows in the order in which a turn does, so that neither runs into the other', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await say(client, conversationId, 'plain');
    await server().settled(conversationId);
    const { database } = server();
    let runs = 0;
    const counting: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((tx) => {
          runs += 1;
          return work(tx);
        }),
    };
    let holds: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (holds = resolve));
    const turn = counting.transaction(async (tx) => {
      await raiseRevision(tx, conversationId);
      holds();
      // Nothing says when the other waits for a row: long enough for it to have taken all that it can.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.turn.updateMany({ where: { conversationId }, data: { state: 'done' } });
      await tx.user.updateMany({ where: { id: client.userId }, data: { currentConversationId: conversationId } });
    });
    await held;
    await Promise.all([turn, createUserRepository(counting).delete(client.userId)]);
    expect(runs).toBe(2);
    expect(await database.client.user.count({ where: { id: client.userId } })).toBe(0);
    expect(await database.client.turn.count({ where: { learnerId: client.userId } })).toBe(0);
  });

  it('stops what is being said, and frees the name', async () => {
    const name = 'slow leaver';
    const client = await registerAndLogin(server(), name);
    await client.call('POST /user/update-preferences', { language: 'French' });
    const conversationId = await currentConversation(client);
    await client.call('POST /message/send-message', { conversationId, message: 'hang on' });
    await client.call('POST /user/delete-account', { password });
    const { turn, message } = server().database.client;
    expect(await turn.count({ where: { conversationId } })).toBe(0);
    expect(await message.count({ where: { conversationId } })).toBe(0);
    const again = await registerAndLogin(server(), name);
    expect(again.userId).not.toBe(client.userId);
    expect((await again.call('GET /user/export')).body.conversations).toEqual([]);
  });
});
