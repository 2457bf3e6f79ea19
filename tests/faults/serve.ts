// The server without pages, on the database that its command line names, until it is killed.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../server/clock';
import { loadConfig } from '../../server/config';
import { openDatabase } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { createWebServer } from '../../server/http/server';
import { createLog } from '../../server/log';
import { paths } from '../../server/paths';
import { createServices } from '../../server/services';
import { createScriptedTutor } from '../../server/tutor/scripted';

const config = loadConfig({
  DATABASE_URL: process.argv[2],
  AUTH_SECRET: 'a secret of the fault tests, long enough to sign with',
  ACCESS_CODE: 'faults-code',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
const log = createLog(config, process.stderr);
const database = await openDatabase({ url: config.databaseUrl, log });
await migrate(database, paths.migrations);
const services = createServices({ config, database, log, tutor: createScriptedTutor(systemClock) });
await services.start();
const web = await createWebServer({ services, pages: 'none' });
web.server.listen(0, config.host);
await once(web.server, 'listening');
process.stdout.write(`listening ${(web.server.address() as AddressInfo).port}\n`);
