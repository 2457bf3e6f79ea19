import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Clock } from '../../server/clock';
import { type ConnectionPlan, type FaultKind, openWay, type Way } from './chaosPlan';

export interface ProxiedConnection {
  /** Path of the last HTTP request on it; empty before the first. */
  path: string;
  /** Nothing passes, and neither end knows. */
  isDark: boolean;
}

export interface Joint {
  plan: ConnectionPlan;
  /** Null where a path has no plans of its own. */
  planOf(path: string): ConnectionPlan | null;
  isTransparent(): boolean;
  noteStrike(kind: FaultKind): void;
  clock: Clock;
}

export type Joined = ReturnType<typeof joinEnds>;

/** Passes bytes between the two ends of one connection, as far as its plan lets it. */
export function joinEnds(
  client: Socket,
  server: Socket,
  { plan: first, planOf, isTransparent, noteStrike, clock }: Joint,
) {
  const state: ProxiedConnection = { path: '', isDark: false };
  const ending = new AbortController();
  const passedBytes = { up: 0, down: 0 };
  let plan = first;
  let isStruck = false;
  const wayOf = (direction: 'up' | 'down') => (isTransparent() ? openWay : plan[direction]);

  const over = Promise.all([client, server].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  void over.then(() => {
    ending.abort();
  });

  function strike(kind: FaultKind): void {
    if (isStruck) return;
    isStruck = true;
    noteStrike(kind);
    state.isDark = kind === 'blackhole';
    for (const socket of [client, server]) {
      if (kind === 'cut') socket.end();
      if (kind === 'reset') reset(socket);
    }
  }

  function notePath(chunk: Buffer): void {
    const path = /^[A-Z]+ ([^\s?]+)\S* HTTP/u.exec(chunk.toString('latin1', 0, 2_000))?.[1];
    if (path === undefined) return;
    state.path = path;
    const next = planOf(path);
    if (!next) return;
    plan = next;
    passedBytes.up = passedBytes.down = 0;
  }

  async function pass(from: Socket, to: Socket, direction: 'up' | 'down'): Promise<void> {
    // Leaving the loop must not destroy the socket: what it was told last may still be on its way.
    for await (const chunk of from.iterator({ destroyOnReturn: false })) {
      if (direction === 'up') notePath(chunk as Buffer);
      for (const piece of slice(chunk as Buffer, wayOf(direction).slices)) {
        const { delayMs, slices } = wayOf(direction);
        if (delayMs > 0) await clock.sleep(delayMs, ending.signal);
        if (slices && slices.pauseMs > 0) await clock.sleep(slices.pauseMs, ending.signal);
        // A client that hangs up is to be noticed; a server whose words nobody takes is to feel it.
        if (state.isDark && direction === 'down') return;
        if (isStruck) break;
        const { fault } = wayOf(direction);
        const allowed = piece.subarray(0, Math.max(0, (fault?.afterBytes ?? Infinity) - passedBytes[direction]));
        passedBytes[direction] += allowed.length;
        if (allowed.length > 0 && !to.write(allowed)) await once(to, 'drain', { signal: ending.signal });
        if (fault && allowed.length < piece.length) strike(fault.kind);
      }
    }
    if (!isStruck) to.end();
  }

  /** An end that breaks takes the other with it, unless the line between them is dead. */
  function broke(socket: Socket, other: Socket): void {
    socket.destroy();
    if (!state.isDark) reset(other);
  }

  for (const [from, to, direction] of [
    [client, server, 'up'],
    [server, client, 'down'],
  ] as const) {
    from.on('error', () => {
      broke(from, to);
    });
    pass(from, to, direction).catch(() => {
      if (!ending.signal.aborted) broke(from, to);
    });
  }

  return {
    state,
    over,
    strike,
    isHungUp: () => client.destroyed || client.readableEnded,
    destroy: () => {
      ending.abort();
      reset(client);
      reset(server);
    },
  };
}

/** RST and nothing else: `resetAndDestroy` says FIN before it, which is the ordinary end. */
export function reset(socket: Socket): void {
  Object.assign(socket, { resetAndClosing: true });
  socket.destroy();
}

function* slice(chunk: Buffer, slices: Way['slices']): Generator<Buffer> {
  if (!slices) {
    yield chunk;
    return;
  }
  for (let at = 0, turn = 0; at < chunk.length; turn += 1) {
    const size = slices.sizes[turn % slices.sizes.length] ?? chunk.length;
    yield chunk.subarray(at, at + size);
    at += size;
  }
}
