import { identityOf } from '../../../../domain/words/identity';
import type { Content, Utterance } from './contentFormat';
import { parseWords, type WordToken } from './parseWords';
import { expandVariants } from './template';
import { sensesOf, type TableWord } from './wordTables';

export interface LexiconEntry {
  gloss: string;
  reading?: string;
  lemma?: string;
}

/** What the content knows about words: the gloss and reading that its sentences use most, else what its tables say. */
export interface Lexicon {
  find(surface: string, lemma?: string): LexiconEntry | undefined;
}

/** Everything in the content that has words. */
export function utterancesOf(content: Content): Utterance[] {
  return [
    ...[...content.scenes.values()].flatMap((scene) => scene.lines.flatMap((line) => [line, ...line.replies])),
    ...[...content.anywhere.values()].flatMap((entry) => [...entry.says, ...entry.answers]),
    ...Object.values(content.lists).flat(),
  ];
}

export function buildLexicon(content: Content): Lexicon {
  const bySurface = new Map<string, WordToken[]>();
  const byLemma = new Map<string, WordToken[]>();
  for (const utterance of utterancesOf(content)) {
    for (const address of ['feminine', 'masculine'] as const) {
      for (const token of parseWords(expandVariants(utterance.words, address))) {
        if (!('word' in token)) continue;
        collect(bySurface, identityOf(token.word.surface, content.language), token.word);
        if (token.word.lemma) collect(byLemma, identityOf(token.word.lemma, content.language), token.word);
      }
    }
  }
  const surfaces = new Map([...bySurface].map(([key, words]) => [key, commonest(words)]));
  const lemmas = new Map([...byLemma].map(([key, words]) => [key, commonest(words)]));
  const tables = tableEntries(content);
  return {
    find(surface, lemma) {
      const own = identityOf(surface, content.language);
      const known = surfaces.get(own) ?? tables.get(own);
      if (known || !lemma) return known;
      const key = identityOf(lemma, content.language);
      const related = surfaces.get(key) ?? lemmas.get(key) ?? tables.get(key);
      // The reading belongs to another form of the word.
      return related && { gloss: related.gloss, lemma };
    },
  };
}

/** By identity; of homographs the more frequent. */
function tableEntries({ tables, language }: Content): Map<string, LexiconEntry> {
  const entries = new Map<string, LexiconEntry>();
  for (const word of [...tables.functionWords, ...tables.lexicon]) {
    const key = identityOf(word.lemma, language);
    if (!entries.has(key)) entries.set(key, entryOf(word));
  }
  return entries;
}

function entryOf(word: TableWord): LexiconEntry {
  const gloss = sensesOf(word)[0] ?? word.gloss;
  return { gloss, ...(word.reading ? { reading: word.reading } : {}) };
}

function collect(words: Map<string, WordToken[]>, key: string, word: WordToken): void {
  if (key === '') return;
  const list = words.get(key);
  if (list) list.push(word);
  else words.set(key, [word]);
}

function commonest(words: readonly WordToken[]): LexiconEntry {
  const gloss = mostFrequent(words.map((word) => word.gloss)) ?? '';
  const reading = mostFrequent(words.flatMap((word) => word.reading ?? []));
  const lemma = mostFrequent(words.flatMap((word) => word.lemma ?? []));
  return { gloss, ...(reading ? { reading } : {}), ...(lemma ? { lemma } : {}) };
}

/** The first of those that come most often, so that the answer does not depend on anything but the content. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | undefined;
  for (const [value, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = value;
  return best;
}
