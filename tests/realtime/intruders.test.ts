import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ServerFrame } from '../../domain/protocol';
import type { ApiClient } from '../support/apiClient';
import { ofType } from '../support/frameQueue';
import { besideAnInnocent } from '../support/innocent';
import { connectRaw, upgradeRequest } from '../support/rawSocket';
import { openSocket, type SocketClient } from '../support/socketClient';
import {
  anotherDevice,
  currentConversation,
  describeServer,
  say,
  signIn,
  type TestServer,
} from '../support/testServer';

const failed = { code: 1008, reason: 'Authentication failed' };

const addressOf = (server: TestServer) => `${server.origin.replace('http', 'ws')}/ws`;
const errorAfter = async (socket: SocketClient, raw: string) => {
  socket.sendRaw(raw);
  return (await socket.next(ofType('error'))).message;
};

/** Asked for by hand; an empty status line is a connection that was just ended. */
const upgrades: [name: string, path: string, headers: Record<string, string>, status: string][] = [
  ['no Origin, as programs have none', '/ws', {}, 'HTTP/1.1 101 Switching Protocols'],
  ['a foreign Origin', '/ws', { Origin: 'https://evil.example' }, 'HTTP/1.1 403 Forbidden'],
  ['null as Origin', '/ws', { Origin: 'null' }, 'HTTP/1.1 403 Forbidden'],
  ['an Origin that is no address', '/ws', { Origin: '::' }, 'HTTP/1.1 403 Forbidden'],
  ['a foreign page without Origin', '/ws', { 'Sec-Fetch-Site': 'cross-site' }, 'HTTP/1.1 403 Forbidden'],
  ['a key that is too short', '/ws', { 'Sec-WebSocket-Key': 'short' }, 'HTTP/1.1 400 Bad Request'],
  ['an empty key', '/ws', { 'Sec-WebSocket-Key': '' }, 'HTTP/1.1 400 Bad Request'],
  ['an unknown version', '/ws', { 'Sec-WebSocket-Version': '12' }, 'HTTP/1.1 400 Bad Request'],
  ['another protocol', '/ws', { Upgrade: 'h2c' }, 'HTTP/1.1 400 Bad Request'],
  ['a query that is no query', '/ws?%%%=%ff&token', {}, 'HTTP/1.1 101 Switching Protocols'],
  ['a wrong path', '/wss', {}, ''],
  ['a path below', '/ws/x', {}, ''],
  ['no path', '*', {}, ''],
];

describeServer('beside an innocent client, one that asks for a socket', (server) => {
  it.each(upgrades)('with %s is answered as it should be', { tags: ['C438'] }, async (_, path, headers, status) => {
    await besideAnInnocent(server(), async () => {
      const raw = connectRaw(server().origin);
      raw.write(upgradeRequest(path, headers));
      expect(await raw.status).toBe(status);
      if (status.includes('101')) await raw.frames.next(ofType('hello'));
      else await raw.gone;
      raw.socket.destroy();
    });
  });

  it('with a ticket that was used is closed', async () => {
    await besideAnInnocent(server(), async () => {
      const attacker = await signIn(server());
      const { ticket } = (await attacker.call('POST /auth/socket-ticket')).body;
      const address = `${addressOf(server())}?token=${encodeURIComponent(ticket)}`;
      const first = await openSocket(address);
      await first.next(ofType('authenticated'));
      const second = await openSocket(address);
      expect(await second.closed).toEqual(failed);
      await first.close();
    });
  });
});

describeServer('beside an innocent client, one that', (server) => {
  const open = () => openSocket(addressOf(server()));
  const authenticate = (client: ApiClient) => JSON.stringify({ type: 'authenticate', token: client.accessToken });
  const subscribe = (conversationId: string, since = 0) => JSON.stringify({ type: 'subscribe', conversationId, since });

  async function attack(run: (socket: SocketClient, attacker: ApiClient, victim: ApiClient) => Promise<void>) {
    await besideAnInnocent(server(), async () => {
      const [attacker, victim] = await Promise.all([signIn(server()), signIn(server())]);
      const socket = await open();
      await run(socket, attacker, victim);
      await socket.close();
    });
  }

  it('authenticates twice gets an error frame, and stays who they are', async () => {
    await attack(async (socket, attacker, victim) => {
      const theirs = await currentConversation(victim);
      const own = await currentConversation(attacker);
      // The second before the first has been answered, too.
      socket.sendRaw(authenticate(attacker));
      const twice = 'This connection is already authenticated.';
      expect(await errorAfter(socket, authenticate(victim))).toBe(twice);
      // Whichever of the two was answered first.
      if (!socket.all.some(({ type }) => type === 'authenticated')) await socket.next(ofType('authenticated'));
      expect(await errorAfter(socket, authenticate(victim))).toBe(twice);
      expect(await errorAfter(socket, subscribe(theirs))).toBe('Conversation not found.');
      socket.sendRaw(subscribe(own));
      expect(await socket.next(ofType('revision'))).toMatchObject({ conversationId: own });
    });
  });

  it('has another learner’s token reaches that learner’s conversations alone', async () => {
    await attack(async (socket, attacker, victim) => {
      const theirs = await currentConversation(victim);
      const own = await currentConversation(attacker);
      socket.sendRaw(authenticate(victim));
      await socket.next(ofType('authenticated'));
      expect(await errorAfter(socket, subscribe(own))).toBe('Conversation not found.');
      socket.sendRaw(subscribe(theirs));
      expect(await socket.next(ofType('revision'))).toMatchObject({ conversationId: theirs });
    });
  });

  it('has a token of a session that is over, a broken one or none is closed', { tags: ['C300'] }, async () => {
    await attack(async (_, attacker) => {
      const phone = await anotherDevice(server(), attacker);
      await phone.call('POST /auth/logout');
      const [head, body, signature] = (attacker.accessToken ?? '').split('.');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body ?? ''}.`;
      for (const token of [phone.accessToken, `${head ?? ''}.${body ?? ''}.x${signature ?? ''}`, unsigned, '', '\0']) {
        const socket = await open();
        socket.sendRaw(JSON.stringify({ type: 'authenticate', token }));
        expect(await socket.closed, JSON.stringify(token)).toEqual(failed);
      }
    });
  });

  it('has not authenticated, or does not own the conversation, subscribes to nothing', async () => {
    await attack(async (socket, attacker, victim) => {
      const theirs = await currentConversation(victim);
      expect(await errorAfter(socket, subscribe(await currentConversation(attacker)))).toBe(
        'Please authenticate first.',
      );
      socket.send({ type: 'unsubscribe' });
      socket.sendRaw(authenticate(attacker));
      await socket.next(ofType('authenticated'));
      const strange = [
        '',
        ' ',
        randomUUID(),
        '../..',
        "' OR 1=1 --",
        'x'.repeat(64),
        '__proto__',
        '😀',
        theirs.toUpperCase(),
      ];
      for (const id of [theirs, ...strange]) {
        expect(await errorAfter(socket, subscribe(id)), id).toBe('Conversation not found.');
      }
      const { assistantMessageId } = await say(victim, theirs, 'plain');
      await server().settled(theirs);
      socket.send({ type: 'ping' });
      await socket.next(ofType('pong'));
      expect(JSON.stringify(socket.all)).not.toContain(assistantMessageId);
    });
  });

  it('claims to know what has not happened yet is told how far it has come', async () => {
    await attack(async (socket, attacker) => {
      const id = await currentConversation(attacker);
      const { revision } = (await attacker.call('GET /conversation/by-id/:id', { id })).body;
      socket.sendRaw(authenticate(attacker));
      for (const since of [revision + 1, revision + 1_000, 2 ** 31 - 1]) {
        await socket.next(({ type }: ServerFrame) => type === 'authenticated' || type === 'pong');
        socket.sendRaw(subscribe(id, since));
        const told = await socket.next(({ type }) => type !== 'authenticated');
        expect(told).toEqual({ type: 'revision', conversationId: id, revision, caughtUp: true });
        socket.send({ type: 'ping' });
      }
      // And then hears what does.
      const { userMessageId } = await say(attacker, id, 'plain');
      await socket.next((frame) => frame.type === 'message:target' && frame.target === userMessageId);
    });
  });
});
