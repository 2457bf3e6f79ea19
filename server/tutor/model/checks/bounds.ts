import { distinctSuggestions } from '../../distinctSuggestions';

/** How long a text may be that a learner is to read, in UTF-16 units and sentences. */
export interface TextBounds {
  characters: number;
  sentences: number;
  /** Whether a sentence may stand in it twice. A model that has begun to repeat itself does not stop. */
  mayRepeat: boolean;
}

/** A reply is asked for in two or three sentences; wishes for more are met, a chapter is not. */
export const replyBounds: TextBounds = { characters: 800, sentences: 12, mayRepeat: false };

/** The learner's own sentences in another language: as many as they wrote, and longer where one character is a word. */
export function recastBounds(message: string): TextBounds {
  return { characters: 200 + message.length * 5, sentences: Infinity, mayRepeat: true };
}

/** What a text means, in a language that may need half as much again. */
export const meaningBounds = ({ characters, ...bounds }: TextBounds): TextBounds => ({
  ...bounds,
  characters: characters * 2,
});

/** Two sentences of explanation, or one of correction. */
export const noteBounds: TextBounds = { characters: 600, sentences: 6, mayRepeat: false };

/** Ends of sentences: a mark with what closes behind it, and a space where the script has some. */
const sentenceEnd = /[.!?…؟।]+["'”’»)\]]*(?=\s|$)|[。！？]+["'”’」』）]*/gu;
/** Letters: what is shorter (Oui ! Oui !) may well be said twice. */
const tellingLetters = 12;

/**
 * A text, or as much of it from its beginning as the bounds allow, in whole sentences as far as there are any. What it
 * gives for a text that grows grows with it, but for the sentence in which a bound is met.
 */
export function boundText(text: string, { characters, sentences, mayRepeat }: TextBounds): string {
  const said = new Set<string>();
  let count = 0;
  let from = 0;
  for (const end of endsOf(text)) {
    const letters = text
      .slice(from, end)
      .replace(/[^\p{L}\p{M}]/gu, '')
      .toLowerCase();
    const isRepeated = !mayRepeat && letters.length >= tellingLetters && said.has(letters);
    if (isRepeated || count >= sentences || end > characters) break;
    said.add(letters);
    count += 1;
    from = end;
  }
  if (from > 0 || text.length <= characters) return text.slice(0, from).trimEnd();
  // One endless sentence: cut between two words where there are any.
  const cut = text.slice(0, characters).replace(/\p{L}\p{M}*$/u, '');
  return `${/\s/u.test(cut) ? cut.replace(/\s+\S*$/u, '') : cut}…`;
}

function* endsOf(text: string): Generator<number> {
  let last = 0;
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) yield (last = index + mark.length);
  if (last < text.length) yield text.length;
}

/** Code points. One to three words are asked for; what is longer explains. */
const longestGloss = 40;

/** A gloss without what explains it: brackets and further meanings, if it is long; '' where nothing short is left. */
export function boundGloss(gloss: string): string {
  if (isShort(gloss, longestGloss)) return gloss;
  const bare = gloss.replace(/\s*[([（［][^)\]）］]*[)\]）］]/gu, '').trim();
  const first = bare.split(/\s*(?:[;,:；，：、]|\s[-–—])\s*/u).find(Boolean) ?? '';
  return isShort(first, longestGloss) ? first : '';
}

const isShort = (text: string, most: number) => Array.from(text).length <= most;

/** Code points, with their meaning half as many more: a chip is read at a glance. */
const longestSuggestion = 100;

/** What a learner could say next, without what is too long for a chip and what stands there already. */
export function boundSuggestions<Suggestion extends { text: string; means: string }>(
  suggestions: readonly Suggestion[],
): Suggestion[] {
  const fitting = suggestions.filter(
    ({ text, means }) => isShort(text, longestSuggestion) && isShort(means, longestSuggestion * 1.5),
  );
  return distinctSuggestions(fitting);
}

/**
 * Pieces that are asked for again with one question: the words of the longest reply. An answer of more has no room, and
 * who writes so much at once can be served by a dictionary.
 */
export const mostPiecesAsked = 160;
