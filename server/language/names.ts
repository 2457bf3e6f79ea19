/** What has a capital inside a sentence. */
const capitalised = /(?<=[\p{L}\p{N},;:’'"»)] )\p{Lu}[\p{L}\p{M}’'-]*/gu;

/**
 * The names in a text, as far as capitals tell: at the beginning of a sentence they tell nothing, and nothing in German,
 * where every noun has one.
 */
export const namesIn = (text: string, language: string): string[] =>
  language === 'de' ? [] : (text.match(capitalised) ?? []);

/** A text with a space in place of each name. */
export const withoutNames = (text: string, language: string): string =>
  language === 'de' ? text : text.replace(capitalised, ' ');
