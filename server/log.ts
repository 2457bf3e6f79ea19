import { type Logger, pino } from 'pino';
import type { Config } from './config';

export type Log = Logger;

const secretNames = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'accessCode'];

/** Each secret by its name at the first three depths, which is as deep as a logged request or body goes. */
const redactedPaths = secretNames.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
});

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  err?: { message?: string; stack?: string };
}

/** A line of JSON as one that a person at a terminal can read. */
export function readableLine(json: string): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(json) as LogLine;
  const name = (pino.levels.labels[level] ?? String(level)).padEnd(5);
  const details = Object.entries(rest).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  const stack = err ? `\n${err.stack ?? err.message ?? ''}` : '';
  return `${new Date(time).toISOString().slice(11, 19)} ${name} ${msg}${details.join('')}${stack}\n`;
}

const terminal = { write: (line: string) => void process.stdout.write(readableLine(line)) };

export function createLog(config: Pick<Config, 'logLevel'>, destination?: { write(line: string): void }): Log {
  const options = { level: config.logLevel, base: null, redact: { paths: redactedPaths, censor: '[hidden]' } };
  const target = destination ?? (process.stdout.isTTY ? terminal : undefined);
  return target ? pino(options, target) : pino(options);
}
