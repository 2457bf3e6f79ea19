import type { NounPhrase } from '../meaning';
import type { Hearing } from '../writer';
import type { Adjectives } from './adjectives';
import type { Conjugation } from './conjugation';
import type { Gender } from './declension';
import type { Nouns } from './nouns';

/** What words are chosen by while one meaning is said. */
export interface Speech {
  readonly nouns: Nouns;
  readonly adjectives: Adjectives;
  readonly conjugation: Conjugation;
  readonly hearing: Hearing;
  /** The gender of what 'it' stands for. */
  readonly it: Gender;
  /** Whether somebody of whom 'she' is said later is a woman for this alone: 'a friend … she'. */
  readonly isOfWoman: boolean;
  /** The object that a relative clause has before it. */
  readonly gap?: NounPhrase;
}
