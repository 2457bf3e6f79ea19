import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config';

/** Fails as listening would, before anything is done to the database: a second server must not migrate it first. */
export async function requireFreePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
