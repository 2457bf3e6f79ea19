import { joinRendered, render, type Rendered } from '../saying/render';
import type { Bank } from '../understanding/bank';

/** What a sentence may itself say of when it is: another day beside it would be said twice, or not be true. */
const tellsWhen =
  /\b(?:to(?:day|night|morrow)|yesterday|now|ago|last|next|this (?:morning|afternoon|evening|week|weekend|month|year)|on \w+day|weekend|o['’]clock|time|when|will you|was|were|did|had|went|[a-z]{3,}ed)\b/iu;

/**
 * A learner's sentence with the day that they told in English and that the content's sentence leaves out: 今夜 before
 * "I want to eat ramen". Only languages with a list `days-ahead` may have it put in front of any sentence that is not
 * of the past.
 */
export function withDayAhead(said: Rendered, message: string, { content, tools }: Bank): Rendered {
  const told = (content.lists['days-ahead'] ?? []).filter(({ means }) =>
    new RegExp(`\\b${means}\\b`, 'iu').test(message),
  );
  const [day] = told;
  if (!day || told.length > 1 || tellsWhen.test(said.means)) return said;
  const inFront = render(day, 'unsaid', { entries: {} }, tools);
  const { text, morphemes, ends } = joinRendered([inFront, said], content.language);
  return { text, morphemes, ends, means: said.means.replace(/(?=[.!?]*$)/u, ` ${day.means}`) };
}
