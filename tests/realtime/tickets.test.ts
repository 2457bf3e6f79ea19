import { connect } from 'node:net';
import { expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import { createManualClock } from '../support/manualClock';
import { openSocket } from '../support/socketClient';
import { anotherDevice, currentConversation, describeServer, signIn, startTestServer } from '../support/testServer';
import type { TestServer } from '../support/testServer';

const failed = { code: 1008, reason: 'Authentication failed' };

const addressOf = (server: TestServer, token: string) =>
  `${server.origin.replace('http', 'ws')}/ws?token=${encodeURIComponent(token)}`;

const ticketFor = async (client: ApiClient) => (await client.call('POST /auth/socket-ticket')).body.ticket;

/** What a program gets that asks for the upgrade itself. */
function statusOf(server: TestServer, path: string, origin: string): Promise<string> {
  const { host, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('utf8')));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(answer.split('\r\n')[0] ?? '');
    });
    const key = Buffer.alloc(16, 1).toString('base64');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nOrigin: ${origin}\r\n\r\n`,
    );
  });
}

describeServer('a ticket in a socket’s address', (server) => {
  it('opens one socket, which is its learner’s from the start', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const ticket = await ticketFor(client);
    const socket = await openSocket(addressOf(server(), ticket));
    await socket.next(({ type }) => type === 'hello');
    await socket.next(({ type }) => type === 'authenticated');
    socket.send({ type: 'subscribe', conversationId, since: 0 });
    await socket.next((frame) => frame.type === 'revision' && frame.caughtUp === true);
    socket.send({ type: 'authenticate', token: client.accessToken ?? '' });
    expect(await socket.next(({ type }) => type === 'error')).toEqual({
      type: 'error',
      message: 'This connection is already authenticated.',
    });

    const second = await openSocket(addressOf(server(), ticket));
    expect(await second.closed).toEqual(failed);
    expect(second.all.map(({ type }) => type)).toEqual(['hello']);
    // Nothing of it was written down.
    expect(JSON.stringify(server().logged)).not.toContain(ticket);
    await socket.close();
  });

  it('opens one of ten that come at once', async () => {
    const address = addressOf(server(), await ticketFor(await signIn(server())));
    const sockets = await Promise.all(Array.from({ length: 10 }, () => openSocket(address)));
    const outcomes = await Promise.all(
      sockets.map((socket) =>
        Promise.race([socket.closed, socket.next(({ type }) => type === 'authenticated').catch(() => socket.closed)]),
      ),
    );
    expect(outcomes.filter((outcome) => 'type' in outcome)).toHaveLength(1);
    for (const socket of sockets) await socket.close();
  });

  it('is worth nothing made up, empty, as another kind, or after its session', async () => {
    const client = await signIn(server());
    const phone = await anotherDevice(server(), client);
    const late = await ticketFor(phone);
    await phone.call('POST /auth/logout');
    const { token, ticket } = server().services.tickets.forSignIn(client.userId);
    await server().database.client.ticket.create({ data: ticket });
    for (const wrong of [late, token, 'nonsense', '', client.accessToken ?? '']) {
      const socket = await openSocket(addressOf(server(), wrong));
      expect(await socket.closed, wrong).toEqual(failed);
    }
  });

  it('ends with its session', async () => {
    const client = await signIn(server());
    const socket = await openSocket(addressOf(server(), await ticketFor(client)));
    await socket.next(({ type }) => type === 'authenticated');
    await client.call('POST /auth/logout');
    expect(await socket.closed).toEqual(failed);
  });

  it('is not used by a page of another site, which gets no socket', async () => {
    const ticket = await ticketFor(await signIn(server()));
    const status = await statusOf(server(), `/ws?token=${ticket}`, 'https://elsewhere.example');
    expect(status).toBe('HTTP/1.1 403 Forbidden');
    const socket = await openSocket(addressOf(server(), ticket));
    await socket.next(({ type }) => type === 'authenticated');
    await socket.close();
  });

  it('lasts for a minute', async () => {
    const clock = createManualClock();
    const timed = await startTestServer({ provider: server().provider, clock });
    const client = await signIn(timed);
    const [early, late] = [await ticketFor(client), await ticketFor(client)];
    await clock.leap(60_000 - 1);
    const socket = await openSocket(addressOf(timed, early));
    await socket.next(({ type }) => type === 'authenticated');
    await socket.close();
    await clock.leap(1);
    expect(await (await openSocket(addressOf(timed, late))).closed).toEqual(failed);
    await timed.close();
  });
});
