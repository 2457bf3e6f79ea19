import type { z } from 'zod';
import { AppError } from '../../domain/errors';
import { errorTexts, type ErrorCode } from '../../domain/texts/errors';
import type { Caller } from '../accounts/caller';
import type { Services } from '../services';
import type { CookieJar } from './cookies';

/** Who may call: anyone, or somebody who is signed in. */
export type Access = 'anyone' | 'learner';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** `METHOD /path`, below `/api`; parts of the path that begin with a colon are parameters. */
export type EndpointName = `${Method} /${string}`;

export interface EndpointContext<A extends Access> {
  services: Services;
  caller: A extends 'learner' ? Caller : Caller | null;
  cookies: CookieJar;
}

export interface Endpoint<
  I extends z.ZodTypeAny = z.ZodTypeAny,
  O extends z.ZodTypeAny = z.ZodTypeAny,
  A extends Access = Access,
  R = unknown,
> {
  access: A;
  /** One sentence for the reference. */
  summary: string;
  /** Body of a POST or PATCH, path and query parameters of a GET or DELETE, as one object. */
  input: I;
  output: O;
  /** A GET that changes something: refused to HEAD, prefetches and other sites. */
  writes?: true;
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

/**
 * The one order in which every door runs an endpoint: who is calling, what do they say, may they, do it. Throws
 * `AppError`; finding and authorising single things is the service's, because every query carries its owner.
 */
export async function runEndpoint(
  declared: Endpoint,
  context: { services: Services; caller: Caller | null; cookies: CookieJar },
  rawInput: unknown,
): Promise<unknown> {
  const { caller, ...rest } = context;
  if (declared.access === 'learner' && !caller) throw new AppError('notAuthenticated');
  return declared.handle({ ...rest, caller }, parseInput(declared.input, rawInput));
}

/** A schema's message that is a code of the catalogue says what is wrong; anything else is the general sentence. */
function parseInput(schema: z.ZodTypeAny, rawInput: unknown): unknown {
  const result = schema.safeParse(rawInput);
  if (result.success) return result.data;
  const code = result.error.issues.map(({ message }) => message).find((message) => message in errorTexts);
  throw new AppError((code as ErrorCode | undefined) ?? 'invalidRequest', { cause: result.error });
}
