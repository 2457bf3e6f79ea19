import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import util from 'node:util';
import { Failure } from './failure.mjs';
import { readIfThere, root } from './project.mjs';

const consonants = 'bdfghjklmnprstvz';
const vowels = 'aeiou';

/** Three groups that can be read out, such as `bazu-koli-femo`: 38 bits, and guessing is rate limited. */
function createAccessCode() {
  const syllable = () => `${consonants[randomInt(consonants.length)]}${vowels[randomInt(vowels.length)]}`;
  return Array.from({ length: 3 }, () => syllable() + syllable()).join('-');
}

/** The key pair with which a server identifies itself to push services (RFC 8292): P-256, in base64url. */
function createVapidKeys() {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
  const uncompressedPoint = [Buffer.of(4), Buffer.from(x ?? '', 'base64url'), Buffer.from(y ?? '', 'base64url')];
  return { VAPID_PUBLIC_KEY: Buffer.concat(uncompressedPoint).toString('base64url'), VAPID_PRIVATE_KEY: d ?? '' };
}

const heading = `# Written by the first \`npm start\`. Every setting is described in .env.example; keep this file to yourself.\n`;

/**
 * Adds the secrets that neither the environment nor the file has. Nothing that is there is changed.
 * @param {NodeJS.ProcessEnv} env
 */
export function writeMissingSecrets(env = process.env) {
  if (env.PALAVER_ENV_FILE === '') return;
  const path = resolve(root, env.PALAVER_ENV_FILE ?? '.env');
  try {
    const text = readIfThere(path);
    const known = {
      ...util.parseEnv(text ?? ''),
      ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
    };
    /** @type {Record<string, string>} */
    const missing = {};
    if (!known.AUTH_SECRET?.trim()) missing.AUTH_SECRET = randomBytes(32).toString('base64url');
    if (!known.ACCESS_CODE?.trim()) missing.ACCESS_CODE = createAccessCode();
    if (!known.VAPID_PUBLIC_KEY?.trim() && !known.VAPID_PRIVATE_KEY?.trim()) Object.assign(missing, createVapidKeys());
    const lines = Object.entries(missing)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
    if (lines === '') return;
    if (text === undefined) {
      writeFileSync(path, heading + lines, { mode: 0o600, flag: 'wx' });
      return;
    }
    const addition = (text === '' || text.endsWith('\n') ? '' : '\n') + lines;
    const reread = util.parseEnv(text + addition);
    if (Object.entries(missing).some(([name, value]) => reread[name] !== value)) {
      throw new Failure(
        `${path} is broken, perhaps by a quotation mark that is never closed: mend it, then start again.`,
      );
    }
    appendFileSync(path, addition);
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error) || !('code' in error)) throw error;
    throw new Failure(
      `${path} cannot be read and written (${String(error.code)}): it holds the secrets that Palaver needs.`,
    );
  }
}
