import { foldForPlaces, type Span } from '../../../language/places';

/** The surface that could not be found, or what was left between words though it is neither space nor punctuation. */
export class AlignmentError extends Error {}

/**
 * Finds surfaces one after the other in a text, between them nothing but white space and punctuation.
 * Throws `AlignmentError` where that is not so.
 */
export function alignWords(text: string, surfaces: readonly string[]): Span[] {
  const folded = foldForPlaces(text);
  let from = 0;
  const spans = surfaces.map((surface) => {
    const wanted = foldForPlaces(surface);
    let start = from;
    while (start < folded.length && !folded.startsWith(wanted, start) && isBetween(folded, start)) start += 1;
    if (!folded.startsWith(wanted, start)) throw new AlignmentError(failure(text, folded, surface, wanted, from));
    from = start + wanted.length;
    return { start, end: from };
  });
  const rest = text.slice(from);
  if ([...rest].some((character) => !isSkippable(character))) {
    throw new AlignmentError(`'${rest.trim()}' is left over in '${text}': gloss it in words`);
  }
  return spans;
}

function failure(text: string, folded: string, surface: string, wanted: string, from: number): string {
  const later = folded.indexOf(wanted, from);
  if (later < 0) return `'${surface}' is not found in '${text.slice(from)}': spell it as in text, in the order of text`;
  return `'${text.slice(from, later).trim()}' is left over before '${surface}': gloss it in words`;
}

function isSkippable(character: string): boolean {
  return /^[\s\p{P}\p{S}]$/u.test(character);
}

function isBetween(text: string, index: number): boolean {
  return isSkippable(String.fromCodePoint(text.codePointAt(index) ?? 0)) || /[\uDC00-\uDFFF]/u.test(text.charAt(index));
}
