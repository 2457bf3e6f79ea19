import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { StartupError } from './startupFailure';

/** Waited between attempts to come back to Redis: short, because meanwhile processes do not hear each other. */
const firstRetryMs = 100;
const longestRetryMs = 2_000;
/** What Redis is asked for takes well below a millisecond: after this long it is not going to answer. */
const answerWithinMs = 5_000;

/** Two connections to one Redis, up again by themselves whenever they are lost. */
export interface RedisConnections {
  /** Refuses at once what is asked while Redis is away: whoever asks has another way, or another moment. */
  commands: Redis;
  /** For listening alone. */
  subscriber: Redis;
  close(): void;
}

/** @throws StartupError when Redis cannot be reached now */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnections> {
  // Loaded by those alone who have a Redis.
  const { Redis } = await import('ioredis');
  let cause: Error | undefined;
  const open = (connectionName: string) => {
    const redis = new Redis(url, {
      connectionName,
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResubscribe: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      enableAutoPipelining: true,
      commandTimeout: answerWithinMs,
      // A connection that answers nothing is given up, and made anew.
      socketTimeout: answerWithinMs,
      connectTimeout: answerWithinMs,
      retryStrategy: (attempt) => Math.min(longestRetryMs, firstRetryMs * 2 ** attempt),
    });
    redis.on('error', (error) => {
      cause = error;
      log.debug({ err: error, connectionName }, 'Redis');
    });
    return redis;
  };
  const commands = open('palaver');
  const subscriber = open('palaver bus');
  const close = () => {
    commands.disconnect();
    subscriber.disconnect();
  };
  try {
    await Promise.all([commands.connect(), subscriber.connect()]);
  } catch (error) {
    close();
    // That the connection is closed says less than why.
    const { message } = cause ?? (error as Error);
    throw new StartupError(
      `Redis cannot be used (${message}): start what REDIS_URL names, or correct the variable. One process alone needs none.`,
    );
  }
  return { commands, subscriber, close };
}
