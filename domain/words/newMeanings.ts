import type { Morpheme } from '../conversation/message';
import type { LanguageCode } from '../languages/languages';
import { occurrencesOf } from './sightings';

/**
 * Marks the words of a message that their reader has met before, but only with other meanings: words are counted by
 * their form, so that the gloss of such a word may have faded although this meaning was never told.
 *
 * @param met the glosses with which each word was met before the message, by identity
 */
export function markNewMeanings(
  morphemes: readonly Morpheme[],
  language: LanguageCode,
  met: ReadonlyMap<string, readonly string[]>,
): Morpheme[] {
  const marked = new Set(
    occurrencesOf(morphemes, language).flatMap(({ identity, indexes }) => {
      const glosses = (met.get(identity) ?? []).filter((gloss) => gloss !== '');
      const here = indexes.map((index) => morphemes[index]?.[2] ?? '').filter((gloss) => gloss !== '');
      const isNew =
        glosses.length > 0 &&
        here.length > 0 &&
        here.every((gloss) => !glosses.some((earlier) => isSameMeaning(gloss, earlier)));
      return isNew ? indexes : [];
    }),
  );
  return morphemes.map((morpheme, index) => {
    if (!marked.has(index)) return morpheme;
    const [surface, reading, gloss, marks] = morpheme;
    return [surface, reading, gloss, { ...marks, new: true }];
  });
}

/**
 * Whether two glosses tell the same meaning: they share a word, in whatever form ('live', 'lives', 'living'). Labels of
 * grammar (':subject') are compared as they stand. Rather too often the same than too seldom: a mark on every other
 * word would say nothing.
 */
export function isSameMeaning(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.startsWith(':') || b.startsWith(':')) return false;
  const [words, others] = [wordsOf(a), wordsOf(b)];
  return words.some((word) => others.some((other) => isSameWord(word, other)));
}

/** Say nothing of the meaning while there are other words in the gloss. */
const fillers = new Set(['a', 'an', 'the', 'to']);

/** Forms of English words that begin differently, of the verbs whose glosses stand under every other word. */
const forms: readonly (readonly string[])[] = [
  ['be', 'is', 'am', 'are', 'was', 'were', 'been', "it's", "that's"],
  ['have', 'has', 'had'],
  ['do', 'does', 'did', 'done'],
  ['go', 'goes', 'went', 'gone'],
];
const stemOf = new Map(forms.flatMap((group) => group.map((form) => [form, group[0] ?? form] as const)));

function wordsOf(gloss: string): string[] {
  const text = gloss.normalize('NFKC').toLowerCase().replace(/’/gu, "'");
  const all = text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  const telling = all.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : all).map((word) => stemOf.get(word) ?? word);
}

/** One word in two forms has a beginning in common, and differs in at most three letters of its end. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  return common >= 3 && common >= Math.max(a.length, b.length) - 3;
}
