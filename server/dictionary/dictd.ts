import { existsSync } from 'node:fs';
import { brokenAt, DictionaryError } from './dictionaryError';
import type { DictionaryLimits, Headword } from './dictionaryFormat';
import { openSource, type DictionarySource } from './dictionarySource';
import { decode, readLines } from './readLines';

/** `headword TAB offset TAB size`, both numbers in base 64; a fourth column may have the headword as it is written. */
export const dictdIndexLine = /^([^\t]*)\t([A-Za-z0-9+/]+)\t([A-Za-z0-9+/]+)(?:\t(.*))?$/u;

/** Headwords that hold facts about the file: `00-database-short`, `00databaseshort`. */
const aboutTheFile = /^00-?database/u;

interface Place {
  headword: string;
  offset: number;
  size: number;
  line: number;
}

/** Whether a path is one half of a dictd dictionary whose other half lies beside it. */
export function isDictdPair(path: string): boolean {
  const stem = stemOf(path);
  return isNamedAsDictd(path) && existsSync(`${stem}.index`) && articlePath(stem) !== null;
}

export function isNamedAsDictd(path: string): boolean {
  return stemOf(path) !== path;
}

function stemOf(path: string): string {
  return path.replace(/\.(?:index|dict|dict\.dz)$/u, '');
}

function articlePath(stem: string): string | null {
  return [`${stem}.dict.dz`, `${stem}.dict`].find((path) => existsSync(path)) ?? null;
}

/** Both halves of a dictd dictionary; the given one may be either. */
export async function openDictd(
  path: string,
  limits: DictionaryLimits,
): Promise<{ index: DictionarySource; articles: DictionarySource }> {
  const stem = stemOf(path);
  const articles = articlePath(stem);
  if (!existsSync(`${stem}.index`)) throw new DictionaryError(`There is no ${stem}.index: dictd files come in pairs.`);
  if (articles === null)
    throw new DictionaryError(`There is neither ${stem}.dict.dz nor ${stem}.dict: dictd files come in pairs.`);
  return {
    index: await openSource(`${stem}.index`, { maxBytes: limits.maxIndexBytes }),
    articles: await openSource(articles, limits),
  };
}

/**
 * Entries of a dictionary in dictd's format, as FreeDict has them (`man dictfmt`). The index is held in memory, ordered
 * as the articles lie, and these are read once from beginning to end: a compressed file gives no other way cheaply.
 */
export async function* readDictd(
  { index, articles }: { index: DictionarySource; articles: DictionarySource },
  limits: DictionaryLimits,
): AsyncGenerator<Headword> {
  const places = await readPlaces(index, limits);
  for await (const { headword, line, article } of readArticles(articles, places)) {
    const text = decode(article, 'utf-8');
    if (text === null) throw brokenAt(articles.name, `article of line ${line} in the index`, 'this is not UTF-8 text.');
    yield headwordOf(text, headword);
  }
}

/** What the file calls itself, where it does so among its first articles. */
export async function readDictdTitle(
  { index, articles }: { index: DictionarySource; articles: DictionarySource },
  limits: DictionaryLimits,
): Promise<string | null> {
  const places = await readPlaces(index, limits, /^00-?database-?short$/u);
  if (places.length === 0) return null;
  for await (const { article } of readArticles(articles, places)) {
    const lines = (decode(article, 'utf-8') ?? '').split('\n').filter((line) => line.trim() !== '');
    return lines.find((line) => !aboutTheFile.test(line))?.trim() ?? null;
  }
  return null;
}

async function readPlaces(index: DictionarySource, limits: DictionaryLimits, only?: RegExp): Promise<Place[]> {
  const places: Place[] = [];
  for await (const { text, number: line } of readLines(index, 'utf-8', limits)) {
    if (text === '') continue;
    const [, headword, offset, size, written] = dictdIndexLine.exec(text) ?? [];
    if (headword === undefined || offset === undefined || size === undefined)
      throw brokenAt(index.name, `line ${line}`, 'it is not of the form: headword, tab, offset, tab, size.');
    if (only ? !only.test(headword) : aboutTheFile.test(headword)) continue;
    const place = { headword: written || headword, offset: base64Number(offset), size: base64Number(size), line };
    if (place.size > limits.maxItemBytes)
      throw brokenAt(index.name, `line ${line}`, `its article is longer than ${limits.maxItemBytes} bytes.`);
    places.push(place);
  }
  return places.sort((a, b) => a.offset - b.offset || a.line - b.line);
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64Number(text: string): number {
  return [...text].reduce((sum, digit) => sum * 64 + digits.indexOf(digit), 0);
}

/** Cuts out the articles on the way through the file. Several headwords may share one; articles may overlap. */
async function* readArticles(source: DictionarySource, places: readonly Place[]) {
  const waiting = places.values();
  let next = waiting.next();
  let held: Buffer = Buffer.alloc(0);
  let heldFrom = 0;
  for await (const chunk of source.bytes()) {
    // Still read to the end, where the packing says whether all of it was sound.
    if (next.done) continue;
    held = Buffer.concat([held, chunk]);
    const heldTo = heldFrom + held.length;
    while (!next.done && next.value.offset + next.value.size <= heldTo) {
      const { headword, line, offset, size } = next.value;
      yield { headword, line, article: held.subarray(offset - heldFrom, offset - heldFrom + size) };
      next = waiting.next();
    }
    const keepFrom = next.done ? heldTo : Math.min(next.value.offset, heldTo);
    held = held.subarray(keepFrom - heldFrom);
    heldFrom = keepFrom;
  }
  if (!next.done)
    throw new DictionaryError(
      `${source.name} ends before the article of '${next.value.headword}' (line ${next.value.line} of the index): the two files do not belong together, or one is damaged.`,
    );
}

const example = /^["“„]/u;
const aside = /^(?:Synonyms?|Antonyms?|Hypernyms?|Hyponyms?|Translations?|Note|Usage|Examples?|see(?: also)?)\b.*:/iu;
/** What stands between a headword and its translation: sound between slashes, grammar in brackets. */
const besideHeadword = /\/[^/]*\/|<[^>]*>|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}/gu;
/** Sound or word class, which only a line with a headword has. */
const besideHeadwordMark = /\s(?:\/[^/]+\/|<[^>]+>)/u;
/** `road /Rd/`; where no space stands before the slash, it parts alternatives. */
const soundAfterWord = /\s\/[^/\s]+\/(?=\s|$)/gu;
const wordClasses =
  /^\s*(?:(?:n|v|vt|vi|adj|adv|prep|conj|pron|num|art|int|interj|pl|sg|m|f|nt|neut|masc|fem)\.,?\s*)+/u;
/** A subject that a meaning is restricted to: `[naut.] berth`. */
const subject = /^\s*[[(]\p{L}[^\])]*\.[\])]/u;

/**
 * An article: its first line repeats the headword as it is written, which the index may not (small letters, no accents, no signs),
 * and below stand its meanings.
 */
function headwordOf(article: string, indexed: string): Headword {
  const lines = article.split('\n').map((line) => line.trim().replace(/^\d+[.)]\s*/u, ''));
  const [head = '', ...below] = lines.filter((line) => line !== '' && !aside.test(line) && !example.test(line));
  const written = head.split(/\s+[/<[({]/u, 1)[0]?.trim() ?? '';
  const isRepeated = bareLetters(written) === bareLetters(indexed);
  const rest = isRepeated ? head.slice(written.length) : head;
  const beside = rest.replace(besideHeadword, ' ').replace(wordClasses, '');
  // An article that several headwords share begins with one of them, which is no meaning of the others.
  const isHeadOfOther = !isRepeated && below.length > 0 && besideHeadwordMark.test(head);
  const meanings = /\p{L}/u.test(beside) && !isHeadOfOther ? [beside, ...below] : below;
  return {
    text: isRepeated ? written : indexed,
    reading: '',
    senses: meanings.map((meaning) => [meaning.replace(soundAfterWord, '')]),
    tier: tierOf(lines, meanings[0] ?? ''),
  };
}

const bareLetters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const manyExamples = 20;

/** Of several articles with one headword that is likeliest which has most examples, then which has no subject. */
function tierOf(lines: readonly string[], firstMeaning: string): number {
  const examples = lines.filter((line) => example.test(line)).length;
  return 2 * Math.max(0, manyExamples - examples) + (subject.test(firstMeaning) ? 1 : 0);
}
