import type { Morpheme } from '../conversation/message';
import { parseLanguage, type LanguageCode } from '../languages/languages';

const latinWithCapital = /^\p{Lu}[\p{Script=Latin}\p{M}'’. -]*$/u;

/**
 * Whether a morpheme is the name of somebody or of a place in Latin letters: it has a capital and is glossed by itself
 * (`Lyon`, `Tom`), or stands so among another script. Nobody knows such a word, or learns it.
 */
export function isLatinName([surface, , gloss]: Morpheme, language: LanguageCode): boolean {
  if (!latinWithCapital.test(surface)) return false;
  return gloss === surface || parseLanguage(language)?.script !== 'Latn';
}
