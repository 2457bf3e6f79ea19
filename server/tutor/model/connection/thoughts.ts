/** How models that think aloud begin and end it, where their server does not keep it apart. */
const opening = /<(think|thinking|thought|thoughts|reasoning|reflection)>/iu;
const closing = /<\/(?:think|thinking|thought|thoughts|reasoning|reflection)>/iu;
/** The beginning of such a mark at the end of a piece: the rest of it may come with the next. */
const unfinished = /<\/?[a-z]{0,10}$/iu;

export interface ThoughtFilter {
  /** What of a piece is answer; '' while only thoughts come. */
  pass(piece: string): string;
  /** What was held back because it might have become a mark. Call once, when no more pieces come. */
  rest(): string;
  /** Thoughts were begun and have not been ended. */
  isThinking(): boolean;
}

/**
 * Takes the thoughts out of an answer as it comes. They stand before the answer: once it has begun, in JSON or under a
 * heading, such marks are somebody's words. Thoughts whose beginning is not marked pass (`afterThoughts`).
 */
export function createThoughtFilter(): ThoughtFilter {
  let held = '';
  let isThinking = false;
  let hasBegun = false;

  function pass(piece: string): string {
    if (hasBegun) return piece;
    held += piece;
    let answer = '';
    for (;;) {
      const mark = (isThinking ? closing : opening).exec(held);
      const begins = isThinking ? -1 : held.search(/[{[]/u);
      if (begins >= 0 && (!mark || begins < mark.index)) {
        hasBegun = true;
        return answer + take(held.length);
      }
      if (!mark) break;
      const before = take(mark.index + mark[0].length).slice(0, mark.index);
      if (!isThinking) answer += before;
      isThinking = !isThinking;
    }
    const passable = unfinished.exec(held)?.index ?? held.length;
    const passed = take(passable);
    return isThinking ? answer : answer + passed;
  }

  function take(length: number): string {
    const taken = held.slice(0, length);
    held = held.slice(length);
    return taken;
  }

  return {
    pass,
    rest: () => (isThinking ? '' : take(held.length)),
    isThinking: () => isThinking,
  };
}

/** What stands behind the last thought of a whole answer, also where its beginning was not marked. */
export function afterThoughts(answer: string): string {
  const parts = answer.split(new RegExp(closing, 'giu'));
  return parts.at(-1)?.trimStart() ?? answer;
}

/** Whether thoughts ended here whose beginning was not marked. */
export const endsThoughts = (text: string): boolean => closing.test(text);
