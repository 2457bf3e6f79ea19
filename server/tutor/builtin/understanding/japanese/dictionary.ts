import { toHiragana } from '../../../../language/kana';
import type { Content } from '../../format/contentFormat';
import { sensesOf, type TableWord } from '../../format/wordTables';
import { lazily } from '../../steps';
import { longVowels, withoutLength } from '../concepts/japaneseWords';
import { smallPieces, type Joint, type Piece } from './joints';
import { adjectiveForms, comingForms, verbForms, type WordForm } from './wordForms';

/** The words of the content's tables in all their forms, by how they sound and by how they are written. */
export interface Dictionary {
  pieces(text: string): readonly Piece[];
  /** The same of words that differ in nothing but the length of their sounds, as rōmaji leaves that out. */
  loosely(text: string): readonly Piece[];
}

const dictionaries = new WeakMap<Content, Dictionary>();

export function dictionaryOf(content: Content): Dictionary {
  const known = dictionaries.get(content);
  if (known) return known;
  const byText = new Map<string, Piece[]>();
  const add = (piece: Piece) => {
    for (const key of new Set([longVowels(piece.sound), longVowels(toHiragana(piece.written))])) {
      const others = byText.get(key);
      if (!others) byText.set(key, [piece]);
      else if (!others.some((other) => isSame(other, piece))) others.push(piece);
    }
  };
  for (const piece of smallPieces) add(piece);
  const { lexicon, functionWords } = content.tables;
  for (const word of lexicon) for (const piece of piecesOf(word)) add(piece);
  for (const word of functionWords) for (const piece of piecesOf(word, word.pos === 'noun')) add(piece);
  const loose = lazily(() => looseKeys(byText.keys()));
  const made: Dictionary = {
    pieces: (text) => byText.get(longVowels(toHiragana(text))) ?? none,
    loosely: (text) =>
      loose()
        .get(withoutLength(longVowels(text)))
        ?.flatMap((key) => byText.get(key) ?? none) ?? none,
  };
  dictionaries.set(content, made);
  return made;
}

const none: readonly Piece[] = [];

/** Sounds of at least two kana by what is left of them without their length. */
function looseKeys(keys: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const loose = new Map<string, string[]>();
  for (const key of keys) {
    const bare = withoutLength(key);
    if (bare === key || bare.length < 2 || !/^[ぁ-ゖー]+$/u.test(key)) continue;
    const others = loose.get(bare);
    if (others) others.push(key);
    else loose.set(bare, [key]);
  }
  return loose;
}

const isSame = (one: Piece, other: Piece) =>
  one.written === other.written && one.leaves === other.leaves && one.after?.join() === other.after?.join();

const leavesOf: Partial<Record<TableWord['pos'], Joint>> = {
  noun: 'noun',
  pron: 'noun',
  propn: 'noun',
  num: 'number',
  adv: 'open',
  conj: 'open',
  intj: 'open',
  det: 'det',
  phrase: 'end',
};

/** Small words that `smallPieces` has, and endings that only a longer word has. */
const isSmall = ({ pos }: TableWord) => pos === 'aux' || pos === 'part' || pos === 'adp';

function piecesOf(word: TableWord, isCounter = false): Piece[] {
  const { lemma, pos } = word;
  const sound = toHiragana(word.reading ?? lemma);
  if (isSmall(word) || !/^[ぁ-ゖー]+$/u.test(sound)) return [];
  // Of words that sound alike the more frequent one is meant, and one kana is seldom a word.
  const shortness = isCounter || pos === 'num' ? 0 : sound.length === 1 ? 8 : sound.length === 2 ? 2 : 0;
  const cost = Math.min(4, word.rank / 500) + shortness;
  const [sense = ''] = sensesOf(word);
  const base = { lemma, gloss: sense, cost };
  const inForm = (form: WordForm): Piece => ({
    ...base,
    sound: sound.slice(0, sound.length - form.cut) + form.ending,
    written: lemma.slice(0, lemma.length - form.cut) + form.ending,
    leaves: form.leaves,
    ...(form.can && { gloss: `can ${sense}`, cost: cost + 1 }),
  });
  // 勉強する is met as 勉強 and する.
  if (pos === 'verb' && lemma.length > 2 && lemma.endsWith('する'))
    return [{ sound: sound.slice(0, -2), written: lemma.slice(0, -2), leaves: 'noun', gloss: sense, cost: cost + 1 }];
  if (pos === 'verb') {
    const coming = lemma === '来る' ? comingForms.map((form) => ({ ...base, ...form })) : [];
    return [...verbForms(lemma, sound).map(inForm), ...coming];
  }
  if (pos === 'adj' && sound.endsWith('い') && !/^(?:きれい|嫌い)$/u.test(lemma)) return adjectiveForms.map(inForm);
  const leaves = pos === 'adj' ? 'noun' : leavesOf[pos];
  return leaves === undefined ? [] : [{ sound, written: lemma, leaves, cost, ...(isCounter && { after: ['number'] }) }];
}
