// A process that opens the database named on its command line and keeps it until it is killed.
import { openDatabase } from '../../server/db/database';

try {
  await openDatabase({ url: process.argv[2] ?? '' });
  process.stdout.write('open\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
