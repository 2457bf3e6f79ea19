import type { LanguageTools } from './languageTools';
import { transliterationOf } from './otherScripts';

/** Word pieces by the Unicode rules for a language; white space is left out. */
export function wordPieces(text: string, segmenter: Intl.Segmenter): string[] {
  return [...segmenter.segment(text)].map((piece) => piece.segment).filter((piece) => piece.trim() !== '');
}

/** The segmenter for a code; a language that was typed by name (`x-…`) is cut by the rules common to all. */
export function wordSegmenter(code: string): Intl.Segmenter {
  return new Intl.Segmenter(/^[a-z]{2,3}(?:-|$)/u.test(code) ? code : 'und', { granularity: 'word' });
}

/** Languages without rules of their own: Unicode's word boundaries, and transliteration by their script. */
export function createSpacedTools(code: string): LanguageTools {
  const segmenter = wordSegmenter(code);
  return {
    segment: (text) => wordPieces(text, segmenter).map((surface) => ({ surface })),
    ...transliterationOf(code),
  };
}
