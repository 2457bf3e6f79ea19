import fc from 'fast-check';
import type { Morpheme } from '../../domain/conversation/message';
import { sightingsOf } from '../../domain/words/sightings';
import type { WalkedMessage } from '../../domain/words/walk';
import type { Word } from '../../domain/words/word';

/** Words, signs and pieces that stand apart, of which few differ: so that they are met again and again. */
const surface = fc.constantFrom('un', 'deux', 'Un', 'trois', "l'", 'le', 'Le');
const signs = fc.constantFrom('.', ',', '7', '«', '', '…');
const marks = fc.record(
  { group: fc.integer({ min: 1, max: 3 }), needed: fc.constant(true as const) },
  { requiredKeys: [] },
);
const morpheme: fc.Arbitrary<Morpheme> = fc.oneof(
  fc.tuple(surface, fc.constant(''), fc.constantFrom('one', 'two'), marks),
  fc.tuple(surface, fc.constant(''), fc.constant('the')),
  fc.tuple(signs, fc.constant(''), fc.constant('')),
);
export const anyMorphemes = fc.array(morpheme, { maxLength: 14 });

/** Messages with gaps between their positions, as deletion leaves them. */
export const anyHistory: fc.Arbitrary<WalkedMessage[]> = fc
  .array(fc.record({ morphemes: anyMorphemes, gap: fc.nat(2) }), { maxLength: 8 })
  .map((messages) => {
    let position = 0;
    return messages.map(({ morphemes, gap }, index) => {
      position += 1 + gap;
      return { id: `m${index}`, position, morphemes };
    });
  });

/** How often each word is met in messages. */
export function countsOf(messages: readonly Pick<WalkedMessage, 'morphemes'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { morphemes } of messages) {
    for (const { identity, times } of sightingsOf(morphemes, 'fr')) {
      counts.set(identity, (counts.get(identity) ?? 0) + times);
    }
  }
  return counts;
}

/** Words with these counts, of which some are marked; what is marked and not counted is a word too. */
export function wordsWith(
  counts: ReadonlyMap<string, number>,
  marked: readonly string[] = [],
): Map<string, Pick<Word, 'effectiveCount' | 'marked'>> {
  const identities = new Set([...counts.keys(), ...marked]);
  return new Map(
    [...identities].map((identity) => [
      identity,
      { effectiveCount: counts.get(identity) ?? 0, marked: marked.includes(identity) },
    ]),
  );
}

/** Counts of both, added up. */
export function added(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Map<string, number> {
  const sum = new Map(a);
  for (const [identity, count] of b) sum.set(identity, (sum.get(identity) ?? 0) + count);
  return sum;
}
