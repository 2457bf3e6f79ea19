import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../server/clock';
import { loadConfig } from '../../server/config';
import { openDatabase } from '../../server/db/database';
import { createWebServer } from '../../server/http/server';
import { createLog } from '../../server/log';
import { createServices } from '../../server/services';
import { createScriptedTutor } from '../../server/tutor/scripted';
import { secret } from './child';
import { answerProbes } from './probe';

/** Our server without pages on a database that is there already, and what it says of itself. Prints its port. */
const config = loadConfig({
  DATABASE_URL: `file:${process.argv[2] ?? ''}`,
  AUTH_SECRET: secret,
  ACCESS_CODE: 'bench-access-code',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
const log = createLog(config, process.stderr);
const database = await openDatabase({ url: config.databaseUrl, log });
const services = createServices({ config, database, log, tutor: createScriptedTutor(systemClock) });
await services.start();
const web = await createWebServer({ services, pages: 'none' });
web.server.listen(0, config.host);
await once(web.server, 'listening');
answerProbes();
process.stdout.write(`${String((web.server.address() as AddressInfo).port)}\n`);
