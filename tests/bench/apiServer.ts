import { serveOurs } from './ourServer';
import { answerProbes } from './probe';

/** Our server, and what it says of itself. Argument: a seeded database file. */
answerProbes();
await serveOurs(process.argv[2] ?? '');
