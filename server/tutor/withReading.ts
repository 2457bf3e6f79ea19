import type { SuggestedReply } from '../../domain/conversation/message';

/**
 * A suggested reply with how it sounds.
 *
 * @param pieces of its text in their order, each with its transliteration, '' where it has none; white space may be missing
 * @returns it without a reading where no piece has a transliteration, or where the pieces are not those of the text
 */
export function withReading(
  { text, means }: Pick<SuggestedReply, 'text' | 'means'>,
  pieces: readonly (readonly [written: string, sounds: string, ...unknown[]])[],
): SuggestedReply {
  if (pieces.every(([, sounds]) => sounds === '')) return { text, means };
  const reading: [string, string][] = [];
  let from = 0;
  for (const [written, sounds] of pieces) {
    const start = text.indexOf(written, from);
    if (start < 0 || text.slice(from, start).trim() !== '') return { text, means };
    if (start > from) reading.push([text.slice(from, start), '']);
    reading.push([written, sounds]);
    from = start + written.length;
  }
  const rest = text.slice(from);
  if (rest.trim() !== '') return { text, means };
  return { text, means, reading };
}
