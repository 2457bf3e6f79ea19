import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../server/clock';
import { loadConfig } from '../../server/config';
import { type Database, openDatabase } from '../../server/db/database';
import { createWebServer } from '../../server/http/server';
import { createLog } from '../../server/log';
import { createServices, type Services } from '../../server/services';
import { createScriptedTutor } from '../../server/tutor/scripted';

interface PagelessOptions {
  databaseUrl: string;
  authSecret: string;
  accessCode: string;
  logLevel: string;
  /** Done to the database before anything uses it. */
  prepare?: (database: Database) => Promise<unknown>;
  /** What serves in place of the services as they are. */
  change?: ((services: Services) => Services) | undefined;
}

/** Our server without pages, alone in its process, with the scripted tutor. Gives the port that it listens on. */
export async function servePageless(options: PagelessOptions): Promise<number> {
  const config = loadConfig({
    DATABASE_URL: options.databaseUrl,
    AUTH_SECRET: options.authSecret,
    ACCESS_CODE: options.accessCode,
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: options.logLevel,
  });
  const log = createLog(config, process.stderr);
  const database = await openDatabase({ url: config.databaseUrl, log });
  await options.prepare?.(database);
  const ours = createServices({ config, database, log, tutor: createScriptedTutor(systemClock) });
  const services = options.change ? options.change(ours) : ours;
  await services.start();
  const web = await createWebServer({ services, pages: 'none' });
  web.server.listen(0, config.host);
  await once(web.server, 'listening');
  return (web.server.address() as AddressInfo).port;
}
