import type { LanguageCode } from '../../domain/languages/languages';
import fontSlices from '../styles/fonts/slices.css?url';
import { fontSheetOf } from '../styles/fontSheets';

/** Loads the font of the language a page shows. In the body, because only the page knows its language. */
export function LanguageFont({ language }: { language: LanguageCode | null }) {
  const href = fontSheetOf(language);
  return href === null ? null : <link rel="stylesheet" href={href} />;
}

/** Loads of the big fonts the few slices that it takes to write the offered languages' own names, and the demo. */
export function FontSlices() {
  return <link rel="stylesheet" href={fontSlices} />;
}
