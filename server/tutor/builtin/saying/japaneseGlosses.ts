import type { Morpheme, MorphemeMarks } from '../../../../domain/conversation/message';
import { isWord } from '../../../../domain/words/identity';
import type { Bank } from '../understanding/bank';
import { cutJapanese, type CutWord } from '../understanding/japanese/cut';
import { namesAmong } from './names';

/**
 * A learner's own Japanese sentence word by word, whether they know its kanji or not; a particle is glossed by where it
 * stands. Undefined for a text that is too long to be read so.
 */
export function glossJapanese(text: string, bank: Bank, names: readonly string[]): Morpheme[] | undefined {
  const words = cutJapanese(text, bank);
  if (!words) return undefined;
  const named = namesAmong(
    words.map(({ surface }) => surface),
    names,
  );
  return words.map((word, index) => {
    if (!isWord(word.surface)) return [word.surface, '', ''];
    const latin = bank.tools.transliterate(word.surface, readingOf(word, bank));
    if (named.has(index)) return [word.surface, latin, word.surface];
    return glossed(word, latin, words, index, bank);
  });
}

function glossed(word: CutWord, latin: string, words: readonly CutWord[], index: number, bank: Bank): Morpheme {
  const { surface, lemma } = word;
  const gloss = particleGloss(words, index) ?? word.gloss ?? bank.lexicon.find(word.written, lemma)?.gloss;
  if (gloss === undefined)
    return isNameThere(words, index) ? [surface, latin, capitalised(latin)] : [surface, latin, ''];
  const marks: MorphemeMarks = { ...(lemma === undefined || lemma === surface ? {} : { lemma }), dict: true };
  return [surface, latin, gloss, marks];
}

/** Kana tell it by themselves, but for particles that are spoken otherwise. */
function readingOf({ surface, written, reading, gloss }: CutWord, { lexicon }: Bank): string | undefined {
  if (surface === 'は' && gloss === ':topic') return 'わ';
  if (surface === 'へ' && gloss === ':to') return 'え';
  if (reading !== undefined || !/\p{Script=Han}/u.test(surface)) return reading;
  return lexicon.find(written)?.reading;
}

const time = /(?:[時分日月年前後]|曜日|[0-9]|朝|昼|夜|晩|週末|午後|午前)$/u;
const person = /(?:友だち|友達|家族|両親|さん|[母父妹弟兄姉妻夫彼人君]|彼女|恋人|子ども|犬|先生)$/u;

/** What に and と mean hangs on what they stand between. */
function particleGloss(words: readonly CutWord[], index: number): string | undefined {
  const { surface = '', gloss } = words[index] ?? {};
  const before = words[index - 1]?.written ?? '';
  if (surface === 'に' && gloss === ':to') {
    const isPlace = words.slice(index + 1).some(({ lemma = '' }) => /^(?:いる|ある|住む)$/u.test(lemma));
    return time.test(before) ? ':at' : isPlace ? ':in' : ':to';
  }
  if (surface === 'と' && gloss === ':with') return person.test(before) ? ':with' : ':and';
  return undefined;
}

/** A word in katakana that nobody knows, where people say who somebody is. */
function isNameThere(words: readonly CutWord[], index: number): boolean {
  const { surface = '' } = words[index] ?? {};
  const after = words[index + 1]?.surface ?? '';
  return /^\p{Script=Katakana}[\p{Script=Katakana}ー・]+$/u.test(surface) && /^(?:です|さん|と|だ|$)/u.test(after);
}

const capitalised = (latin: string) => latin.charAt(0).toUpperCase() + latin.slice(1);
