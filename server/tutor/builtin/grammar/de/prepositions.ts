import type { WrittenWord } from '../writer';
import { word } from './words';

const contractions: Readonly<Record<string, string>> = {
  'in dem': 'im', 'in das': 'ins', 'an dem': 'am', 'an das': 'ans', 'zu dem': 'zum', 'zu der': 'zur', 'bei dem': 'beim', 'von dem': 'vom',
}; // oxfmt-ignore

/** 'in' and 'dem Haus' are 'im Haus'. */
export function prepositional(preposition: string, gloss: string, phrase: readonly WrittenWord[]): WrittenWord[] {
  const [first, ...rest] = phrase;
  if (!first) return [word(preposition, gloss)];
  const contracted = contractions[`${preposition} ${first.surface}`];
  // The article alone: 'das' that points is not contracted.
  if (contracted && first.gloss === 'the') return [word(contracted, `${gloss} the`), ...rest];
  return [word(preposition, gloss), first, ...rest];
}
