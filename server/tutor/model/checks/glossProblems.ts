import { isWord, lowerCase } from '../../../../domain/words/identity';
import { namesIn } from '../../../language/names';
import type { Piece } from './cover';
import { isInScriptOf, scriptOf } from './scripts';

/** Why a piece's gloss cannot be shown. */
export type GlossProblem = 'missing' | 'sameAsWord' | 'otherScript';

interface Languages {
  language: string;
  ownLanguage: string;
  /** Names that are known from elsewhere, as they are written. */
  names: ReadonlySet<string>;
}

/** Up to this share of words may be spelt alike in two languages (restaurant, hotel) before it looks like laziness. */
const alikeShare = 0.3;

/** What is wrong with which gloss, by the piece's index. Numbers and names may be glossed by themselves. */
export function glossProblems(
  pieces: readonly Piece[],
  { language, ownLanguage, names }: Languages,
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
    const text = pieces.map(({ surface }) => surface).join(' ');
    const known = new Set([...names, ...namesIn(text, language)]);
    const isName = (piece: Piece | undefined) => piece?.surface.split(/\s+/u).every((part) => known.has(part));
    for (const index of alike) if (!sharesScript || !isName(pieces[index])) problems.set(index, 'sameAsWord');
  }
  return problems;
}

function isSame(gloss: string, surface: string, language: string): boolean {
  return lowerCase(gloss, language) === lowerCase(surface, language);
}
