import type { LanguageTools } from '../../../language/languageTools';
import type { RawWord } from '../encoding/draft';
import type { PlacedWord } from './align';

/** A piece of a text: glossed, waiting for a gloss, or nothing but punctuation. UTF-16 indices, `end` exclusive. */
export interface Piece {
  start: number;
  end: number;
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
export function cover(
  text: string,
  placed: readonly PlacedWord[],
  tools: Pick<LanguageTools, 'segment'>,
  part: { from: number; to: number } = { from: 0, to: text.length },
): Piece[] {
  const pieces: Piece[] = [];
  let { from } = part;
  for (const { start, end, word } of placed) {
    pieces.push(...gap(text, from, start, tools));
    pieces.push({ start, end, surface: text.slice(start, end), kind: kindOf(text.slice(start, end)), word });
    from = end;
  }
  return [...pieces, ...gap(text, from, part.to, tools)];
}

function gap(text: string, from: number, to: number, tools: Pick<LanguageTools, 'segment'>): Piece[] {
  const part = text.slice(from, to);
  if (part.trim() === '') return [];
  if (kindOf(part) === 'punctuation') return spaced(part, from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { surface, reading, lemma } of tools.segment(part)) {
    const start = part.indexOf(surface, at);
    // A segmenter gives the text back; should one not, what it left out is cut at white space.
    if (start < 0) continue;
    pieces.push(...spaced(part.slice(at, start), from + at));
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
  return [...pieces, ...spaced(part.slice(at), from + at)];
}

function spaced(part: string, offset: number): Piece[] {
  return [...part.matchAll(/\S+/gu)].map((match) => {
    const start = offset + match.index;
    const [surface] = match;
    return { start, end: start + surface.length, surface, kind: kindOf(surface), word: null };
  });
}

const kindOf = (surface: string) => (/[\p{L}\p{N}]/u.test(surface) ? 'word' : 'punctuation');
