import { isWord } from '../../domain/words/identity';
import type { Piece } from '../../domain/words/pieces';

/** A word, number or unglossed run with the marks that cling to it. `index` is the morpheme's, null without one. */
export interface Cell {
  before: string;
  text: string;
  after: string;
  index: number | null;
}

/** What a line may be broken between: cells that belong together, or the space between two such units. */
export type Run = { kind: 'unit'; cells: Cell[] } | { kind: 'space'; text: string };

/** Runs of the other direction, in their own order: “my dear friend” in an Arabic sentence. */
export interface Embedding {
  kind: 'embedding';
  runs: Run[];
}

type Token = { kind: 'word'; text: string; index: number | null } | { kind: 'gap'; text: string };

/** Words (glossed, numbers, or text that has no gloss yet) and the gaps of spaces and marks between them. */
function tokensOf(pieces: readonly Piece[]): Token[] {
  const tokens: Token[] = [];
  const addGap = (text: string) => {
    const last = tokens.at(-1);
    if (last?.kind === 'gap') last.text += text;
    else tokens.push({ kind: 'gap', text });
  };
  for (const { text, index } of pieces) {
    if (index !== null && (isWord(text) || /\p{N}/u.test(text))) {
      tokens.push({ kind: 'word', text, index });
      continue;
    }
    for (const part of text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []) {
      if (/^[\p{L}\p{M}\p{N}]/u.test(part)) tokens.push({ kind: 'word', text: part, index: null });
      else addGap(part);
    }
  }
  return tokens;
}

/** Marks that lean on what follows them wherever they stand. */
const opening = /[\p{Ps}\p{Pi}¿¡„‚]+$/u;

/**
 * A gap's three parts: marks for the word before, the space at which a line may break, marks for the word after.
 * French sets a space inside its quotes and before ? ! : ; which must not break either.
 * `isLowQuoted`: a quotation that began with „ is still open here.
 */
export function partGap(
  gap: string,
  atStart: boolean,
  atEnd: boolean,
  isLowQuoted = false,
): [before: string, space: string, after: string] {
  if (atEnd) {
    const space = /\s*$/u.exec(gap)?.[0] ?? '';
    return [gap.slice(0, gap.length - space.length), space, ''];
  }
  if (atStart) {
    const space = /^\s*/u.exec(gap)?.[0] ?? '';
    return ['', space, gap.slice(space.length)];
  }
  // After „ the mark “ closes (German, Czech), though elsewhere it opens: what comes up to it clings to the word before.
  const closed = isLowQuoted ? /^[^\s„“]*“\p{Po}*/u.exec(gap)?.[0] : undefined;
  if (closed !== undefined) {
    const [before, space, after] = partGap(gap.slice(closed.length), false, false);
    return [closed + before, space, after];
  }
  const led =
    /(?<=^|\s)[\p{Ps}\p{Pi}„‚]+\s$/u.exec(gap)?.[0] ?? /(?<=\s)\S+$/u.exec(gap)?.[0] ?? opening.exec(gap)?.[0] ?? '';
  const rest = gap.slice(0, gap.length - led.length);
  const space = /\s*$/u.exec(rest)?.[0] ?? '';
  return [rest.slice(0, rest.length - space.length), space, led];
}

/** Scripts written without spaces, in which a line may break between any two words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Whether two neighbours without a space between them are one written word (qu’est-ce, 학교에, والبحر, 3,5). */
function holdTogether(left: string, marks: string, right: string): boolean {
  if (/\p{N}$/u.test(left) && /^\p{N}/u.test(right)) return true;
  if (unspaced.test(left.slice(-1)) || unspaced.test(right.slice(0, 1))) return false;
  return /^[-‐‑'’ʼ·/_@.&+]*$/u.test(marks);
}

/** The sentence as units and spaces, ready to be set in lines. All texts joined are the sentence. */
export function runsOf(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  const tokens = tokensOf(pieces);
  let lead = '';
  let isLowQuoted = false;
  let previous: Cell | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'gap') {
      if (tokens.length === 1)
        return [{ kind: 'unit', cells: [{ before: '', text: token.text, after: '', index: null }] }];
      const [before, space, after] = partGap(token.text, previous === null, at === tokens.length - 1, isLowQuoted);
      const quote = token.text.match(/[„“”]/gu)?.at(-1);
      if (quote !== undefined) isLowQuoted = quote === '„';
      if (previous) previous.after = before;
      if (space !== '') {
        runs.push({ kind: 'space', text: space });
      }
      lead = after;
      continue;
    }
    const cell: Cell = { before: lead, text: token.text, after: '', index: token.index };
    const unit = runs.at(-1);
    if (previous && unit?.kind === 'unit' && holdTogether(previous.text, previous.after + lead, token.text))
      unit.cells.push(cell);
    else runs.push({ kind: 'unit', cells: [cell] });
    previous = cell;
    lead = '';
  }
  return runs;
}

type Direction = 'ltr' | 'rtl';

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

function directionOf(run: Run): Direction | null {
  if (run.kind === 'space') return null;
  const letter = run.cells.map(({ text }) => /\p{L}/u.exec(text)?.[0]).find((found) => found !== undefined);
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

/** Past the last of the runs of the other direction that begin at `start`; `start` where none does. */
function endOfOthers(runs: readonly Run[], start: number, direction: Direction): number {
  let end = start;
  for (let at = start; ; at += 1) {
    const run = runs[at];
    const found = run ? directionOf(run) : direction;
    // Spaces and numbers go along between two of its words, not at either end.
    if (found === direction || (found === null && at === start)) return end;
    if (found !== null) end = at + 1;
  }
}

/** The runs, with neighbours of the other direction put together: in boxes each, they would follow the sentence's. */
export function embeddingsIn(runs: readonly Run[], direction: Direction): (Run | Embedding)[] {
  const parts: (Run | Embedding)[] = [];
  for (let start = 0; start < runs.length;) {
    const end = endOfOthers(runs, start, direction);
    const others = runs.slice(start, end);
    const boxes = others.reduce((sum, run) => sum + (run.kind === 'unit' ? run.cells.length : 0), 0);
    if (boxes > 1) parts.push({ kind: 'embedding', runs: others });
    else parts.push(...runs.slice(start, Math.max(end, start + 1)));
    start = Math.max(end, start + 1);
  }
  return parts;
}
