import { isWord } from '../../../../domain/words/identity';
import { firstNames } from '../understanding/vocabulary';

/**
 * Which words of a text are names, which no dictionary explains: Ben is not the Italian for “well”. Those that are known
 * to be, however they are written, and common first names with a capital that no beginning of a sentence gave them.
 *
 * @param surfaces the whole text, piece by piece
 */
export function namesAmong(surfaces: readonly string[], known: readonly string[] = []): ReadonlySet<number> {
  const own = new Set(known.flatMap((name) => name.toLowerCase().split(/[\s-]+/u)));
  let before = '';
  const found = surfaces.flatMap((surface, index) => {
    const isFirst = /(?:^|[.!?…:\n])[\s\p{P}]*$/u.test(before);
    before += surface;
    if (!isWord(surface)) return [];
    const small = surface.toLowerCase();
    return own.has(small) || (!isFirst && /^\p{Lu}/u.test(surface) && firstNames.has(small)) ? [index] : [];
  });
  return new Set(found);
}
