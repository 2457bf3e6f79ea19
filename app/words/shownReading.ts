import type { ReadingScript } from '../../domain/account/preferences';
import { kanaReadingOf } from '../../domain/languages/furigana';
import type { LanguageCode } from '../../domain/languages/languages';

/** How a single word says how it sounds: '' for a word in kana where kana are wished for, since it says so itself. */
export function shownReading(
  surface: string,
  reading: string,
  { language, script }: { language: LanguageCode; script: ReadingScript },
): string {
  if (language !== 'ja' || script !== 'kana' || reading === '') return reading;
  const kana = kanaReadingOf(surface, reading) ?? reading;
  return kana === surface ? '' : kana;
}
