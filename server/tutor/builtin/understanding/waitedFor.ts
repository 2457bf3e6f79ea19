import type { Bank, Candidate } from './bank';
import { bestByConcepts } from './concepts/bestByConcepts';
import type { Match } from './match';
import { isSpaced } from './phrasing';

/** Said nearly as it is written. */
const settled = 0.95;

/** A reply that waits is believed from here on against what another wording resembles. */
const likely = 0.6;

/** And against what is written elsewhere just so. */
const certain = 0.85;

/**
 * What was meant at the line that waits rather than `worded`, which a message resembles; undefined where nothing was.
 * What waits comes before another scene, if it says all that the message holds; and where sentences are compared by
 * their characters "by the window" is like "by the cat": there words decide.
 */
export function* waitedForRather(
  worded: Match,
  text: string,
  { here, scene }: { here: readonly Candidate[]; scene: string | null },
  bank: Bank,
): Generator<undefined, Match | undefined> {
  const { candidate, score, view } = worded;
  const leaves = candidate.kind === 'reply' ? candidate.scene !== scene : score <= settled;
  if (here.length === 0 || (!leaves && (score > settled || view === 'own' || isSpaced(bank.content.language))))
    return undefined;
  const match = yield* bestByConcepts(text, [['here', () => here]], bank);
  if (!match || match.score < (score > settled ? certain : likely)) return undefined;
  return leaves && match.leftOut > 0 ? undefined : match;
}
