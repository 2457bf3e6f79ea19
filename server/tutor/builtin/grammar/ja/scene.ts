import type { Content } from '../../format/contentFormat';
import type { Noun, NounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import type { Animacy } from './nouns';

/** Who or what has just been spoken of. */
export interface Focus {
  readonly person: 'i' | 'we' | 'you' | 'third';
  readonly animacy: Animacy;
  readonly isPlural: boolean;
  /** All of its kind are meant: 'I love cats'. */
  readonly isGeneric?: boolean;
  /** Its noun alone, to take it up again: その猫. */
  readonly noun?: readonly WrittenWord[];
}

/** What 'how many', 'which' and 'what' ask for. */
export interface Asked {
  readonly noun: Noun;
  readonly by: 'how-many' | 'which' | 'what' | 'how-much';
}

/** What a phrase is said in: the sentence so far, and the clause. */
export interface Scene {
  readonly content: Content;
  readonly isQuestion: boolean;
  /** The subject of the clause, silent or said; a third person's pronoun points to it. */
  readonly subject?: Focus | undefined;
  /** Whom 'he', 'she' and 'they' mean without being said, from the clause before. */
  readonly focus?: Focus | undefined;
  /** What is said of something must name whose it is: 'I love my cat' is not 猫が大好きです. */
  readonly namesOwner?: boolean;
  /** The noun of the clause that is asked for. */
  readonly asked?: Asked;
  /** It is what the clause is about: 私の家は小さいです. */
  readonly isSubject?: boolean;
  /** What 日本料理 is, for the noun that stands for it. */
  readonly cuisine?: readonly WrittenWord[];
  /** Whose relatives are meant where none is named: 'I have a sister'. */
  readonly relativesOf?: 'self' | 'other';
  /** What is sat or slept on takes に alone. */
  readonly isSeated?: true;
  /** 'And her kids', behind her. */
  readonly follows?: NounPhrase;
}

/** The speaker, or the one spoken to: whose feelings are told as they are. */
export const isSelf = ({ person }: Focus): boolean => person !== 'third';
