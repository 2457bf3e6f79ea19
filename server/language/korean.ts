import { romaniseKorean } from './koreanRomanisation';
import { cutKoreanRun } from './koreanUnits';
import type { LanguageTools } from './languageTools';

export function createKoreanTools(): LanguageTools {
  return {
    segment: (text) =>
      [...text.matchAll(/\S+/gu)].flatMap(([run]) => cutKoreanRun(run)).map((surface) => ({ surface })),
    transliterate: (surface, reading) => romaniseKorean(reading ?? surface),
  };
}
