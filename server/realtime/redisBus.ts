import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Bus, BusEvent, BusSubscription, Topic } from './bus';
import { createListeners } from './listeners';

/** Other tenants of the same Redis have other channels. */
const prefix = 'palaver:';
/** Said by a process that could not be heard for a while. */
const gapChannel = `${prefix}gap`;
/** A line that is dead without saying so is found by a question that is not answered (`redis.ts` says how soon). */
const heartbeatMs = 5_000;

export interface RedisBusDeps {
  /** Speaks; kept by whoever handed it over. */
  commands: Redis;
  /** Listens, and a connection that listens can do nothing else. */
  subscriber: Redis;
  /** This process among those on the bus. */
  processId: string;
  clock: Clock;
  log: Logger;
  onListenerError: (error: unknown) => void;
}

/**
 * The bus of several processes: Redis publish and subscribe. Whoever listens in this process is called at once, and
 * goes on being called while Redis is away. Redis keeps nothing for those who are not there: after a lost connection
 * everything is subscribed anew, and then the gap is told, here or by whoever was not heard.
 */
export function createRedisBus(deps: RedisBusDeps): Bus {
  const { commands, subscriber, processId, clock, log } = deps;
  const listeners = createListeners(deps.onListenerError);
  const gapListeners = new Set<() => void>();
  /** Subscriptions that Redis has not confirmed: whoever joins second waits for the same answer. */
  const joining = new Map<Topic, Promise<void>>();
  let isReady = false;
  /** Whether everything that is listened to is subscribed to. */
  let isWhole = false;
  let wasWhole = false;
  /** Something of ours was not published, and nobody has been told. */
  let wasUnheard = false;

  function connected(): void {
    isReady = true;
    const channels = listeners.topics().map((topic) => prefix + topic);
    subscriber.subscribe(gapChannel, ...channels).then(subscribed, (error: unknown) => {
      log.warn({ err: error }, 'subscribing to Redis failed');
      if (isReady) subscriber.disconnect(true);
    });
  }

  function subscribed(): void {
    isWhole = true;
    if (wasWhole) {
      log.info('Redis is back');
      tellGap();
    }
    wasWhole = true;
  }

  function tellGap(): void {
    for (const listener of [...gapListeners]) listener();
  }

  function disconnected(): void {
    if (isWhole) log.warn('Redis is out of reach: other processes are not heard');
    isReady = isWhole = false;
    joining.clear();
  }

  function receive(channel: string, text: string): void {
    const end = text.indexOf('\n');
    // One's own have been told already.
    if (text.slice(0, end) === processId) return;
    if (channel === gapChannel) return tellGap();
    try {
      listeners.tell(channel.slice(prefix.length) as Topic, JSON.parse(text.slice(end + 1)) as BusEvent);
    } catch (error) {
      log.error({ err: error, channel }, 'what is no event came over the bus');
    }
  }

  function send(channel: string, body: string): void {
    commands.publish(channel, `${processId}\n${body}`).catch((error: unknown) => {
      if (!wasUnheard) log.warn({ err: error }, 'Redis is out of reach: other processes do not hear this one');
      wasUnheard = true;
    });
  }

  function admitGap(): void {
    if (!wasUnheard || commands.status !== 'ready') return;
    wasUnheard = false;
    send(gapChannel, '');
  }

  const endHeartbeat = clock.every(heartbeatMs, () => {
    admitGap();
    for (const redis of [commands, subscriber]) if (redis.status === 'ready') redis.ping().catch(() => undefined);
  });

  function join(topic: Topic): Promise<void> {
    const done = () => {
      if (joining.get(topic) === asked) joining.delete(topic);
    };
    // Not confirmed means that the connection is gone: its return subscribes to everything, and tells the gap.
    const asked = subscriber.subscribe(prefix + topic).then(done, done);
    joining.set(topic, asked);
    return asked;
  }

  function subscribe(topic: Topic, listener: (event: BusEvent) => void): BusSubscription {
    // A listener of its own, should the same function listen twice.
    const own: typeof listener = (event) => {
      listener(event);
    };
    const isFirst = listeners.add(topic, own);
    return {
      joined: isFirst && isReady ? join(topic) : (joining.get(topic) ?? Promise.resolve()),
      end: () => {
        if (!listeners.remove(topic, own)) return;
        joining.delete(topic);
        if (isReady) subscriber.unsubscribe(prefix + topic).catch(() => undefined);
      },
    };
  }

  subscriber.on('ready', connected);
  subscriber.on('close', disconnected);
  subscriber.on('message', receive);
  commands.on('ready', admitGap);
  if (subscriber.status === 'ready') connected();

  return {
    publish: (topic, event) => {
      listeners.tell(topic, event);
      send(prefix + topic, JSON.stringify(event));
    },
    subscribe,
    isWhole: () => isWhole,
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    ping: async () => {
      await commands.ping();
      if (!isWhole) throw new Error('Redis is out of reach');
    },
    close: () => {
      endHeartbeat();
      subscriber.off('close', disconnected);
      subscriber.disconnect();
    },
  };
}
