import { romaniseVowelledArabic } from '../../../language/arabicVowelled';
import { isPossibleReading } from '../../../language/kana';
import type { AsyncLanguageTools } from '../../../language/asyncLanguageTools';
import type { LanguageTools } from '../../../language/languageTools';
import { scriptOf } from './scripts';

/** What a model is asked for beside a word's gloss, by language. */
export type ReadingKind = 'kana' | 'pinyin' | 'vowelled' | 'latin' | 'none';

/** Where rules do better than a model (Korean, Cyrillic) or nothing is to be said (Latin) none is asked for. */
export function readingKind(language: string, tools: Pick<LanguageTools, 'approximates'>): ReadingKind {
  if (language === 'ja') return 'kana';
  if (language.startsWith('zh')) return 'pinyin';
  const script = scriptOf(language);
  if (script === 'Arab' || script === 'Hebr') return 'vowelled';
  return tools.approximates && script !== undefined ? 'latin' : 'none';
}

/** A word's transliteration, and whether it is no more than near to how the word sounds. */
export interface Sound {
  latin: string;
  isApproximate: boolean;
}

/**
 * How a surface sounds: by the model's reading if that can be one of this surface, else by the local one.
 *
 * @param reading the model's, '' for none
 * @param local the segmenter's reading of the same surface
 */
export async function soundOf(
  { surface, reading, local }: { surface: string; reading: string; local?: string | undefined },
  language: string,
  tools: AsyncLanguageTools,
): Promise<Sound> {
  const kind = readingKind(language, tools);
  const possible = reading !== '' && isPossible(kind, surface, reading) ? reading : null;
  if (possible !== null && kind === 'latin') return { latin: possible, isApproximate: false };
  // The vowelled word is transliterated like any other: its vowels are there to be read.
  if (possible !== null && kind === 'vowelled') {
    const latin = language === 'ar' ? romaniseVowelledArabic(possible) : await tools.transliterate(possible);
    return { latin, isApproximate: false };
  }
  const known =
    possible ?? local ?? (await tools.segment(surface)).find((segment) => segment.surface === surface)?.reading;
  const latin = await tools.transliterate(surface, known);
  return { latin, isApproximate: latin !== '' && tools.approximates === true };
}

function isPossible(kind: ReadingKind, surface: string, reading: string): boolean {
  switch (kind) {
    case 'kana':
      return isPossibleReading(surface, reading);
    case 'pinyin':
      return isPossiblePinyin(surface, reading);
    case 'vowelled':
      return withoutMarks(surface) === withoutMarks(reading) && reading !== surface;
    case 'latin':
      return /^[\p{sc=Latin}\p{M}'’ʼʿʾ -]+$/u.test(reading);
    case 'none':
      return false;
  }
}

/** One run of vowels for each character; erhua writes two characters as one syllable. */
function isPossiblePinyin(surface: string, reading: string): boolean {
  const characters = surface.match(/\p{sc=Han}/gu)?.length ?? 0;
  const plain = reading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (characters === 0 || !/^[a-z\s'’-]+$/u.test(plain)) return false;
  const syllables = plain.match(/[aeiouv]+/gu)?.length ?? 0;
  // Two syllables that meet in vowels (xī'ān) look like one.
  const joined = plain.match(/[aeiou]{3,}|[aeo][aeo]/gu)?.length ?? 0;
  const erhua = surface.includes('儿') || surface.includes('兒') ? 1 : 0;
  return syllables <= characters && syllables + joined >= characters - erhua;
}

/** Vowel signs, points and tatweel: what may be written and mostly is not. */
const withoutMarks = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .normalize('NFC');
