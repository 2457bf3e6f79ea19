import { brokenAt } from './dictionaryError';
import type { DictionaryLimits, Headword } from './dictionaryFormat';
import type { DictionarySource } from './dictionarySource';
import { japaneseHeadwords, type JapaneseEntry, type JapaneseForm, type JapaneseSense } from './japaneseEntry';
import { readLines, type TextEncoding } from './readLines';

/** `漢字;異体字(P) [よみ;よみ(異体字)] /(n) (1) gloss/gloss/(2) gloss/(P)/EntL1234567X/`; without kanji no brackets. */
export const edictLine = /^([^\s[\]/](?:[^[\]/]*[^\s[\]/])?)(?: ?\[([^\]]+)\])? *\/(?:(.*)\/)?\s*$/u;

/** The first line of these files says what they are, behind a key that sorts before all words. */
const headerLine = /^\u3000|？？？/u;
const entryNumber = /^EntL\d+X?$/u;
const odd = /\((?:iK|ik|io|oK|ok|oik|rK|rk|sK|sk)\)/u;

/** Entries of EDICT and EDICT2 (http://www.edrdg.org/jmdict/edict_doc.html). */
export async function* readEdict(
  source: DictionarySource,
  encoding: TextEncoding,
  limits: DictionaryLimits,
): AsyncGenerator<Headword> {
  for await (const { text, number } of readLines(source, encoding, limits)) {
    if (text.trim() === '' || text.startsWith('#') || headerLine.test(text)) continue;
    const [, first, second, meanings = ''] = edictLine.exec(text) ?? [];
    if (first === undefined) throw brokenAt(source.name, `line ${number}`, whatIsMissing(text));
    yield* japaneseHeadwords(entryOf(first, second, meanings.split('/')));
  }
}

function entryOf(first: string, second: string | undefined, parts: readonly string[]): JapaneseEntry {
  const isCommon = parts.some((part) => part.trim() === '(P)');
  const spellings = second === undefined ? [] : formsOf(first, isCommon);
  const readings = formsOf(second ?? first, isCommon);
  const glosses = parts.filter((part) => part.trim() !== '' && part.trim() !== '(P)' && !entryNumber.test(part));
  return { spellings, readings, senses: sensesOf(glosses), isUsuallyKana: (glosses[0] ?? '').includes('(uk)') };
}

/** In EDICT2 the forms that are common say so; in EDICT the line does, for its one form. */
function formsOf(list: string, isLineCommon: boolean): JapaneseForm[] {
  const forms = list.split(';').filter((form) => form.trim() !== '');
  const someSay = list.includes('(P)');
  return forms.map((form) => ({
    text: form.replace(/\([^)]*\)/gu, '').trim(),
    isCommon: isLineCommon && (!someSay || form.includes('(P)')),
    isOdd: odd.test(form),
    only: [...form.matchAll(/\(([^)]*[^\x20-\x7E][^)]*)\)/gu)].flatMap(([, names = '']) => names.split(',')),
  }));
}

/** `(n,vs) (1) gloss`, `gloss`, `(2) (uk) gloss`: a number begins a meaning. */
function sensesOf(glosses: readonly string[]): JapaneseSense[] {
  const senses: string[][] = [];
  for (const gloss of glosses) {
    const labels = /^(?:\([^)]*\) *)+(?=\S)/u.exec(gloss)?.[0] ?? '';
    const meaning = gloss.slice(labels.length);
    const sense = senses.at(-1);
    if (!sense || /\(\d+\)/u.test(labels)) senses.push([meaning]);
    else sense.push(meaning);
  }
  return senses.map((each) => ({ glosses: each, only: [] }));
}

function whatIsMissing(text: string): string {
  if (!/\/.*\//u.test(text)) return 'the meanings between /slashes/ are missing.';
  return 'it is not of the form: 漢字 [かな] /meaning/meaning/.';
}
