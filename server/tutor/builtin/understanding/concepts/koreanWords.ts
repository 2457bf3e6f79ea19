import { alikeVowels, koreanStems } from '../../../../language/koreanVerbs';
import type { LanguageTools, Segment } from '../../../../language/languageTools';
import { lazily } from '../../steps';
import { plain } from '../normalise';

/** Words of Korean by their stems and by how they sound to who writes them in Latin letters. */
export interface KoreanWords {
  /** The known word that a surface is a form of, with a stem of `shortest` syllables at least. */
  inflected(surface: string, shortest: number): string | undefined;
  /** The known word that a romanised one begins with. */
  heard(latin: string): string | undefined;
}

/** A shorter stem stands at the beginning of too many words. */
export const shortestStem = 2;

/** `words`: as they are compared, with their vowels alike. */
export function* koreanWords(words: Iterable<string>, tools: LanguageTools): Generator<undefined, KoreanWords> {
  const known = [...words];
  const stems = new Map<string, string>();
  for (const [index, word] of known.entries()) {
    // A form is compared with its vowels alike: 했 as 헷.
    for (const stem of koreanStems(word).map(alikeVowels)) if (!stems.has(stem)) stems.set(stem, word);
    if (index % 100 === 99) yield;
  }
  const sounds = lazily(() => koreanSounds([...known, ...stems.keys()], tools));
  return {
    inflected: (surface, shortest) => inflected(surface, stems, shortest),
    heard: (latin) => heard(latin, sounds()),
  };
}

/** Twice as long as a sentence that somebody has forgotten to space. */
const longestRun = 40;

/** A run of Korean words without spaces as the words it is made of: 세시 is 세 and 시, 피자먹었어 is 피자 and 먹었어. */
export function splitKnown(
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

/** Romanised Korean as it is compared: every learner spells its vowels and its tense consonants differently. */
export function koreanKey(latin: string): string {
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
