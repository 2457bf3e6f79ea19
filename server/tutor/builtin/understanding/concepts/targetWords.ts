import { toHiragana as toKana } from 'wanakana';
import { toHiragana } from '../../../../language/kana';
import { alikeVowels, koreanStems } from '../../../../language/koreanVerbs';
import type { LanguageTools, Segment } from '../../../../language/languageTools';
import type { Content } from '../../format/contentFormat';
import { utterancesOf } from '../../format/lexicon';
import { plain, withoutUmlauts } from '../normalise';
import { parseWords } from '../../format/parseWords';
import { lazily } from '../../steps';
import { expandVariants, hasVariants } from '../../format/template';
import { sensesOf } from '../../format/wordTables';

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

/** Words of the content and the tables by how they are written, sounded and inflected. */
export function targetWordsOf(content: Content, tools: LanguageTools): TargetWords {
  const { language } = content;
  const isJapanese = language === 'ja';
  const sound = (surface: string, reading?: string) =>
    isJapanese ? longVowels(toHiragana(reading ?? surface)) : folded(surface, language);
  const keyOf = (surface: string, lemma?: string, reading?: string) =>
    isJapanese ? longVowels(lemmaSound(surface, lemma, reading)) : folded(lemma ?? surface, language);

  const words = new Map<string, { key: string; glosses: Set<string> }>();
  const add = (place: string, key: string, glosses: readonly string[]) => {
    const known = words.get(place) ?? { key, glosses: new Set<string>() };
    if (known.glosses.size < mostGlosses) glosses.forEach((gloss) => known.glosses.add(gloss));
    words.set(place, known);
  };
  for (const { words: source } of utterancesOf(content)) {
    const written = hasVariants(source) ? (['feminine', 'masculine'] as const) : (['unsaid'] as const);
    for (const token of written.flatMap((address) => parseWords(expandVariants(source, address)))) {
      if (!('word' in token)) continue;
      const { surface, lemma, reading, gloss } = token.word;
      const key = keyOf(surface, lemma, reading);
      for (const place of new Set([sound(surface, reading), sound(surface), key])) add(place, key, [gloss]);
    }
  }
  const stems = new Map<string, string>();
  for (const word of [...content.tables.functionWords, ...content.tables.lexicon]) {
    const key = keyOf(word.lemma, undefined, word.reading);
    for (const place of new Set([sound(word.lemma, word.reading), sound(word.lemma), key]))
      add(place, words.get(place)?.key ?? key, sensesOf(word));
  }
  if (language === 'ko')
    for (const key of words.keys()) {
      // A form is compared with its vowels alike: 했 as 헷.
      for (const stem of koreanStems(key).map(alikeVowels)) if (!stems.has(stem)) stems.set(stem, key);
    }
  // What learners make of them where they are not sure of long vowels and doubled consonants.
  const loose = new Map(isJapanese ? [...words.keys()].map((key) => [withoutLength(key), key] as const).reverse() : []);
  const readings = isJapanese ? kanaWords(kanaOf(content)) : new Map<string, readonly string[]>();
  const sounds = lazily(() =>
    language === 'ko' ? koreanSounds([...words.keys(), ...stems.keys()], tools) : new Map<string, string>(),
  );

  const find = ({ surface, lemma, reading }: Segment) =>
    words.get(keyOf(surface, lemma, reading)) ??
    words.get(sound(surface, reading)) ??
    (lemma === undefined ? undefined : words.get(sound(lemma))) ??
    words.get(loose.get(withoutLength(sound(surface, reading))) ?? '') ??
    (language === 'ko' ? words.get(inflected(sound(surface), stems, shortestStem) ?? '') : undefined);

  return {
    keyOf,
    find: (segment) => {
      const found = find(segment) ?? words.get(inflected(sound(segment.surface), stems, 1) ?? '');
      return found && { key: found.key, glosses: [...found.glosses] };
    },
    segmentRomanised: (text) => {
      if (isJapanese) return segmentRomaji(text, (kana) => words.has(longVowels(kana)), readings, tools);
      return (text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).map((word) => ({ surface: heard(word, sounds()) ?? word }));
    },
    segment: (text) => {
      if (isJapanese) return segmentKana(text, readings, tools);
      const segments = tools.segment(text);
      if (language !== 'ko') return segments;
      const isExact = (surface: string) => words.has(sound(surface));
      return segments.flatMap((segment) =>
        find(segment)
          ? [segment]
          : splitKnown(segment.surface, isExact, (surface) => inflected(sound(surface), stems, 1) !== undefined),
      );
    },
  };
}

const mostGlosses = 6;

/** As learners type without the right keyboard, and as German is spelt without it. */
function folded(word: string, language: string): string {
  // Composed again: Hangul is taken apart with the accents.
  const bare = plain(word.replace(/[’']/gu, "'")).normalize('NFC');
  if (language === 'ko') return alikeVowels(bare);
  return language === 'de' ? withoutUmlauts(bare) : bare;
}

/** How the dictionary form sounds, as far as the surface tells: 覚え (おぼえ) of 覚える is おぼえる. */
function lemmaSound(surface: string, lemma: string | undefined, reading: string | undefined): string {
  if (lemma === undefined || lemma === surface) return toHiragana(reading ?? surface);
  if (reading === undefined || !/\p{Script=Han}/u.test(lemma)) return toHiragana(lemma);
  let shared = 0;
  while (shared < surface.length && surface[shared] === lemma[shared]) shared += 1;
  const tail = toHiragana(surface.slice(shared));
  const sounded = toHiragana(reading);
  return sounded.endsWith(tail)
    ? sounded.slice(0, sounded.length - tail.length) + toHiragana(lemma.slice(shared))
    : lemma;
}

/** A shorter one stands at the beginning of too many words. */
const shortestStem = 2;

/** Twice as long as a sentence that somebody has forgotten to space. */
const longestRun = 40;

/** A run of Korean words without spaces as the words it is made of: 세시 is 세 and 시, 피자먹었어 is 피자 and 먹었어. */
function splitKnown(
  run: string,
  isWord: (surface: string) => boolean,
  isForm: (surface: string) => boolean,
): Segment[] {
  if (/^[었았였겠습]/u.test(run)) return [];
  // Every piece of a run is looked up: what is longer than any run of words must not take minutes.
  if (run.length > longestRun) return [{ surface: run }];
  if (isForm(run) && !splitsWhole(run, isWord, isForm)) return [{ surface: run }];
  const pieces: string[] = [];
  let unknown = '';
  for (let at = 0; at < run.length;) {
    let length = run.length - at;
    while (length > 0 && !(isWord(run.slice(at, at + length)) && (length > 1 || unknown === ''))) length -= 1;
    if (length === 0) {
      if (unknown === '' && isForm(run.slice(at))) {
        pieces.push(run.slice(at));
        break;
      }
      unknown += run.charAt(at);
      at += 1;
      continue;
    }
    if (unknown !== '') pieces.push(unknown);
    unknown = '';
    pieces.push(run.slice(at, at + length));
    at += length;
  }
  if (unknown !== '') pieces.push(unknown);
  return pieces.map((surface) => ({ surface }));
}

/** Into two words, or into a word and a form of another, neither so short that it stands there by chance. */
function splitsWhole(run: string, isWord: (surface: string) => boolean, isForm: (surface: string) => boolean): boolean {
  return [...run].some((_, at) => {
    if (at === 0 || !isWord(run.slice(0, at))) return false;
    const rest = run.slice(at);
    return isWord(rest) || (at > 1 && rest.length > 1 && isForm(rest));
  });
}

/** Long vowels as ー, however they are spelt: こう, こお and コー. */
function longVowels(kana: string): string {
  return kana
    .replace(/(?<=[おこそとのほもよろごぞどぼぽょうくすつぬふむゆるぐずづぶぷゅ])[うお]/gu, 'ー')
    .replace(/(?<=[えけせてねへめれげぜでべぺ])[いえ]/gu, 'ー')
    .replace(/(?<=[あかさたなはまやらわがざだばぱゃ])あ/gu, 'ー')
    .replace(/(?<=[いきしちにひみりぎじびぴ])い/gu, 'ー');
}

function withoutLength(kana: string): string {
  return kana.replace(/[ーっ]/gu, '');
}

/** How the words of the content and its tables are written in kana. */
function kanaOf(content: Content): Set<string> {
  const all = new Set<string>();
  for (const { words } of utterancesOf(content)) {
    for (const token of parseWords(expandVariants(words, 'unsaid')))
      if ('word' in token) all.add(toHiragana(token.word.reading ?? token.word.surface));
  }
  for (const word of content.tables.lexicon) all.add(toHiragana(word.reading ?? word.lemma));
  for (const kana of [...all]) all.add(withoutLength(longVowels(kana)));
  return all;
}

/** Rōmaji word by word: a short word that somebody has set apart, as mizu, is no piece of a longer one. */
function segmentRomaji(
  text: string,
  isKnown: (kana: string) => boolean,
  readings: ReadonlyMap<string, readonly string[]>,
  tools: LanguageTools,
): Segment[] {
  const segments: Segment[] = [];
  let rest = '';
  const flush = () => {
    segments.push(...segmentKana(rest, readings, tools));
    rest = '';
  };
  for (const word of text.toLowerCase().split(/[\s,.!?]+/u)) {
    const kana = kanaOfWord(word);
    if (kana.length > 1 && isKnown(kana)) {
      flush();
      segments.push({ surface: kana });
    } else rest += kana;
  }
  flush();
  return segments;
}

/** Rōmaji as kana; particles as they are written. */
function kanaOfWord(word: string): string {
  return particles[word] ?? toKana(word.replace(/([aeiou])-/gu, '$1'));
}

const particles: Readonly<Record<string, string>> = { wa: 'は', o: 'を', wo: 'を', e: 'へ' };

/** Romanised Korean as it is compared: every learner spells its vowels and its tense consonants differently. */
function koreanKey(latin: string): string {
  return plain(latin)
    .replace(/[^a-z]/gu, '')
    .replace(/sh/gu, 's')
    .replace(/eo|ŏ/gu, 'o')
    .replace(/eu|ŭ/gu, 'u')
    .replace(/ae|ye/gu, 'e')
    .replace(/oo/gu, 'u')
    .replace(/ee/gu, 'i')
    .replace(/wo/gu, 'o')
    .replace(/[kg]+/gu, 'k')
    .replace(/[td]+/gu, 't')
    .replace(/[pb]+/gu, 'p')
    .replace(/[rl]+/gu, 'r')
    .replace(/ch|j+/gu, 'j')
    .replace(/(.)\1+/gu, '$1');
}

function koreanSounds(words: readonly string[], tools: LanguageTools): Map<string, string> {
  const sounds = new Map<string, string>();
  for (const word of words) {
    if (!/^[가-힣]+$/u.test(word)) continue;
    const key = koreanKey(tools.transliterate(word));
    if (key.length > 1 && !sounds.has(key)) sounds.set(key, word);
  }
  return sounds;
}

/** The longest word that a romanised one begins with; what follows are particles and endings. */
function heard(latin: string, sounds: ReadonlyMap<string, string>): string | undefined {
  const key = koreanKey(latin);
  for (let length = key.length; length > 2; length -= 1) {
    const word = sounds.get(key.slice(0, length));
    if (word !== undefined && key.length - length <= longestEnding) return word;
  }
  return sounds.get(key);
}

const longestEnding = 9;

/** The word whose longest stem a form begins with; what follows must look like an ending. */
function inflected(form: string, stems: ReadonlyMap<string, string>, shortest: number): string | undefined {
  if (form.length > longestRun) return undefined;
  for (let length = form.length; length >= shortest; length -= 1) {
    const lemma = stems.get(form.slice(0, length));
    if (lemma !== undefined && endings.test(form.slice(length))) return lemma;
  }
  return undefined;
}

/** How Korean endings begin; the empty one among them. */
const endings = /^(?:$|[요어아었았은는을지고네니습면려러게거서도죠다자까나던든며데래라야셨세시신실겠잖질진])/u;

/** Sounds of three kana or more by their first: shorter ones stand in others by chance. */
function kanaWords(sounds: Iterable<string>): Map<string, readonly string[]> {
  const byFirst = new Map<string, string[]>();
  for (const sound of sounds) {
    if (sound.length < 3 || !/^[\p{Script=Hiragana}ー]+$/u.test(sound)) continue;
    const first = sound.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), sound]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** Who knows no kanji yet types げんきん: known words are found in runs of hiragana before the segmenter guesses. */
function segmentKana(text: string, known: ReadonlyMap<string, readonly string[]>, tools: LanguageTools): Segment[] {
  const segments: Segment[] = [];
  let rest = '';
  const flush = () => {
    if (rest.trim() !== '') segments.push(...tools.segment(rest));
    rest = '';
  };
  for (let at = 0; at < text.length;) {
    const word = known.get(text.charAt(at))?.find((each) => text.startsWith(each, at));
    if (word === undefined) {
      rest += text.charAt(at);
      at += 1;
      continue;
    }
    flush();
    segments.push({ surface: word });
    at += word.length;
  }
  flush();
  return segments;
}
