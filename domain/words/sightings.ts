import type { Morpheme } from '../conversation/message';
import type { LanguageCode } from '../languages/languages';
import { insideGermanSentence } from './germanCapitals';
import { identityOf, isWord, lowerCase } from './identity';

/** One meeting with a word: which word, and which morphemes of the message show it. */
export interface Occurrence {
  identity: string;
  /** Positions in the message's list of morphemes; more than one when the word's pieces stand apart. */
  indexes: number[];
}

/** A word as it was met in one message. */
export interface Sighting {
  identity: string;
  surface: string;
  reading: string;
  gloss: string;
  /** How often the message shows it. */
  times: number;
  needed: boolean;
}

/**
 * The words of a message in the order in which they are met. Pieces of one group are one word, met once, at its first
 * piece. Punctuation and numbers are no words and have no occurrence, nor has a word that is quoted from another language.
 */
export function occurrencesOf(morphemes: readonly Morpheme[], language: LanguageCode): Occurrence[] {
  const groups = new Map<number, Occurrence>();
  const occurrences: Occurrence[] = [];
  for (const [index, morpheme] of morphemes.entries()) {
    if (morpheme[3]?.quoted) continue;
    const group = morpheme[3]?.group;
    const begun = group === undefined ? undefined : groups.get(group);
    if (begun) {
      begun.indexes.push(index);
      continue;
    }
    const occurrence: Occurrence = { identity: '', indexes: [index] };
    if (group !== undefined) groups.set(group, occurrence);
    occurrences.push(occurrence);
  }
  for (const occurrence of occurrences) {
    occurrence.identity = identityOf(insideSentence(morphemes, occurrence.indexes, language), language);
  }
  return occurrences.filter(({ identity }) => identity !== '');
}

/** What is counted for a message: one sighting per word, in the order of identities. */
export function sightingsOf(morphemes: readonly Morpheme[], language: LanguageCode): Sighting[] {
  const sightings = new Map<string, Sighting>();
  for (const { identity, indexes } of occurrencesOf(morphemes, language)) {
    const pieces = indexes.map((index) => morphemes[index]).filter((piece) => piece !== undefined);
    const met = sightings.get(identity);
    const needed = pieces.some((piece) => piece[3]?.needed === true);
    if (met) {
      met.times += 1;
      met.needed ||= needed;
      continue;
    }
    sightings.set(identity, {
      identity,
      surface: insideSentence(morphemes, indexes, language),
      reading: pieces
        .map((piece) => piece[1])
        .join(' ')
        .trim(),
      gloss: glossOfPieces(pieces),
      times: 1,
      needed,
    });
  }
  // A fixed order, so that two transactions can never wait for each other's rows.
  return [...sightings.values()].sort((a, b) => (a.identity < b.identity ? -1 : 1));
}

/**
 * A word as it stands by itself inside a sentence: a capital that only begins the sentence is not the word's own, nor is
 * the hyphen by which French hangs it on another.
 */
function insideSentence(morphemes: readonly Morpheme[], indexes: readonly number[], language: LanguageCode): string {
  const pieces = indexes.flatMap((at) => morphemes.slice(at, at + 1));
  const joined = pieces.map((piece) => piece[0]).join(' ');
  const surface = language === 'fr' ? joined.replace(/^-+(?=\p{L})/u, '') : joined;
  if (!startsSentence(morphemes, indexes[0] ?? 0)) return surface;
  if (language === 'de') return insideGermanSentence(surface, pieces[0]?.[3]?.lemma);
  return surface.replace(/^\p{L}/u, (letter) => lowerCase(letter, language));
}

/** Whether only signs stand between the morpheme and the end of the sentence before: « and ¿ open, they end nothing. */
function startsSentence(morphemes: readonly Morpheme[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = morphemes[at]?.[0] ?? '';
    if (/[.!?…。！？]["»”’)]*$/u.test(before)) return true;
    if (isWord(before) || /\p{N}/u.test(before)) return false;
  }
  return true;
}

/** Pieces of one verb all carry its gloss, which is then said once; otherwise their glosses follow each other. */
function glossOfPieces(pieces: readonly Morpheme[]): string {
  const lemmas = new Set(pieces.map((piece) => piece[3]?.lemma));
  if (pieces.length > 1 && lemmas.size === 1 && !lemmas.has(undefined)) return pieces[0]?.[2] ?? '';
  return pieces.map((piece) => piece[2]).join(' ');
}
