import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { connectRedis } from '../../server/redis';

const url = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** A Redis that runs on this machine; under CI there must be one. */
export const redisIsThere = await connectRedis(url, pino({ level: 'silent' })).then(
  (redis) => {
    redis.close();
    return true;
  },
  (error: unknown) => {
    if (process.env.CI) throw error;
    return false;
  },
);

export interface RedisGate {
  /** Redis behind the gate. */
  url: string;
  /** Cuts every connection, and refuses new ones until `open`. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

/** A way to Redis that a test can shut. */
export async function openRedisGate(): Promise<RedisGate> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isShut = false;
  const gate = createServer((client) => {
    if (isShut) {
      client.destroy();
      return;
    }
    const server = connect(Number(port || 6379), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  return {
    url: `redis://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    shut: () => {
      isShut = true;
      for (const socket of [...sockets]) socket.destroy();
    },
    open: () => {
      isShut = false;
    },
    close: async () => {
      for (const socket of [...sockets]) socket.destroy();
      gate.close();
      await once(gate, 'close');
    },
  };
}
