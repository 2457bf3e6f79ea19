/** What French makes of a frame. */
export interface VerbRow {
  /** The infinitive, without se. */
  readonly verb: string;
  readonly isReflexive?: true;
  /** Forms its past with être; reflexive verbs do so without saying. */
  readonly takesEtre?: true;
  /** How the object stands: directly, after a preposition, or not at all. */
  readonly object?: 'direct' | 'à' | 'de' | 'avec' | 'sur' | 'comme' | 'pour' | 'dans';
  /** 'general' says what there is of it with le: aimer le café, s’intéresser à la musique. */
  readonly objectIs?: 'general' | undefined;
  /** The verb says nothing without its object. */
  readonly needsObject?: true;
  /** Words right behind the verb that belong to it: 'la~le=the douche=shower'. */
  readonly with?: string;
  /** An adjective behind the verb that agrees with the subject. */
  readonly adjective?: string;
  /** A state, which stands in the imparfait where it is past. */
  readonly isState?: true;
  /** The English that a gloss is made of, where it is not the frame's first word. */
  readonly gloss?: string;
  /** A learnt skill: its 'can' is savoir. */
  readonly isSkill?: true;
  /** Begins and ends at once: even in childhood it happened once. */
  readonly isEvent?: true;
  /** Takes whom it is given or told to. */
  readonly to?: true;
}

export const intransitive = (verb: string, more: Partial<VerbRow> = {}): VerbRow => ({ verb, ...more });
export const direct = (verb: string, more: Partial<VerbRow> = {}): VerbRow => ({ verb, object: 'direct', ...more });
export const self = (verb: string, more: Partial<VerbRow> = {}): VerbRow => ({ verb, isReflexive: true, ...more });
export const needs = { needsObject: true } as const;
export const state = { isState: true } as const;
export const event = { isEvent: true } as const;
export const etre = { takesEtre: true } as const;
