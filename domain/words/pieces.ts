import type { Morpheme } from '../conversation/message';

/** A stretch of a sentence: a morpheme, or what stands between two (`index` null). */
export interface Piece {
  text: string;
  index: number | null;
}

/**
 * A sentence cut at its morphemes, found in order; a morpheme that the text does not show (yet) is left out.
 * The pieces joined are the text.
 */
export function piecesOf(text: string, morphemes: readonly Morpheme[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [index, [surface]] of morphemes.entries()) {
    const at = surface === '' ? -1 : text.indexOf(surface, from);
    if (at < 0) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), index: null });
    pieces.push({ text: surface, index });
    from = at + surface.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), index: null });
  return pieces;
}
