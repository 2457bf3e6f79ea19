import { brokenAt } from './dictionaryError';
import type { DictionaryLimits, Headword, LanguagePair } from './dictionaryFormat';
import type { DictionarySource } from './dictionarySource';
import { toToneMarks } from './pinyin';
import { readLines } from './readLines';

/** `繁體 简体 [pin1 yin1] /meaning; synonym/meaning/`; newer files have `[[pin1yin1]]`. */
export const cedictLine = /^(\S+) (\S+) \[\[?([^\]]*)\]?\] (?:\{[^}]*\} )?\/(.*)\/\s*$/u;

/** Meanings that lead elsewhere or are none: classifiers, variants, other pronunciations. */
const noMeaning =
  /^(?:\([^)]*\) ?)?(?:CL:|(?:\w+ )?variants? of |used in |see (?:also )?\S*\p{Script=Han}|also (?:written|pr\.|called) |(?:Taiwan|Beijing|old)? ?pr\. |abbr\. (?:for|of) |same as )/iu;
const rare = /^\((?:archaic|old|literary|dialect|obsolete)\)/iu;
/** `氣|气[qi4]` within a meaning. */
const reference = /\p{Script=Han}+\|(\p{Script=Han}+)/gu;
/** A syllable in the neutral tone that is a word: 了, 的, 着 and the other particles. */
const particle = /^[a-z]+5$/u;

const manyMeanings = 30;
const tierOfName = 100;

/**
 * Entries of a file in the format of CC-CEDICT (https://cc-cedict.org/wiki/format:syntax). Headwords are traditional
 * for zh-Hant, else simplified; what is but a variant of another is left out.
 */
export async function* readCedict(
  source: DictionarySource,
  { language }: LanguagePair,
  limits: DictionaryLimits,
): AsyncGenerator<Headword> {
  for await (const { text, number } of readLines(source, 'utf-8', limits)) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const [, traditional, simplified, pinyin, meanings] = cedictLine.exec(text) ?? [];
    if (traditional === undefined || simplified === undefined || pinyin === undefined || meanings === undefined)
      throw brokenAt(source.name, `line ${number}`, whatIsMissing(text));
    const senses = meanings
      .split('/')
      .filter((meaning) => meaning.trim() !== '' && !noMeaning.test(meaning.trim()))
      .map((meaning) => [meaning.replace(reference, '$1')]);
    yield {
      text: language === 'zh-Hant' ? traditional : simplified,
      reading: toToneMarks(pinyin),
      senses,
      tier: tierOf(pinyin, senses),
    };
  }
}

/** Of readings with one spelling that is likeliest which has most meanings: 看 is kàn before it is kān. */
function tierOf(pinyin: string, senses: readonly (readonly string[])[]): number {
  // A capital marks names: 王 is king before it is somebody's surname.
  if (/^\p{Lu}/u.test(pinyin)) return tierOfName;
  if (particle.test(pinyin)) return 0;
  const common = senses.filter(([meaning = '']) => !rare.test(meaning)).length;
  return 1 + Math.max(0, manyMeanings - common);
}

function whatIsMissing(text: string): string {
  if (!/\[.*\]/u.test(text)) return 'the pinyin in [brackets] is missing.';
  if (!/\/.*\//u.test(text)) return 'the meanings between /slashes/ are missing.';
  return 'it is not of the form: traditional simplified [pin1 yin1] /meaning/meaning/.';
}
