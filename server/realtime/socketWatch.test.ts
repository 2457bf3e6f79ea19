import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { clientFrame, opcodes } from '../../tests/support/clientFrames';
import { createManualClock } from '../../tests/support/manualClock';
import { createSocketWatch } from './socketWatch';

function begin() {
  const clock = createManualClock();
  const watch = createSocketWatch(clock);
  const open = () => {
    const raw = new EventEmitter();
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      ping: vi.fn(),
      terminate: vi.fn(() => (socket.readyState = 3)),
    });
    const cutOff = vi.fn();
    watch.add(socket as unknown as WebSocket, raw as unknown as Duplex, cutOff);
    return { socket, cutOff, hear: (bytes: Buffer) => raw.emit('data', bytes) };
  };
  return { clock, watch, open };
}

const whole = clientFrame({ payload: '{}' });
const first = clientFrame({ payload: '', isFinal: false });
const middle = clientFrame({ opcode: opcodes.continuation, payload: '', isFinal: false });
const last = clientFrame({ opcode: opcodes.continuation, payload: '{}' });
const pong = clientFrame({ opcode: opcodes.pong });

describe('createSocketWatch', () => {
  it('pings each socket every 30 s, and not all at one moment', async () => {
    const { clock, open } = begin();
    const all = Array.from({ length: 12 }, open);
    const pings = () => all.map(({ socket }) => socket.ping.mock.calls.length);
    await clock.advance(5_000);
    expect(pings().filter((count) => count === 1)).toHaveLength(2);
    await clock.advance(25_000);
    expect(pings()).toEqual(all.map(() => 1));
    for (const { hear } of all) hear(pong);
    await clock.advance(30_000);
    expect(pings()).toEqual(all.map(() => 2));
  });

  it('ends the socket from which nothing has come since the ping before', async () => {
    const { clock, open } = begin();
    const [dead, answering, talking] = [open(), open(), open()];
    for (let passed = 0; passed < 120_000; passed += 5_000) {
      await clock.advance(5_000);
      answering.hear(pong);
      // Half a frame is a sign of life as well; whether it is ever finished is another question.
      talking.hear(whole.subarray(0, 3));
      talking.hear(whole.subarray(3));
      if (passed < 30_000) expect(dead.socket.terminate).not.toHaveBeenCalled();
    }
    expect(dead.socket.ping).toHaveBeenCalledOnce();
    expect(dead.socket.terminate).toHaveBeenCalledOnce();
    for (const { socket } of [answering, talking]) expect(socket.terminate).not.toHaveBeenCalled();
  });

  it('cuts off a message that is not finished after 30 s, whatever comes between its fragments', async () => {
    const { clock, open } = begin();
    const [held, endless, pinging, slow] = [open(), open(), open(), open()];
    held.hear(whole.subarray(0, whole.length - 1));
    for (const { hear } of [endless, pinging, slow]) hear(first);
    for (let passed = 0; passed < 25_000; passed += 5_000) {
      await clock.advance(5_000);
      held.hear(Buffer.alloc(0));
      endless.hear(middle);
      pinging.hear(clientFrame({ opcode: opcodes.ping, payload: 'still there' }));
    }
    await clock.advance(4_999);
    slow.hear(last);
    for (const { cutOff } of [held, endless, pinging]) expect(cutOff).not.toHaveBeenCalled();
    await clock.advance(1);
    for (const { cutOff } of [held, endless, pinging]) expect(cutOff).toHaveBeenCalledOnce();
    await clock.advance(20_000);
    expect(slow.cutOff).not.toHaveBeenCalled();
  });

  it('counts from where the second message began that came in one piece with the end of the first', async () => {
    const { clock, open } = begin();
    const socket = open();
    socket.hear(first);
    await clock.advance(20_000);
    socket.hear(Buffer.concat([last, first]));
    await clock.advance(25_000);
    expect(socket.cutOff).not.toHaveBeenCalled();
    await clock.advance(5_000);
    expect(socket.cutOff).toHaveBeenCalledOnce();
  });

  it('leaves a socket alone that is closing already, and forgets one that has closed', async () => {
    const { clock, watch, open } = begin();
    const [closing, closed] = [open(), open()];
    closing.socket.readyState = 2;
    for (const { hear } of [closing, closed]) hear(first);
    closed.socket.emit('close');
    await clock.advance(120_000);
    for (const { socket, cutOff } of [closing, closed]) {
      expect(socket.ping).not.toHaveBeenCalled();
      expect(socket.terminate).not.toHaveBeenCalled();
      expect(cutOff).not.toHaveBeenCalled();
    }
    expect(clock.pendingCount()).toBe(1);
    watch.end();
    expect(clock.pendingCount()).toBe(0);
  });
});
