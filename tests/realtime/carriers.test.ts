import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConversationState, emptyConversation } from '../../domain/conversation/conversationState';
import type { ConversationDetails } from '../../domain/conversation/conversation';
import { fieldNames, type Message } from '../../domain/conversation/message';
import { reduce, visibleMessages } from '../../domain/conversation/reduce';
import type { ServerFrame } from '../../domain/protocol';
import type { ApiClient } from '../support/apiClient';
import { detailsOf } from '../support/conversations';
import { type FrameQueue, isField, ofType } from '../support/frameQueue';
import { createManualClock } from '../support/manualClock';
import { createPuppetTutor } from '../support/puppetTutor';
import { openSocket } from '../support/socketClient';
import {
  anotherDevice,
  currentConversation,
  describeServer,
  signIn,
  startTestServer,
  type TestServer,
  say,
} from '../support/testServer';

const tutor = createPuppetTutor();

/** What a browser shows after a page and the frames since. */
function play(start: ConversationState, frames: readonly ServerFrame[]): ConversationState {
  return frames.reduce((state, frame) => reduce(state, { type: 'frame', frame }), start);
}

const opened = (client: ApiClient, details: ConversationDetails): ConversationState =>
  reduce(reduce(emptyConversation(client.userId), { type: 'opened', details }), { type: 'catchUpStarted' });

/** Messages without what only orders them. */
const shown = (messages: readonly Message[]) =>
  messages.map((message) => ({
    id: message.id,
    position: message.position,
    attempt: message.attempt,
    ...Object.fromEntries(fieldNames.map((name) => [name, message[name]])),
  }));

type Carrier = FrameQueue & { close(): Promise<void> };

async function follow(client: ApiClient, by: 'stream' | 'socket', conversationId: string, since: number) {
  if (by === 'stream') return client.stream({ conversationId, since });
  const socket = await client.socket();
  socket.send({ type: 'subscribe', conversationId, since });
  return socket;
}

describeServer(
  'a conversation',
  (server) => {
    async function begin() {
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      return { client, conversationId, start: await detailsOf(client, conversationId) };
    }

    async function send(client: ApiClient, conversationId: string, message: string) {
      return { ...(await say(client, conversationId, message)), reply: await tutor.nextReply() };
    }

    /** Waits until the carrier has brought everything that is in the database. */
    async function caughtUp(client: ApiClient, conversationId: string, carrier: Carrier, start: ConversationState) {
      await server().settled(conversationId);
      for (;;) {
        const { revision } = await detailsOf(client, conversationId);
        const state = play(start, carrier.all);
        if (state.revision >= revision && !state.isCatchingUp) return state;
        await carrier.next(() => true);
      }
    }

    it.each(['stream', 'socket'] as const)(
      'over the %s alone ends as the database has it',
      { tags: ['C446'] },
      async (by) => {
        const { client, conversationId, start } = await begin();
        const carrier = await follow(client, by, conversationId, start.revision);
        const first = await send(client, conversationId, 'bonjour');
        first.reply.speak('un');
        first.reply.speak('un deux');
        first.reply.say({ type: 'translation', text: 'one two' }, { type: 'notes', notes: { remark: 'Well said.' } });
        first.reply.end();
        await server().settled(conversationId);
        const second = await send(client, conversationId, 'encore');
        second.reply.fail(new Error('no'));
        await server().settled(conversationId);
        await client.call('POST /message/retry', { messageId: second.assistantMessageId });
        const again = await tutor.nextReply();
        again.speak('trois');
        again.end();
        await server().settled(conversationId);
        await client.call('DELETE /message/delete-message/:id', { id: first.userMessageId });

        const state = await caughtUp(client, conversationId, carrier, opened(client, start));
        const details = await detailsOf(client, conversationId);
        expect(shown(visibleMessages(state))).toEqual(shown(details.conversationHistory));
        expect(state.needsResync).toBe(false);
        expectOrdered(carrier.all);
        await carrier.close();
      },
    );

    it('shows a client that was away exactly what the database holds', async () => {
      const { client, conversationId } = await begin();
      const first = await send(client, conversationId, 'bonjour');
      first.reply.speak('un');
      const stream = await client.stream({ conversationId, since: 0 });
      await stream.next(isField(first.assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      const before = await detailsOf(client, conversationId);
      const known = play(opened(client, before), stream.all);
      await stream.close();

      // Away: the reply ends, a message is deleted, and another reply begins.
      first.reply.speak('un deux');
      first.reply.end();
      await server().settled(conversationId);
      await client.call('DELETE /message/delete-message/:id', { id: first.userMessageId });
      const second = await send(client, conversationId, 'encore');
      second.reply.speak('trois');

      const back = await client.stream({ conversationId, since: known.revision });
      await back.next(isField(second.assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      second.reply.speak('trois quatre');
      second.reply.end();
      const state = await caughtUp(client, conversationId, back, reduce(known, { type: 'catchUpStarted' }));
      const details = await detailsOf(client, conversationId);
      expect(shown(visibleMessages(state))).toEqual(shown(details.conversationHistory));
      expect(details.conversationHistory.map(({ position }) => position)).toEqual([2, 3, 4]);
      await back.close();
    });

    it('raises its revision by exactly one with each commit, and something carries each', async () => {
      const { client, conversationId, start } = await begin();
      const stream = await client.stream({ conversationId, since: start.revision });
      await stream.next(ofType('revision'));
      const { assistantMessageId, reply } = await send(client, conversationId, 'bonjour');
      reply.speak('un');
      await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      // Carried by a frame of its own: a checkpoint has nothing to show.
      await stream.next(ofType('revision'));
      reply.speak('un deux');
      await stream.next(ofType('revision'));
      reply.end();
      await server().settled(conversationId);
      await client.call('DELETE /message/delete-message/:id', { id: assistantMessageId });
      await stream.next((frame) => frame.type === 'message' && frame.removed !== undefined);
      const seen = new Set(stream.all.map(revisionOf).filter((revision) => revision !== null));
      const { revision } = await detailsOf(client, conversationId);
      expect([...seen].sort((a, b) => a - b)).toEqual(
        Array.from({ length: revision - start.revision + 1 }, (_, index) => start.revision + index),
      );
      await stream.close();
    });

    it('reaches every tab of its learner, and nobody else', async () => {
      const { client, conversationId, start } = await begin();
      const tab = await anotherDevice(server(), client);
      const [here, there] = [
        await follow(client, 'stream', conversationId, start.revision),
        await follow(tab, 'socket', conversationId, start.revision),
      ];
      const stranger = await signIn(server());
      const elsewhere = await stranger.stream({ conversationId });
      expect(await elsewhere.next(ofType('error'))).toEqual({ type: 'error', message: 'Conversation not found.' });
      const clientMessageId = randomUUID();
      await client.call('POST /message/send-message', { message: 'bonjour', conversationId, clientMessageId });
      const reply = await tutor.nextReply();
      reply.speak('un');
      reply.end();
      for (const carrier of [here, there]) {
        const typed = await carrier.next((frame) => frame.type === 'message:target' && frame.value === 'bonjour');
        expect(typed).toMatchObject({ fieldName: 'originalMessage', clientMessageId, senderId: client.userId });
        await carrier.next((frame) => frame.type === 'message:target' && frame.fieldName === 'notes');
      }
      const titles = here.all.find((frame) => frame.type === 'message' && frame.conversations);
      expect(titles).toMatchObject({ conversations: [{ _id: conversationId, title: 'bonjour' }] });
      expect(elsewhere.all.map(({ type }) => type)).toEqual(['hello', 'authenticated', 'error']);
      await Promise.all([here.close(), there.close(), elsewhere.close()]);
    });
  },
  { tutor },
);

/** Whole values, in the order of (attempt, rev) for each field, and nothing after the end but another attempt. */
function expectOrdered(frames: readonly ServerFrame[]): void {
  const last = new Map<string, { attempt: number; rev: number }>();
  for (const frame of frames) {
    if (frame.type !== 'message:target' || frame.fieldName === 'scenario') continue;
    const key = `${frame.target} ${frame.fieldName}`;
    const before = last.get(key) ?? { attempt: 0, rev: 0 };
    expect(frame.attempt - before.attempt || frame.rev - before.rev, key).toBeGreaterThanOrEqual(0);
    last.set(key, frame);
    if (frame.fieldName === 'morphemeTranslationDetails') expect(Array.isArray(frame.value ?? [])).toBe(true);
  }
}

function revisionOf(frame: ServerFrame): number | null {
  if (frame.type === 'message') return frame.removed?.revision ?? null;
  return 'revision' in frame ? frame.revision : null;
}

describe('the socket', () => {
  const clock = createManualClock();
  let server: TestServer;
  let client: ApiClient;
  let address: string;
  beforeAll(async () => {
    server = await startTestServer({ provider: 'sqlite', clock });
    client = await signIn(server);
    address = `${server.origin.replace('http', 'ws')}/ws`;
  });
  afterAll(async () => {
    await server.close();
    expect(server.takeErrors()).toEqual([]);
  });

  it('greets, then authenticates, then answers pings', { tags: ['C438', 'C440'] }, async () => {
    const socket = await openSocket(address);
    await socket.next(ofType('hello'));
    socket.send({ type: 'ping' });
    await socket.next(ofType('pong'));
    socket.send({ type: 'authenticate', token: client.accessToken ?? '' });
    await socket.next(ofType('authenticated'));
    socket.send({ type: 'ping' });
    await socket.next(ofType('pong'));
    expect(socket.all.map(({ type }) => type)).toEqual(['hello', 'pong', 'authenticated', 'pong']);
    socket.send({ type: 'authenticate', token: client.accessToken ?? '' });
    expect(await socket.next(ofType('error'))).toMatchObject({
      message: 'This connection is already authenticated.',
    });
    await socket.close();
  });

  it('closes with 1008 on a wrong token, and when none comes within 10 s', { tags: ['C300'] }, async () => {
    const wrong = await openSocket(address);
    wrong.send({ type: 'authenticate', token: 'wrong' });
    expect(await wrong.closed).toEqual({ code: 1008, reason: 'Authentication failed' });

    const silent = await openSocket(address);
    await silent.next(ofType('hello'));
    await clock.advance(9_999);
    silent.send({ type: 'ping' });
    await silent.next(ofType('pong'));
    await clock.advance(1);
    expect(await silent.closed).toEqual({ code: 1008, reason: 'Authentication failed' });
  });

  it('leaves an authenticated connection open after the deadline', async () => {
    const socket = await client.socket();
    await clock.advance(10_000);
    socket.send({ type: 'ping' });
    await socket.next(ofType('pong'));
    await socket.close();
  });

  it('answers what is out of place with an error, and goes on', async () => {
    const conversationId = await currentConversation(client);
    const somebodyElses = await currentConversation(await signIn(server));
    const socket = await openSocket(address);
    const errorAfter = async (act: () => void) => {
      act();
      return (await socket.next(ofType('error'))).message;
    };
    expect(await errorAfter(() => socket.send({ type: 'subscribe', conversationId }))).toBe(
      'Please authenticate first.',
    );
    socket.send({ type: 'authenticate', token: client.accessToken ?? '' });
    await socket.next(ofType('authenticated'));
    for (const other of [somebodyElses, randomUUID(), '']) {
      const message = await errorAfter(() => socket.send({ type: 'subscribe', conversationId: other }));
      expect(message).toBe('Conversation not found.');
    }
    for (const raw of [
      'nonsense',
      '[]',
      'null',
      '{"type":"unknown"}',
      '{"type":"subscribe"}',
      '{"type":"subscribe","conversationId":"x","since":-1}',
      '{"type":"subscribe","conversationId":"x","since":2147483648}',
      '{"type":"subscribe","conversationId":"a\\u0000"}',
      `{"type":"subscribe","conversationId":"${'x'.repeat(65)}"}`,
      Buffer.from('{"type":"ping"}'),
    ]) {
      const message = await errorAfter(() => socket.sendRaw(raw));
      expect(message, raw.toString()).toBe('This is no frame that the server knows.');
    }
    socket.send({ type: 'subscribe', conversationId });
    await socket.next(ofType('revision'));
    socket.send({ type: 'unsubscribe' });
    socket.send({ type: 'ping' });
    await socket.next(ofType('pong'));
    await socket.close();
  });

  it('closes with 1009 on more than 64 KB, and the server lives', async () => {
    const socket = await client.socket();
    socket.sendRaw('x'.repeat(65_537));
    expect((await socket.closed).code).toBe(1009);
    const next = await client.socket();
    next.sendRaw(JSON.stringify({ type: 'authenticate', token: 'x'.repeat(65_000) }).padEnd(65_536));
    await next.next(ofType('error'));
    await next.close();
  });

  it('refuses pages of other sites with 403', async () => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      await expect(openSocket(address, headers as Record<string, string>)).rejects.toThrow('403');
    }
    const socket = await openSocket(address, { Origin: server.origin });
    await socket.close();
  });

  it('survives a stranger who hangs up while being refused', async () => {
    const { port } = new URL(server.origin);
    for (let round = 0; round < 20; round += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      const gone = new Promise((resolve) => socket.on('close', resolve));
      socket.write(
        'GET /ws HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        () => socket.resetAndDestroy(),
      );
      await gone;
    }
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  it('is told the revision each 30 s', async () => {
    const conversationId = await currentConversation(client);
    const { revision } = await detailsOf(client, conversationId);
    const [socket, stream] = [await client.socket(), await client.stream({ conversationId, since: revision })];
    socket.send({ type: 'subscribe', conversationId, since: revision });
    for (const carrier of [socket, stream]) await carrier.next(ofType('revision'));
    await clock.advance(30_000);
    for (const carrier of [socket, stream]) {
      expect(await carrier.next(ofType('revision'))).toEqual({ type: 'revision', conversationId, revision });
    }
    await Promise.all([socket.close(), stream.close()]);
  });
});

describe('the stream', () => {
  it('greets as the socket does, is not to be kept or changed on the way, and lets go when the client does', async () => {
    const server = await startTestServer({ provider: 'sqlite' });
    const client = await signIn(server);
    const conversationId = await currentConversation(client);
    const stream = await client.stream({ conversationId });
    await stream.next(ofType('revision'));
    expect(stream.all.map(({ type }) => type)).toEqual(['hello', 'authenticated', 'revision']);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.has('content-encoding')).toBe(false);
    expect(server.services.connections.count()).toBe(1);
    await stream.close();
    while (server.services.connections.count() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.close();
  });

  it('and the socket say when to come back before the server goes', async () => {
    const server = await startTestServer({ provider: 'sqlite' });
    const client = await signIn(server);
    const [stream, socket] = [await client.stream(), await client.socket()];
    await server.shutDown();
    expect(await stream.closed).toEqual({ code: 1001, reason: 'Server restarting', returnWithinMs: 5_000 });
    expect(await socket.closed).toEqual({ code: 1001, reason: 'Server restarting; return within 5000 ms' });
    await server.close();
  });
});
