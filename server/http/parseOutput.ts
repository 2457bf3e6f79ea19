import type { Logger } from 'pino';
import type { z } from 'zod';
import { AppError } from '../../domain/errors';
import type { Endpoint } from './endpoint';
import { strictly } from './strictly';

/** What the log says when an answer held keys that its declaration does not name; the tests' client fails on it. */
export const undeclaredKeysLogged = 'keys left out of an answer: its declaration does not name them';

/**
 * An endpoint's answer with the declared keys alone. Others are left out and logged: somebody gave a service's row to
 * the outside as it was. An answer that does not fit is not sent. Neither log nor error holds a value of the answer.
 *
 * @throws AppError `internal`, with the paths that do not fit
 */
export function parseOutput(
  name: string,
  { output, trusted }: Pick<Endpoint, 'output' | 'trusted'>,
  answer: unknown,
  log: Pick<Logger, 'error'>,
): unknown {
  if (trusted !== undefined) return answer;
  const strict = strictly(output).safeParse(answer);
  if (strict.success) return strict.data;
  const lenient = output.safeParse(answer);
  if (!lenient.success) {
    const misfits = issuesOf(lenient.error).map(({ path, code }) => `${path.join('.')} (${code})`);
    throw new AppError('internal', { cause: new Error(`${name} does not fit its output: ${misfits.join(', ')}`) });
  }
  log.error({ endpoint: name, undeclared: pathsLost(answer, lenient.data) }, undeclaredKeysLogged);
  return lenient.data;
}

/** With those of the options of unions, each of which says why it is not the one. */
function issuesOf({ issues }: z.ZodError): z.ZodIssue[] {
  return issues.flatMap((issue) => (issue.code === 'invalid_union' ? issue.unionErrors.flatMap(issuesOf) : [issue]));
}

/** What parsing left out. Not read from the issues: of a union they are those of one option, which may be another. */
function pathsLost(before: unknown, after: unknown, path: readonly string[] = []): string[] {
  if (typeof before !== 'object' || before === null) return [];
  const kept = new Map(Object.entries(after ?? {}));
  return Object.entries(before).flatMap(([key, value]) =>
    kept.has(key) ? pathsLost(value, kept.get(key), [...path, key]) : [[...path, key].join('.')],
  );
}
