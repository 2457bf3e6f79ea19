/** Tables of words beside the scenes, as docs/content-format.md describes them: `lexicon.tsv` and `function-words.tsv`. */

/** Universal part-of-speech tags in lower case, and `phrase` for what is said in one piece. */
export const partsOfSpeech = [
  'adj',
  'adp',
  'adv',
  'aux',
  'conj',
  'det',
  'intj',
  'noun',
  'num',
  'part',
  'phrase',
  'pron',
  'propn',
  'verb',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

export interface TableWord {
  /** 1 for the most frequent. */
  rank: number;
  lemma: string;
  /** As `Segment.reading`; undefined where the surface tells it. */
  reading?: string;
  pos: PartOfSpeech;
  /** Senses apart by ' / ', the commonest first; what stands in brackets is a remark. */
  gloss: string;
}

/** One language's tables. Empty where a file is missing: then only the scenes are known. */
export interface WordTables {
  readonly lexicon: readonly TableWord[];
  readonly functionWords: readonly TableWord[];
}

export const tableFiles = { lexicon: 'lexicon.tsv', functionWords: 'function-words.tsv' } as const;

const header = ['rank', 'lemma', 'reading', 'pos', 'gloss'];

/** Reads a table; a row that is out of shape becomes a problem and is left out. */
export function parseWordTable(source: string): { words: TableWord[]; problems: { row: number; problem: string }[] } {
  // A byte order mark is what spreadsheets write before the first cell.
  const [first = '', ...rows] = source.replace(/^\uFEFF|\r?\n$/gu, '').split(/\r?\n/u);
  const problems: { row: number; problem: string }[] = [];
  const words: TableWord[] = [];
  const seen = new Set<string>();
  if (first !== header.join('\t'))
    return { words, problems: [{ row: 1, problem: `the first row is ${header.join(', ')}, with tabs between` }] };
  rows.forEach((row, index) => {
    const word = parseRow(row.split('\t'), index + 1);
    const entry = typeof word === 'string' ? '' : `${word.lemma} ${word.reading ?? ''} ${word.pos}`;
    if (typeof word === 'string') problems.push({ row: index + 2, problem: word });
    else if (seen.has(entry)) problems.push({ row: index + 2, problem: `'${entry}' stands twice` });
    else words.push(word);
    seen.add(entry);
  });
  return { words, problems };
}

/** The word, or what is wrong with the row. */
function parseRow(cells: readonly string[], place: number): TableWord | string {
  if (cells.length !== header.length) return `a row has ${header.length} cells, with tabs between`;
  const [rank = '', lemma = '', reading = '', pos = '', gloss = ''] = cells;
  if (rank !== String(place)) return `rank ${rank} stands in place ${place}`;
  if (lemma.trim() === '' || gloss.trim() === '') return 'a word has a lemma and a gloss';
  if (!isPartOfSpeech(pos)) return `'${pos}' is none of ${partsOfSpeech.join(', ')}`;
  return { rank: place, lemma, ...(reading === '' ? {} : { reading }), pos, gloss };
}

function isPartOfSpeech(value: string): value is PartOfSpeech {
  return (partsOfSpeech as readonly string[]).includes(value);
}

/** The senses of a gloss without remarks: 'be (am / are)' is 'be'. */
export function sensesOf({ gloss }: Pick<TableWord, 'gloss'>): string[] {
  return withoutRemarks(gloss)
    .split(/[/;,]/u)
    .map((sense) => sense.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}

/** A sense, and what its remark narrows it to: 'open (by itself)'; '' where it has none. */
interface Sense {
  sense: string;
  remark: string;
}

/** The senses of a gloss, each with its remark. */
export function senseRowsOf({ gloss }: Pick<TableWord, 'gloss'>): Sense[] {
  const parts = gloss.match(/(?:\([^)]*\)|[^/;,(])+/gu) ?? [];
  return parts.flatMap((part) => {
    const sense = withoutRemarks(part).replace(/\s+/gu, ' ').trim();
    const [, remark = ''] = /\(([^)]*)\)/u.exec(part) ?? [];
    return sense === '' ? [] : [{ sense, remark: remark.trim() }];
  });
}

/** From the inside out: a remark may hold another. */
function withoutRemarks(text: string): string {
  const shorter = text.replace(/\([^()]*\)/gu, ' ');
  return shorter === text ? text : withoutRemarks(shorter);
}
