/** What may have happened to who writes: they are a danger to themselves, or somebody is one to them. */
export type Crisis = 'care' | 'harmed';

/** A language's ways to say so, and what is said in the same words of something else. */
export interface CrisisTable {
  /** Found in a message without its spaces wherever one of the wordings is: else the table is not asked, for it is large. */
  hints: RegExp;
  care: readonly Wording[];
  harmed: readonly Wording[];
}

export type Wording = Pick<RegExp, 'test'>;

/** Compiled where it is asked, and not kept: the engine remembers it until it tidies up, else it costs 10 MB for good. */
const asked = (source: string): Wording => ({ test: (text) => new RegExp(source).test(text) });

/**
 * A wording in small Latin letters, as `lettersOf` gives them. A space may be left out by who writes; `~` is up to three
 * words of any kind; the wording begins and ends where words do.
 */
export function latin(wording: string): Wording {
  const source = wording.replace(/ ~ /gu, '\\s(?:[a-z]+\\s){0,3}').replace(/ \??/gu, ' ?');
  return asked(`(?<![a-z])(?:i ?|ich ?|je ?)?(?:${source})(?![a-z])`);
}

/** A wording in the language's own letters, without spaces and with hiragana for katakana. */
export function native(wording: string): Wording {
  return asked(wording);
}
