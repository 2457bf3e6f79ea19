import type { AsyncLanguageTools } from '../../../language/asyncLanguageTools';
import type { Span } from '../../../language/places';
import type { PlacedWord } from './align';

/**
 * Where words of an answer and those of the local segmenter cross: one begins inside the other and ends outside it.
 * That one contains the other is a matter of convention; that they cross means that one of them is wrong. Each region
 * begins and ends where both have a boundary, as far as words touch.
 */
export async function doubtfulRegions(
  text: string,
  placed: readonly PlacedWord[],
  tools: Pick<AsyncLanguageTools, 'segment'>,
): Promise<Span[]> {
  const regions: Span[] = [];
  let first = 0;
  for (const segment of await spansOf(text, tools)) {
    while ((placed[first]?.end ?? Infinity) <= segment.start) first += 1;
    for (let next = first; (placed[next]?.start ?? Infinity) < segment.end; next += 1) {
      const word = placed[next];
      if (!word || !crosses(word, segment)) continue;
      const region = { start: Math.min(word.start, segment.start), end: Math.max(word.end, segment.end) };
      const last = regions.at(-1);
      if (last && last.end > region.start) last.end = Math.max(last.end, region.end);
      else regions.push(region);
    }
  }
  return regions.map((region) => widened(region, placed));
}

async function spansOf(text: string, tools: Pick<AsyncLanguageTools, 'segment'>): Promise<Span[]> {
  let at = 0;
  return (await tools.segment(text)).flatMap(({ surface }) => {
    const start = text.indexOf(surface, at);
    if (start < 0) return [];
    at = start + surface.length;
    return [{ start, end: at }];
  });
}

const crosses = (one: Span, other: Span) =>
  (one.start < other.start && one.end > other.start && one.end < other.end) ||
  (one.start > other.start && one.start < other.end && one.end > other.end);

/** So far that no word stands half in it. */
function widened({ start, end }: Span, placed: readonly PlacedWord[]): Span {
  const touching = placed.filter((word) => word.start < end && word.end > start);
  return {
    start: Math.min(start, ...touching.map((word) => word.start)),
    end: Math.max(end, ...touching.map((word) => word.end)),
  };
}

/**
 * The words with those of a second opinion in place of the first, in each region that the second covers whole. Where it
 * says the same again, or does not fit, the first stands.
 */
export function settle(
  text: string,
  placed: readonly PlacedWord[],
  regions: readonly Span[],
  second: readonly PlacedWord[],
): PlacedWord[] {
  let result = [...placed];
  for (const { start, end } of regions) {
    const inside = second.filter((word) => word.start >= start && word.end <= end);
    const rest = inside.reduceRight(
      (left, word) => left.slice(0, word.start - start) + left.slice(word.end - start),
      text.slice(start, end),
    );
    if (/[\p{L}\p{N}]/u.test(rest)) continue;
    result = [...result.filter((word) => word.end <= start || word.start >= end), ...inside];
  }
  return result.sort((a, b) => a.start - b.start);
}
