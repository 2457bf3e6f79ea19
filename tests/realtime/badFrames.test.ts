import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { clientFrame, clientMessage, opcodes } from '../support/clientFrames';
import { ofType } from '../support/frameQueue';
import { besideAnInnocent } from '../support/innocent';
import { openRaw } from '../support/rawSocket';
import { describeServer, signIn } from '../support/testServer';

const subscribeWith = (rest: string) => `{"type":"subscribe","conversationId":"${randomUUID()}",${rest}}`;

/** Answered with an error frame, and the socket goes on. */
const unknownFrames: [name: string, raw: string | Buffer][] = [
  ['not JSON', 'nonsense'],
  ['nothing', ''],
  ['half of some JSON', '{"type":"pi'],
  ['an array', '[{"type":"ping"}]'],
  ['a text', '"ping"'],
  ['a number', '1'],
  ['null', 'null'],
  ['30,000 arrays in each other', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['a prototype that has a type', '{"__proto__":{"type":"ping"}}'],
  ['a type that every object has', '{"type":"constructor"}'],
  ['__proto__ as a type', '{"type":"__proto__"}'],
  ['an unknown type', '{"type":"shutdown"}'],
  ['no type', '{}'],
  ['a type in an array', '{"type":["ping"]}'],
  ['a binary ping', Buffer.from('{"type":"ping"}')],
  ['binary noise', Buffer.from([0, 255, 254, 128])],
  ['authenticate without a token', '{"type":"authenticate"}'],
  ['a token that is no text', '{"type":"authenticate","token":{}}'],
  ['a token of 65,000 characters', JSON.stringify({ type: 'authenticate', token: 'x'.repeat(65_000) })],
  ['subscribe without a conversation', '{"type":"subscribe"}'],
  ['a conversation that is no text', '{"type":"subscribe","conversationId":1}'],
  ['an id of 10,000 characters', JSON.stringify({ type: 'subscribe', conversationId: 'x'.repeat(10_000) })],
  ['an id that no database can keep', '{"type":"subscribe","conversationId":"a\\u0000"}'],
  ['an id that is half a character', '{"type":"subscribe","conversationId":"\\ud800"}'],
  ['a negative since', subscribeWith('"since":-1')],
  ['a broken since', subscribeWith('"since":1.5')],
  ['NaN as since', subscribeWith('"since":NaN')],
  ['1e400 as since', subscribeWith('"since":1e400')],
  ['a since beyond all revisions', subscribeWith('"since":2147483648')],
  ['a text as since', subscribeWith('"since":"1"')],
  ['null as since', subscribeWith('"since":null')],
];

const fragment = (payload: string, isFinal = false) => clientFrame({ opcode: opcodes.continuation, payload, isFinal });
const beginning = (payload = '') => clientFrame({ payload, isFinal: false });

/** Closed by what the bytes themselves are (RFC 6455, section 7.4.1). */
const brokenFrames: [name: string, bytes: Buffer, code: number, reason?: string][] = [
  ['65,537 bytes', clientFrame({ payload: 'x'.repeat(65_537) }), 1009],
  ['65,537 bytes in fragments', Buffer.concat([beginning('x'.repeat(65_536)), fragment('x', true)]), 1009],
  ['a claimed 3 GB', clientFrame({ claimedBytes: 3 * 2 ** 30 }), 1009],
  ['a claimed 2^60 bytes', clientFrame({ claimedBytes: 2 ** 60 }), 1009],
  ['an unmasked frame', clientFrame({ payload: '{"type":"ping"}', isMasked: false }), 1002],
  ['bad UTF-8', clientFrame({ payload: Buffer.from([0x22, 0xc3, 0x28, 0x22]) }), 1007],
  ['half a surrogate in UTF-8', clientFrame({ payload: Buffer.from([0xed, 0xa0, 0x80]) }), 1007],
  ['the first reserved bit', clientFrame({ payload: '{}', reservedBits: 0x40 }), 1002],
  ['the second reserved bit', clientFrame({ payload: '{}', reservedBits: 0x20 }), 1002],
  ['the third reserved bit', clientFrame({ payload: '{}', reservedBits: 0x10 }), 1002],
  ['a reserved opcode', clientFrame({ opcode: opcodes.reserved }), 1002],
  ['a reserved control opcode', clientFrame({ opcode: 11 }), 1002],
  ['the end of what never began', fragment('{}', true), 1002],
  ['a message inside a message', Buffer.concat([beginning('{'), clientMessage({ type: 'ping' })]), 1002],
  ['a ping in fragments', clientFrame({ opcode: opcodes.ping, isFinal: false }), 1002],
  ['a ping of 126 bytes', clientFrame({ opcode: opcodes.ping, payload: 'x'.repeat(126) }), 1002],
  ['a close frame of one byte', clientFrame({ opcode: opcodes.close, payload: 'x' }), 1002],
  ['a close code that nobody may send', clientFrame({ opcode: opcodes.close, payload: Buffer.from([3, 237]) }), 1002],
  [
    'a message in 1,000 empty fragments',
    Buffer.concat([beginning(), ...Array<Buffer>(1_000).fill(fragment(''))]),
    1008,
  ],
];

describeServer('beside an innocent client, one that sends', (server) => {
  it.each(unknownFrames)('%s gets an error frame', { tags: ['C440'] }, async (_, raw) => {
    await besideAnInnocent(server(), async () => {
      const socket = await (await signIn(server())).socket();
      socket.sendRaw(raw);
      expect(await socket.next(ofType('error'))).toEqual({
        type: 'error',
        message: 'This is no frame that the server knows.',
      });
      socket.send({ type: 'ping' });
      await socket.next(ofType('pong'));
      expect(({} as { type?: unknown }).type).toBeUndefined();
      await socket.close();
    });
  });

  it('65,536 bytes, as much as there may be, gets an answer', async () => {
    await besideAnInnocent(server(), async () => {
      const socket = await (await signIn(server())).socket();
      socket.sendRaw('{"type":"ping"}'.padEnd(65_536));
      await socket.next(ofType('pong'));
      await socket.close();
    });
  });

  it.each(brokenFrames)('%s is closed', async (_, bytes, code) => {
    await besideAnInnocent(server(), async () => {
      const raw = await openRaw(server().origin, (await signIn(server())).accessToken);
      raw.write(bytes);
      expect(await raw.closed).toEqual({ code, reason: '' });
      raw.socket.destroy();
    });
  });
});
