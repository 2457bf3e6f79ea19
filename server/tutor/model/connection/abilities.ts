/** What has been found out of a model. */
export interface Abilities {
  /** Whether it gives JSON of a given shape. Taken for granted until it is known not to be so. */
  structured(): boolean;
  /** It answered when it was asked for a shape. */
  gaveShape(): void;
  /**
   * It refused a question for JSON of a shape and answered the same in plain text. Once it says that this was for the
   * shape, or has done so several times in a row, it is not asked for a shape again: a request can be refused for many
   * reasons.
   */
  refusedShape(refusal: { isAboutShape: boolean }): void;
  /** It has been found to give no JSON of a shape. */
  speakPlain(): void;
  /** Whether it had trouble with the form of a short answer, and is better given few rules than all of them. */
  isSmall(): boolean;
  /** It has been found to be small. */
  useShortRules(): void;
}

/** Refusals in a row of which nobody says that they are about the shape. */
const refusalsInARow = 3;

/** @param tell says once, to whoever runs the server, that the model is spoken with otherwise from now on */
export function createAbilities(tell: (sentence: string) => void = () => undefined): Abilities {
  let isStructured = true;
  let isSmall = false;
  let refusals = 0;
  return {
    structured: () => isStructured,
    gaveShape: () => {
      refusals = 0;
    },
    speakPlain: () => {
      isStructured = false;
    },
    refusedShape: ({ isAboutShape }) => {
      refusals += 1;
      if (!isStructured || (!isAboutShape && refusals < refusalsInARow)) return;
      isStructured = false;
      tell('The model refuses to give structured output: it is spoken with in plain text until the next start.');
    },
    isSmall: () => isSmall,
    useShortRules: () => {
      isSmall = true;
    },
  };
}
