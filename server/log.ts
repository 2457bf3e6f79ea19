import { type Logger, pino } from 'pino';
import type { Config } from './config';

export type Log = Logger;

const secretNames = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'accessCode'];

/** Each secret by its name at the first three depths, which is as deep as a logged request or body goes. */
const redactedPaths = secretNames.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
});

export function createLog(config: Pick<Config, 'logLevel'>, destination?: { write(line: string): void }): Log {
  const options = { level: config.logLevel, base: null, redact: { paths: redactedPaths, censor: '[hidden]' } };
  return destination ? pino(options, destination) : pino(options);
}
