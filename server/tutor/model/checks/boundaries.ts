import type { LanguageTools } from '../../../language/languageTools';
import type { Piece } from './cover';

/**
 * Words of the answer that begin inside a word of the local segmenter and end outside it, or the reverse. That one
 * contains the other is a matter of convention; that they cross means that one of them is wrong.
 *
 * @returns indices of pieces
 */
export function crossings(
  text: string,
  pieces: readonly Piece[],
  tools: Pick<LanguageTools, 'segment'>,
): ReadonlySet<number> {
  const words = pieces.flatMap((piece, index) => (piece.kind === 'word' && piece.word ? [{ ...piece, index }] : []));
  const crossing = new Set<number>();
  let at = 0;
  let first = 0;
  for (const { surface } of tools.segment(text)) {
    const start = text.indexOf(surface, at);
    if (start < 0) continue;
    const end = start + surface.length;
    at = end;
    while ((words[first]?.end ?? Infinity) <= start) first += 1;
    for (let next = first; (words[next]?.start ?? Infinity) < end; next += 1) {
      const word = words[next];
      if (!word) break;
      const overlaps = (word.start < start && word.end < end) || (word.start > start && word.end > end);
      if (overlaps) crossing.add(word.index);
    }
  }
  return crossing;
}
