// The server without pages, on the database that its command line names, until it is killed.
import { migrate } from '../../server/db/migrate';
import { paths } from '../../server/paths';
import { servePageless } from '../support/pagelessServer';

const port = await servePageless({
  databaseUrl: process.argv[2] ?? '',
  authSecret: 'a secret of the fault tests, long enough to sign with',
  accessCode: 'faults-code',
  logLevel: 'error',
  prepare: (database) => migrate(database, paths.migrations),
});
process.stdout.write(`listening ${port}\n`);
