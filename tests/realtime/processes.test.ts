import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyConversation } from '../../domain/conversation/conversationState';
import { reduce, visibleMessages } from '../../domain/conversation/reduce';
import type { Database } from '../../server/db/database';
import { openTestDatabase, postgresIsThere } from '../db/testDatabase';
import { detailsOf } from '../support/conversations';
import { type FrameQueue, isField, ofType } from '../support/frameQueue';
import { createPuppetTutor, type PuppetTutor } from '../support/puppetTutor';
import { openRedisGate, redisIsThere, type RedisGate } from '../support/redis';
import { atServer, currentConversation, say, signIn, startTestServer, type TestServer } from '../support/testServer';

interface Process {
  server: TestServer;
  tutor: PuppetTutor;
  gate: RedisGate;
}

const missing = [...(postgresIsThere ? [] : ['Postgres']), ...(redisIsThere ? [] : ['Redis'])];
const until = (happened: () => boolean | Promise<boolean>) => vi.waitUntil(happened, { timeout: 15_000 });

const textsOf = (messages: Awaited<ReturnType<typeof detailsOf>>['conversationHistory']) =>
  messages.map((message) => [message.id, message.targetLanguageMessage?.value, message.targetLanguageMessage?.status]);

describe.skipIf(missing.length > 0)(
  `two processes on one Postgres and one Redis${missing.length > 0 ? ` (skipped: no ${missing.join(', no ')})` : ''}`,
  () => {
    let database: Database;
    let one: Process;
    let other: Process;

    async function start(): Promise<Process> {
      const gate = await openRedisGate();
      const tutor = createPuppetTutor();
      const options = {
        provider: 'postgres',
        database,
        tutor,
        redisUrl: gate.url,
        config: { rateLimits: true },
      } as const;
      return { server: await startTestServer(options), tutor, gate };
    }

    beforeAll(async () => {
      database = await openTestDatabase('postgres');
      [one, other] = await Promise.all([start(), start()]);
    });
    afterAll(async () => {
      await Promise.all([one.server.close(), other.server.close()]);
      await Promise.all([one.gate.close(), other.gate.close()]);
      await database.close();
      expect([...one.server.takeErrors(), ...other.server.takeErrors()]).toEqual([]);
    });

    async function begin() {
      const client = await signIn(one.server);
      const conversationId = await currentConversation(client);
      const there = atServer(other.server, client);
      const start = await detailsOf(client, conversationId);
      const stream = await there.stream({ conversationId, since: start.revision });
      await stream.next(ofType('revision'));
      const known = reduce(reduce(emptyConversation(client.userId), { type: 'opened', details: start }), {
        type: 'catchUpStarted',
      });
      const shown = (frames: FrameQueue) =>
        frames.all.reduce((state, frame) => reduce(state, { type: 'frame', frame }), known);
      return { client, there, conversationId, stream, shown };
    }

    it('show on one what is said on the other, to the end', async () => {
      const { client, conversationId, stream, shown } = await begin();
      const { assistantMessageId } = await say(client, conversationId, 'bonjour');
      const reply = await one.tutor.nextReply();
      reply.speak('un');
      await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      reply.speak('un deux trois');
      reply.end();
      await one.server.settled(conversationId);
      const details = await detailsOf(client, conversationId);
      await until(() => shown(stream).revision >= details.revision);
      expect(textsOf(visibleMessages(shown(stream)))).toEqual(textsOf(details.conversationHistory));
      await stream.close();
    });

    it('stop on one what is said on the other, and say something new there', async () => {
      const { client, there, conversationId, stream } = await begin();
      const first = await say(client, conversationId, 'bonjour');
      (await one.tutor.nextReply()).speak('un');
      await stream.next(isField(first.assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      const second = await say(there, conversationId, 'encore');
      const reply = await other.tutor.nextReply();
      reply.speak('deux');
      await stream.next(isField(second.assistantMessageId, 'targetLanguageMessage', 'streaming'));
      await client.call('POST /message/stop', { conversationId });
      const { conversationHistory } = await detailsOf(client, conversationId);
      expect(conversationHistory.map(({ notes }) => notes?.value?.stopped)).toEqual([undefined, true, undefined, true]);
      expect(conversationHistory.map((message) => message.targetLanguageMessage?.value)).toEqual([
        'bonjour',
        'un',
        'encore',
        'deux',
      ]);
      await stream.close();
    });

    it('end a session everywhere at once', async () => {
      const { client, there, stream } = await begin();
      const socket = await there.socket();
      await client.call('POST /auth/logout', { pushSubscription: null });
      const ended = { code: 1008, reason: 'Authentication failed' };
      expect(await stream.closed).toEqual(ended);
      expect(await socket.closed).toEqual(ended);
      expect((await there.refused('GET /conversation/titles')).status).toBe(401);
    });

    it('tell on one what changes around the conversation on the other', async () => {
      const { client, there, conversationId, stream } = await begin();
      await client.call('POST /user/update-preferences', { masteryThreshold: 7 });
      await stream.next((frame) => frame.type === 'message' && frame.preferences?.masteryThreshold === 7);
      await say(client, conversationId, 'bonjour');
      (await one.tutor.nextReply()).end();
      await client.call('POST /conversation/reset', {});
      await stream.next((frame) => frame.type === 'message' && frame.conversations?.length === 2);
      expect((await there.call('GET /conversation/titles')).body).toHaveLength(2);
      await stream.close();
    });

    it('count connections and calls together', async () => {
      const { client, there, stream } = await begin();
      const streams = [];
      for (let more = 0; more < 10; more += 1) streams.push(await (more % 2 ? client : there).stream());
      expect(await stream.closed).toEqual({ code: 1008, reason: 'Too many connections' });
      for (const open of streams) await open.close();

      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, call) => (call % 2 ? client : there).fetch('/auth/socket-ticket', json({}))),
      );
      const more = await Promise.all(
        Array.from({ length: 40 }, (_, call) => (call % 2 ? client : there).fetch('/auth/socket-ticket', json({}))),
      );
      const statuses = [...answers, ...more].map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(60);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    });

    it('catch up when they could not hear each other, and believe no token meanwhile', async () => {
      const { client, there, conversationId, stream, shown } = await begin();
      const ending = await begin();
      const { assistantMessageId } = await say(client, conversationId, 'bonjour');
      const reply = await one.tutor.nextReply();
      reply.speak('un');
      await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));

      other.gate.shut();
      const ready = () => fetch(`${other.server.origin}/readyz`).then(({ status }) => status);
      await until(async () => (await ready()) === 503);
      reply.speak('un deux');
      reply.end();
      await one.server.settled(conversationId);
      await client.call('POST /user/update-preferences', { masteryThreshold: 9 });
      await ending.client.call('POST /auth/logout', { pushSubscription: null });
      expect((await ending.there.refused('GET /conversation/titles')).status).toBe(401);
      expect((await there.call('GET /conversation/titles')).status).toBe(200);
      expect(stream.all.some(isField(assistantMessageId, 'targetLanguageMessage', 'done'))).toBe(false);

      other.gate.open();
      await until(async () => (await ready()) === 200);
      await stream.next((frame) => frame.type === 'message' && frame.preferences?.masteryThreshold === 9);
      expect(await ending.stream.closed).toEqual({ code: 1008, reason: 'Authentication failed' });
      const details = await detailsOf(client, conversationId);
      await until(() => shown(stream).revision >= details.revision && !shown(stream).isCatchingUp);
      expect(textsOf(visibleMessages(shown(stream)))).toEqual(textsOf(details.conversationHistory));
      await stream.close();
    });

    it('answer a request that is repeated at the other one as the first did', async () => {
      const { client, there, conversationId, stream } = await begin();
      const clientMessageId = randomUUID();
      const [first, second] = await Promise.all([
        say(client, conversationId, 'bonjour', clientMessageId),
        say(there, conversationId, 'bonjour', clientMessageId),
      ]);
      expect(second).toEqual(first);
      expect((await detailsOf(client, conversationId)).conversationHistory).toHaveLength(2);
      await client.call('POST /message/stop', { conversationId });
      await stream.close();
    });
  },
);

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
