import type { Draft } from './encoding/draft';

export interface FirstLook {
  /** Milliseconds that an answer is kept back, from its first letter on. After that it is shown, whatever it is. */
  withinMs: number;
  now(): number;
  /** Throws where another answer is wanted instead. */
  look(text: string): Promise<void>;
}

/** Keeps drafts of an answer back until its text is whole and has been looked at: nobody has begun to read it then. */
export async function* lookedAtFirst(
  drafts: AsyncGenerator<Draft>,
  { withinMs, now, look }: FirstLook,
): AsyncGenerator<Draft> {
  let since: number | null = null;
  let isShown = false;
  let last: Draft | null = null;
  try {
    for await (const draft of drafts) {
      last = draft;
      if (!isShown && draft.text !== '') {
        since ??= now();
        const isLate = now() - since > withinMs;
        if (draft.isTextWhole && !isLate) await look(draft.text);
        isShown = draft.isTextWhole || isLate;
      }
      if (isShown) yield draft;
    }
  } catch (error) {
    // What had come when it broke off is shown as ever; what is not wanted is not.
    if (!isShown && last && !(error instanceof NotWanted)) yield last;
    throw error;
  }
}

/** Another answer is wanted, without these words. */
export class NotWanted extends Error {
  override readonly name = 'NotWanted';
  readonly words: readonly string[];

  constructor(words: readonly string[]) {
    super('another answer is wanted');
    this.words = words;
  }
}
