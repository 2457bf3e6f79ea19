// `npm run studio` opens Prisma Studio, a table editor, on the configured database, also beside a running server.
// What follows `--` is Studio's own: npm run studio -- --port 5556 --browser none
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { prismaCommand } from './generate.mjs';

/** DATABASE_URL from the environment, else from `.env`, else the default: as the server finds it. */
function databaseUrl() {
  const envFile = process.env.PALAVER_ENV_FILE ?? '.env';
  const fromFile = envFile && existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return process.env.DATABASE_URL || fromFile.DATABASE_URL || 'file:./data/palaver.db';
}

/**
 * Studio takes a SQLite file by its absolute path only.
 * @param {string} url
 */
function studioUrl(url) {
  if (!url.startsWith('file:')) return url;
  const bare = url.replace(/\?.*$/s, '');
  const file = bare.startsWith('file://') ? fileURLToPath(bare) : resolve(bare.slice('file:'.length));
  if (!existsSync(file)) throw new Error(`There is no database at ${file} yet: run npm start once, it makes one.`);
  return `file://${file}`;
}

try {
  const { script, env } = prismaCommand();
  const given = process.argv.slice(2);
  const nowhereToOpen = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
  const browser = nowhereToOpen && !given.includes('--browser') ? ['--browser', 'none'] : [];
  const studio = spawn(process.execPath, [script, 'studio', '--url', studioUrl(databaseUrl()), ...browser, ...given], {
    stdio: 'inherit',
    env,
  });
  // Ctrl-C reaches Studio by itself; this waits for it. A signal sent to this process alone is handed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => studio.kill('SIGTERM'));
  studio.on('exit', (code) => (process.exitCode = code ?? 0));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
