import { expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import { clientFrame, clientMessage, opcodes } from '../support/clientFrames';
import { besideAnInnocent, type Innocent } from '../support/innocent';
import { createManualClock } from '../support/manualClock';
import { openRaw, type RawSocket } from '../support/rawSocket';
import type { SocketClient } from '../support/socketClient';
import { currentConversation, describeServer, say, signIn } from '../support/testServer';

const tooMany = { code: 1008, reason: 'Rate limit exceeded' };

const fragment = (payload: string) => clientFrame({ opcode: opcodes.continuation, payload, isFinal: false });
const beginning = (payload = '') => clientFrame({ payload, isFinal: false });

const ping = clientFrame({ opcode: opcodes.ping, payload: 'still there' });

/** Sent each 5 s after a message's first bytes. */
const endlessMessages: [name: string, first: Buffer, further: Buffer][] = [
  ['zero-length fragments', beginning(), fragment('')],
  ['one-byte fragments', beginning('x'), fragment('x')],
  ['pings between fragments', beginning('x'), Buffer.concat([ping, fragment('x'), ping])],
  ['pings after a first fragment', beginning('x'), ping],
  ['a payload byte by byte', clientFrame({ claimedBytes: 1_000 }), Buffer.from('x')],
  ['half a header', clientFrame({ payload: '{}' }).subarray(0, 1), Buffer.alloc(0)],
  ['a whole message, then half of one', Buffer.concat([clientMessage({ type: 'ping' }), beginning()]), fragment('')],
];

const clock = createManualClock();

/** Lets others answer the server's pings, or speak, meanwhile. */
async function pass(ms: number, eachTime: () => Promise<void>): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5_000) {
    await clock.advance(5_000);
    await eachTime();
  }
}

/** Once a client has read the server's close frame. */
async function told({ socket }: SocketClient): Promise<void> {
  while (socket.readyState === socket.OPEN) await new Promise((resolve) => setTimeout(resolve, 2));
}

describeServer(
  'beside an innocent client, one that',
  (server) => {
    async function attack(run: (attacker: ApiClient, innocent: Innocent) => Promise<void>): Promise<void> {
      await besideAnInnocent(server(), async (innocent) => run(await signIn(server()), innocent));
    }

    it.each(endlessMessages)('never finishes a message of %s is closed after 30 s', async (_, first, further) => {
      await attack(async (attacker, innocent) => {
        const raw = await openRaw(server().origin, attacker.accessToken);
        let notice: Awaited<RawSocket['closed']> | undefined;
        void raw.closed.then((closed) => (notice = closed));
        raw.write(first);
        await innocent.ping();
        await pass(25_000, async () => {
          raw.write(further);
          await innocent.ping();
        });
        expect(notice).toBeUndefined();
        await pass(10_000, innocent.ping);
        expect(await raw.closed).toEqual({ code: 1008, reason: 'Message not finished' });
        raw.socket.destroy();
      });
    });

    it('sends 5,000 frames in a second is closed, and gets no answer beyond the limit', async () => {
      await attack(async (attacker, innocent) => {
        const socket = await attacker.socket();
        for (let round = 0; round < 20; round += 1) {
          for (let frame = 0; frame < 250; frame += 1) socket.send({ type: 'ping' });
          await innocent.ping();
        }
        await told(socket);
        await clock.advance(2_000);
        expect(await socket.closed).toEqual(tooMany);
        // One more was the token.
        expect(socket.all.filter(({ type }) => type === 'pong')).toHaveLength(119);
      });
    });

    it.each([
      ['pings before it authenticates', clientMessage({ type: 'ping' })],
      ['what is no frame', clientMessage({ type: 'noise' })],
      ['empty binary messages', clientFrame({ opcode: opcodes.binary })],
      ['pongs of the protocol', clientFrame({ opcode: opcodes.pong })],
      ['subscriptions before it authenticates', clientMessage({ type: 'subscribe', conversationId: 'x' })],
    ])('sends 5,000 %s and does not heed the close frame is ended after 2 s', async (_, frame) => {
      await besideAnInnocent(server(), async (innocent) => {
        const raw = await openRaw(server().origin);
        const flood = Buffer.concat(Array<Buffer>(5_000).fill(frame));
        raw.write(flood);
        await innocent.ping();
        expect(await raw.closed).toEqual(tooMany);
        raw.write(flood);
        await innocent.ping();
        expect(raw.frames.all.length).toBeLessThanOrEqual(121);
        await clock.advance(2_000);
        await raw.gone;
        raw.socket.destroy();
      });
    });

    it('subscribes 100,000 times is closed, and gets no more replays than it may send frames', async () => {
      await attack(async (attacker, innocent) => {
        const conversationId = await currentConversation(attacker);
        const socket = await attacker.socket();
        for (let round = 0; round < 10; round += 1) {
          for (let frame = 0; frame < 10_000; frame += 1) socket.send({ type: 'subscribe', conversationId, since: 0 });
          await innocent.ping();
        }
        await told(socket);
        await clock.advance(2_000);
        expect(await socket.closed).toEqual(tooMany);
        expect(socket.all.filter(({ type }) => type === 'revision').length).toBeLessThanOrEqual(119);
      });
    });

    it('never reads, and says nothing either, is ended when it has not answered a ping within 30 s', async () => {
      await attack(async (attacker, innocent) => {
        const raw = await openRaw(server().origin, attacker.accessToken);
        raw.socket.pause();
        await pass(25_000, innocent.ping);
        expect(server().services.connections.count()).toBe(2);
        await pass(35_000, innocent.ping);
        expect(server().services.connections.count()).toBe(1);
        raw.socket.destroy();
      });
    });

    it('never reads what it asks for a hundred times is ended as well', async () => {
      await attack(async (attacker, innocent) => {
        const conversationId = await currentConversation(attacker);
        for (let count = 0; count < 5; count += 1) {
          await say(attacker, conversationId, 'bonjour '.repeat(240));
          await server().settled(conversationId);
        }
        const raw = await openRaw(server().origin, attacker.accessToken);
        raw.socket.pause();
        const subscribe = clientMessage({ type: 'subscribe', conversationId, since: 0 });
        raw.write(Buffer.concat(Array<Buffer>(100).fill(subscribe)));
        await pass(60_000, innocent.ping);
        expect(server().services.connections.count()).toBe(1);
        raw.socket.destroy();
      });
    });
  },
  { clock },
);
