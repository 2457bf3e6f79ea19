/** Where something stands in a text: UTF-16 indices, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

const apostrophes = /['\u2018\u2019\u02BC]/gu;

/**
 * A text as words are looked for in it: one apostrophe, one kind of space. Of the same length as it was, so that places
 * stay.
 */
export function foldForPlaces(text: string): string {
  return text.replace(apostrophes, '’').replace(/\s/gu, ' ');
}

/** What stands from one place to another, cut at white space. */
export function runsBetween(text: string, from: number, to: number): Span[] {
  return [...text.slice(from, to).matchAll(/\S+/gu)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}
