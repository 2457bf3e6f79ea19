import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChaosPlans, type ConnectionPlan, type FaultKind, openWay, type Way } from '../support/chaosPlan';
import { type ChaosProxy, startChaosProxy } from '../support/chaosProxy';
import { createManualClock, type ManualClock } from '../support/manualClock';

/** One end of a connection, with what it has been told. */
interface End {
  socket: Socket;
  /** What has come, in the pieces in which it came. */
  pieces: string[];
  text(): string;
  /** Resolves once so much has come. */
  has(text: string): Promise<void>;
  ended: Promise<'FIN' | 'RST'>;
}

function listenTo(socket: Socket): End {
  const pieces: string[] = [];
  let wake: () => void = () => undefined;
  socket.on('data', (data) => {
    pieces.push(data.toString());
    wake();
  });
  return {
    socket,
    pieces,
    text: () => pieces.join(''),
    has: async (text) => {
      while (pieces.join('') !== text) await new Promise<void>((resolve) => (wake = resolve));
    },
    ended: new Promise((resolve) => {
      socket.once('end', () => resolve('FIN'));
      socket.once('error', () => resolve('RST'));
    }),
  };
}

const way = (change: Partial<Way>): Way => ({ ...openWay, ...change });
const fault = (kind: FaultKind, afterBytes: number): Way => way({ fault: { kind, afterBytes } });

describe('the chaos proxy', () => {
  let clock: ManualClock;
  let target: Server;
  let proxy: ChaosProxy;
  const servers: End[] = [];

  beforeEach(async () => {
    clock = createManualClock();
    target = createServer((socket) => servers.push(listenTo(socket)));
    target.listen(0, '127.0.0.1');
    await once(target, 'listening');
  });
  afterEach(async () => {
    await proxy.close();
    expect(proxy.connections()).toEqual([]);
    expect(clock.pendingCount()).toBe(0);
    for (const { socket } of servers.splice(0)) socket.destroy();
    await new Promise((resolve) => target.close(resolve));
  });

  const whole = (plan: Partial<ConnectionPlan>): ConnectionPlan => ({ up: openWay, down: openWay, ...plan });

  async function start(...plans: Partial<ConnectionPlan>[]): Promise<void> {
    await startWith({ connections: plans.map(whole) });
  }

  async function startWith(plans: ChaosPlans): Promise<void> {
    proxy = await startChaosProxy({ targetPort: (target.address() as AddressInfo).port, clock, plans });
  }

  async function dial(): Promise<{ client: End; server: End }> {
    const accepted = once(target, 'connection');
    const client = listenTo(connect(proxy.port, '127.0.0.1'));
    await accepted;
    return { client, server: servers.at(-1)! };
  }

  it('passes everything both ways, and the end too, where nothing is planned', async () => {
    await start();
    const { client, server } = await dial();
    client.socket.write('hello');
    await server.has('hello');
    server.socket.write('good day');
    await client.has('good day');
    client.socket.end();
    expect(await server.ended).toBe('FIN');
    expect(await client.ended).toBe('FIN');
  });

  it.each(['up', 'down'] as const)('cuts after so many bytes %s, and both ends hear that it is over', async (by) => {
    await start({ [by]: fault('cut', 4) });
    const { client, server } = await dial();
    const [from, to] = by === 'up' ? [client, server] : [server, client];
    from.socket.write('abcdef');
    expect(await to.ended).toBe('FIN');
    expect(to.text()).toBe('abcd');
    expect(await from.ended).toBe('FIN');
  });

  it.each(['up', 'down'] as const)('resets after so many bytes %s, and both ends hear that it broke', async (by) => {
    // Not in the middle of a piece: Node takes a break that comes together with data for an end.
    await start({ [by]: fault('reset', 3) });
    const { client, server } = await dial();
    const [from, to] = by === 'up' ? [client, server] : [server, client];
    from.socket.write('abc');
    await to.has('abc');
    from.socket.write('def');
    expect(await to.ended).toBe('RST');
    expect(await from.ended).toBe('RST');
    expect(to.text()).toBe('abc');
  });

  it('goes dark after so many bytes: nothing passes either way, and nobody is told', async () => {
    await start({ down: fault('blackhole', 4) });
    const { client, server } = await dial();
    server.socket.write('abcdef');
    await client.has('abcd');
    client.socket.write('are you there?');
    server.socket.write('ghi');
    // Another connection goes there and back meanwhile.
    const other = await dial();
    other.client.socket.write('hello');
    await other.server.has('hello');
    other.server.socket.write('good day');
    await other.client.has('good day');
    expect(client.text()).toBe('abcd');
    expect(server.text()).toBe('');
    expect([client, server].map(({ socket }) => socket.readyState)).toEqual(['open', 'open']);
    expect(proxy.connections().map(({ isDark }) => isDark)).toEqual([true, false]);

    client.socket.destroy();
    while (proxy.connections().length > 1) await new Promise((resolve) => setImmediate(resolve));
    expect(server.socket.readyState).toBe('open');
  });

  it('delays, on its clock', async () => {
    await start({ up: way({ delayMs: 100 }) });
    const { client, server } = await dial();
    client.socket.write('hello');
    while (clock.pendingCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(99);
    expect(server.text()).toBe('');
    await clock.advance(1);
    await server.has('hello');
  });

  it('slices into pieces of the sizes planned, with pauses between', async () => {
    await start({ up: way({ slices: { sizes: [1, 3], pauseMs: 10 } }) });
    const { client, server } = await dial();
    client.socket.write('abcdefgh');
    for (const text of ['a', 'abcd', 'abcde', 'abcdefgh']) {
      while (clock.pendingCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      await clock.advance(10);
      await server.has(text);
    }
    expect(server.pieces).toEqual(['a', 'bcd', 'e', 'fgh']);
  });

  it('gives each connection the next plan, and none once it is transparent', async () => {
    await start({ up: fault('cut', 4) }, { up: fault('cut', 4) });
    const first = await dial();
    const second = await dial();
    first.client.socket.write('abcdef');
    expect(await first.server.ended).toBe('FIN');
    proxy.becomeTransparent();
    second.client.socket.write('abcdef');
    await second.server.has('abcdef');
  });

  it('breaks off what is dark when it becomes transparent, but for paths that are to stay so', async () => {
    await start();
    const [call, line] = [await dial(), await dial()];
    for (const [{ client, server }, path] of [
      [call, '/api'],
      [line, '/ws'],
    ] as const) {
      client.socket.write(`GET ${path} HTTP/1.1\r\n\r\n`);
      await server.has(`GET ${path} HTTP/1.1\r\n\r\n`);
    }
    proxy.unplug()();
    proxy.becomeTransparent({ staysDark: ['/ws'] });
    expect(await call.client.ended).toBe('RST');
    expect(proxy.connections()).toEqual([{ path: '/ws', isDark: true }]);
  });

  it('unplugged, what stands goes dark and nothing new comes in, until it is plugged in again', async () => {
    await start();
    const { client, server } = await dial();
    const plugIn = proxy.unplug();
    const refused = listenTo(connect(proxy.port, '127.0.0.1'));
    expect(await refused.ended).toBe('RST');
    plugIn();
    const other = await dial();
    client.socket.write('lost');
    other.client.socket.write('hello');
    await other.server.has('hello');
    expect(server.text()).toBe('');
  });

  it('knows what a connection was last used for', async () => {
    await start();
    const { client, server } = await dial();
    client.socket.write('GET /api/stream?since=1 HTTP/1.1\r\n\r\n');
    await server.has('GET /api/stream?since=1 HTTP/1.1\r\n\r\n');
    expect(proxy.connections()).toEqual([{ path: '/api/stream', isDark: false }]);
  });

  it('gives a connection another plan when it comes to be used for a path that has plans', async () => {
    await startWith({
      connections: [whole({ up: fault('blackhole', 100) })],
      paths: { '/ws': [whole({ down: fault('reset', 6) })] },
    });
    const { client, server } = await dial();
    const call = 'GET /api HTTP/1.1\r\n\r\n';
    const upgrade = 'GET /ws HTTP/1.1\r\n\r\n';
    client.socket.write(call);
    await server.has(call);
    server.socket.write('answer');
    await client.has('answer');
    client.socket.write(upgrade);
    await server.has(call + upgrade);
    server.socket.write('frames');
    await client.has('answerframes');
    server.socket.write('and more');
    expect(await client.ended).toBe('RST');
    expect(proxy.struck()).toEqual(['reset']);
  });

  it('leaves no socket and no timer when it closes in the middle of things', async () => {
    await start({ up: way({ delayMs: 1_000 }) });
    const { client, server } = await dial();
    client.socket.write('hello');
    while (clock.pendingCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    await proxy.close();
    expect(await Promise.all([client.ended, server.ended])).toEqual(['RST', 'RST']);
    await start();
  });
});
