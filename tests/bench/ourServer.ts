import type { Services } from '../../server/services';
import { servePageless } from '../support/pagelessServer';
import { accessCode, secret } from './child';

/** In a process of its own: our server without pages on a database that is there already. Prints its port. */
export async function serveOurs(databaseFile: string, change?: (services: Services) => Services): Promise<void> {
  const port = await servePageless({
    databaseUrl: `file:${databaseFile}`,
    authSecret: secret,
    accessCode,
    logLevel: 'warn',
    change,
  });
  process.stdout.write(`${String(port)}\n`);
}
