import type { Match } from './match';

/** Pronouns by whom they stand for, where English tells it; 'you' and 'I' change places as people talk. */
const people = [
  /(?<!\p{L})(?:we|us|our|ours)(?!\p{L})/iu,
  /(?<!\p{L})(?:he|him|his|she|her|hers|they|them|their|its)(?!\p{L})/iu,
] as const;

/** "Let us" asks, and is of nobody. */
const withoutAsking = (text: string) => text.replace(/\blet['’]?s\b|\blet us\b/giu, '');

/**
 * Whether what a message was taken for speaks of the same people: "we have a cat" is not "I have a cat", and its name is
 * not mine.
 */
export function isOfSamePeople(text: string, parts: readonly Match[]): boolean {
  // What a form tells has no wording.
  if (parts.some(({ byForm }) => byForm)) return true;
  // What answers a scene's question answers it for all who are there.
  if (parts.every(({ candidate }) => candidate.kind === 'reply')) return true;
  const wordings = parts.flatMap(({ candidate, entries }) => [
    candidate.said.means,
    ...candidate.said.also,
    ...Object.values(entries).map(({ means }) => means),
  ]);
  const told = withoutAsking(text);
  const [we, others] = people;
  // An author who foresaw that we have a cat lets the learner say it of themselves all the same.
  const isOfUs = !we.test(told) || parts.some(({ candidate }) => we.test(candidate.said.means));
  return isOfUs && (!others.test(told) || wordings.some((wording) => others.test(wording)));
}

/** Whether a sentence tells of somebody else, and what it was taken for by its ideas does not: "He was first" is not "I'm new here". */
export const isOfSomebodyElse = (text: string, { candidate }: Match): boolean =>
  /^\s*(?:he|she|they)\s/iu.test(text) &&
  ![candidate.said.means, ...candidate.said.also].some((wording) => people[1].test(wording));
