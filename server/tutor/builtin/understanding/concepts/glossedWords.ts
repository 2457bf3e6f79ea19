import type { Content } from '../../format/contentFormat';
import { utterancesOf } from '../../format/lexicon';
import { parseWords, type WordToken } from '../../format/parseWords';
import { variantsOf } from '../../format/template';

/** A word of the content as its author glossed it. */
export interface GlossedWord {
  word: WordToken;
  /** How often it stands in the content with this very gloss. */
  count: number;
}

/** Each once, in the order in which they first stand there: most of a content's words come again and again. */
export function* glossedWordsOf(content: Content): Generator<undefined, GlossedWord[]> {
  const counts = new Map<string, number>();
  for (const [index, { words }] of utterancesOf(content).entries()) {
    for (const source of variantsOf(words).flatMap((variant) => variant.split(/\s+/u))) {
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
    if (index % 200 === 199) yield;
  }
  const glossed: GlossedWord[] = [];
  let parsed = 0;
  for (const [source, count] of counts) {
    for (const token of parseWords(source)) if ('word' in token) glossed.push({ word: token.word, count });
    parsed += 1;
    if (parsed % 400 === 0) yield;
  }
  return glossed;
}
