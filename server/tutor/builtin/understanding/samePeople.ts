import type { Match } from './match';

/** Pronouns by whom they stand for, where English tells it; 'you' and 'I' change places as people talk. */
const people: readonly RegExp[] = [
  /(?<!\p{L})(?:we|us|our|ours)(?!\p{L})/iu,
  /(?<!\p{L})(?:he|him|his|she|her|hers|they|them|their|its)(?!\p{L})/iu,
];

/** "Let us" asks, and is of nobody. */
const withoutAsking = (text: string) => text.replace(/\blet['’]?s\b|\blet us\b/giu, '');

/**
 * Whether what a message was taken for speaks of the same people: "we have a cat" is not "I have a cat", and its name is
 * not mine.
 */
export function isOfSamePeople(text: string, parts: readonly Match[]): boolean {
  // What a form tells has no wording.
  if (parts.some(({ byForm }) => byForm)) return true;
  const wordings = parts.flatMap(({ candidate, entries }) => [
    candidate.said.means,
    ...candidate.said.also,
    ...Object.values(entries).map(({ means }) => means),
  ]);
  const told = withoutAsking(text);
  return people.every((pattern) => !pattern.test(told) || wordings.some((wording) => pattern.test(wording)));
}
