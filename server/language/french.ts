import { cutFrenchWord, joinFrenchPhrases } from './frenchUnits';
import type { LanguageTools } from './languageTools';
import { wordSegmenter } from './spaced';

export function createFrenchTools(): LanguageTools {
  const segmenter = wordSegmenter('fr');
  return {
    segment(text) {
      // A run with no white space is cut here rather than by Intl.Segmenter alone, which takes l’ami for one word
      // and week-end for three.
      const pieces = [...text.matchAll(/\S+/gu)].flatMap(([run]) => cutFrenchWord(run, segmenter));
      return joinFrenchPhrases(pieces).map((surface) => ({ surface }));
    },
    transliterate: () => '',
  };
}
