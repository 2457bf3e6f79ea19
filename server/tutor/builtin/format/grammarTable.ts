/** `grammar.tsv` beside the scenes: particles, endings and other small words, explained (docs/content-format.md). */

export interface GrammarWord {
  word: string;
  /** Other ways in which a learner may write it. */
  sounds: readonly string[];
  /** What it is glossed by where it has this sense. */
  glosses: readonly string[];
  /** One sentence, in the learner's language. */
  explains: string;
  example: string;
  /** What the example means. */
  means: string;
}

export const grammarFile = 'grammar.tsv';

const header = ['word', 'sounds', 'glosses', 'explains', 'example', 'means'];

/** The table of a language that has none. */
export const emptyGrammar = header.join('\t');

/** Reads the table; a row that is out of shape becomes a problem and is left out. */
export function parseGrammarTable(source: string): {
  words: GrammarWord[];
  problems: { row: number; problem: string }[];
} {
  const [first = '', ...rows] = source.replace(/\r?\n$/u, '').split(/\r?\n/u);
  const words: GrammarWord[] = [];
  const problems: { row: number; problem: string }[] = [];
  if (first !== header.join('\t'))
    return { words, problems: [{ row: 1, problem: `the first row is ${header.join(', ')}, with tabs between` }] };
  rows.forEach((row, index) => {
    const cells = row.split('\t');
    const [word = '', sounds = '', glosses = '', explains = '', example = '', means = ''] = cells;
    const problem = problemIn(cells);
    if (problem === undefined)
      words.push({ word, sounds: listed(sounds), glosses: listed(glosses), explains, example, means });
    else problems.push({ row: index + 2, problem });
  });
  return { words, problems };
}

function problemIn(cells: readonly string[]): string | undefined {
  const [word = '', , glosses = '', explains = '', example = '', means = ''] = cells;
  if (cells.length !== header.length) return `a row has ${header.length} cells, with tabs between`;
  if ([word, glosses, explains, example, means].some((cell) => cell.trim() === '')) return 'only sounds may be empty';
  if (!/[.!?]$/u.test(explains)) return 'explains is a sentence';
  return example.toLowerCase().includes(word.toLowerCase()) ? undefined : `the example has no ${word} in it`;
}

const listed = (cell: string) =>
  cell
    .split(',')
    .map((part) => part.trim().replace(/_/gu, ' '))
    .filter(Boolean);
