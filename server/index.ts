import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { systemClock } from './clock';
import { loadConfig } from './config';
import { openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { readEnvironment } from './environment';
import { createWebServer } from './http/server';
import { createLog } from './log';
import { paths } from './paths';
import { connectRedis } from './redis';
import { requireFreePort } from './requireFreePort';
import { createServices } from './services';
import { startupFailureSentence } from './startupFailure';
import { lanAddresses, startupMessage } from './startupMessage';
import { createTutor } from './tutor/createTutor';
import { findLocalServers, localServersHint } from './tutor/discovery/findModel';
import { createAnswerRepository } from './usage/answerRepository';

/** A shutdown that has not ended by then is not going to. */
const shutdownMs = 10_000;

async function main(): Promise<void> {
  // Copies of the database, and whatever else is written, are for this user alone.
  process.umask(0o077);
  const config = loadConfig(readEnvironment());
  const log = createLog(config);
  await requireFreePort(config);
  const hint = config.tutor.isUnset ? findLocalServers().then(localServersHint) : Promise.resolve(null);
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log);
  const database = await openDatabase({ url: config.databaseUrl, log });
  await migrate(database, paths.migrations, { log });
  const answers = createAnswerRepository(database, systemClock);
  const { tutorContent: contentDir, preparedTutor: preparedDir } = paths;
  const tell = (sentence: string) => {
    log.warn(sentence);
  };
  const inform = (sentence: string) => {
    log.info(sentence);
  };
  const tutor = await createTutor(config, { clock: systemClock, contentDir, preparedDir, answers, tell, inform });
  const services = createServices({ config, database, tutor, log, redis });
  const end = await services.start();
  const pages = process.env.NODE_ENV === 'production' ? 'built' : 'development';
  const web = await createWebServer({ services, pages });

  web.server.listen(config.port, config.host);
  await once(web.server, 'listening');
  const { port } = web.server.address() as AddressInfo;
  process.stdout.write(startupMessage({ ...config, port }, lanAddresses()));
  void hint.then((line) => line !== null && process.stdout.write(`  ${line}\n\n`));

  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      log.info({ signal }, 'shutting down');
      setTimeout(() => process.exit(1), shutdownMs).unref();
      // New requests are refused first: nobody is to be told 500 by a server that is leaving.
      web.stopListening();
      void end()
        .then(() => web.close())
        .then(() => process.exit(0));
    });
  }
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'unhandled rejection');
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${startupFailureSentence(error)}\n`);
  process.exit(1);
});
