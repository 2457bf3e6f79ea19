import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTools } from '../../../language/languageTools';
import type { Banks } from '../loadBank';
import { lazily } from '../steps';
import { buildBank, prepare, type Bank } from '../understanding/bank';
import type { Content } from './contentFormat';
import { contentDir } from './fixtureContent';
import { contentLanguages, parseContent, readContentFiles } from './loadContent';
import { parsePrepared, preparedFile, writePrepared, type ReadPrepared } from './preparedContent';

/** The languages whose content the application brings along, for tests of each. */
export const realLanguages: readonly string[] = contentLanguages(contentDir);

const root = new URL('../../../../', import.meta.url).pathname;
/** Keeps each language's content as a build prepares it from test run to test run: made anew, it takes seconds. */
const folder = join(root, '.scratch/test-content');

/** Names all that a language's prepared content is made of and made by: once any of it has changed, it is stale. */
function versionOf(language: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of ['domain', 'server/language', 'server/tutor']) {
    for (const path of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = join(root, source, path);
      const isOfAnother = realLanguages.some(
        (other) => other !== language && file.startsWith(`${join(contentDir, other)}/`),
      );
      if (isOfAnother || file.endsWith('.test.ts') || !statSync(file).isFile()) continue;
      hash.update(`${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

interface Real {
  content: Content;
  bank: () => Bank;
}

const languages = new Map<string, Real>();

function real(language: string): Real {
  const known = languages.get(language) ?? read(language);
  languages.set(language, known);
  return known;
}

function read(language: string): Real {
  const version = versionOf(language);
  const file = preparedFile(folder, language);
  const kept = existsSync(file) ? parsePrepared(readFileSync(file), language, { version, contentDir }) : undefined;
  const prepared = kept ?? prepareAnew(language, file, version);
  const { content, rest } = prepared;
  return { content, bank: lazily(() => buildBank(content, languageTools(language), rest())) };
}

function prepareAnew(language: string, file: string, version: string): ReadPrepared {
  const { content } = parseContent(language, readContentFiles(contentDir, language));
  const written = writePrepared(version, content, prepare(content, languageTools(language)));
  mkdirSync(folder, { recursive: true });
  // Whole or not at all, as other workers read it.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, written);
  renameSync(draft, file);
  const made = parsePrepared(Buffer.from(written), language, { version, contentDir });
  if (!made) throw new Error(`what was prepared of ${language} cannot be read`);
  return made;
}

/** The bank of a language's own content. All tests of a worker share one: none may change what is in it. */
export const realBank = (language: string): Bank => real(language).bank();

/** What is written for the built-in tutor in a language, whether without problems or not; read once a worker. */
export const realContent = (language: string): Content => real(language).content;

/** For a tutor that shares the banks of the tests. */
export const realBanks: Banks = {
  find: (language) => Promise.resolve(realBank(language)),
  findContent: (language) => Promise.resolve(realContent(language)),
};
