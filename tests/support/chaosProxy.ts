import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Clock } from '../../server/clock';
import { type ChaosPlans, createPlanTaker, type FaultKind, noPlan } from './chaosPlan';
import { type Joined, joinEnds, type ProxiedConnection, reset } from './proxiedConnection';

export interface ChaosProxy {
  port: number;
  /** Those whose client has not hung up. */
  connections(): ProxiedConnection[];
  /** What has happened to connections so far, by their own plan or because it was unplugged. */
  struck(): readonly FaultKind[];
  /** From now on everything passes as it comes. What has gone dark and was used for one of these paths stays dark. */
  becomeTransparent(options?: { staysDark: readonly string[] }): void;
  /** Like a pulled cable: what stands goes dark, and nothing new is accepted until the returned function is called. */
  unplug(): () => void;
  /** Ends everything; no socket and no timer is left then. */
  close(): Promise<void>;
}

/** Stands between clients and a server on this machine. */
export async function startChaosProxy({
  targetPort,
  clock,
  plans,
}: {
  targetPort: number;
  clock: Clock;
  plans: ChaosPlans;
}): Promise<ChaosProxy> {
  const connections = new Set<Joined>();
  const struck: FaultKind[] = [];
  const takeOf = createPlanTaker(plans);
  let isTransparent = false;
  let unplugged = 0;

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => undefined);
    if (unplugged > 0) {
      reset(client);
      return;
    }
    const server = connect({ host: '127.0.0.1', port: targetPort, allowHalfOpen: true });
    const connection = joinEnds(client, server, {
      plan: takeOf(null) ?? noPlan,
      planOf: (path) => takeOf(path),
      isTransparent: () => isTransparent,
      noteStrike: (kind) => struck.push(kind),
      clock,
    });
    connections.add(connection);
    void connection.over.then(() => connections.delete(connection));
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    port: (listener.address() as AddressInfo).port,
    connections: () => [...connections].filter(({ isHungUp }) => !isHungUp()).map(({ state }) => ({ ...state })),
    struck: () => struck,
    becomeTransparent: ({ staysDark } = { staysDark: [] }) => {
      isTransparent = true;
      for (const { state, destroy } of connections) if (state.isDark && !staysDark.includes(state.path)) destroy();
    },
    unplug: () => {
      unplugged += 1;
      for (const connection of connections) connection.strike('blackhole');
      return () => {
        unplugged -= 1;
      };
    },
    close: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const connection of connections) connection.destroy();
      await closed;
    },
  };
}
