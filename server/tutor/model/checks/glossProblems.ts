import { isWord, lowerCase } from '../../../../domain/words/identity';
import type { Piece } from './cover';
import { isInScriptOf, scriptOf } from './scripts';

/** Why a piece's gloss cannot be shown. */
export type GlossProblem = 'missing' | 'sameAsWord' | 'otherScript';

interface Languages {
  language: string;
  ownLanguage: string;
}

/** Up to this share of words may be spelt alike in two languages (restaurant, hotel) before it looks like laziness. */
const alikeShare = 0.3;

/** What is wrong with which gloss, by the piece's index. Numbers and names may be glossed by themselves. */
export function glossProblems(
  pieces: readonly Piece[],
  { language, ownLanguage }: Languages,
): ReadonlyMap<number, GlossProblem> {
  const problems = new Map<number, GlossProblem>();
  const alike: number[] = [];
  let words = 0;
  for (const [index, { surface, kind, word }] of pieces.entries()) {
    if (kind !== 'word' || !isWord(surface)) continue;
    words += 1;
    if (!word?.gloss) problems.set(index, 'missing');
    else if (isSame(word.gloss, surface, language)) alike.push(index);
    else if (!isInScriptOf(word.gloss, ownLanguage)) problems.set(index, 'otherScript');
  }
  const sharesScript = scriptOf(language) === scriptOf(ownLanguage);
  const isLazy = !sharesScript || (alike.length > 1 && alike.length > words * alikeShare);
  if (language !== ownLanguage && isLazy) {
    for (const index of alike) if (!sharesScript || !isName(pieces[index])) problems.set(index, 'sameAsWord');
  }
  return problems;
}

function isSame(gloss: string, surface: string, language: string): boolean {
  return lowerCase(gloss, language) === lowerCase(surface, language);
}

const isName = (piece: Piece | undefined) => /^\p{Lu}/u.test(piece?.surface ?? '');
