import type { Case, Kind } from './declension';

/** How a frame is said: its verb, and what is built on it. What depends on the object or the place is in `verbChoice.ts`. */
export interface VerbRow {
  /** 'auf|stehen' of a separable verb. */
  readonly verb: string;
  /** In English, in its base form: 'get up'. */
  readonly gloss: string;
  /** Perfekt with sein. */
  readonly isMotion?: true;
  /** Its past is the Präteritum also in speech: wusste. */
  readonly isPreterite?: true;
  readonly reflexive?: 'acc' | 'dat';
  /** The case of the object; absent where it takes none. */
  readonly object?: 'acc' | 'dat' | { readonly preposition: string; readonly gloss: string; readonly case: Case };
  readonly needsObject?: true;
  /** A person to whom stands in the dative. */
  readonly to?: true;
  /** Said before the verb's own place at the end: 'spazieren' in 'spazieren gehen'; as in `words`. */
  readonly fixed?: string;
  /** As `fixed`, of a noun that kein denies: 'Angst haben'. */
  readonly noun?: { readonly surface: string; readonly gloss: string; readonly kind: Kind; readonly hasArticle?: true };
  /** Before the object: lieber. */
  readonly adverb?: string;
  /** The object follows what is `fixed`: 'allergisch gegen Fisch'. */
  readonly isObjectLast?: true;
}

export const on = (preposition: string, gloss: string, kase: Case): NonNullable<VerbRow['object']> => ({
  preposition,
  gloss,
  case: kase,
});
export const plain = (verb: string, gloss: string): VerbRow => ({ verb, gloss });
export const moving = (verb: string, gloss: string): VerbRow => ({ verb, gloss, isMotion: true });
/** The object may be left out. */
export const taking = (verb: string, gloss: string): VerbRow => ({ verb, gloss, object: 'acc' });
export const needing = (verb: string, gloss: string): VerbRow => ({ verb, gloss, object: 'acc', needsObject: true });
export const giving = (verb: string, gloss: string): VerbRow => ({ ...needing(verb, gloss), to: true });
