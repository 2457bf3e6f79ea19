import type { Address } from '../format/template';
import type { Meaning } from './meaning';

/** Puts meanings into one language. */
export interface Writer {
  /**
   * The words of the sentence that says a meaning, or undefined where a word or a construction of it is not known:
   * nothing of a meaning is ever left out. Pure.
   */
  write(meaning: Meaning, to: Hearing): readonly WrittenWord[] | undefined;
  /** Whether the language has a word for an English lemma, in small letters: what the reader may take for a noun or a quality. */
  knows(lemma: string, wordClass: 'noun' | 'adj'): boolean;
}

/** Between whom it is said. */
export interface Hearing {
  /** The learner's, of whom the first person speaks: 'je suis fatiguée'. */
  readonly address: Address;
  /** Whether they say tu, du or 반말's polite 해요 to each other rather than vous or Sie; of no weight where a language has one polite style here. */
  readonly isFamiliar: boolean;
}

/** One word of a sentence, or a mark. */
export interface WrittenWord {
  /** As it is written, a capital at the beginning of the sentence included. */
  surface: string;
  /** Its sense in this sentence, as short as on any other line ('live', 'in', 'with my'); '' for a mark. */
  gloss: string;
  /** As `Segment.reading`; left out where the surface tells it. */
  reading?: string;
  /** The form in the dictionary, where it is another. */
  lemma?: string;
  /** Stands without a space behind the word before it. */
  glued?: true;
}
