import type { LanguageCode } from '../languages/languages';

const apostrophes = /[\u2018\u2019\u02BC\u02B9\u2032\u0060\u00B4\uFF07]/gu;
const arabicMarks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/gu;
const niqqud = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu;

/** French elided forms and what they stand for when read alone. */
const elided: ReadonlyMap<string, string> = new Map([
  ["j'", 'je'],
  ["m'", 'me'],
  ["t'", 'te'],
  ["s'", 'se'],
  ["n'", 'ne'],
  ["d'", 'de'],
  ["c'", 'ce'],
  ["l'", 'le'],
  ["qu'", 'que'],
  ["jusqu'", 'jusque'],
  ["lorsqu'", 'lorsque'],
  ["puisqu'", 'puisque'],
  ["quoiqu'", 'quoique'],
]);

/**
 * The key under which sightings of one word are counted (design, section 5): NFKC, one apostrophe, lower case by the
 * language's own rule (German keeps its capitals; `sightings` settles those that begin a sentence), vowel signs of Arabic and Hebrew and tatweel stripped,
 * French elided forms and clitic hyphens brought to their full word. Empty for what is not a word. Identities are
 * stored: whoever changes this rule also writes the migration that makes words anew from their sightings.
 */
export function identityOf(surface: string, language: LanguageCode): string {
  // Apostrophes first: NFKC takes an acute accent that stands for one apart into a space and a mark. Of such an accent
  // there are two (U+1FFD is U+00B4), which NFC makes one.
  let key = surface.normalize('NFC').replace(apostrophes, "'").normalize('NFKC').replace(apostrophes, "'");
  key = key.replace(arabicMarks, '').replace(niqqud, '').replace(/\s+/gu, ' ').trim();
  if (!isWord(key)) return '';
  if (language !== 'de') key = lowerCase(key, language);
  // Lower case may bring together what upper case kept apart.
  key = key.normalize('NFKC');
  if (language === 'fr') {
    key = key.replace(/^[- ]+/u, '');
    key = elided.get(key) ?? key;
  }
  return key;
}

/** Lower case by the language's own rule: Turkish I is ı. */
export function lowerCase(text: string, language: LanguageCode): string {
  const isListed = language !== '' && !language.startsWith('x-');
  return text.toLocaleLowerCase(isListed ? language : 'und');
}

/** Whether there is anything to learn in a surface: at least one letter. Numbers and punctuation are not words. */
export function isWord(surface: string): boolean {
  return /\p{L}/u.test(surface);
}
