import { describe, expect, it } from 'vitest';
import type { ServerFrame } from '../../domain/protocol';
import type { CarrierClose, CarrierEvents } from './connectionTypes';
import { createSocketCarrier, type SocketLike } from './socketCarrier';
import { createStreamCarrier } from './streamCarrier';
import { createStreamSlots, type LocksLike } from './streamSlots';
import { socketUrlOf } from './browserRealtime';

function listen() {
  const heard = {
    opened: 0,
    activity: 0,
    frames: [] as ServerFrame[],
    errors: [] as Error[],
    closes: [] as CarrierClose[],
  };
  let done: () => void;
  const closed = new Promise<void>((resolve) => (done = resolve));
  const events: CarrierEvents = {
    opened: () => (heard.opened += 1),
    activity: () => (heard.activity += 1),
    frame: (frame) => heard.frames.push(frame),
    error: (error) => heard.errors.push(error),
    closed: (close) => {
      heard.closes.push(close);
      done();
    },
  };
  return { heard, events, closed };
}

const request = { conversationId: 'c 1', since: 4, token: 'secret' };

function streamOf(answer: () => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = ((url: string, init?: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve().then(answer);
  }) as typeof globalThis.fetch;
  const listening = listen();
  const carrier = createStreamCarrier(request, listening.events, { fetch, apiUrl: '/api' });
  return { ...listening, carrier, calls };
}

/** JSON or nearly so, but not with a type, or with a target that is none. */
const notFrames = [
  'null',
  '7',
  '"hello"',
  '[]',
  '{}',
  '{"type":7}',
  '{"type":"message:target","target":7}',
  '{"type":',
];

describe('the stream', () => {
  it(
    'asks below /api with cookies, the token, the conversation and the revision',
    { tags: ['C391', 'C392', 'C393'] },
    async () => {
      const { calls, closed } = streamOf(() => new Response(''));
      await closed;
      expect(calls[0]).toMatchObject({
        url: '/api/stream?conversationId=c+1&since=4',
        init: { credentials: 'include', headers: { Authorization: 'Bearer secret' } },
      });
    },
  );

  it('gives frames, and the notice that the server closes with', async () => {
    const { heard, closed } = streamOf(
      () =>
        new Response(
          ':\n\ndata: {"type":"hello"}\n\nevent: close\ndata: {"code":1001,"reason":"bye","returnWithinMs":5000}\n\n',
        ),
    );
    await closed;
    expect(heard).toMatchObject({
      opened: 1,
      frames: [{ type: 'hello' }],
      closes: [{ code: 1001, reason: 'bye', returnWithinMs: 5000, clean: true }],
    });
  });

  it('that ends without a word was broken off', async () => {
    const { heard, closed } = streamOf(() => new Response('data: {"type":"hello"}\n\n'));
    await closed;
    expect(heard.closes).toMatchObject([{ clean: false }]);
  });

  it('says Authentication failed for a 401, and breaks for anything else', async () => {
    const refused = streamOf(() => new Response('', { status: 401 }));
    await refused.closed;
    expect(refused.heard.closes).toMatchObject([{ code: 1008, reason: 'Authentication failed' }]);
    const broken = streamOf(() => new Response('', { status: 502 }));
    await broken.closed;
    expect(broken.heard.closes).toMatchObject([{ clean: false }]);
    const unreachable = streamOf(() => Promise.reject(new TypeError('fetch failed')));
    await unreachable.closed;
    expect(unreachable.heard.errors).toHaveLength(1);
  });

  it('passes over an event that is no JSON, and goes on', async () => {
    const { heard, closed } = streamOf(() => new Response('data: {\n\ndata: {"type":"pong"}\n\n'));
    await closed;
    expect(heard.errors).toHaveLength(1);
    expect(heard.frames).toEqual([{ type: 'pong' }]);
  });

  it.each(notFrames)('passes over what is no frame: %s', { tags: ['C248'] }, async (text) => {
    const { heard, closed } = streamOf(() => new Response(`data: ${text}\n\ndata: {"type":"hello"}\n\n`));
    await closed;
    expect(heard.errors).toHaveLength(1);
    expect(heard.frames).toEqual([{ type: 'hello' }]);
  });

  it('is silent once it was closed from here', async () => {
    let push: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (push = controller) });
    const { heard, carrier } = streamOf(() => new Response(body));
    await new Promise((resolve) => setTimeout(resolve));
    carrier.close();
    push?.enqueue(new TextEncoder().encode('data: {"type":"pong"}\n\n'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard.frames).toEqual([]);
    expect(heard.closes).toEqual([]);
  });
});

describe('the socket', () => {
  function socketOf() {
    const sent: string[] = [];
    const socket: SocketLike = {
      readyState: 0,
      send: (text) => sent.push(text),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onerror: null,
      onclose: null,
    };
    const listening = listen();
    const carrier = createSocketCarrier(listening.events, () => socket);
    return { ...listening, carrier, socket, sent };
  }

  it('is at /ws of the page’s own host', { tags: ['C438'] }, () => {
    expect(socketUrlOf(new URL('http://10.0.0.7:3000/conversation?c=1'))).toBe('ws://10.0.0.7:3000/ws');
    expect(socketUrlOf(new URL('https://palaver.example/home'))).toBe('wss://palaver.example/ws');
  });

  it('speaks and hears JSON', { tags: ['C440'] }, () => {
    const { heard, carrier, socket, sent } = socketOf();
    carrier.send({ type: 'ping' });
    socket.readyState = 1;
    socket.onopen?.();
    carrier.send({ type: 'ping' });
    socket.onmessage?.({ data: '{"type":"pong"}' });
    socket.onmessage?.({ data: 'nonsense' });
    expect(sent).toEqual(['{"type":"ping"}']);
    expect(heard).toMatchObject({ opened: 1, frames: [{ type: 'pong' }] });
    expect(heard.errors).toHaveLength(1);
  });

  it.each(notFrames)('passes over what is no frame: %s', { tags: ['C248'] }, (text) => {
    const { heard, socket } = socketOf();
    socket.onmessage?.({ data: text });
    socket.onmessage?.({ data: '{"type":"hello"}' });
    expect(heard.errors).toHaveLength(1);
    expect(heard.frames).toEqual([{ type: 'hello' }]);
  });

  it('gives every JSON object with a type, with its target where it has one, known or not', { tags: ['C248'] }, () => {
    const { heard, socket } = socketOf();
    const frames = [
      { type: 'message:target', target: 'm1', value: '日本語 🌸' },
      { type: 'of a newer server', more: [1] },
    ];
    for (const frame of frames) socket.onmessage?.({ data: JSON.stringify(frame) });
    expect(heard.frames).toEqual(frames);
    expect(heard.errors).toEqual([]);
  });

  it('sends and takes pings and pongs that are their type and nothing else', { tags: ['C249'] }, () => {
    const { heard, carrier, socket, sent } = socketOf();
    socket.readyState = 1;
    carrier.send({ type: 'ping' });
    socket.onmessage?.({ data: '{"type":"pong"}' });
    expect(sent).toEqual(['{"type":"ping"}']);
    expect(heard.frames).toStrictEqual([{ type: 'pong' }]);
  });

  it('is silent once it was closed from here', () => {
    const { heard, carrier, socket } = socketOf();
    carrier.close();
    socket.onopen?.();
    socket.onmessage?.({ data: '{"type":"pong"}' });
    socket.onclose?.({ code: 1006, reason: '', wasClean: false });
    expect(heard).toMatchObject({ opened: 0, frames: [], closes: [] });
  });

  it('reads the hint when to come back from the reason', () => {
    const { heard, socket } = socketOf();
    socket.onclose?.({ code: 1001, reason: 'Server restarting; return within 5000 ms', wasClean: true });
    expect(heard.closes).toMatchObject([{ code: 1001, returnWithinMs: 5000, clean: true }]);
  });

  it('that cannot even be made ends as one that broke', async () => {
    const { heard, events, closed } = listen();
    createSocketCarrier(events, () => {
      throw new Error('refused');
    });
    await closed;
    expect(heard).toMatchObject({ errors: [{ message: 'refused' }], closes: [{ clean: false }] });
  });
});

describe('slots', () => {
  const fakeLocks = () => {
    const held = new Set<string>();
    const locks: LocksLike = {
      request: async (name, _options, run) => {
        if (held.has(name)) return run(null);
        held.add(name);
        await run({});
        held.delete(name);
        return undefined;
      },
    };
    return { locks, held };
  };

  it('are three in one browser, and one is free again when its stream ends', async () => {
    const { locks } = fakeLocks();
    const acquire = createStreamSlots(locks);
    const releases = [await acquire(), await acquire(), await acquire()];
    expect(await acquire()).toBeNull();
    releases[1]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await acquire()).not.toBeNull();
  });

  it('are not counted where there are no locks, or none that work', async () => {
    const without = createStreamSlots(undefined);
    expect(await without()).not.toBeNull();
    const refused = createStreamSlots({ request: () => Promise.reject(new Error('sandboxed')) });
    expect(await refused()).not.toBeNull();
    const broken = createStreamSlots({
      request: () => {
        throw new Error('detached');
      },
    });
    expect(await broken()).not.toBeNull();
  });
});
