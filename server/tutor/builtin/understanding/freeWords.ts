import { plainEntry } from '../format/template';
import type { Bank } from './bank';
import type { Found } from './match';
import { plain, type Unit, type View } from './normalise';
import { isSpaced } from './phrasing';
import type { Filled } from './slots';
import { firstNames, isFiller, noName } from './vocabulary';

/** Longer is no word to ask about but a text. */
const maxWordLength = 60;

/** What stands between the words around it: a word that is asked about, or a town or country with its capital. */
export function matchFree(
  phrase: readonly string[],
  slot: string,
  kind: 'word' | 'town',
  message: readonly Unit[],
  view: View,
  bank: Bank,
): Found | undefined {
  const before = phrase.indexOf(slot);
  const after = phrase.length - before - 1;
  const start = message.findIndex((unit) => !isFiller(unit.key));
  const units = message.slice(Math.max(0, start));
  if (units.length < phrase.length) return undefined;
  const end = units.length - after;
  const around = [...units.slice(0, before), ...units.slice(end)].map((unit) => unit.key);
  if (!phrase.filter((key) => key !== slot).every((key, index) => key === around[index])) return undefined;
  const captured = units.slice(before, end);
  while (captured.length > 1 && captured.at(-1)?.key === 'please') captured.pop();
  const characters = view === 'target' && !isSpaced(bank.content.language);
  const text = captured
    .map((unit) => unit.raw)
    .filter(Boolean)
    .join(characters ? '' : ' ');
  if (text.length === 0 || text.length > maxWordLength) return undefined;
  // "あなたの仕事は何ですか" asks of whom is spoken to, and for no word.
  if (kind === 'word' && view === 'target' && /^(?:あなた|君|彼|彼女|ハナさん|당신|너)の?/u.test(text))
    return undefined;
  if (kind === 'town' && (!isPlace(text) || captured.some((unit) => unit.key === 'and'))) return undefined;
  // A country of the lists, with its preposition, is meant before a town of which only the capital is known.
  return { score: kind === 'town' ? 0.9 : 0.97, entries: { [kind]: plainEntry(text) }, borrowed: [], leftOut: [] };
}

function isPlace(text: string): boolean {
  const words = text.split(' ');
  return words.length <= 3 && words.every((word) => /^\p{Lu}\p{L}/u.test(word)) && !noName.has(text.toLowerCase());
}

/** A name is what stands between the words around it, if that can be a name. */
export function matchName(
  phrase: readonly string[],
  slot: string,
  message: readonly Unit[],
  entries: Filled['entries'],
  view: View,
  bank: Bank,
): Found | undefined {
  const wanted = phrase.filter((key) => !isFiller(key));
  const units = message.filter((unit) => !isFiller(unit.key));
  const before = wanted.indexOf(slot);
  const after = wanted.length - before - 1;
  const captured = units.slice(before, units.length - after);
  const around = [...units.slice(0, before), ...(after > 0 ? units.slice(-after) : [])].map((unit) => unit.key);
  const framed = wanted.filter((key) => key !== slot).every((key, index) => key === around[index]);
  if (!framed || units.length < wanted.length) return undefined;
  const characters = captured.every((unit) => [...unit.raw].length === 1) && !isSpaced(bank.content.language);
  const name = captured.map((unit) => unit.raw).join(characters ? '' : ' ');
  const korean = view === 'target' ? koreanName(name, wanted, bank) : undefined;
  if (korean !== undefined) return { score: 0.97, entries, name: korean, borrowed: [], leftOut: [] };
  if (!canBeName(name, captured, characters, bank)) return undefined;
  // Alone it is a guess, and so is "I'm sick"; with "my name is" before it, or a capital, it is hardly one.
  const isNaming = view === 'own' ? wanted.includes('called') : wanted.length > 3;
  const isSure = wanted.length > 1 && (isNaming || /^\p{Lu}/u.test(name) || firstNames.has(name.toLowerCase()));
  return { score: isSure ? 0.97 : 0.8, entries, name, borrowed: [], leftOut: [] };
}

/**
 * A name in Hangul, without the copula behind it. After "my name is" it may be any that is no word; after "I am" only
 * what sounds like a common first name or begins with a common family name: most of what is said so is none.
 */
function koreanName(text: string, wanted: readonly string[], bank: Bank): string | undefined {
  if (bank.content.language !== 'ko') return undefined;
  const [, name = '', copula = ''] = /^([가-힣]{1,6}?)(이에요|이예요|예요|에요|입니다|이야|야|)$/u.exec(text) ?? [];
  if (name === '' || bank.lexicon.find(name) !== undefined || bank.targetWords.has(plain(name))) return undefined;
  if (wanted.includes(nameTopic)) return name;
  return copula !== '' && wanted.length > 1 && isFamiliarName(name, bank) ? name : undefined;
}

const nameTopic = plain('이름은');

/** Of three syllables, the first of them one of the names that most Koreans share. */
const koreanFullName = /^[김이박최정강조윤장임한오서신권황안송류홍][가-힣]{2}$/u;

const isFamiliarName = (name: string, { tools }: Bank) =>
  koreanFullName.test(name) || heardNames.has(asHeard(tools.transliterate(name)));

/** As Korean writes foreign names: Sophia is 소피아, Victor is 빅토르. */
const asHeard = (name: string) =>
  name
    .toLowerCase()
    .replace(/ph|f/gu, 'p')
    .replace(/th/gu, 't')
    .replace(/v/gu, 'b')
    .replace(/c(?![hei])|k/gu, 'g')
    .replace(/l|r/gu, 'r')
    .replace(/(.)\1+/gu, '$1');

const heardNames = new Set([...firstNames].map(asHeard));

function canBeName(name: string, captured: readonly Unit[], characters: boolean, bank: Bank): boolean {
  if (name.length > 40 || !/^[\p{Script=Latin}\p{Script=Katakana}ー\p{M}'’ -]+$/u.test(name)) return false;
  if (characters) return captured.length > 0;
  return (
    captured.length > 0 && captured.length <= 3 && captured.every((unit) => unit.raw !== '' && !isNoName(unit, bank))
  );
}

/** Words of either language, and what people say of themselves after "I'm". */
function isNoName({ key, raw }: Unit, bank: Bank): boolean {
  if (firstNames.has(key) && /^\p{Lu}/u.test(raw)) return false;
  return bank.ownWords.has(key) || bank.targetWords.has(key) || noName.has(raw.toLowerCase());
}
