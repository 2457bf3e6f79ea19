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

/**
 * What the content knows about words out of any sentence: of the glosses that its sentences use the commonest that its
 * tables have for a sense, else the commonest of all, else what the tables say.
 */
export interface Lexicon {
  find(surface: string, lemma?: string): LexiconEntry | undefined;
  /** What its sentences make of a surface, an entry for each gloss where it is a form of several words. */
  sensesOf(surface: string): readonly LexiconEntry[];
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
  const tables = tableEntries(content);
  const senses = tableSenses(content);
  const isSame = (key: string) => (lemma: string) => identityOf(lemma, content.language) === key;
  const entryFor = ([key, words]: [string, WordToken[]]) => {
    const entry = commonest(words, isSame(key), senses.get(key));
    const listed = tables.get(key);
    return [key, listed && saysLittle(words, senses.get(key)) ? { ...entry, gloss: listed.gloss } : entry] as const;
  };
  const surfaces = new Map([...bySurface].map(entryFor));
  const homographs = new Map([...bySurface].flatMap(([key, words]) => homographOf(key, words, isSame(key))));
  const lemmas = new Map([...byLemma].map(entryFor));
  return {
    find(surface, lemma) {
      const own = identityOf(surface, content.language);
      const known = surfaces.get(own) ?? tables.get(own);
      if (known || !lemma) return known;
      const key = identityOf(lemma, content.language);
      // A sentence glosses the form that stands in it: 'closes' is no gloss for any other.
      const related = tables.get(key) ?? surfaces.get(key) ?? lemmas.get(key);
      // The reading belongs to another form of the word.
      return related && { gloss: bareGloss(related.gloss), lemma };
    },
    sensesOf(surface) {
      const key = identityOf(surface, content.language);
      const only = surfaces.get(key) ?? tables.get(key);
      return homographs.get(key) ?? (only ? [only] : []);
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

/** The senses of all rows of a word, by identity. */
function tableSenses({ tables, language }: Content): Map<string, Set<string>> {
  const senses = new Map<string, Set<string>>();
  for (const word of [...tables.functionWords, ...tables.lexicon]) {
    const key = identityOf(word.lemma, language);
    const known = senses.get(key) ?? new Set();
    for (const sense of sensesOf(word)) known.add(sense);
    senses.set(key, known);
  }
  return senses;
}

/** Without the 'to ' of the infinitive, for any other form of a verb; each sense by itself. */
export function bareGloss(gloss: string): string {
  return gloss.replace(/(^|[/;,]\s*)to (?=\p{L})/gu, '$1');
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

function commonest(words: readonly WordToken[], isSame: IsSame, senses: ReadonlySet<string> = new Set()): LexiconEntry {
  // The gloss of a piece belongs to the pair: 'nach' is like in "sieht … nach" alone.
  const whole = words.filter(({ group }) => group === undefined);
  const glosses = (whole.length > 0 ? whole : words).map((word) => word.gloss);
  const listed = glosses.filter((gloss) => isListed(gloss, senses));
  const gloss = mostFrequent(listed.length > 0 ? listed : glosses) ?? '';
  const reading = mostFrequent(words.flatMap((word) => word.reading ?? []));
  return { ...entryIn(gloss, whole.length > 0 ? whole : words, isSame), ...(reading ? { reading } : {}) };
}

/** Nothing for a surface that is a form of one word alone, as most are. */
function homographOf(key: string, words: readonly WordToken[], isSame: IsSame): [string, LexiconEntry[]][] {
  if (new Set(words.map(({ lemma, reading }) => `${lemma ?? ''} ${reading ?? ''}`)).size < 2) return [];
  const glosses = [...new Set(words.map(({ gloss }) => gloss))];
  const isItself = (gloss: string) => words.some((word) => word.gloss === gloss && word.lemma === undefined);
  const itself = ({ lemma: _, ...entry }: LexiconEntry) => entry;
  const entryOfGloss = (gloss: string) => entryIn(gloss, words, isSame);
  return [[key, glosses.map((gloss) => (isItself(gloss) ? itself(entryOfGloss(gloss)) : entryOfGloss(gloss)))]];
}

/** Whether a lemma is the very word, as je is of j’. */
type IsSame = (lemma: string) => boolean;

/** The word that a surface is a form of where it has this gloss: いい is 'say' of いう, but 'good' of itself. */
function entryIn(gloss: string, words: readonly WordToken[], isSame: IsSame): LexiconEntry {
  const meant = words.filter((word) => word.gloss === gloss);
  const reading = mostFrequent(meant.flatMap((word) => word.reading ?? []));
  const other = mostFrequent(meant.map(({ lemma = '' }) => (isSame(lemma) ? '' : lemma)));
  const lemma = other || mostFrequent(words.flatMap(({ lemma: own = '' }) => (isSame(own) ? [own] : [])));
  return { gloss, ...(reading ? { reading } : {}), ...(lemma ? { lemma } : {}) };
}

/** Glosses of fewer sentences may be any of a word's senses. */
const fewSentences = 3;

/** Whether a word stands by itself in few sentences, in none of the senses that the tables have for it, and in its own form. */
function saysLittle(words: readonly WordToken[], senses: ReadonlySet<string> = new Set()): boolean {
  const whole = words.filter(({ group }) => group === undefined);
  return (
    whole.length < fewSentences &&
    whole.every(({ surface, lemma, gloss }) => (lemma ?? surface) === surface && !isListed(gloss, senses))
  );
}

const isListed = (gloss: string, senses: ReadonlySet<string>) => senses.has(bareGloss(gloss.replace(/_/gu, ' ')));

/** The first of those that come most often, so that the answer does not depend on anything but the content. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | undefined;
  for (const [value, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = value;
  return best;
}
