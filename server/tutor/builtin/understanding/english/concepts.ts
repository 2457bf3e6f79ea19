import { eitherDenies, type Bag, type Concept } from '../concepts/bag';
import { plain, spellOut, wordKey } from '../normalise';
import { english, englishDenials } from '../manner/english';
import { told } from '../manner/lead';
import { mannerOf } from '../manner/manner';
import { isMisspelt } from '../score';
import { ownWeight } from '../vocabulary';
import { isOnlyNoun, lemmasOf, nounsOf } from './lemmas';
import { kindOfNoun } from './nounKinds';
import { phraseWords, type Thesaurus } from './thesaurus';

/** What reading English needs to know of the content beside the thesaurus. */
export interface EnglishVocabulary {
  thesaurus: Thesaurus;
  /** Words of the content's own English. */
  words: ReadonlySet<string>;
  /** How much a lemma tells: what half of all sentences have tells little. 0 to 1. */
  weightOf(lemma: string): number;
}

/** The concepts of an English text; runs of words that the thesaurus has as phrases are one each. */
export function englishBag(text: string, vocabulary: EnglishVocabulary): Bag {
  const words = phraseWords(plain(spellOut(text))).map((word) => corrected(word, vocabulary));
  // "No, with my sister" says no, and denies nothing of what it says itself.
  const opening = words.length - phraseWords(plain(spellOut(told(text, english).sentence))).length;
  const concepts: Concept[] = [];
  const denied: (boolean | undefined)[] = [];
  for (let at = 0; at < words.length;) {
    const { length, groups } = vocabulary.thesaurus.longestAt(words, at) ?? { length: 1, groups: [] };
    const run = words.slice(at, at + length);
    const holdsDenial = run.some((word) => englishDenials.has(word));
    const runDenies = length > 1 ? phraseDenies(groups, holdsDenial) : holdsDenial;
    if (at >= opening) denied.push(runDenies);
    // 'Not bad' is well: nothing of it is bad.
    const isOverturned = holdsDenial && runDenies === false;
    const lemmas = run.flatMap((word) => (isOverturned || (length > 1 && ownWeight(word) < 0.7) ? [] : lemmasOf(word)));
    const weights = run.map((word) => Math.min(ownWeight(word), vocabulary.weightOf(word)));
    // A phrase says what its group is called by: 'be done for' of light words is 'tired'.
    const heads = length > 1 ? groups.flatMap((group) => group.replace(/#\d+$/u, '').split(' ')) : [];
    const weight = Math.max(...weights, ...heads.map((word) => Math.min(0.8, ownWeight(word))));
    const names = Math.max(...run.map(naming));
    concepts.push({
      ...(length > 1 ? { keys: groups, parts: lemmas } : { keys: [...lemmas, ...groups] }),
      weight,
      ...(names > 0 && { names }),
    });
    at += length;
  }
  const manner = mannerOf(text, 'own', 'en');
  // What stands in a phrase denies as the phrase does; in "isn't it?" no word does.
  const denies = eitherDenies(denied);
  return { concepts, manner: { ...manner, denies: denies === true && manner.denies === false ? false : denies } };
}

/**
 * Words of denial in a phrase deny as what its groups are called by does: 'no problem' is 'welcome', 'no idea' is 'I do
 * not know'. Undefined where groups do not agree and no word tells: 'that will do' accepts or refuses.
 */
function phraseDenies(groups: readonly string[], holdsDenial: boolean): boolean | undefined {
  const denying = groups.filter((group) =>
    group
      .replace(/#\d+$/u, '')
      .split(' ')
      .some((word) => englishDenials.has(word)),
  );
  if (holdsDenial) return denying.length > 0;
  return denying.length > 0 && denying.length < groups.length ? undefined : false;
}

/**
 * How much an English word names: 2 for a person or an animal, 1 for a thing, a place or the like, 0 for what names
 * nothing or may be another part of speech.
 */
export function naming(word: string): 0 | 1 | 2 {
  if (ownWeight(word) < 1 || ownWeight(wordKey(word)) < 1) return 0;
  const nouns = nounsOf(word);
  if (nouns.some((noun) => measures.has(noun))) return 0;
  const kinds = nouns.map(kindOfNoun);
  if (kinds.some((kind) => kind === 'person' || kind === 'animal')) return 2;
  return kinds.some((kind) => kind !== undefined) || (!word.endsWith('ing') && nouns.some(isOnlyNoun)) ? 1 : 0;
}

/** Nouns that say when or how much rather than what. */
const measures = new Set(
  'bit bite lot number second minute hour today tomorrow yesterday tonight day morning afternoon evening night week weekend month year time way kind sort thing stuff piece cup end ending'.split(
    ' ',
  ),
);

/** A word with one slip of the pen is the word it resembles, if no word is written so. */
function corrected(word: string, { thesaurus, words }: EnglishVocabulary): string {
  if (word.length < 4 || words.has(word) || thesaurus.has(word) || lemmasOf(word).length > 1) return word;
  for (const other of words) if (isMisspelt(word, other)) return other;
  return word;
}
