import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis } from './rateLimiter';

/** Makes a counter: of each key, so many points in so many seconds. */
export type MakeCounter = (name: string, points: number, perSeconds: number) => RateLimiterAbstract;

/** Counts in this process's memory. */
export const inMemory: MakeCounter = (name, points, perSeconds) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: perSeconds });

/** Counts for all processes together; while Redis is away each counts by itself, because a limit must not lock out. */
export const inRedis =
  (commands: Redis): MakeCounter =>
  (name, points, perSeconds) =>
    new RateLimiterRedis({
      storeClient: commands,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inMemory(name, points, perSeconds),
      keyPrefix: `palaver:limit:${name}`,
      points,
      duration: perSeconds,
    });
