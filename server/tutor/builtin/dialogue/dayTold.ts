import type { Morpheme } from '../../../../domain/conversation/message';
import { joinRendered, render, type Rendered } from '../saying/render';
import type { Bank } from '../understanding/bank';

/** What a sentence may itself say of when it is: another day beside it would be said twice, or not be true. */
const tellsWhen =
  /\b(?:to(?:day|night|morrow)|yesterday|now|ago|last|next|this (?:morning|afternoon|evening|week|weekend|month|year)|on \w+day|weekend|o['’]clock|time|when)\b/iu;
/** Of the past or the future by its verb. "I'm tired" is neither. */
const isPast =
  /\b(?:was|were|did|had|went|ate|saw|came|met|bought|drank|slept|took|made|read|wrote|(?:i|you|he|she|it|we|they) (?!need)[a-z]{2,}ed)\b/iu;
const mayBePast = /\b(?:[a-z]{3,}ed)\b/iu;
const isFuture = /\b(?:will you)\b/iu;

/** French says a day in front of who does something; in front of a question it would be said otherwise. */
const takesDay: Partial<Record<string, RegExp>> = {
  fr: /^(?:[jc]['’]|(?:je|tu|il|elle|on|nous|vous|ils|elles|ça)\s)/iu,
};

/**
 * A learner's sentence with the day that they told in English and that the content's sentence leaves out: 今夜 before
 * "I want to eat ramen", "Hier" before "I went to the market". Only languages with the lists `days-ahead` and
 * `days-behind` may have it put in front, the one not of what is past, the other of that alone.
 */
export function withDayTold(said: Rendered, message: string, { content, tools }: Bank): Rendered {
  const isTold = ({ means }: { means: string }) => new RegExp(`\\b${means}\\b`, 'iu').test(message);
  const ahead = (content.lists['days-ahead'] ?? []).filter(isTold);
  const behind = (content.lists['days-behind'] ?? []).filter(isTold);
  const [day] = [...ahead, ...behind];
  if (!day || ahead.length + behind.length > 1 || tellsWhen.test(said.means) || isFuture.test(said.means)) return said;
  const fits = ahead.length > 0 ? !isPast.test(said.means) && !mayBePast.test(said.means) : isPast.test(said.means);
  const begins = takesDay[content.language];
  if (!fits || begins?.test(said.text) === false) return said;
  const inFront = render(day, 'unsaid', { entries: {} }, tools);
  const { text, morphemes, ends } = joinRendered([inFront, begins ? withoutCapital(said) : said], content.language);
  return { text, morphemes, ends, means: said.means.replace(/(?=[.!?]*$)/u, ` ${day.means}`) };
}

/** It is no longer the first word of its sentence. */
function withoutCapital(said: Rendered): Rendered {
  const lower = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1);
  const morphemes = said.morphemes.map(([surface, transliteration, gloss, ...marks], index): Morpheme => [
    index === 0 ? lower(surface) : surface,
    transliteration,
    gloss,
    ...marks,
  ]);
  return { ...said, text: lower(said.text), morphemes };
}
