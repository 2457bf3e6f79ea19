import type { LanguageCode } from '../../domain/languages/languages';
import { createChineseTools, createLightChineseTools } from './chinese';
import { createFrenchTools } from './french';
import { createGermanTools } from './german';
import { createJapaneseTools, createLightJapaneseTools } from './japanese';
import { createKoreanTools } from './korean';
import { createSpacedTools } from './spaced';

/** A piece of a sentence that gets a gloss of its own, or a mark of punctuation. */
export interface Segment {
  surface: string;
  /** In the script the language spells readings in (Japanese: hiragana), where the segmenter knows it. */
  reading?: string;
  /** Dictionary form, where it differs from the surface. */
  lemma?: string;
}

export interface LanguageTools {
  /** Cuts any text into segments. Their surfaces in order give the text back, white space aside. Never throws. */
  segment(text: string): Segment[];
  /** A surface in Latin letters, or '' where the language has no transliteration or the reading is not known. */
  transliterate(surface: string, reading?: string): string;
  /** Its transliterations come close to how a word sounds, and no more. */
  approximates?: true;
  /** Lets go of what is large and has not been used since this was called last; it is loaded anew when needed. */
  rest?(): void;
}

interface Entry {
  make(): LanguageTools;
  /** For tools that take long to load or much memory: what is used where they cannot be waited for. */
  makeLight?(): LanguageTools;
}

/**
 * Languages with tools of their own, each with how well it cuts: word F1 on the test sets of Universal Dependencies, by
 * its raw segmenter, and boundary F1 on the tutor's content, by the units of docs/gloss-units.md (`npm run content`).
 *
 * All others are cut by Unicode's word boundaries, which cost nothing to load. Their word F1 on the test sets (PUD where
 * there is one): Spanish 99.7, Italian 95.8, Portuguese 99.0, Dutch 96.6, Swedish 98.2, Finnish 96.3, Polish 99.7,
 * Czech 99.7, Turkish 97.9, Indonesian 96.9, Greek 98.6, Russian 98.1, Ukrainian 98.8, Armenian 98.4, Hebrew 99.1,
 * Persian 100.0, Urdu 99.9, Hindi 99.8, Thai 75.9; Arabic 80.7, where the set parts w- and b- from their words and we
 * do not (0.1 % else). Yiddish, Kurdish and Pashto have no test set. Dictionary forms come from the Japanese tools
 * alone; how frequent words are is the rank in the content's tables.
 */
const entries = new Map<LanguageCode, Entry>([
  // 97.2; content 99.8
  ['de', { make: createGermanTools }],
  // 98.9; content 99.8
  ['fr', { make: createFrenchTools }],
  // 92.2; content 99.1 (light: 80.4)
  ['ja', { make: () => createJapaneseTools(), makeLight: createLightJapaneseTools }],
  // 99.9 by eojeol; content 99.7
  ['ko', { make: createKoreanTools }],
  // 79.8, nearly all of the rest by convention (0.8 % really cross)
  ['zh-Hans', { make: () => createChineseTools('zh-Hans'), makeLight: () => createLightChineseTools('zh-Hans') }],
  ['zh-Hant', { make: () => createChineseTools('zh-Hant'), makeLight: () => createLightChineseTools('zh-Hant') }],
]);

const made = new Map<LanguageCode, LanguageTools>();

/** The tools of a language. Cheap to ask for: dictionaries are loaded when something must first be segmented by them. */
export function languageTools(code: LanguageCode): LanguageTools {
  let tools = made.get(code);
  if (!tools) {
    tools = entries.get(code)?.make() ?? createSpacedTools(code);
    // Those that learners name themselves are without number, and cost nothing to make.
    if (!code.startsWith('x-')) made.set(code, tools);
  }
  return tools;
}

/** What a language makes do with where its own tools are heavy and not to be had; null where they are not heavy. */
export function lightTools(code: LanguageCode): LanguageTools | null {
  return entries.get(code)?.makeLight?.() ?? null;
}

/** Lets all tools rest: called from time to time, it frees dictionaries that nobody has needed meanwhile. */
export function restLanguageTools(): void {
  for (const tools of made.values()) tools.rest?.();
}
