import type { Content } from '../format/contentFormat';
import { senseRowsOf, type PartOfSpeech, type TableWord } from '../format/wordTables';
import { lemmasOf } from '../understanding/english/lemmas';
import { wordKey } from '../understanding/normalise';
import type { WordClass } from './englishPlace';

/** A word of the target language in its dictionary form, for an English one in one of its senses. */
export interface SenseWord {
  surface: string;
  reading?: string;
  /** The English sense, as the table has it. */
  gloss: string;
  pos: PartOfSpeech;
}

/** How well a word answers to a sense: 0 where it means nothing else, 1 its first of several, 2 a further or a narrower one. */
interface Candidate extends SenseWord {
  fit: 0 | 1 | 2;
  /** What narrows the sense: 'by itself' of '(by itself)'. */
  remark: string;
}

/**
 * English words that mean too many things to be told by one word out of its sentence, whatever their neighbours are: a
 * time may be an hour or an occasion, and one misses a train otherwise than a friend.
 */
const vague: Readonly<Record<WordClass, ReadonlySet<string>>> = {
  noun: new Set(
    'time way point right left match date case kind sort can mind fall spring letter order change state turn play run break rest top past lie type figure fan miss back course lot bit number light second'.split(' '),
  ),
  verb: new Set(
    'take make put set turn run keep let leave miss mean hold catch pass mind draw charge get do have be go come know try stop change look fit match cover fire point check spend save break bear call feel find stick return'.split(' '),
  ),
  adj: new Set('right left fair fine mean close even last past present sound free short cool old live like sure clear pretty single wrong'.split(' ')),
  adv: new Set('right well still even back just over so then up out off too like'.split(' ')),
}; // oxfmt-ignore

const posOf: Readonly<Record<WordClass, readonly PartOfSpeech[]>> = {
  noun: ['noun', 'propn', 'num'],
  verb: ['verb'],
  adj: ['adj', 'num'],
  adv: ['adv'],
};
const allClasses: readonly WordClass[] = ['noun', 'verb', 'adj', 'adv'];

/**
 * The one word of the target language for an English word or phrase where it stands; undefined where nothing is known,
 * or several words remain between which only the sentence could choose. Pure.
 *
 * @param english in small letters, as it was typed
 * @param classes what it can be there, the likeliest first; undefined where that cannot be told
 * @param hasObject whether something stands behind it that it is done to
 */
export function senseFor(
  english: string,
  classes: readonly WordClass[] | undefined,
  { content, hasObject }: { content: Content; hasObject: boolean },
): SenseWord | undefined {
  const index = indexOf(content);
  if (english.includes(' '))
    return best(
      phraseForms(english).flatMap((form) => index.bySense.get(form) ?? []),
      hasObject,
    );
  const found = (classes ?? allClasses).map((wordClass) => candidates(english, wordClass, index));
  if (classes) {
    if (classes[0] && isVague(english, classes[0])) return undefined;
    return best(found.find((each) => each.length > 0) ?? [], hasObject);
  }
  // What is nowhere told apart must be the same everywhere.
  if (allClasses.some((each) => isVague(english, each))) return undefined;
  const kinds = found.filter((each) => each.length > 0);
  const words = kinds.map((each) => best(each, hasObject));
  return words.every((word) => word && word.surface === words[0]?.surface) ? words[0] : undefined;
}

/** Words that have an English one as a sense, in the class; none where it is vague. */
function candidates(english: string, wordClass: WordClass, index: SenseIndex): Candidate[] {
  const ordered = formsOf(english, wordClass);
  if (isVague(english, wordClass)) return [];
  const suits = ({ pos }: Candidate) => posOf[wordClass].includes(pos);
  for (const known of [index.bySense, index.byKey]) {
    for (const form of ordered) {
      const found = (known.get(known === index.byKey ? wordKey(form) : form) ?? []).filter(suits);
      if (found.length > 0) return found;
    }
  }
  return [];
}

const isVague = (english: string, wordClass: WordClass) =>
  formsOf(english, wordClass).some((form) => vague[wordClass].has(form));

/** What an English word is a form of, as this part of speech: of a thing in the plural, of a quality in its degrees. */
function formsOf(english: string, wordClass: WordClass): readonly string[] {
  const forms = lemmasOf(english);
  // "Saw" is a form of see before it is a tool to work with, but glasses are glasses.
  if (wordClass === 'verb') return [...forms.slice(1), ...forms.slice(0, 1)];
  const isOther = wordClass === 'noun' ? /(?:ed|ing)$/u.test(english) : !/(?:er|est|better|worse)$/u.test(english);
  return isOther ? [english] : forms;
}

/** The one that fits best; of words that mean the same and nothing else the more frequent. */
function best(found: readonly Candidate[], hasObject: boolean): SenseWord | undefined {
  const own = found.filter(({ pos }) => pos !== 'num');
  const fits = (own.length > 0 ? own : found).toSorted((a, b) => a.fit - b.fit);
  const [first, second] = fits;
  if (!first || (!hasObject && fits.some(({ remark }) => remark === byItself))) return undefined;
  const isTold = first.fit < 2 || second === undefined || fits.every(({ surface }) => surface === first.surface);
  return isTold ? first : undefined;
}

/** The remark of verbs whose subject is what the other verb is done to: 열다 and 열리다. */
const byItself = 'by itself';

interface SenseIndex {
  bySense: ReadonlyMap<string, readonly Candidate[]>;
  /** By `wordKey`, for what English has two words for: bike and bicycle. */
  byKey: ReadonlyMap<string, readonly Candidate[]>;
}

const indexes = new WeakMap<Content, SenseIndex>();

function indexOf(content: Content): SenseIndex {
  const made = indexes.get(content);
  if (made) return made;
  const bySense = new Map<string, Candidate[]>();
  const byKey = new Map<string, Candidate[]>();
  for (const word of content.tables.lexicon) {
    for (const candidate of candidatesOf(word)) {
      add(bySense, candidate.gloss.toLowerCase(), candidate);
      if (!candidate.gloss.includes(' ')) add(byKey, wordKey(candidate.gloss), candidate);
    }
  }
  const index = { bySense, byKey };
  indexes.set(content, index);
  return index;
}

function candidatesOf(word: TableWord): Candidate[] {
  const rows = senseRowsOf(word);
  return rows.map(({ sense, remark }, place) => ({
    surface: word.lemma,
    ...(word.reading ? { reading: word.reading } : {}),
    gloss: sense,
    pos: word.pos,
    remark,
    fit: remark !== '' || place > 0 ? 2 : rows.length > 1 ? 1 : 0,
  }));
}

function add(words: Map<string, Candidate[]>, key: string, word: Candidate): void {
  const list = words.get(key);
  if (list) list.push(word);
  else words.set(key, [word]);
}

/** "Woke up" is listed as wake up, "sleeping bags" as sleeping bag. */
function phraseForms(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(' ');
  const last = rest.at(-1) ?? '';
  const middle = rest.slice(0, -1);
  const forms = lemmasOf(first).flatMap((begin) => lemmasOf(last).map((end) => [begin, ...middle, end].join(' ')));
  const found = [phrase, ...forms];
  return [...new Set(found)];
}
