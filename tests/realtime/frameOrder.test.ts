import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { ServerFrame } from '../../domain/protocol';
import { systemClock } from '../../server/clock';
import { createSocketServer } from '../../server/realtime/socket';
import { openSocket } from '../support/socketClient';
import { currentConversation, describeServer, signIn, type TestServer } from '../support/testServer';

const failed = { code: 1008, reason: 'Authentication failed' };
const tooMuch = { code: 1008, reason: 'Too much before authentication' };

const isCaughtUp = (frame: ServerFrame) => frame.type === 'revision' && frame.caughtUp === true;
const isPong = ({ type }: ServerFrame) => type === 'pong';
const socketAddress = (origin: string) => `${origin.replace('http', 'ws')}/ws`;

/** The sockets of a server on a port of their own, where authenticating takes until `letIn` is called. */
async function slowSockets({ services }: TestServer) {
  let letIn: () => void = () => undefined;
  const admitted = new Promise<void>((resolve) => (letIn = resolve));
  const sockets = createSocketServer({
    connections: services.connections,
    clock: systemClock,
    log: services.log,
    fromAccessToken: (token) => admitted.then(() => services.sessions.fromAccessToken(token)),
    fromTicket: async (token) => {
      await admitted;
      const ticket = await services.tickets.use('socket', token);
      return ticket?.sessionId ? services.sessions.fromSession(ticket.sessionId) : null;
    },
    isAllowedOrigin: () => true,
  });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', sockets.upgrade);
  await once(server, 'listening');
  return {
    url: socketAddress(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    letIn,
    close: () => {
      sockets.close();
      server.close();
    },
  };
}

describeServer('the frames of a socket', (server) => {
  it('are handled in the order they came: authenticate, subscribe and ping in one breath', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    for (let round = 0; round < 10; round += 1) {
      const socket = await openSocket(socketAddress(server().origin));
      socket.send({ type: 'authenticate', token: client.accessToken ?? '' });
      socket.send({ type: 'subscribe', conversationId, since: 0 });
      socket.send({ type: 'ping' });
      await socket.next(isCaughtUp);
      // A replay takes as long as the database does: the answer to what came after it may be here already.
      if (!socket.all.some(isPong)) await socket.next(isPong);
      const types = socket.all.map(({ type }) => type);
      expect(types.slice(0, 2)).toEqual(['hello', 'authenticated']);
      expect(types).not.toContain('error');
      await socket.close();
    }
  });

  it('wait for an authentication that takes long, by a token or by a ticket', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const slow = await slowSockets(server());
    const { ticket } = (await client.call('POST /auth/socket-ticket')).body;
    const byToken = await openSocket(slow.url);
    byToken.send({ type: 'authenticate', token: client.accessToken ?? '' });
    const byTicket = await openSocket(`${slow.url}?token=${encodeURIComponent(ticket)}`);
    for (const socket of [byToken, byTicket]) {
      socket.send({ type: 'subscribe', conversationId, since: 0 });
      socket.sendRaw('no frame');
      socket.send({ type: 'ping' });
      socket.send({ type: 'authenticate', token: 'once more' });
    }
    // Both have greeted, and the server has read what came after: it answers none of it.
    const other = await openSocket(slow.url);
    other.send({ type: 'ping' });
    await other.next(isPong);
    for (const { all } of [byToken, byTicket]) expect(all.map(({ type }) => type)).toEqual(['hello']);

    slow.letIn();
    for (const socket of [byToken, byTicket]) {
      await socket.next(isCaughtUp);
      const answers = socket.all.filter(({ type }) => ['authenticated', 'error', 'pong'].includes(type));
      expect(answers).toEqual([
        { type: 'authenticated' },
        { type: 'error', message: 'This is no frame that the server knows.' },
        { type: 'pong' },
        { type: 'error', message: 'This connection is already authenticated.' },
      ]);
      await socket.close();
    }
    await other.close();
    slow.close();
  });

  it('are not handled after a wrong token', async () => {
    const slow = await slowSockets(server());
    const socket = await openSocket(slow.url);
    socket.send({ type: 'authenticate', token: 'wrong' });
    socket.send({ type: 'subscribe', conversationId: 'c', since: 0 });
    socket.send({ type: 'ping' });
    slow.letIn();
    expect(await socket.closed).toEqual(failed);
    expect(socket.all.map(({ type }) => type)).toEqual(['hello']);
    slow.close();
  });

  it('may be eight and 64 KB while authentication is under way, and no more', async () => {
    const { accessToken } = await signIn(server());
    const slow = await slowSockets(server());
    const authenticate = { type: 'authenticate', token: accessToken ?? '' } as const;
    const patient = await openSocket(slow.url);
    patient.send(authenticate);
    for (let frame = 0; frame < 7; frame += 1) patient.send({ type: 'ping' });
    // Together with the seven as much as there may be.
    patient.sendRaw('{"type":"ping"}'.padEnd(65_536 - 7 * '{"type":"ping"}'.length));

    const ninth = await openSocket(slow.url);
    ninth.send(authenticate);
    for (let frame = 0; frame < 9; frame += 1) ninth.send({ type: 'ping' });
    expect(await ninth.closed).toEqual(tooMuch);

    const large = await openSocket(slow.url);
    large.send(authenticate);
    large.sendRaw('{"type":"ping"}'.padEnd(65_536));
    large.send({ type: 'ping' });
    expect(await large.closed).toEqual(tooMuch);

    slow.letIn();
    await patient.next(({ type }) => type === 'authenticated');
    while (patient.all.filter(isPong).length < 8) {
      await patient.next(isPong);
    }
    await patient.close();
    expect([...ninth.all, ...large.all].map(({ type }) => type)).toEqual(['hello', 'hello']);
    slow.close();
  });

  it('are dropped with a socket that closes while they wait', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const before = server().services.connections.count();
    const slow = await slowSockets(server());
    const socket = await openSocket(slow.url);
    socket.send({ type: 'authenticate', token: client.accessToken ?? '' });
    socket.send({ type: 'subscribe', conversationId, since: 0 });
    await socket.close();
    slow.letIn();
    const next = await openSocket(slow.url);
    next.send({ type: 'authenticate', token: client.accessToken ?? '' });
    await next.next(({ type }) => type === 'authenticated');
    // Of the two only the one that is still there.
    expect(server().services.connections.count()).toBe(before + 1);
    await next.close();
    slow.close();
  });
});
