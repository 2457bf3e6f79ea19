import { createRequire } from 'node:module';
import { forgetModule } from '../../../../language/heldWhileUsed';

/** What WordNet knows of a word: which parts of speech it is a base form of, and irregular base forms of it. */
export interface WordForms {
  /** @param word in small letters; undefined where nothing is known */
  find(word: string): WordForm | undefined;
}

export type Part = 'verb' | 'noun' | 'adjective';

export interface WordForm {
  isBase(part: Part): boolean;
  /** 'go' of 'went'. */
  irregular(part: Part): string | undefined;
}

export const parts: readonly Part[] = ['verb', 'noun', 'adjective'];

/**
 * Words a line in the order of their letters: `word parts irregular irregular irregular`, `parts` a digit of three bits,
 * irregular forms by part with `-` for none, left out where there are none at all. As bytes it takes 1 MB, as objects 7.
 */
export function readWordForms(table: Buffer): WordForms {
  return {
    find(word) {
      const line = findLine(table, word);
      if (line === undefined) return undefined;
      const [, bits = '0', ...irregular] = line.split(' ');
      return {
        isBase: (part) => (Number(bits) & (1 << parts.indexOf(part))) > 0,
        irregular: (part) => {
          const form = irregular[parts.indexOf(part)];
          return form === '-' ? undefined : form;
        },
      };
    },
  };
}

const [newline, space] = [10, 32];

/** The line that begins with this word, looked up by halves. */
function findLine(table: Buffer, word: string): string | undefined {
  if (!/^[a-z]+$/u.test(word)) return undefined;
  let low = 0;
  let high = table.length;
  while (low < high) {
    const start = table.lastIndexOf(newline, Math.max(0, ((low + high) >> 1) - 1)) + 1;
    const from = Math.max(low, start);
    const end = table.indexOf(newline, from);
    const order = compare(table, from, word);
    if (order === 0) return table.toString('latin1', from, end);
    if (order < 0) low = end + 1;
    else high = from;
  }
  return undefined;
}

/** Below zero where the line that begins there comes before the word. */
function compare(table: Buffer, from: number, word: string): number {
  for (let index = 0; index < word.length; index += 1) {
    const order = (table[from + index] ?? space) - word.charCodeAt(index);
    if (order !== 0) return order;
  }
  return (table[from + word.length] ?? space) - space;
}

/** WordNet's categories of senses, as wink-lexicon numbers them. */
const isOfPart: Readonly<Record<Part, (sense: number) => boolean>> = {
  verb: (sense) => sense > 28 && sense < 44,
  noun: (sense) => sense > 2 && sense < 29,
  adjective: (sense) => sense < 2,
};

/**
 * The table for `readWordForms`, of WordNet as the packages of wink-lemmatizer have it. Their modules take 35 MB while
 * they are read, and are forgotten again.
 */
export function makeWordForms(): Buffer {
  const lemmatizer = createRequire(import.meta.url).resolve('wink-lemmatizer');
  const read = (name: string): unknown => {
    const path = `wink-lexicon/src/wn-${name}.js`;
    const value: unknown = createRequire(lemmatizer)(path);
    forgetModule(createRequire(lemmatizer).resolve(path));
    return value;
  };
  const senses = read('word-senses') as number[][];
  const words = read('words') as Record<string, number>;
  const irregular = parts.map((part) => read(`${part}-exceptions`) as Record<string, string>);
  const all = new Set([words, ...irregular].flatMap((each) => Object.keys(each)));
  const lines = [...all]
    .filter((word) => /^[a-z]+$/u.test(word))
    .sort()
    .map((word) => {
      const known = senses[words[word] ?? -1] ?? [];
      const bits = parts.reduce((sum, part, bit) => sum + (known.some(isOfPart[part]) ? 1 << bit : 0), 0);
      const forms = irregular.map((exceptions) => exceptions[word] ?? '-');
      return [word, bits, ...(forms.some((form) => form !== '-') ? forms : [])].join(' ');
    });
  return Buffer.from(`${lines.join('\n')}\n`, 'latin1');
}
