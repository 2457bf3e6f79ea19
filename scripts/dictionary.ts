import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase, type Database } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { DictionaryError } from '../server/dictionary/dictionaryError';
import { dictionaryFormats, formatNames, isDictionaryFormat } from '../server/dictionary/dictionaryFormat';
import { createDictionaryRepository } from '../server/dictionary/dictionaryRepository';
import { importDictionary, type ImportRequest } from '../server/dictionary/importDictionary';
import { baseLanguageOf, requireDictionaryLanguage, requireOwnLanguage } from '../server/dictionary/importLanguages';
import { readEnvironment } from '../server/environment';
import { makeId } from '../server/ids';
import { paths } from '../server/paths';
import { startupFailureSentence } from '../server/startupFailure';

/** `npm run dictionary`: brings dictionaries into the database, lists them and takes them out (docs/dictionaries.md). */
const usage = `npm run dictionary -- import <file> --language xx [--own en] [--name "..."] [--format ${dictionaryFormats.join('|')}]
npm run dictionary -- list
npm run dictionary -- remove <name>`;

/** A large file on a slow disk; the database's own limit is made for requests. */
const transactionTimeoutMs = 6 * 60 * 60 * 1000;

type Command = { do: 'import'; request: ImportRequest } | { do: 'list' } | { do: 'remove'; name: string };

/**
 * Does what the arguments say, and says what was done.
 * @returns the exit code
 */
export async function runDictionaryCommand(
  args: readonly string[],
  {
    databaseUrl,
    say,
    complain,
  }: { databaseUrl: string; say: (line: string) => void; complain: (line: string) => void },
): Promise<0 | 1> {
  try {
    const command = readCommand(args);
    const database = await openMigrated(databaseUrl);
    try {
      await carryOut(command, database, say);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    complain(error instanceof DictionaryError ? error.message : startupFailureSentence(error));
    return 1;
  }
}

async function carryOut(command: Command, database: Database, say: (line: string) => void): Promise<void> {
  const repository = createDictionaryRepository(database);
  if (command.do === 'remove') {
    if (!(await repository.remove(command.name)))
      throw new DictionaryError(`There is no dictionary '${command.name}'.`);
    say(`Removed '${command.name}'.`);
  } else if (command.do === 'list') {
    const dictionaries = await repository.list();
    if (dictionaries.length === 0) say('No dictionary has been imported.');
    for (const { name, language, ownLanguage, format, entries, importedAt } of dictionaries) {
      const formatName = isDictionaryFormat(format) ? formatNames[format] : format;
      say(
        `${name}: ${language} to ${ownLanguage}, ${count(entries, 'word')}, ${formatName}, ${importedAt.toISOString().slice(0, 10)}`,
      );
    }
  } else {
    const { name, language, ownLanguage, format, entries, leftOut } = await importDictionary(
      { database, now: () => new Date(), makeId },
      command.request,
    );
    say(
      `Imported '${name}': ${count(entries, 'word')}, ${language} to ${ownLanguage}, from a ${formatNames[format]} file.`,
    );
    if (leftOut > 0) say(`Left out: ${count(leftOut, 'headword')} (variants, signs, and what has no short gloss).`);
  }
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** SQLite's file belongs to one process: a running server keeps others out, and is told apart from other failures. */
async function openMigrated(url: string): Promise<Database> {
  let database: Database;
  try {
    database = await openDatabase({ url, transactionTimeoutMs });
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith('Another Palaver is already running on'))
      throw new DictionaryError(`${cause.message} Stop it, run this again, then start it.`, { cause });
    throw cause;
  }
  try {
    await migrate(database, paths.migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parse(args);
  const [what, subject, ...rest] = positionals;
  if (rest.length > 0)
    throw new DictionaryError(`'${rest[0] ?? ''}' is one argument too many: quote what has spaces.\n${usage}`);
  if (what === 'list' && subject === undefined) return { do: 'list' };
  if (what === 'remove' && subject !== undefined) return { do: 'remove', name: subject };
  if (what !== 'import' || subject === undefined) throw new DictionaryError(usage);
  if (values.language === undefined)
    throw new DictionaryError(`--language is missing: which language do people learn with this dictionary?\n${usage}`);
  const language = requireDictionaryLanguage(values.language).code;
  const ownLanguage = requireOwnLanguage(values.own ?? 'en');
  if (baseLanguageOf(language) === ownLanguage)
    throw new DictionaryError(
      `The words and their glosses would be in the same language (${ownLanguage}): say with --own which one glosses are in.`,
    );
  const { format, name } = values;
  if (format !== undefined && !isDictionaryFormat(format))
    throw new DictionaryError(`--format ${format} is none of ${dictionaryFormats.join(', ')}.`);
  // npm runs this in the project's folder, wherever it was called.
  const path = resolve(process.env.INIT_CWD ?? '.', subject);
  return { do: 'import', request: { path, language, ownLanguage, ...(name && { name }), ...(format && { format }) } };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { language: text, own: text, name: text, format: text },
    });
  } catch (error) {
    throw new DictionaryError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await runDictionaryCommand(process.argv.slice(2), {
    databaseUrl: readEnvironment().DATABASE_URL || 'file:./data/palaver.db',
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
}
