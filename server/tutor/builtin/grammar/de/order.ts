import type { WrittenWord } from '../writer';
import { type Piece, ordered } from './pieces';
import type { Verbal } from './verbal';
import { isRelative } from './words';

/** A clause whose words are known, before they are put in the order of a main or a subordinate clause. */
export interface Built {
  readonly verbal: Verbal;
  /** Of the first place: the subject, or what stands there instead. */
  readonly front: readonly WrittenWord[];
  /** Whether the first place is the subject's. */
  readonly isSubjectFirst: boolean;
  /** With the subject, where something else is first. */
  readonly subject: readonly Piece[];
  readonly pieces: readonly Piece[];
  /** Without what has moved to the front. */
  readonly rest: readonly Piece[];
  /** After everything: 'zu schwimmen' of what somebody hates. */
  readonly after: readonly WrittenWord[];
}

/** Verb second, or first in questions and requests. */
export function mainOrder({ verbal, front, isSubjectFirst, subject, rest, after }: Built): WrittenWord[] {
  const middle = ordered(isSubjectFirst ? rest : [...subject, ...rest]);
  return [...front, verbal.finite, ...enclosed(middle, verbal.bracket), ...after];
}

/** The first place is taken by something before the clause: 'deshalb'. */
export function afterFirst(first: readonly WrittenWord[], { verbal, subject, pieces, after }: Built): WrittenWord[] {
  return [...first, verbal.finite, ...enclosed(ordered([...subject, ...pieces]), verbal.bracket), ...after];
}

/** The verb at the end. */
export function subordinateOrder({ verbal, subject, pieces, after }: Built): WrittenWord[] {
  return [...enclosed(ordered([...subject, ...pieces]), verbal.atEnd), ...after];
}

/** A relative clause at the end follows what closes the clause: 'Ich habe einen Hund gesehen, der …'. */
function enclosed(middle: readonly WrittenWord[], end: readonly WrittenWord[]): WrittenWord[] {
  const cut = end.length === 0 ? middle.length : middle.findLastIndex((each) => !isRelative(each)) + 1;
  return [...middle.slice(0, cut), ...end, ...middle.slice(cut)];
}
