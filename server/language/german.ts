import { cutGerman, joinGermanPhrases } from './germanUnits';
import type { LanguageTools } from './languageTools';
import { wordSegmenter } from './spaced';

export function createGermanTools(): LanguageTools {
  const segmenter = wordSegmenter('de');
  return {
    segment: (text) => joinGermanPhrases(cutGerman(text, segmenter)).map((surface) => ({ surface })),
    transliterate: () => '',
  };
}
