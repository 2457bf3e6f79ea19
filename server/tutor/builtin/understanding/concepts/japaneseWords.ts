import { toHiragana as toKana } from 'wanakana';
import { readingOfLemma } from '../../../../language/japaneseLemma';
import { toHiragana } from '../../../../language/kana';
import type { LanguageTools, Segment } from '../../../../language/languageTools';
import type { Content } from '../../format/contentFormat';
import type { GlossedWord } from './glossedWords';

/** A Japanese word as it is compared: how it sounds, its long vowels however they are spelt. */
export function japaneseSound(surface: string, reading?: string): string {
  return longVowels(toHiragana(reading ?? surface));
}

/** The same of its dictionary form, as far as the surface tells. */
export function japaneseKey(surface: string, lemma: string | undefined, reading: string | undefined): string {
  if (lemma === undefined || lemma === surface) return japaneseSound(surface, reading);
  return longVowels(readingOfLemma(lemma, surface, reading) ?? lemma);
}

/** Long vowels as ー, however they are spelt: こう, こお and コー. */
export function longVowels(kana: string): string {
  return kana
    .replace(/(?<=[おこそとのほもよろごぞどぼぽょうくすつぬふむゆるぐずづぶぷゅ])[うお]/gu, 'ー')
    .replace(/(?<=[えけせてねへめれげぜでべぺ])[いえ]/gu, 'ー')
    .replace(/(?<=[あかさたなはまやらわがざだばぱゃ])あ/gu, 'ー')
    .replace(/(?<=[いきしちにひみりぎじびぴ])い/gu, 'ー');
}

/** What learners make of a sound where they are not sure of long vowels and doubled consonants. */
export function withoutLength(kana: string): string {
  return kana.replace(/[ーっ]/gu, '');
}

/** Whether a surface is told from others of its sound by how it is written: a kanji is, and so is a particle. */
export function isTelling(surface: string): boolean {
  return /\p{Script=Han}/u.test(surface) || /^\p{Script=Hiragana}$/u.test(surface);
}

/** Cuts what learners write into words. */
export interface JapaneseCutter {
  segment(text: string): Segment[];
  segmentRomanised(text: string): Segment[];
}

/** `kana`: known words as `kanaOf` has them. */
export function* japaneseCutter(
  kana: ReadonlySet<string>,
  isKnown: (sound: string) => boolean,
  tools: LanguageTools,
): Generator<undefined, JapaneseCutter> {
  const readings = yield* kanaWords(kana);
  return {
    segment: (text) => mainVerbs(segmentKana(text, readings, tools)),
    segmentRomanised: (text) => mainVerbs(segmentRomaji(text, (kana) => isKnown(longVowels(kana)), readings, tools)),
  };
}

/** Verbs that help others after て and have a meaning of their own elsewhere, as they are written there. */
const alsoHelpers: Readonly<Record<string, string>> = {
  いく: '行く',
  くる: '来る',
  みる: '見る',
  あげる: '上げる',
  ほしい: '欲しい',
};

/** いく after て only helps another verb; elsewhere it is 行く, and tells something. */
function mainVerbs(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, at) => {
    const written = alsoHelpers[segment.lemma ?? segment.surface];
    const isHelper = /[てで]$/u.test(segments[at - 1]?.surface ?? '');
    if (written === undefined || isHelper) return segment;
    return { surface: written, reading: segment.lemma ?? segment.surface };
  });
}

/** How the words of the content and its tables are written in kana. */
export function kanaOf(content: Content, glossed: readonly GlossedWord[]): ReadonlySet<string> {
  return new Set(
    [
      ...glossed.map(({ word }) => word.reading ?? word.surface),
      ...content.tables.lexicon.map(({ reading, lemma }) => reading ?? lemma),
    ].map(toHiragana),
  );
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
    if (kana.length > 1 && isKnown(kana) && !formsOfVerbs.test(kana)) {
      flush();
      segments.push({ surface: kana });
    } else rest += kana;
  }
  flush();
  return segments;
}

const longLetters: Readonly<Record<string, string>> = { ā: 'aa', ī: 'ii', ū: 'uu', ē: 'ei', ō: 'ou' };

/** Rōmaji as kana; particles as they are written. */
export function kanaOfWord(word: string): string {
  const letters = word
    .normalize('NFC')
    .replace(
      /[āīūēōâîûêô]/gu,
      (letter) => longLetters[letter.normalize('NFD').charAt(0) + '\u0304'] ?? longLetters[letter] ?? letter,
    )
    .replace(/([aeiou])-/gu, '$1');
  return particles[letters] ?? toKana(letters);
}

const particles: Readonly<Record<string, string>> = { wa: 'は', ha: 'は', o: 'を', wo: 'を', e: 'へ', he: 'へ' };

/**
 * Forms of the commonest verbs that sound like other words: いない is seldom 以内. The segmenter tells them, and by what
 * stands around them.
 */
const formsOfVerbs = /^(?:い|し|み|で|き|あり|なり|でき)(?:ない|ます|ません|ました|たい|って|てる|てた)$/u;

/** Sounds of three kana or more by their first, with long vowels as they are written or not: shorter ones stand in others by chance. */
function* kanaWords(kana: ReadonlySet<string>): Generator<undefined, Map<string, readonly string[]>> {
  const sounds = new Set(kana);
  for (const [index, sound] of [...kana].entries()) {
    sounds.add(withoutLength(longVowels(sound)));
    if (index % 400 === 399) yield;
  }
  const byFirst = new Map<string, string[]>();
  for (const sound of sounds) {
    if (sound.length < 3 || !/^[\p{Script=Hiragana}ー]+$/u.test(sound) || formsOfVerbs.test(sound)) continue;
    const first = sound.charAt(0);
    const others = byFirst.get(first);
    if (others) others.push(sound);
    else byFirst.set(first, [sound]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return byFirst;
}

/**
 * Who knows no kanji yet types げんきん: known words are found in runs of hiragana before the segmenter guesses. Among
 * kanji it guesses well: there known words begin where it begins one, for いとこ stands in 近いところ.
 */
function segmentKana(text: string, known: ReadonlyMap<string, readonly string[]>, tools: LanguageTools): Segment[] {
  const starts = /\p{Script=Han}/u.test(text) ? startsOf(text, tools) : undefined;
  const segments: Segment[] = [];
  let rest = '';
  const flush = () => {
    if (rest.trim() !== '') segments.push(...tools.segment(rest));
    rest = '';
  };
  for (let at = 0; at < text.length;) {
    const isStart = starts?.has(at) ?? true;
    const word = isStart
      ? known.get(text.charAt(at))?.find((each) => text.startsWith(each, at) && !isInflected(text.slice(at), each))
      : undefined;
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

/** はなして is no はなし but a form of はなす. */
function isInflected(text: string, word: string): boolean {
  return (
    /[いきしちにひみりぎじびっん]$/u.test(word) && /^(?:て|た(?!ち)|ます|ませ|まし|ちゃ)/u.test(text.slice(word.length))
  );
}

/** Where the segmenter begins words. */
function startsOf(text: string, tools: LanguageTools): Set<number> {
  const starts = new Set<number>();
  let at = 0;
  for (const { surface } of tools.segment(text)) {
    at = text.indexOf(surface, at);
    starts.add(at);
    at += surface.length;
  }
  return starts;
}
