import { existsSync, readFileSync } from 'node:fs';
import { makeWordForms, parts, readWordForms, type Part, type WordForms } from './wordForms';

/** What an ending may stand for; the first that gives a base form holds. After WordNet's Morphy. */
const endings: Readonly<Record<Part, readonly (readonly [ending: string, base: string])[]>> = {
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', ''],
    ['es', 'e'],
    ['ed', ''],
    ['ed', 'e'],
    ['ing', ''],
    ['ing', 'e'],
  ],
  noun: [
    ['s', ''],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 's'],
    ['ves', 'f'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['ies', 'y'],
  ],
  adjective: [
    ['est', ''],
    ['est', 'e'],
    ['er', ''],
    ['er', 'e'],
  ],
};

let loaded: WordForms | undefined;

/** Takes the forms of words from a file that `makeWordForms` filled, where it is there; to be called before any other. */
export function useWordForms(file: string): void {
  if (existsSync(file)) loaded ??= readWordForms(readFileSync(file));
}

function wordForms(): WordForms {
  loaded ??= readWordForms(makeWordForms());
  return loaded;
}

/** As many as a learner's messages of some minutes have; beyond, the memory begins anew. */
const remembered = 4_000;
const known = new Map<string, readonly string[]>();

/**
 * What an English word may be a form of, itself among them: 'left' is left and leave.
 * @param word in small letters
 */
export function lemmasOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const forms = wordForms();
  const form = forms.find(word);
  const lemmas = parts.map((part) => form?.irregular(part) ?? regularLemma(word, part, forms));
  const all = [...new Set([word, ...lemmas])];
  if (known.size >= remembered) known.clear();
  known.set(word, all);
  return all;
}

function regularLemma(word: string, part: Part, forms: WordForms): string {
  for (const [ending, base] of endings[part]) {
    if (!word.endsWith(ending)) continue;
    const candidate = word.slice(0, word.length - ending.length) + base;
    if (forms.find(candidate)?.isBase(part)) return candidate;
  }
  return word;
}

/** What an English word may be as a noun: itself and, of a plural, its singular. */
export function nounsOf(word: string): readonly string[] {
  const forms = wordForms();
  return [...new Set([word, forms.find(word)?.irregular('noun') ?? regularLemma(word, 'noun', forms)])];
}

/** Whether an English word is a noun and nothing else: 'wasabi' and 'wife', but not 'work' or 'cold'. */
export function isOnlyNoun(word: string): boolean {
  const form = wordForms().find(word);
  return form?.isBase('noun') === true && !form.isBase('verb') && !form.isBase('adjective');
}
