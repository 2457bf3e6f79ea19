/**
 * What one glossed word is in German: compounds, contractions and words with an apostrophe or a hyphen whole (`E-Mail`,
 * `zum`, `geht’s`, `Ost-`), abbreviations, times and ordinal numbers with their points, and a few set phrases. The
 * parts of a separable verb stay apart; the content joins them by a group. Pure; the pieces joined give the text back.
 */

/** Abbreviations of two letters that are written with a space or without; the point belongs to them. */
const pairs = /^(?:z\.\s?B\.|d\.\s?h\.|u\.\s?a\.|z\.\s?T\.|o\.\s?Ä\.|v\.\s?a\.|s\.\s?o\.|s\.\s?u\.)/iu;
const abbreviations = /^(?:usw|bzw|ca|ggf|evtl|inkl|vgl|etc|Dr|Prof|Hr|Fr|Nr|Str|Tel|Mio|Mrd|Std|Min)\.(?=[\s,;:)]|$)/u;
const clock = /^\d{1,2}[:.]\d{2}(?!\d)/u;
const number = /^\d+(?:[.,]\d+)*/u;
/** The point of an ordinal number is told from a full stop by what follows: a word in lower case, or what is counted. */
const ordinal =
  /^\d{1,2}\.(?=\s?(?:\p{Ll}|\d{1,2}\.|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Stock|Etage|Klasse|Platz|Mal|Tag|Woche|Jahrhundert))/u;
/** Letters and digits with hyphens and apostrophes between them, and one that stands for what is left out at an end. */
const word =
  /^[\p{L}\p{M}\p{N}]+(?:[-‐‑'’][\p{L}\p{M}\p{N}]+)*(?:-(?=\s+(?:und|oder|bis|statt|wie|als|noch)\s)|[’'](?=\s))?/u;
/** A vowel or an article that is swallowed at the front: ’ne Idee, ’s ist spät. */
const shortened = /^[’'](?:n|ne|nen|nem|ner|s|rein|raus|runter|rauf)(?![\p{L}\p{M}\p{N}])/iu;
/** A hyphen before what a word shares with the one before it: Hin- und -rückfahrt. */
const tail = /^-\p{L}[\p{L}\p{M}\p{N}]*/u;

/** Expressions that cannot be taken apart without losing their meaning; longer ones first. */
const phrases = ['auf Wiedersehen', 'auf Wiederhören', 'ab und zu', 'hin und wieder', 'auf einmal', 'gut und gern'].map(
  (phrase) => phrase.toLowerCase().split(' '),
);

/** Cuts a text into words and marks of punctuation; white space is left out. */
export function cutGerman(text: string, segmenter: Intl.Segmenter): string[] {
  const pieces: string[] = [];
  for (let rest = text.trimStart(), before = ''; rest !== '';) {
    const piece = firstPiece(rest, /[\p{L}\p{N}]$/u.test(before), segmenter);
    pieces.push(piece);
    const after = rest.slice(piece.length);
    rest = after.trimStart();
    before = rest.length < after.length ? '' : piece;
  }
  return pieces;
}

/** `isAttached`: a word stands before it with no space between. */
function firstPiece(rest: string, isAttached: boolean, segmenter: Intl.Segmenter): string {
  const found =
    pairs.exec(rest) ??
    abbreviations.exec(rest) ??
    clock.exec(rest) ??
    ordinal.exec(rest) ??
    (isAttached ? null : (shortened.exec(rest) ?? tail.exec(rest)));
  if (found) return found[0];
  const whole = word.exec(rest)?.[0];
  const digits = number.exec(rest)?.[0] ?? '';
  if (whole !== undefined) return digits.length > whole.length ? digits : whole;
  // Once for the run, not for the whole text: it is asked for what is neither letter nor digit.
  const run = /^\S+/u.exec(rest)?.[0] ?? rest;
  return segmenter.segment(run.slice(0, 32)).containing(0)?.segment ?? run;
}

/** Pieces that form a set phrase joined by single spaces. */
export function joinGermanPhrases(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length;) {
    const phrase = phrases.find((words) => words.every((part, index) => pieces[at + index]?.toLowerCase() === part));
    const length = phrase?.length ?? 1;
    joined.push(pieces.slice(at, at + length).join(' '));
    at += length;
  }
  return joined;
}
