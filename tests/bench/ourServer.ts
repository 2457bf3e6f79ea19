import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../server/clock';
import { loadConfig } from '../../server/config';
import { openDatabase } from '../../server/db/database';
import { createWebServer } from '../../server/http/server';
import { createLog } from '../../server/log';
import { createServices, type Services } from '../../server/services';
import { createScriptedTutor } from '../../server/tutor/scripted';
import { secret } from './child';

/** In a process of its own: our server without pages on a database that is there already. Prints its port. */
export async function serveOurs(
  databaseFile: string,
  change: (services: Services) => Services = (services) => services,
): Promise<void> {
  const config = loadConfig({
    DATABASE_URL: `file:${databaseFile}`,
    AUTH_SECRET: secret,
    ACCESS_CODE: 'bench-access-code',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  const log = createLog(config, process.stderr);
  const database = await openDatabase({ url: config.databaseUrl, log });
  const services = change(createServices({ config, database, log, tutor: createScriptedTutor(systemClock) }));
  await services.start();
  const web = await createWebServer({ services, pages: 'none' });
  web.server.listen(0, config.host);
  await once(web.server, 'listening');
  process.stdout.write(`${String((web.server.address() as AddressInfo).port)}\n`);
}
