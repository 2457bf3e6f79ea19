/** Finds documents by their terms: a small full-text index that is made once and never changed. */
export interface RecallIndex {
  /**
   * Numbers of the documents that have any of the terms, likeliest first; of equals the one of the earlier term, then
   * the earlier document. `mostSlips`: how many letters of a term may be wrong, 0 for none.
   */
  search(terms: readonly string[], mostSlips: (term: string) => number): number[];
}

// Okapi BM25+ with the constants that MiniSearch has found good; k: how soon more of a term tells no more, b: how much
// a long document is held back, d: what any occurrence is worth at least.
const [k, b, d] = [1.2, 0.7, 0.5];
/** What a term with a slip is worth beside the term itself, before its slips are counted. */
const slipWeight = 0.45;

/** @param documents each with its terms, none twice; undefined in places that no number of a result is to name */
export function* createRecallIndex(
  documents: Iterable<readonly string[] | undefined>,
): Generator<undefined, RecallIndex> {
  const numbers = new Map<string, number[]>();
  const lengths: number[] = [];
  let count = 0;
  let total = 0;
  for (const terms of documents) {
    const document = lengths.length;
    lengths.push(terms?.length ?? 0);
    if (document % 400 === 399) yield;
    if (!terms) continue;
    count += 1;
    total += terms.length;
    for (const term of terms) {
      const having = numbers.get(term);
      if (having) having.push(document);
      else numbers.set(term, [document]);
    }
  }
  yield;
  return indexOver(pack(numbers, lengths), { count, average: total / Math.max(1, count) });
}

function indexOver(packed: PackedTerms, { count, average }: { count: number; average: number }): RecallIndex {
  const { places, postings, lengths } = packed;
  const termsOfLength = groupByLength(places.keys());

  /** Adds what a term of the documents is worth to those that have it. */
  function rate(term: string, worth: number, scores: Map<number, number>): void {
    const [from = 0, to = 0] = places.get(term) ?? [];
    const rarity = Math.log(1 + (count - (to - from) + 0.5) / (to - from + 0.5));
    for (const document of postings.subarray(from, to)) {
      const frequency = (k + 1) / (1 + k * (1 - b + (b * (lengths[document] ?? 0)) / average));
      scores.set(document, (scores.get(document) ?? 0) + worth * rarity * (d + frequency));
    }
  }

  function scoresOf(term: string, mostSlips: number): Map<number, number> {
    const scores = new Map<number, number>();
    rate(term, 1, scores);
    for (let length = term.length - mostSlips; mostSlips > 0 && length <= term.length + mostSlips; length += 1) {
      for (const other of termsOfLength.get(length) ?? []) {
        const slips = other === term ? 0 : distance(term, other, mostSlips);
        if (slips > 0 && slips <= mostSlips) rate(other, (slipWeight * other.length) / (other.length + slips), scores);
      }
    }
    return scores;
  }

  return {
    search(terms, mostSlips) {
      const found = new Map<number, { score: number; terms: number }>();
      for (const term of terms) {
        for (const [document, score] of scoresOf(term, mostSlips(term))) {
          const known = found.get(document);
          if (known) {
            known.score += score;
            known.terms += 1;
          } else found.set(document, { score, terms: 1 });
        }
      }
      // Who has more of the terms comes before who has one of them alone.
      return [...found].sort(([, one], [, other]) => other.score * other.terms - one.score * one.terms).map(([n]) => n);
    },
  };
}

interface PackedTerms {
  /** Where the numbers of the documents that have a term begin and end. */
  places: ReadonlyMap<string, readonly [from: number, to: number]>;
  postings: Uint16Array | Uint32Array;
  /** Of each document, in terms. */
  lengths: Uint16Array;
}

/** All lists of numbers in one row: thousands of small arrays take many times that. */
function pack(numbers: ReadonlyMap<string, readonly number[]>, lengths: readonly number[]): PackedTerms {
  const places = new Map<string, readonly [from: number, to: number]>();
  const Row = lengths.length > 0xffff ? Uint32Array : Uint16Array;
  const postings = new Row([...numbers.values()].reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const [term, documents] of numbers) {
    postings.set(documents, from);
    places.set(term, [from, from + documents.length]);
    from += documents.length;
  }
  return { places, postings, lengths: Uint16Array.from(lengths) };
}

function groupByLength(terms: Iterable<string>): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<number, string[]>();
  for (const term of terms) {
    const others = groups.get(term.length);
    if (others) others.push(term);
    else groups.set(term.length, [term]);
  }
  return groups;
}

/** Letters changed, left out or added (Levenshtein distance); anything above `most` where it is more than that. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const value = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? 0;
}
