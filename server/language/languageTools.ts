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

const makers = new Map<LanguageCode, () => LanguageTools>([
  ['de', createGermanTools],
  ['fr', createFrenchTools],
  ['ja', () => createJapaneseTools()],
  ['ko', createKoreanTools],
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
