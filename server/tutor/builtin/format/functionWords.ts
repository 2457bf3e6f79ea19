import { identityOf } from '../../../../domain/words/identity';
import type { Content } from './contentFormat';
import type { PartOfSpeech } from './wordTables';

/** Counters and numerals stand in the table of function words, too; who lacks one lacks vocabulary. */
const grammatical: ReadonlySet<PartOfSpeech> = new Set(['adp', 'adv', 'aux', 'conj', 'det', 'intj', 'part', 'pron']);

const known = new WeakMap<Content, ReadonlySet<string>>();

/** Whether a word of the target language carries grammar or courtesy rather than a meaning to learn by itself. */
export function isFunctionWord(surface: string, lemma: string | undefined, content: Content): boolean {
  let words = known.get(content);
  if (!words) {
    const nouns = new Set(content.tables.lexicon.filter(({ pos }) => pos === 'noun').map((row) => row.lemma));
    // A kanji that only ends or begins other words in one table is a noun of its own in the other: 駅, 本, 先生.
    const isNoun = (word: string) => /^\p{Script=Han}+$/u.test(word) && nouns.has(word);
    const rows = content.tables.functionWords.filter(({ lemma: word, pos }) => grammatical.has(pos) && !isNoun(word));
    words = new Set(rows.map((row) => identityOf(row.lemma, content.language)));
    known.set(content, words);
  }
  return words.has(identityOf(lemma ?? surface, content.language)) || words.has(identityOf(surface, content.language));
}
