import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAppError } from '../../domain/errors';
import { parseOutput, undeclaredKeysLogged } from './parseOutput';
import { strictly } from './strictly';

const output = z.object({
  name: z.string(),
  words: z.array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.object({ needed: z.literal(true) })])])),
  notes: z.record(z.object({ text: z.string() })).optional(),
  friend: z.object({ username: z.string() }).nullable(),
});
const answer = { name: 'Anna', words: [['un'], ['deux', { needed: true }]], notes: { a: { text: 'b' } }, friend: null };

function parsed(value: unknown, trusted?: string) {
  const logged: unknown[][] = [];
  const error = (...line: unknown[]) => logged.push(line);
  const declared = { output, ...(trusted === undefined ? {} : { trusted }) };
  return { answered: () => parseOutput('GET /thing', declared, value, { error } as never), logged };
}

describe('an answer', () => {
  it('that is as declared stays as it is', () => {
    const { answered, logged } = parsed(answer);
    expect(answered()).toEqual(answer);
    expect(logged).toEqual([]);
  });

  it.each([
    ['passwordHash', { ...answer, passwordHash: 'argon2' }],
    ['friend.passwordHash', { ...answer, friend: { username: 'Ben', passwordHash: 'argon2' } }],
    ['words.1.1.passwordHash', { ...answer, words: [['un'], ['deux', { needed: true, passwordHash: 'argon2' }]] }],
    ['notes.a.passwordHash', { ...answer, notes: { a: { text: 'b', passwordHash: 'argon2' } } }],
  ])('loses an undeclared key at %s, and the log names it without its value', (path, value) => {
    const { answered, logged } = parsed(value);
    const sent = JSON.stringify(answered());
    expect(sent).toContain('Anna');
    expect(sent).not.toContain('argon2');
    expect(logged).toEqual([[{ endpoint: 'GET /thing', undeclared: [path] }, undeclaredKeysLogged]]);
  });

  it('that does not fit is an internal error, which names the path and not the value', () => {
    const { answered } = parsed({ ...answer, friend: { username: { secret: 'argon2' } } });
    let thrown: unknown;
    try {
      answered();
    } catch (error) {
      thrown = error;
    }
    expect(isAppError(thrown) && thrown.code).toBe('internal');
    const cause = String((thrown as Error).cause);
    expect(cause).toContain('GET /thing does not fit its output: friend.username');
    expect(cause).not.toContain('argon2');
  });

  it('of an endpoint that is trusted is sent as it is', () => {
    const value = { ...answer, name: 3 };
    expect(parsed(value, 'it is too large').answered()).toBe(value);
  });
});

describe('strictly', () => {
  it.each([
    ['unknown', z.unknown()],
    ['any', z.any()],
    ['a transform over an object', z.object({ a: z.string() }).transform((value) => value)],
  ])('refuses %s, which would let anything through', (_, schema) => {
    expect(() => strictly(z.object({ a: schema }))).toThrow('an answer cannot be declared with');
  });
});
