import type { NounKind } from './nouns';
import { foodLines } from './themes/food';
import { homeLines } from './themes/home';
import { learningLines } from './themes/learning';
import { leisureLines } from './themes/leisure';
import { outdoorLines } from './themes/outdoors';
import { peopleLines } from './themes/people';

const header = /^(?<kind>[a-z-]+):$/u;

/** Lines of entries `english, english = 낱말(gloss) 낱말(gloss)`, with `;` behind each, below a line with their kind. */
function readNounLines(lines: string): [NounKind, string][] {
  const found: [NounKind, string][] = [];
  let kind: NounKind = 'thing';
  for (const line of lines.trim().split('\n')) {
    const named = header.exec(line)?.groups?.kind;
    // The tables have no other names than those of the type.
    if (named) kind = named as NounKind;
    else found.push([kind, line]);
  }
  return found;
}

/** Entries of everyday nouns by theme, with their kind. */
export const themeNouns: readonly (readonly [NounKind, string])[] = [
  peopleLines, foodLines, homeLines, learningLines, leisureLines, outdoorLines,
].flatMap(readNounLines); // oxfmt-ignore
