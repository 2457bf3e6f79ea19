import type { Morpheme } from '../conversation/message';
import type { LanguageCode } from '../languages/languages';
import { opacityOf } from './opacity';
import { occurrencesOf } from './sightings';
import type { Word } from './word';

export interface WalkedMessage {
  id: string;
  position: number;
  morphemes: readonly Morpheme[];
}

export interface WalkInput {
  /** Messages on the page, oldest first. */
  messages: readonly WalkedMessage[];
  words: ReadonlyMap<string, Pick<Word, 'effectiveCount' | 'marked'>>;
  /** Position of the newest message that the counts of `words` include, or null when they include none of these. */
  anchorPosition: number | null;
  threshold: number;
  language: LanguageCode;
}

/**
 * The opacity of every gloss on the page, per message and morpheme (design, section 5): a word starts at its
 * effectiveCount minus its sightings in the messages up to the anchor and gains one after each, and a gloss is as
 * strong as the count before its own sighting says. A word that the learner marked is hidden everywhere at once. Else a
 * meaning that was not met before is shown in full, however often its word was met with others.
 * Morphemes that are no words get 0. O(number of morphemes).
 */
export function walkHistory(input: WalkInput): Map<string, number[]> {
  const { messages, words, anchorPosition, threshold, language } = input;
  const walked = messages.map((message) => ({ message, occurrences: occurrencesOf(message.morphemes, language) }));

  const counts = new Map<string, number>();
  const countOf = (identity: string) => counts.get(identity) ?? words.get(identity)?.effectiveCount ?? 0;
  for (const { message, occurrences } of walked) {
    if (anchorPosition === null || message.position > anchorPosition) break;
    for (const { identity } of occurrences) counts.set(identity, countOf(identity) - 1);
  }

  return new Map(
    walked.map(({ message, occurrences }) => {
      const opacities = message.morphemes.map(() => 0);
      for (const { identity, indexes } of occurrences) {
        const count = countOf(identity);
        const isMarked = words.get(identity)?.marked === true;
        const opacity = isMarked ? 0 : opacityOf(count, threshold);
        for (const index of indexes) {
          opacities[index] = message.morphemes[index]?.[3]?.new && !isMarked ? 1 : opacity;
        }
        counts.set(identity, count + 1);
      }
      return [message.id, opacities];
    }),
  );
}
