import { randomUUID } from 'node:crypto';

/** Before the workers begin: they hand Postgres databases on from test to test, and nobody but the run drops them. */
export function setup(): () => Promise<void> {
  process.env.PALAVER_TEST_RUN = randomUUID().slice(0, 8);
  return async () => {
    const { dropDatabasesOfRun } = await import('./db/testPostgres');
    await dropDatabasesOfRun();
  };
}
