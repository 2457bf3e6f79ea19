/** Words as they were written, and what stands for them in the sentence put right; one of both may be empty. */
export interface CorrectedWords {
  written: string;
  corrected: string;
  /** Where `written` stands in what was written. */
  at: number;
}

interface Token {
  text: string;
  from: number;
  to: number;
}

/**
 * Where two wordings of one sentence differ, in the order of the sentence. Punctuation makes no difference, nor does
 * a capital at the beginning. A word that was left out, or was too many, comes with its neighbour, to be found by it.
 *
 * @param needed words of the corrected sentence that were said in the learner's own language: translating them is no
 *   correction
 */
export function correctedWords(
  written: string,
  corrected: string,
  language: string,
  needed: ReadonlySet<string> = new Set(),
): CorrectedWords[] {
  const before = tokensOf(written, language);
  const after = tokensOf(corrected, language);
  const isTranslated = ([, [from, to]]: [Span, Span]) =>
    from < to && after.slice(from, to).every(({ text }) => needed.has(text));
  const corrections = changesOf(before, after).filter((change) => !isTranslated(change));
  return corrections.map((change) => {
    const [[fromBefore, toBefore], [fromAfter, toAfter]] = withNeighbour(change, before.length, after.length);
    return {
      written: stretch(written, before, fromBefore, toBefore),
      corrected: stretch(corrected, after, fromAfter, toAfter),
      at: before[fromBefore]?.from ?? written.length,
    };
  });
}

type Span = [from: number, to: number];

function withNeighbour([before, after]: [Span, Span], beforeCount: number, afterCount: number): [Span, Span] {
  if (before[0] < before[1] && after[0] < after[1]) return [before, after];
  const [left, right] = before[0] > 0 && after[0] > 0 ? [1, 0] : [0, 1];
  return [
    [before[0] - left, Math.min(before[1] + right, beforeCount)],
    [after[0] - left, Math.min(after[1] + right, afterCount)],
  ];
}

function stretch(text: string, tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && from < to ? text.slice(first.from, last.to) : '';
}

function tokensOf(text: string, language: string): Token[] {
  return segmentsOf(text, language).map(([word, from]) => ({ text: word, from, to: from + word.length }));
}

function segmentsOf(text: string, language: string): [word: string, from: number][] {
  // Older browsers have no segmenter; letters between spaces and marks serve then.
  if (!('Segmenter' in Intl))
    return [...text.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu)].map(({ 0: word, index }) => [word, index]);
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].flatMap(({ segment, index, isWordLike }) => (isWordLike ? [[segment, index]] : []));
}

/** The stretches between what both have, by the longest common subsequence. */
function changesOf(before: readonly Token[], after: readonly Token[]): [Span, Span][] {
  const isSame = (i: number, j: number) => keyOf(before[i], i) === keyOf(after[j], j);
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = longest[i];
    for (let j = after.length - 1; row && j >= 0; j -= 1) {
      row[j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: [Span, Span][] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && isSame(i, j)) {
      i += 1;
      j += 1;
      continue;
    }
    const [fromBefore, fromAfter] = [i, j];
    while ((i < before.length || j < after.length) && !(i < before.length && j < after.length && isSame(i, j))) {
      if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) i += 1;
      else j += 1;
    }
    changes.push([
      [fromBefore, i],
      [fromAfter, j],
    ]);
  }
  return changes;
}

/** Elsewhere than at the beginning a capital may be what was wrong: the German noun. */
function keyOf(token: Token | undefined, index: number): string {
  const text = (token?.text ?? '').normalize('NFKC').replace(/’/gu, "'");
  return index === 0 ? text.toLowerCase() : text;
}
