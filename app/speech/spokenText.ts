import { kanaOfRomaji, kanaReadingOf } from '../../domain/languages/furigana';
import type { LanguageCode } from '../../domain/languages/languages';

/**
 * What a voice is given for a single word. Japanese voices guess how kanji without a sentence are read, and は alone is
 * ha to them: they get the reading that is shown, so that eye and ear never disagree.
 */
export function spokenText(surface: string, reading: string, language: LanguageCode): string {
  if (language !== 'ja' || reading === '') return surface;
  if (surface === 'は' || surface === 'へ') return kanaOfRomaji(reading) ?? surface;
  return kanaReadingOf(surface, reading) ?? surface;
}
