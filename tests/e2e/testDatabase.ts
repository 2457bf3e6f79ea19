import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Changes what the tested server has stored, for what no test can wait for; `run` tells how many rows it changed. */
export function changeStored(run: (database: Database.Database) => number, noneChanged: string): void {
  const database = new Database(join(process.env.PALAVER_TEST_DATA ?? '', 'palaver.db'), { timeout: 5_000 });
  try {
    if (run(database) === 0) throw new Error(noneChanged);
  } finally {
    database.close();
  }
}
