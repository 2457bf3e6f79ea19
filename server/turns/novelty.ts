import type { MessageNotes } from '../../domain/conversation/message';
import type { Sighting } from '../../domain/words/sightings';

/**
 * How new a message was to its reader: the share of its words (each sighting counted) that they had met before, 0 to 1,
 * and the number of different words met for the first time. Nothing for a message without words.
 *
 * @param counts how often each word had been met before the message, by identity
 */
export function noveltyOf(sightings: readonly Sighting[], counts: ReadonlyMap<string, number>): MessageNotes {
  if (sightings.length === 0) return {};
  const isNew = ({ identity }: Sighting) => !counts.has(identity);
  const total = sightings.reduce((sum, { times }) => sum + times, 0);
  const unknown = sightings.filter(isNew).reduce((sum, { times }) => sum + times, 0);
  return { knownShare: 1 - unknown / total, newWords: sightings.filter(isNew).length };
}
