import { glossText } from '../../../domain/texts/grammarLabels';
import { isMastered, type Word } from '../../../domain/words/word';

export const wordViews = ['toLearn', 'mastered', 'all'] as const;
export type WordViewName = (typeof wordViews)[number];

export type WordCounts = Record<WordViewName, number>;

export function parseWordView(input: string | null): WordViewName {
  return wordViews.find((view) => view === input) ?? 'toLearn';
}

export function countWords(words: readonly Word[], threshold: number): WordCounts {
  const mastered = words.filter((word) => isMastered(word, threshold)).length;
  return { toLearn: words.length - mastered, mastered, all: words.length };
}

/**
 * The words of a view that match what was searched for, most often met first (specification, section 2). Of words met
 * equally often the order is kept.
 */
export function listWords(words: readonly Word[], view: WordViewName, threshold: number, query: string): Word[] {
  const sought = plain(query.trim());
  return words
    .filter((word) => view === 'all' || isMastered(word, threshold) === (view === 'mastered'))
    .filter((word) => sought === '' || searchTextOf(word).includes(sought))
    .sort((one, other) => other.trueCount - one.trueCount);
}

/** Of ten thousand words it takes longer to make than to go through, at every letter that is typed. */
const searchTexts = new WeakMap<Word, string>();

function searchTextOf(word: Word): string {
  let text = searchTexts.get(word);
  if (text === undefined) {
    // A search field has no line break: nothing is found across two of them.
    text = [word.originalMorpheme, word.transliteratedMorpheme, glossText(word.translatedMorpheme)]
      .map(plain)
      .join('\n');
    searchTexts.set(word, text);
  }
  return text;
}

/** Without case and accents, so that 'kohi' finds 'kōhī', and in one kana, so that 'こーひー' finds 'コーヒー'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaOffset));
}

/** Each katakana stands this many code points after its hiragana (Unicode, Hiragana and Katakana blocks). */
const katakanaOffset = 0x60;
