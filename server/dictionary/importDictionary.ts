import { identityOf } from '../../domain/words/identity';
import type { Database } from '../db/database';
import { isKana, toHiragana } from '../language/kana';
import { DictionaryError } from './dictionaryError';
import {
  dictionaryLimits,
  formatNames,
  type DictionaryFormat,
  type DictionaryLimits,
  type Headword,
  type LanguagePair,
} from './dictionaryFormat';
import { createDictionaryRepository, type EntryRow } from './dictionaryRepository';
import { readDictionary } from './readDictionary';
import { plainText, shortGloss } from './shortGloss';

export interface ImportRequest extends LanguagePair {
  path: string;
  /** Else what the file calls itself, else the file's name. */
  name?: string;
  format?: DictionaryFormat;
  limits?: DictionaryLimits;
}

export interface ImportResult extends LanguagePair {
  name: string;
  format: DictionaryFormat;
  entries: number;
  /** Headwords that had no gloss that could be shown, or were no word. */
  leftOut: number;
}

/** Six values a row; larger statements take more memory and are no faster (measured on both databases). */
const rowsAtOnce = 250;
/** Ranks of a tier: more than rows are allowed. 127 tiers of them are what an INTEGER holds. */
const ranksOfTier = 2 ** 24;
const maxNameLength = 80;
const maxHeadwordLength = 80;
const maxReadingLength = 120;

/**
 * Reads a dictionary's file into the database in one transaction: all of it is there afterwards, or nothing of it, and
 * until then what stood under its name.
 * @param database opened with a transaction time that suffices for the whole file
 * @throws DictionaryError with one sentence, and the place where the file is broken
 */
export async function importDictionary(
  { database, now, makeId }: { database: Database; now: () => Date; makeId: () => string },
  { path, language, ownLanguage, limits = dictionaryLimits, ...request }: ImportRequest,
): Promise<ImportResult> {
  const pair = { language, ownLanguage };
  const file = await readDictionary(path, { pair, limits, ...(request.format && { format: request.format }) });
  const name = request.name === undefined ? ownName(file.title, path) : requireName(request.name);
  const repository = createDictionaryRepository(database);

  // Reading is awaited in here, against the rule: this process serves nobody, and all or nothing needs it.
  return database.transaction(async (tx) => {
    const { id, ...stored } = await repository.begin(tx, {
      id: makeId(),
      name,
      ...pair,
      format: file.format,
      importedAt: now(),
    });
    if (stored.language !== language || stored.ownLanguage !== ownLanguage)
      throw new DictionaryError(
        `There is a dictionary '${name}' from ${stored.language} to ${stored.ownLanguage} already: choose another with --name.`,
      );
    const rows = rowsOf(file.headwords(), { language, maxRows: limits.maxRows });
    let chunk: EntryRow[] = [];
    let result = await rows.next();
    for (; !result.done; result = await rows.next()) {
      chunk.push(result.value);
      if (chunk.length < rowsAtOnce) continue;
      await repository.add(tx, id, chunk);
      chunk = [];
    }
    if (chunk.length > 0) await repository.add(tx, id, chunk);
    const { entries, leftOut } = result.value;
    if (entries === 0)
      throw new DictionaryError(
        `No word with a gloss in '${ownLanguage}' was found: is this ${formatNames[file.format]} file the right one?`,
      );
    await repository.finish(tx, id, entries);
    return { name, ...pair, format: file.format, entries, leftOut };
  });
}

async function* rowsOf(
  headwords: AsyncIterable<Headword>,
  { language, maxRows }: { language: string; maxRows: number },
): AsyncGenerator<EntryRow, { entries: number; leftOut: number }> {
  let entries = 0;
  let leftOut = 0;
  for await (const { text, reading, senses, tier } of headwords) {
    const headword = plainText(text).trim();
    const key = headword.length > maxHeadwordLength ? '' : identityOf(headword, language);
    const gloss = key === '' ? '' : shortGloss(senses);
    if (gloss === '') {
      leftOut += 1;
      continue;
    }
    if (entries >= maxRows) throw new DictionaryError(`The file has more than ${maxRows} words.`);
    yield {
      key,
      rank: tier * ranksOfTier + entries,
      headword,
      reading: readingOf({ reading, headword, language }),
      gloss,
    };
    entries += 1;
  }
  return { entries, leftOut };
}

/** As segments have their readings: Japanese ones in hiragana. */
function readingOf(word: { reading: string; headword: string; language: string }): string {
  const given = plainText(word.reading).trim();
  const reading = word.language === 'ja' ? toHiragana(given || (isKana(word.headword) ? word.headword : '')) : given;
  return reading.length > maxReadingLength ? '' : reading;
}

const singleLine = (text: string) => plainText(text).replace(/\s+/gu, ' ').trim();

/** What the file calls itself, else how it is called. */
function ownName(title: string | null, path: string): string {
  return [...(singleLine(title ?? '') || singleLine(fileStem(path)))].slice(0, maxNameLength).join('').trim();
}

function requireName(given: string): string {
  const name = singleLine(given);
  if (name === '' || name.length > maxNameLength)
    throw new DictionaryError(`A dictionary's name has 1 to ${maxNameLength} characters.`);
  return name;
}

/** `cedict_ts.u8.gz` is `cedict_ts`. */
function fileStem(path: string): string {
  const file = path.split(/[\\/]/u).at(-1) ?? path;
  return file.replace(/(?:\.(?:gz|dz|u8|txt|xml|zip|dict|index|utf8|edict))+$/iu, '') || file;
}
