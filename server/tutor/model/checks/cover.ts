import type { AsyncLanguageTools } from '../../../language/asyncLanguageTools';
import { runsBetween, type Span } from '../../../language/places';
import type { RawWord } from '../encoding/draft';
import type { PlacedWord } from './align';

/** A piece of a text: glossed, waiting for a gloss, or nothing but punctuation. */
export interface Piece extends Span {
  surface: string;
  kind: 'word' | 'punctuation';
  /** Null where no word of the answer stands here. */
  word: RawWord | null;
  /** What the local segmenter knows of a piece that it cut. */
  reading?: string;
  lemma?: string;
}

/**
 * A text, or a part of it, as pieces: the words at their places, what is left between them cut by the local segmenter,
 * punctuation for itself. The surfaces in order give the text back, white space aside.
 */
export async function cover(
  text: string,
  placed: readonly PlacedWord[],
  tools: Pick<AsyncLanguageTools, 'segment'>,
  part: { from: number; to: number } = { from: 0, to: text.length },
): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let { from } = part;
  for (const { start, end, word } of placed) {
    pieces.push(...(await gap(text, from, start, tools)));
    pieces.push({ start, end, surface: text.slice(start, end), kind: kindOf(text.slice(start, end)), word });
    from = end;
  }
  return [...pieces, ...(await gap(text, from, part.to, tools))];
}

async function gap(
  text: string,
  from: number,
  to: number,
  tools: Pick<AsyncLanguageTools, 'segment'>,
): Promise<Piece[]> {
  const part = text.slice(from, to);
  if (part.trim() === '') return [];
  if (kindOf(part) === 'punctuation') return spaced(text, from, to);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { surface, reading, lemma } of await tools.segment(part)) {
    const start = part.indexOf(surface, at);
    // A segmenter gives the text back; should one not, what it left out is cut at white space.
    if (start < 0) continue;
    pieces.push(...spaced(text, from + at, from + start));
    at = start + surface.length;
    pieces.push({
      start: from + start,
      end: from + at,
      surface,
      kind: kindOf(surface),
      word: null,
      ...(reading ? { reading } : {}),
      ...(lemma ? { lemma } : {}),
    });
  }
  return [...pieces, ...spaced(text, from + at, to)];
}

function spaced(text: string, from: number, to: number): Piece[] {
  return runsBetween(text, from, to).map(({ start, end }) => {
    const surface = text.slice(start, end);
    return { start, end, surface, kind: kindOf(surface), word: null };
  });
}

const kindOf = (surface: string) => (/[\p{L}\p{N}]/u.test(surface) ? 'word' : 'punctuation');
