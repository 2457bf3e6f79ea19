import type { LanguageTools, Segment } from '../../../../language/languageTools';
import { alikeVowels } from '../../../../language/koreanVerbs';
import type { Content } from '../../format/contentFormat';
import { sensesOf } from '../../format/wordTables';
import { plain, withoutUmlauts } from '../normalise';
import { glossedWordsOf, type GlossedWord } from './glossedWords';
import { isTelling, japaneseCutter, japaneseKey, japaneseSound, kanaOf, withoutLength } from './japaneseWords';
import { koreanWords, shortestStem, splitKnown } from './koreanWords';

/** What is known of a word of the target language. */
export interface TargetWord {
  /** Of dictionary form and surface one that all forms share. */
  key: string;
  /** What it means, as the content and the tables gloss it; a code such as `:topic` for grammar. */
  glosses: readonly string[];
}

export interface TargetWords {
  /** A word of a message, in any of its forms; undefined where nothing is known. */
  find(segment: Segment): TargetWord | undefined;
  /** A word of the content, as its author glossed it. */
  keyOf(surface: string, lemma?: string, reading?: string): string;
  /** Cuts a message into words, kana that the segmenter misreads among them. */
  segment(text: string): Segment[];
  /** The same for a message in Latin letters as it sounds; a word that is not known stands as it is. */
  segmentRomanised(text: string): Segment[];
}

/** Words of the content and the tables by how they are written, sounded and inflected; made in steps of some milliseconds. */
export function* targetWordsInSteps(content: Content, tools: LanguageTools): Generator<undefined, TargetWords> {
  const { language } = content;
  const isJapanese = language === 'ja';
  const sound = (surface: string, reading?: string) =>
    isJapanese ? japaneseSound(surface, reading) : folded(surface, language);
  const keyOf = (surface: string, lemma?: string, reading?: string) =>
    isJapanese ? japaneseKey(surface, lemma, reading) : folded(lemma ?? surface, language);
  const glossed = yield* glossedWordsOf(content);
  const words = yield* collect(content, glossed, { sound, keyOf });
  const known = { sound, keyOf, words };
  if (isJapanese) return yield* japaneseTargetWords(tools, known, kanaOf(content, glossed));
  return language === 'ko' ? yield* koreanTargetWords(tools, known) : spacedTargetWords(tools, known);
}

interface Known {
  /** A surface as it is compared. */
  sound(surface: string, reading?: string): string;
  keyOf: TargetWords['keyOf'];
  /** By key, by sound, and where it tells by how it is written. */
  words: ReadonlyMap<string, Entry>;
}

interface Entry {
  key: string;
  /** How often each stands in the content. */
  glosses: Map<string, number>;
}

function* collect(
  content: Content,
  glossed: readonly GlossedWord[],
  { sound, keyOf }: Pick<Known, 'sound' | 'keyOf'>,
): Generator<undefined, Map<string, Entry>> {
  const isJapanese = content.language === 'ja';
  const words = new Map<string, Entry>();
  const add = (place: string, key: string, glosses: readonly string[], count = 1) => {
    const known = words.get(place) ?? { key, glosses: new Map<string, number>() };
    const isFull = !isJapanese && known.glosses.size >= mostGlosses;
    for (const gloss of isFull ? [] : glosses) known.glosses.set(gloss, (known.glosses.get(gloss) ?? 0) + count);
    words.set(place, known);
  };
  const addWritten = (written: string, key: string, glosses: readonly string[], count = 1) => {
    if (isJapanese && isTelling(written)) add(asWritten(written), key, glosses, count);
  };
  for (const [index, { word, count }] of glossed.entries()) {
    const { surface, lemma, reading, gloss } = word;
    const key = keyOf(surface, lemma, reading);
    for (const place of new Set([sound(surface, reading), sound(surface), key])) add(place, key, [gloss], count);
    addWritten(lemma ?? surface, key, [gloss], count);
    if (index % 200 === 199) yield;
  }
  for (const [index, word] of [...content.tables.functionWords, ...content.tables.lexicon].entries()) {
    const key = keyOf(word.lemma, undefined, word.reading);
    for (const place of new Set([sound(word.lemma, word.reading), sound(word.lemma), key]))
      add(place, words.get(place)?.key ?? key, sensesOf(word));
    addWritten(word.lemma, key, sensesOf(word));
    if (index % 200 === 199) yield;
  }
  return words;
}

/** Beside sounds, which hold no such mark. */
const asWritten = (written: string) => `=${written}`;

const mostGlosses = 6;

function found(entry: Entry | undefined): TargetWord | undefined {
  return entry && { key: entry.key, glosses: [...entry.glosses.keys()] };
}

/** What is rare beside what a word mostly means is another word of that sound, or an idiom. */
function mostly(entry: Entry | undefined): TargetWord | undefined {
  if (!entry) return undefined;
  const counted = [...entry.glosses].sort(([, a], [, b]) => b - a).slice(0, mostGlosses);
  const least = (counted[0]?.[1] ?? 0) / rare;
  return { key: entry.key, glosses: counted.flatMap(([gloss, count]) => (count >= least ? [gloss] : [])) };
}

const rare = 10;

function* japaneseTargetWords(
  tools: LanguageTools,
  { sound, keyOf, words }: Known,
  kana: ReadonlySet<string>,
): Generator<undefined, TargetWords> {
  const loose = new Map([...words.keys()].map((key) => [withoutLength(key), key] as const).reverse());
  const find = ({ surface, lemma, reading }: Segment): Entry | undefined =>
    words.get(asWritten(lemma ?? surface)) ??
    words.get(keyOf(surface, lemma, reading)) ??
    words.get(sound(surface, reading)) ??
    (lemma === undefined ? undefined : words.get(sound(lemma))) ??
    words.get(loose.get(withoutLength(sound(surface, reading))) ?? '') ??
    // お弁当 is 弁当 said politely.
    (/^[おご]\p{Script=Han}/u.test(surface)
      ? find({ surface: surface.slice(1), ...(reading ? { reading: reading.slice(1) } : {}) })
      : undefined);
  yield;
  const cutter = yield* japaneseCutter(kana, (sound) => words.has(sound), tools);
  return {
    keyOf,
    find: (segment) => mostly(find(segment)),
    ...cutter,
  };
}

function* koreanTargetWords(tools: LanguageTools, { sound, keyOf, words }: Known): Generator<undefined, TargetWords> {
  const { inflected, heard } = yield* koreanWords(words.keys(), tools);
  const find = ({ surface, lemma, reading }: Segment) =>
    words.get(keyOf(surface, lemma, reading)) ??
    words.get(sound(surface, reading)) ??
    (lemma === undefined ? undefined : words.get(sound(lemma))) ??
    words.get(inflected(sound(surface), shortestStem) ?? '');
  const isWord = (surface: string) => words.has(sound(surface));
  const isForm = (surface: string) => inflected(sound(surface), 1) !== undefined;
  return {
    keyOf,
    find: (segment) => found(find(segment) ?? words.get(inflected(sound(segment.surface), 1) ?? '')),
    segmentRomanised: (text) => lettersOf(text).map((word) => ({ surface: heard(word) ?? word })),
    segment: (text) =>
      tools
        .segment(text)
        .flatMap((segment) => (find(segment) ? [segment] : splitKnown(segment.surface, isWord, isForm))),
  };
}

function spacedTargetWords(tools: LanguageTools, { sound, keyOf, words }: Known): TargetWords {
  return {
    keyOf,
    find: ({ surface, lemma, reading }) =>
      found(
        words.get(keyOf(surface, lemma, reading)) ??
          words.get(sound(surface, reading)) ??
          (lemma === undefined ? undefined : words.get(sound(lemma))),
      ),
    segmentRomanised: (text) => lettersOf(text).map((surface) => ({ surface })),
    segment: (text) => tools.segment(text),
  };
}

const lettersOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];

/** As learners type without the right keyboard, and as German is spelt without it. */
function folded(word: string, language: string): string {
  // Composed again: Hangul is taken apart with the accents.
  const bare = plain(word.replace(/[’']/gu, "'")).normalize('NFC');
  if (language === 'ko') return alikeVowels(bare);
  return language === 'de' ? withoutUmlauts(bare) : bare;
}
