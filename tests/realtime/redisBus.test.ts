import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../server/clock';
import type { Bus, BusEvent } from '../../server/realtime/bus';
import { createRedisBus } from '../../server/realtime/redisBus';
import { conversationTopic } from '../../server/realtime/topics';
import { connectRedis } from '../../server/redis';
import { openRedisGate, redisIsThere, type RedisGate } from '../support/redis';

vi.setConfig({ testTimeout: 60_000 });

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Not a measure: when to give up. */
const until = (happened: () => boolean) => vi.waitUntil(happened, { timeout: 15_000 });

interface Process {
  bus: Bus;
  gate: RedisGate;
  /** Gaps that were told. */
  gaps: () => number;
}

async function startProcess(): Promise<Process> {
  const gate = await openRedisGate();
  endings.push(() => gate.close());
  const log = pino({ level: 'silent' });
  const redis = await connectRedis(gate.url, log);
  endings.push(() => {
    redis.close();
  });
  const bus = createRedisBus({
    ...redis,
    processId: randomUUID(),
    clock: systemClock,
    log,
    onListenerError: (error) => {
      throw error;
    },
  });
  endings.push(() => {
    bus.close();
  });
  let gaps = 0;
  bus.onGap(() => (gaps += 1));
  await until(() => bus.isWhole());
  return { bus, gate, gaps: () => gaps };
}

const eventOf = (revision: number): BusEvent => ({
  kind: 'frame',
  frame: { type: 'revision', conversationId: 'c', revision },
});

function listen(bus: Bus, topic: ReturnType<typeof conversationTopic>) {
  const heard: BusEvent[] = [];
  const { joined, end } = bus.subscribe(topic, (event) => heard.push(event));
  return { heard, joined, end };
}

describe.skipIf(!redisIsThere)(`the bus over Redis${redisIsThere ? '' : ' (skipped: no Redis)'}`, () => {
  it('tells every process what one says, once and in order; its own at once', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const topic = conversationTopic(randomUUID());
    const [here, there] = [listen(one.bus, topic), listen(other.bus, topic)];
    await Promise.all([here.joined, there.joined]);
    const events = Array.from({ length: 200 }, (_, revision) => eventOf(revision));
    for (const event of events) one.bus.publish(topic, event);
    expect(here.heard).toEqual(events);
    await until(() => there.heard.length >= events.length);
    other.bus.publish(topic, eventOf(1000));
    await until(() => here.heard.length > events.length);
    expect(there.heard).toEqual([...events, eventOf(1000)]);
    expect(here.heard).toEqual([...events, eventOf(1000)]);
  });

  it('lets everybody hear who has joined, and nobody who has left', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const topic = conversationTopic(randomUUID());
    const first = listen(other.bus, topic);
    const second = listen(other.bus, topic);
    // Whoever comes second waits for the same confirmation.
    await second.joined;
    one.bus.publish(topic, eventOf(1));
    await until(() => second.heard.length === 1);
    first.end();
    first.end();
    one.bus.publish(topic, eventOf(2));
    await until(() => second.heard.length === 2);
    expect(first.heard).toHaveLength(1);
    second.end();
    const again = listen(other.bus, topic);
    await again.joined;
    one.bus.publish(topic, eventOf(3));
    await until(() => again.heard.length === 1);
    expect(second.heard).toHaveLength(2);
  });

  it('goes on by itself while Redis is away, then subscribes anew and tells of the gap', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const topic = conversationTopic(randomUUID());
    const [here, there] = [listen(one.bus, topic), listen(other.bus, topic)];
    await Promise.all([here.joined, there.joined]);
    other.gate.shut();
    await until(() => !other.bus.isWhole());
    await expect(other.bus.ping()).rejects.toThrow();
    one.bus.publish(topic, eventOf(1));
    other.bus.publish(topic, eventOf(2));
    expect(there.heard).toEqual([eventOf(2)]);
    // Joined while away: nothing to wait for, and heard once it is back.
    const late = conversationTopic(randomUUID());
    const latecomer = listen(other.bus, late);
    await latecomer.joined;
    expect(other.gaps()).toBe(0);

    other.gate.open();
    await until(() => other.gaps() > 0);
    await other.bus.ping();
    one.bus.publish(topic, eventOf(3));
    one.bus.publish(late, eventOf(4));
    await until(() => there.heard.length === 2 && latecomer.heard.length === 1);
    expect(there.heard).toEqual([eventOf(2), eventOf(3)]);
    // What the other could not say, the first is told of too.
    await until(() => one.gaps() === 1);
    expect(here.heard).toEqual([eventOf(1), eventOf(3)]);
  });

  it('survives Redis going and coming many times, and many topics', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const topics = Array.from({ length: 50 }, () => conversationTopic(randomUUID()));
    const listeners = topics.map((topic) => listen(other.bus, topic));
    for (let round = 0; round < 3; round += 1) {
      other.gate.shut();
      const before = other.gaps();
      other.gate.open();
      await until(() => other.gaps() > before);
      for (const topic of topics) one.bus.publish(topic, eventOf(round));
      await until(() => listeners.every(({ heard }) => heard.length === round + 1));
    }
  });

  it('takes what is no event for what it is, and goes on', async () => {
    const { bus, gate } = await startProcess();
    const topic = conversationTopic(randomUUID());
    const { heard, joined } = listen(bus, topic);
    await joined;
    const stranger = await connectRedis(gate.url, pino({ level: 'silent' }));
    endings.push(() => {
      stranger.close();
    });
    await stranger.commands.publish(`palaver:${topic}`, 'no\n{"kind":');
    await stranger.commands.publish(`palaver:${topic}`, '');
    await stranger.commands.publish(`palaver:${topic}`, `somebody\n${JSON.stringify(eventOf(1))}`);
    await until(() => heard.length > 0);
    expect(heard).toEqual([eventOf(1)]);
  });
});
