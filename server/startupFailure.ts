/** A reason not to start that is already one sentence for the person at the terminal. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

interface Failure {
  name?: string;
  message?: string;
  code?: unknown;
  syscall?: string;
  path?: string;
  address?: string;
  host?: string;
  port?: number;
  cause?: unknown;
  errors?: unknown[];
  /** Prisma's adapters put the driver's code here, and the kind where there is none. */
  originalCode?: string;
  kind?: string;
  meta?: { driverAdapterError?: unknown };
}

/** The error and what lies under it: Prisma and pg wrap the one that says what happened. */
function chainOf(error: unknown, depth = 0): Failure[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const failure: Failure = error;
  const under = [failure.cause, failure.meta?.driverAdapterError, ...(failure.errors ?? [])];
  return [failure, ...under.flatMap((one) => chainOf(one, depth + 1))];
}

const better = 'correct DATABASE_URL in .env';

/** By the code of a failed system call, of SQLite, of Postgres or of Node's loader. */
const sentences: Record<string, (failure: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is taken, perhaps by a Palaver that already runs: stop that, or choose another port with PORT=3001 npm start.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address ?? ''}: correct HOST.`,
  ENOTFOUND: (failure) => `The name ${hostOf(failure)} cannot be resolved: correct HOST, DATABASE_URL or REDIS_URL.`,
  DatabaseNotReachable: (failure) => `No database answers at ${hostOf(failure)}: start it, or ${better}.`,
  ECONNREFUSED: (failure) =>
    `Nothing answers at ${hostOf(failure)}: start what DATABASE_URL or REDIS_URL names there, or correct the variable.`,
  ETIMEDOUT: (failure) =>
    `${hostOf(failure)} does not answer: start what DATABASE_URL or REDIS_URL names there, or correct the variable.`,
  ENOSPC: () => 'The disk is full: free some space, then start again.',
  SQLITE_FULL: () => 'The disk is full: free some space, then start again.',
  SQLITE_CANTOPEN: () => `The database file cannot be opened: make its folder writable, or ${better}.`,
  SQLITE_READONLY: () => `The database file cannot be written: make it and its folder writable, or ${better}.`,
  SQLITE_NOTADB: () => `The database file is not a SQLite database: ${better}, or move that file away.`,
  SQLITE_CORRUPT: () => 'The database file is damaged: put a copy from before in its place.',
  SQLITE_BUSY: () =>
    'Another process uses the same database file: stop it first, or give this one a DATABASE_URL of its own.',
  '28P01': () => `The database refuses the password: ${better}.`,
  '28000': () => `The database refuses the user: ${better}.`,
  '3D000': () => `The database does not exist: create it, or ${better}.`,
  ERR_DLOPEN_FAILED: () =>
    'A compiled package does not fit this Node: run npm start again after deleting node_modules.',
};

function hostOf({ address, host = address, port, message = '' }: Failure): string {
  return host
    ? [host, port].filter((part) => part !== undefined).join(':')
    : (/\S+$/.exec(message)?.[0] ?? 'the address');
}

const forbidden = ['EACCES', 'EPERM', 'EROFS'];

function sentenceOf(failure: Failure): string | undefined {
  if (failure.name === 'ConfigError' || failure.name === 'StartupError') return failure.message;
  const code = failure.originalCode ?? failure.code ?? failure.kind;
  if (typeof code !== 'string') return undefined;
  if (forbidden.includes(code)) {
    if (failure.syscall === 'listen')
      return `Port ${failure.port ?? ''} may not be opened by this user: choose one above 1023 with PORT.`;
    return `${failure.path ?? 'A file'} cannot be written: make it writable for this user, or ${better}.`;
  }
  // SQLite's extended codes begin with the plain one: SQLITE_READONLY_DIRECTORY.
  const known = Object.keys(sentences).find((name) => code === name || code.startsWith(`${name}_`));
  return known && sentences[known]?.(failure);
}

/** What stderr says when the server cannot start: one sentence, or one a line where the configuration has several faults. */
export function startupFailureSentence(error: unknown): string {
  const chain = chainOf(error);
  for (const failure of chain) {
    const sentence = sentenceOf(failure);
    if (sentence) return sentence;
  }
  const [firstLine] = (chain[0]?.message ?? String(error)).trim().split('\n');
  // What ends like a sentence is one: the database layer throws those.
  return firstLine?.endsWith('.') ? firstLine : `Palaver could not start: ${firstLine || 'the reason is unknown'}`;
}
