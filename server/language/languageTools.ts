import type { LanguageCode } from '../../domain/languages/languages';
import { createChineseTools } from './chinese';
import { createFrenchTools } from './french';
import { createGermanTools } from './german';
import { createJapaneseTools } from './japanese';
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

/**
 * Languages with tools of their own, each with how well it cuts: word F1 on the test sets of Universal Dependencies, by
 * its raw segmenter, and boundary F1 on the tutor's content, by the units of docs/gloss-units.md (`npm run content`).
 * All others are cut by Unicode's word boundaries (97.2 for German without its rules).
 */
const makers = new Map<LanguageCode, () => LanguageTools>([
  // 97.2; content 99.8
  ['de', createGermanTools],
  // 98.9; content 99.8
  ['fr', createFrenchTools],
  // 92.2; content 99.1
  ['ja', () => createJapaneseTools()],
  // 99.9 by eojeol; content 99.7
  ['ko', createKoreanTools],
  // 79.8, nearly all of the rest by convention (0.8 % really cross)
  ['zh-Hans', () => createChineseTools('zh-Hans')],
  ['zh-Hant', () => createChineseTools('zh-Hant')],
]);

const made = new Map<LanguageCode, LanguageTools>();

/** The tools of a language. Cheap to ask for: dictionaries are loaded when something must first be segmented by them. */
export function languageTools(code: LanguageCode): LanguageTools {
  let tools = made.get(code);
  if (!tools) {
    tools = makers.get(code)?.() ?? createSpacedTools(code);
    // Those that learners name themselves are without number, and cost nothing to make.
    if (!code.startsWith('x-')) made.set(code, tools);
  }
  return tools;
}

/** Lets all tools rest: called from time to time, it frees dictionaries that nobody has needed meanwhile. */
export function restLanguageTools(): void {
  for (const tools of made.values()) tools.rest?.();
}
