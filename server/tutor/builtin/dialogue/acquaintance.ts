import type { LearnerLevel } from '../../../../domain/account/preferences';
import { identityOf, isWord } from '../../../../domain/words/identity';
import type { WantedWord } from '../../tutor';
import type { Bank } from '../understanding/bank';
import type { Content, Utterance } from '../format/contentFormat';
import { utterancesOf } from '../format/lexicon';
import { parseWords } from '../format/parseWords';
import { expandVariants } from '../format/template';
import { runThrough } from '../steps';

/** What is known of a learner's words. */
export interface Acquaintance {
  /** How often the learner has met the word that this surface stands for; 0 for a new one. */
  knownCount(surface: string): number;
  /** Words that should come back into the talk, the most wanted first. */
  wanted: readonly WantedWord[];
  /** What they say of how much of the language they know. */
  level?: LearnerLevel;
}

/** Somebody of whom nothing is known. */
export const stranger: Acquaintance = { knownCount: () => 0, wanted: [] };

/** Design, section 6: below this many known words level decides, above it how much of a scene is known. */
const beginnerWords = 200;
/** Shares of known words at which reading is neither dull nor hard (the same section). */
const comfortable = { from: 0.8, to: 0.95 };

/** The level of the scenes that suit what a learner says they know. */
const sceneLevels: Readonly<Record<LearnerLevel, number>> = { beginner: 1, unsaid: 1, intermediate: 2, advanced: 3 };

/** How far a scene's level is from what a learner says they know. */
export const levelDistance = (sceneLevel: number, level: LearnerLevel = 'unsaid') =>
  Math.abs(sceneLevel - sceneLevels[level]);

export function isBeginner(learner: Pick<Acquaintance, 'knownCount'>, bank: Pick<Bank, 'content'>): boolean {
  return knownWords(learner, bank) <= beginnerWords;
}

/** Whether a learner has met no word of the content. */
export function knowsNothing(learner: Pick<Acquaintance, 'knownCount'>, bank: Pick<Bank, 'content'>): boolean {
  return knownWords(learner, bank) === 0;
}

/** How far the share of known words is from a comfortable one, in tenths: smaller differences mean nothing. */
export function effortOf(utterances: readonly Utterance[], learner: Pick<Acquaintance, 'knownCount'>): number {
  const share = knownShare(utterances, learner);
  return Math.round(10 * Math.max(0, comfortable.from - share, share - comfortable.to));
}

/** How many different wanted words are said, 0 for most. */
export function wantedIn(utterances: readonly Utterance[], { wanted }: Acquaintance, language: string): number {
  if (wanted.length === 0) return 0;
  const identities = new Set(wanted.map(({ identity }) => identity));
  const said = new Set(utterances.flatMap(surfacesOf).map((surface) => identityOf(surface, language)));
  return [...said].filter((identity) => identities.has(identity)).length;
}

export function knownShare(utterances: readonly Utterance[], { knownCount }: Pick<Acquaintance, 'knownCount'>): number {
  const surfaces = [...new Set(utterances.flatMap(surfacesOf))];
  return surfaces.length === 0 ? 0 : surfaces.filter((surface) => knownCount(surface) > 0).length / surfaces.length;
}

const surfaces = new WeakMap<Utterance, readonly string[]>();

/** Whole scenes are asked for at a time, turn after turn. */
function surfacesOf(utterance: Utterance): readonly string[] {
  const known = surfaces.get(utterance);
  if (known) return known;
  const said = parseWords(expandVariants(utterance.words, 'unsaid')).flatMap((token) =>
    'word' in token && isWord(token.word.surface) ? [token.word.surface] : [],
  );
  surfaces.set(utterance, said);
  return said;
}

const vocabularies = new WeakMap<Content, readonly string[]>();

/** How many different words of the content the learner has met. */
function knownWords({ knownCount }: Pick<Acquaintance, 'knownCount'>, { content }: Pick<Bank, 'content'>): number {
  const words = vocabularies.get(content) ?? runThrough(warmVocabulary(content));
  return words.filter((surface) => knownCount(surface) > 0).length;
}

/** Makes what `isBeginner` counts: one surface of each word that the content says. */
export function* warmVocabulary(content: Content): Generator<undefined, readonly string[]> {
  const words = new Map<string, string>();
  for (const [index, utterance] of utterancesOf(content).entries()) {
    for (const surface of surfacesOf(utterance)) words.set(identityOf(surface, content.language), surface);
    if (index % utterancesInStep === 0) yield;
  }
  const vocabulary = [...words.values()];
  vocabularies.set(content, vocabulary);
  return vocabulary;
}

/** A millisecond or two. */
const utterancesInStep = 50;
