import { createHash } from 'node:crypto';
import { runThrough } from '../../steps';
import { spellOut } from '../normalise';
import { lemmasOf } from './lemmas';

/** Which words and phrases count as the same in talk, as `content/thesaurus.en.txt` says it. */
export interface Thesaurus {
  /** The longest phrase that begins at a place of a sentence, in any forms of its words; undefined where none does. */
  longestAt(words: readonly string[], at: number): Phrase | undefined;
  /** Whether any phrase has this word, in any of its forms. */
  has(word: string): boolean;
}

export interface Phrase {
  /** In words. */
  length: number;
  /** Names of the groups that it stands in. */
  groups: readonly string[];
}

/**
 * Reads groups of equivalents, one a line: `headword: other, another phrase`. Comments begin with #.
 * Throws at a line that is none, naming it.
 */
export function parseThesaurus(source: string): Thesaurus {
  return runThrough(parseInSteps(source));
}

function* parseInSteps(source: string): Generator<undefined, Thesaurus> {
  const { rowsOf, heads } = yield* readRows(source);
  yield;
  return thesaurusFrom(yield* packPhrases(rowsOf), heads);
}

/** By phrase the rows that it stands in, and by row the name of its group. */
function* readRows(source: string) {
  const rowsOf = new Map<string, Set<number>>();
  const heads = new Map<number, string>();
  for (const [row, line] of source.split(/\r?\n/u).entries()) {
    if (row % 100 === 99) yield;
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [head = '', rest] = line.split(/:(.*)/su);
    if (rest === undefined || head.trim() === '')
      throw new Error(`thesaurus, row ${row + 1}: write 'headword: other, other'`);
    // Two groups may have one headword.
    heads.set(row, `${head.trim()}#${row}`);
    for (const member of [head, ...rest.split(',')]) {
      const words = phraseWords(member);
      if (words.length === 0) continue;
      const key = words.join(' ');
      const rows = rowsOf.get(key);
      if (rows) rows.add(row);
      else rowsOf.set(key, new Set([row]));
    }
  }
  return { rowsOf, heads };
}

// Apart from what reads: a function that is kept keeps all that is about it.
function thesaurusFrom(phrases: PackedPhrases, heads: ReadonlyMap<number, string>): Thesaurus {
  const isForm = (word: string | undefined, wanted: string) =>
    word === wanted || (word !== undefined && lemmasOf(word).includes(wanted));
  return {
    longestAt: (words, at) => {
      let length = 0;
      let rows: number[] = [];
      for (const lemma of lemmasOf(words[at] ?? '')) {
        for (const phrase of phrases.beginningWith(lemma)) {
          const { words: count } = phrase;
          if (count < length) break;
          if (count > words.length - at) continue;
          if (
            count > 1 &&
            !phrase.key.split(' ').every((word, index) => index === 0 || isForm(words[at + index], word))
          )
            continue;
          if (count > length) rows = [];
          length = count;
          rows.push(...phrase.rows);
        }
      }
      // 'Feet' and 'foot' may stand in one group.
      return length === 0 ? undefined : { length, groups: [...new Set(rows)].map((row) => heads.get(row) ?? '') };
    },
    has: (word) => lemmasOf(word).some((lemma) => phrases.words.has(lemma)),
  };
}

interface PackedPhrases {
  /** Phrases that have this as their first word, those of most words first. */
  beginningWith(word: string): Iterable<{ key: string; words: number; rows: Iterable<number> }>;
  /** Words of any phrase. */
  words: ReadonlySet<string>;
}

/** Fifteen thousand phrases in a few long rows: an object and two arrays for each would take 5 MB more. */
function* packPhrases(rowsOf: ReadonlyMap<string, ReadonlySet<number>>): Generator<undefined, PackedPhrases> {
  const all = [...rowsOf].map(([key, rows]) => ({ key, words: key.split(' '), rows }));
  const byFirst = new Map<string, typeof all>();
  for (const phrase of all) {
    const [first = ''] = phrase.words;
    const others = byFirst.get(first);
    if (others) others.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  yield;
  const keys: string[] = [];
  const counts = new Uint8Array(all.length);
  const rows = new Uint16Array(all.reduce((sum, phrase) => sum + phrase.rows.size, 0));
  const rowsFrom = new Uint32Array(all.length + 1);
  const keysFrom = new Uint32Array(byFirst.size + 1);
  const firsts = new Map<string, number>();
  for (const [first, phrases] of byFirst) {
    firsts.set(first, firsts.size);
    for (const { key, words, rows: its } of phrases.sort((a, b) => b.words.length - a.words.length)) {
      counts[keys.length] = words.length;
      const from = rowsFrom[keys.length] ?? 0;
      rows.set([...its], from);
      keys.push(key);
      rowsFrom[keys.length] = from + its.size;
    }
    keysFrom[firsts.size] = keys.length;
    if (firsts.size % 1_000 === 0) yield;
  }
  yield;
  return {
    *beginningWith(word) {
      const first = firsts.get(word);
      if (first === undefined) return;
      for (let at = keysFrom[first] ?? 0; at < (keysFrom[first + 1] ?? 0); at += 1)
        yield { key: keys[at] ?? '', words: counts[at] ?? 0, rows: rows.subarray(rowsFrom[at], rowsFrom[at + 1]) };
    },
    words: new Set(all.flatMap(({ words }) => words)),
  };
}

/** Words that stand in a phrase or not without changing it. */
const loose = new Set(['a', 'an', 'the', 'my', 'your', 'his', 'her', 'our', 'their', 'me', 'it', 'some']);

/** The words of a phrase by which it is looked up; all of them where nothing else is left. */
export function phraseWords(text: string): string[] {
  const spelt = /['’]|gonna|wanna|gotta|gimme|lemme|dunno|kinda/u.test(text) ? spellOut(text) : text;
  const words = spelt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !loose.has(word));
  return telling.length > 0 ? telling : words;
}

let last: { digest: string; thesaurus: Thesaurus } | undefined;

/** The same for the same source: all languages share one. */
export function thesaurusOf(source: string): Thesaurus {
  return runThrough(thesaurusInSteps(source));
}

/** The same in steps of some milliseconds. */
export function* thesaurusInSteps(source: string): Generator<undefined, Thesaurus> {
  const digest = createHash('sha256').update(source).digest('base64');
  if (last?.digest === digest) return last.thesaurus;
  const thesaurus = yield* parseInSteps(source);
  last = { digest, thesaurus };
  return thesaurus;
}
