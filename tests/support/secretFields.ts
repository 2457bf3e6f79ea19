import { z } from 'zod';
import type { TestServer } from './testServer';

const suspicious = /passw|hash|secret|token|salt|cookie|session|ticket|credential|apikey|link|code$|codes$|^keys?$/iu;

/** Names in a declaration that sound like secrets, each with the names around it: `accessCodes.code`. */
export function suspiciousNames(schema: z.ZodTypeAny, path: readonly string[] = []): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as z.ZodRawShape).flatMap(([name, value]) => [
      ...(suspicious.test(name) ? [[...path, name].join('.')] : []),
      ...suspiciousNames(value, [...path, name]),
    ]);
  }
  const inner = schema._def as { type?: z.ZodTypeAny; innerType?: z.ZodTypeAny; valueType?: z.ZodTypeAny };
  const options = schema._def as { options?: z.ZodTypeAny[]; items?: z.ZodTypeAny[] };
  const within = [inner.type, inner.innerType, inner.valueType, ...(options.options ?? []), ...(options.items ?? [])];
  return [...new Set(within.flatMap((part) => (part instanceof z.ZodType ? suspiciousNames(part, path) : [])))];
}

/** Everything in the database and the configuration that must never be given to anybody, by what it is. */
export async function secretValues({ database, config }: TestServer): Promise<Map<string, string>> {
  const { user, session, ticket, pushDevice, idempotentAnswer } = database.client;
  const found: [value: string | null, what: string][] = [
    [config.authSecret, 'the secret of sessions'],
    [config.accessCode, 'the standing access code'],
    [config.tutor.apiKey, 'the key of the model'],
    ...(await user.findMany()).map((row): [string, string] => [row.passwordHash, 'the hash of a password']),
    ...(await session.findMany()).map((row): [string, string] => [row.salt, 'the salt of a session']),
    ...(await ticket.findMany()).map((row): [string, string] => [row.hash, 'the hash of a ticket']),
    ...(await pushDevice.findMany()).flatMap(({ keys }) =>
      Object.values(JSON.parse(keys ?? '{}') as Record<string, string>).map((key): [string, string] => [
        key,
        'a key of a push subscription',
      ]),
    ),
    ...(await idempotentAnswer.findMany()).map((row): [string, string] => [row.requestHash, 'the hash of a request']),
  ];
  return new Map(found.flatMap(([value, what]) => (value === null ? [] : [[value, what]])));
}

/** What of all that a text tells, and what else it should not: hashes, tokens, and names or ids of strangers. */
export function secretsIn(
  text: string,
  secrets: ReadonlyMap<string, string>,
  strangers: readonly { username: string; userId: string }[] = [],
): string[] {
  return [
    ...[...secrets].filter(([value]) => text.includes(value)).map(([, what]) => what),
    ...(text.includes('$argon2') ? ['an argon2 hash'] : []),
    ...(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/u.test(text) ? ['an access token'] : []),
    ...strangers
      .filter(({ username, userId }) => text.includes(username) || text.includes(userId))
      .map(({ username }) => `${username}, a stranger`),
  ];
}
