import type { z } from 'zod';
import { type Access, permissions } from '../../domain/account/permissions';
import { AppError } from '../../domain/errors';
import { errorTexts, type ErrorCode } from '../../domain/texts/errors';
import type { Caller } from '../accounts/caller';
import type { LimitName } from '../limits/limits';
import type { Services } from '../services';
import type { CookieJar } from './cookies';
import { parseOutput } from './parseOutput';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** `METHOD /path`, below `/api`; parts of the path that begin with a colon are parameters. */
export type EndpointName = `${Method} /${string}`;

/** A request as every endpoint sees it, whichever door it came through. */
export interface CallContext<C = Caller | null> {
  services: Services;
  caller: C;
  cookies: CookieJar;
  /** An admin looks at what is somebody else's (`viewer=1`). */
  isViewing: boolean;
  /** Where the request came from, for limits: an address that a proxy of ours vouches for, or the connection's own. */
  address: string;
}

export type EndpointContext<A extends Access> = CallContext<A extends 'anyone' ? Caller | null : Caller>;

export interface Endpoint<
  I extends z.ZodTypeAny = z.ZodTypeAny,
  O extends z.ZodTypeAny = z.ZodTypeAny,
  A extends Access = Access,
  R = unknown,
> {
  /** Who may call: a row of the table of permissions. */
  access: A;
  /** One sentence for the reference. */
  summary: string;
  /** Body of a POST or PATCH, path and query parameters of a GET or DELETE, as one object. */
  input: I;
  output: O;
  /** Why answers are sent without being parsed through `output`; the tests' client parses them, as all others. */
  trusted?: string;
  /** A GET that changes something: refused to HEAD, prefetches and other sites. */
  writes?: true;
  /** How often it may be called; by whom it is counted stands with the limit. */
  limit?: LimitName;
  /** Throws while the caller has to wait; asked before an Idempotency-Key is written, as the limit is. */
  guard?(context: EndpointContext<A>): Promise<void>;
  /** Creates or costs: a request repeated with its Idempotency-Key gets the first one's answer. */
  keyed?: true;
  /** What an answer depends on, cheaply: a client that names it again is told that nothing has changed (304). */
  version?(context: EndpointContext<A>, input: z.output<I>): Promise<string>;
  /** A browser that opens it keeps it as a file of this name. */
  attachment?: string;
  /** Status of a success. */
  status: 200 | 201;
  handle(context: EndpointContext<A>, input: z.output<I>): Promise<R> | R;
}

/** Declares an endpoint; the name under which it is listed says its method and path. */
export function endpoint<I extends z.ZodTypeAny, O extends z.ZodTypeAny, A extends Access, R extends z.input<O>>(
  declaration: Omit<Endpoint<I, O, A, R>, 'status'> & { status?: 200 | 201 },
): Endpoint<I, O, A, R> {
  return { status: 200, ...declaration };
}

/** `viewer=1`, once, or not at all. */
export function parseViewer(value: unknown): boolean {
  if (value !== undefined && value !== '1') throw new AppError('invalidRequest');
  return value === '1';
}

/** Whether a call may change something. A GET is also said to write when it only notes what was opened. */
export function isWriting(name: string, declared: Pick<Endpoint, 'writes'>): boolean {
  return !name.startsWith('GET ') || declared.writes === true;
}

/** An endpoint and a request that fit together: allowed, understood, and not too often. */
export interface PreparedCall {
  run(): Promise<unknown>;
  /** @throws AppError `tooManyRequests` where `run` would be refused for being called too often; counts nothing */
  requireWithinLimits(): Promise<void>;
  version: (() => Promise<string>) | null;
}

/**
 * The one order in which every door runs an endpoint: who is calling, may they, what do they say, how often, do it, and
 * is the answer as declared. Throws `AppError`; finding and authorising single things is the service's, because every query carries its reader.
 */
export async function prepareCall(
  name: string,
  declared: Endpoint,
  context: CallContext,
  rawInput: unknown,
): Promise<PreparedCall> {
  authorise(name, declared, context);
  const input: unknown = parseInput(declared.input, rawInput);
  // `authorise` has seen to it that there is a caller where the handler asks for one.
  const known = context as EndpointContext<Access>;
  return {
    requireWithinLimits: async () => {
      await declared.guard?.(known);
      if (declared.limit) await context.services.limits.check(declared.limit, context);
    },
    // Counted when it is done: a repeated request that gets a kept answer costs nothing.
    run: async () => {
      if (declared.limit) await context.services.limits.take(declared.limit, context);
      return parseOutput(name, declared, await declared.handle(known, input), context.services.log);
    },
    version: declared.version ? async () => (declared.version ? declared.version(known, input) : '') : null,
  };
}

function authorise(name: string, declared: Endpoint, { caller, isViewing }: CallContext): void {
  const row = permissions[declared.access];
  if (!caller) {
    if (row.guest === 'unauthenticated') throw new AppError('notAuthenticated');
    if (isViewing) throw new AppError('forbidden');
    return;
  }
  const isAdmin = caller.userType === 'admin';
  if (isViewing) {
    if (!isAdmin) throw new AppError('forbidden');
    // Opening a conversation notes it as the current one; for somebody who only looks it does not.
    const isAllowed = row.adminViewing === 'allowed' || (row.adminViewing === 'reads' && !isWriting(name, declared));
    if (!isAllowed) throw new AppError('viewerReadsOnly');
  }
  if (row.learner === 'forbidden' && !isAdmin) throw new AppError('forbidden');
}

/** A schema's message that is a code of the catalogue says what is wrong; anything else is the general sentence. */
function parseInput(schema: z.ZodTypeAny, rawInput: unknown): unknown {
  const result = schema.safeParse(rawInput);
  if (result.success) return result.data;
  const code = result.error.issues.map(({ message }) => message).find((message) => message in errorTexts);
  const fields = wrongFields(result.error.issues);
  throw new AppError((code as ErrorCode | undefined) ?? 'invalidRequest', { fields, cause: result.error });
}

/** As many as anybody reads; unknown fields are named by the sender, at any length. */
const mostFields = 10;
const longestField = 64;

function wrongFields(issues: readonly z.ZodIssue[]): string[] {
  const names = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'));
    if (issue.code === 'invalid_union') return issue.unionErrors.flatMap((error) => wrongFields(error.issues));
    return [issue.path.join('.')];
  });
  const named = names.filter((name) => name !== '').map((name) => name.slice(0, longestField));
  return [...new Set(named)].slice(0, mostFields);
}
