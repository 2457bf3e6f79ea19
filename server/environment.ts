import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './config';

type Environment = Readonly<Record<string, string | undefined>>;

const assignment =
  /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^\n"'`][^\n]*)?[ \t]*(?:#[^\n]*)?$/gm;

/** Numbers, from 1, of the lines that are neither empty, nor a comment, nor NAME=value (quoted values may span lines). */
function brokenLines(text: string): number[] {
  const rest = text.replace(/\r/g, '').replace(assignment, (found) => found.replace(/[^\n]/g, ''));
  return rest.split('\n').flatMap((line, index) => (/^\s*(#|$)/.test(line) ? [] : [index + 1]));
}

/**
 * The environment over the file `.env` (or the one that PALAVER_ENV_FILE names; an empty name means none, for tests).
 * @throws ConfigError when the file cannot be read or a line of it means nothing.
 */
export function readEnvironment(env: Environment = process.env): Environment {
  const path = resolve(env.PALAVER_ENV_FILE ?? '.env');
  if (env.PALAVER_ENV_FILE === '') return { ...env };
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return { ...env };
    throw new ConfigError([`${path} cannot be read (${String(code)}).`]);
  }
  const broken = brokenLines(text);
  if (broken.length > 0) {
    throw new ConfigError(broken.map((line) => `Line ${line} of ${path} is not of the form NAME=value.`));
  }
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  return { ...parseEnv(text), ...Object.fromEntries(set) };
}
