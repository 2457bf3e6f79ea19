import { languages } from '../../domain/languages/languages';
import { brokenAt, DictionaryError } from './dictionaryError';
import type { DictionaryLimits, Headword, LanguagePair } from './dictionaryFormat';
import { baseLanguageOf } from './importLanguages';
import { readJsonArray } from './jsonArray';
import { sensesOfDefinitions } from './structuredContent';
import { openZip, type ZipArchive } from './zipArchive';

const indexName = 'index.json';
const bankName = /^term_bank_(\d+)\.json$/u;

interface YomitanIndex {
  title: string;
  version: number;
  /** The languages of words and glosses, where the file says them. */
  sourceLanguage: string | null;
  targetLanguage: string | null;
}

/** What a Yomitan dictionary says about itself. */
export async function readYomitanIndex(path: string, name: string, limits: DictionaryLimits): Promise<YomitanIndex> {
  return withArchive(path, { name, limits }, async (archive) => {
    if (!archive.names.includes(indexName))
      throw new DictionaryError(
        `${name} is no Yomitan dictionary: it holds no ${indexName}. Unpack other archives first.`,
      );
    if (!archive.names.some((each) => bankName.test(each)))
      throw new DictionaryError(
        `${name} holds no words: it has no term_bank_1.json, as files of frequencies have none.`,
      );
    const index = await readObject(archive, name, limits);
    const version = Number(index.format ?? index.version);
    if (typeof index.title !== 'string' || index.title.trim() === '' || ![1, 2, 3].includes(version))
      throw brokenAt(name, indexName, 'it has no title, or no format that is 1, 2 or 3.');
    return {
      title: index.title,
      version,
      sourceLanguage: textOrNull(index.sourceLanguage),
      targetLanguage: textOrNull(index.targetLanguage),
    };
  });
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

async function readObject(archive: ZipArchive, name: string, { maxItemBytes }: DictionaryLimits) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of archive.bytes(indexName)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxItemBytes) throw brokenAt(name, indexName, `it is longer than ${maxItemBytes} bytes.`);
  }
  try {
    const value: unknown = JSON.parse(
      Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\uFEFF/u, ''),
    );
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // The same sentence as for a list or a number.
  }
  throw brokenAt(name, indexName, 'this is not a JSON object.');
}

/** @throws DictionaryError when the file says that it is for other languages than it is imported for */
export function checkYomitanLanguages(index: YomitanIndex, name: string, pair: LanguagePair): void {
  const source = index.sourceLanguage && baseLanguageOf(index.sourceLanguage);
  const listed = languages.find(({ code }) => code === pair.language);
  if (source && listed && source !== baseLanguageOf(listed.code))
    throw new DictionaryError(`${name} says that its words are in the language ${source}: give --language ${source}.`);
  const target = index.targetLanguage && baseLanguageOf(index.targetLanguage);
  if (target && target !== pair.ownLanguage)
    throw new DictionaryError(`${name} says that its glosses are in the language ${target}: give --own ${target}.`);
}

/** Terms of a Yomitan dictionary, in the order of its banks; frequencies, pitch, kanji and pictures are left alone. */
export async function* readYomitan(
  path: string,
  { name, index, limits }: { name: string; index: YomitanIndex; limits: DictionaryLimits },
): AsyncGenerator<Headword> {
  const archive = await openZip(path, { name, isWanted: (each) => bankName.test(each), limits });
  try {
    const numberOf = (bank: string) => Number(bankName.exec(bank)?.[1]);
    for (const bank of [...archive.names].sort((a, b) => numberOf(a) - numberOf(b))) {
      const fail = (item: number, what: string) => brokenAt(name, `${bank}, entry ${item}`, what);
      let number = 0;
      for await (const row of readJsonArray(archive.bytes(bank), { maxItemBytes: limits.maxItemBytes, fail })) {
        number += 1;
        const headword = headwordOf(row, index.version);
        if (!headword) throw fail(number, 'it is no term: a text, a reading, tags, rules, a score, and its meanings.');
        yield headword;
      }
    }
  } finally {
    archive.close();
  }
}

async function withArchive<T>(
  path: string,
  { name, limits }: { name: string; limits: DictionaryLimits },
  work: (archive: ZipArchive) => Promise<T>,
): Promise<T> {
  const isWanted = (each: string) => each === indexName || bankName.test(each);
  const archive = await openZip(path, { name, isWanted, limits });
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}

function headwordOf(row: readonly unknown[], version: number): Headword | null {
  const [text, reading, , , score, ...rest] = row;
  // Version 1 lists the meanings at the end of the row, later ones as a list in the row.
  const definitions = version === 1 ? rest : rest[0];
  if (typeof text !== 'string' || typeof reading !== 'string' || typeof score !== 'number') return null;
  if (!Array.isArray(definitions)) return null;
  return { text, reading, senses: sensesOfDefinitions(definitions as unknown[]), tier: tierOf(score) };
}

const middleTier = 63;

/** Higher scores are likelier, around 0; those far out are alike. */
function tierOf(score: number): number {
  return middleTier - Math.max(-middleTier, Math.min(middleTier, Math.round(score)));
}
