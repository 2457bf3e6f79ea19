import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreparedData } from '../understanding/bank';
import { thesaurusOf } from '../understanding/english/thesaurus';
import { lazily } from '../steps';
import type { AnywhereEntry, Content, Joined, Lists, Scene } from './contentFormat';
import { readThesaurus } from './loadContent';
import type { GrammarWord } from './grammarTable';
import type { WordTables } from './wordTables';

/** A content as plain JSON, without what all languages share. */
interface ContentData {
  scenes: readonly Scene[];
  anywhere: readonly AnywhereEntry[];
  lists: Lists;
  joined?: Joined;
  tables: WordTables;
  grammar: readonly GrammarWord[];
}

/** What a build made of a language's content, so that a server need not. */
export interface PreparedContent {
  content: Content;
  bank: PreparedData['bank'];
  commonLemmas: PreparedData['commonLemmas'];
  /** The largest part; parsed when it is asked for. */
  concepts: () => PreparedData['concepts'];
}

export const preparedFile = (folder: string, language: string) => join(folder, `${language}.jsonl`);

/** The forms of English words, beside the languages' files. */
export const wordFormsFile = 'english-words.txt';

/** Entries of the packages' dictionaries, beside them. */
export const dictionariesFile = 'dictionaries.json';

/** The file of a language: a line each for the version of all content, the content, and what was made of it. */
export function writePrepared(version: string, content: Content, made: PreparedData): string {
  const { scenes, anywhere, lists, joined, tables, grammar } = content;
  const data: ContentData = {
    scenes: [...scenes.values()],
    anywhere: [...anywhere.values()],
    lists,
    ...(joined && { joined }),
    tables,
    grammar,
  };
  const { bank, commonLemmas, concepts } = made;
  return [version, data, { bank, commonLemmas }, concepts].map((part) => `${JSON.stringify(part)}\n`).join('');
}

/** Undefined where nothing was made, or of another version of the content. */
export async function readPrepared(
  folder: string,
  language: string,
  { version, contentDir }: { version: string; contentDir: string },
): Promise<ReadPrepared | undefined> {
  const file = preparedFile(folder, language);
  return existsSync(file) ? parsePrepared(await readFile(file), language, { version, contentDir }) : undefined;
}

export interface ReadPrepared {
  content: Content;
  rest: () => Omit<PreparedContent, 'content'>;
}

/** What `writePrepared` wrote; undefined where it was made of another version. */
export function parsePrepared(
  file: Buffer,
  language: string,
  { version, contentDir }: { version: string; contentDir: string },
): ReadPrepared | undefined {
  const [its, content, made, concepts] = linesOf(file);
  if (!its || !content || !made || !concepts || read(its) !== version) return undefined;
  return {
    content: contentOf(language, read(content) as ContentData, contentDir),
    rest: () => ({
      ...(read(made) as Pick<PreparedContent, 'bank' | 'commonLemmas'>),
      concepts: () => read(concepts) as PreparedData['concepts'],
    }),
  };
}

const read = (line: Buffer): unknown => JSON.parse(line.toString('utf8'));

function linesOf(file: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0, end = file.indexOf('\n'); end >= 0; end = file.indexOf('\n', from)) {
    lines.push(file.subarray(from, end));
    from = end + 1;
  }
  return lines;
}

function contentOf(language: string, { scenes, anywhere, ...rest }: ContentData, contentDir: string): Content {
  // Nobody needs it before a message is read that nobody foresaw.
  const thesaurus = lazily(() => thesaurusOf(readThesaurus(contentDir)));
  return {
    ...rest,
    language,
    scenes: new Map(scenes.map((scene) => [scene.scene, scene])),
    anywhere: new Map(anywhere.map((entry) => [entry.id, entry])),
    get thesaurus() {
      return thesaurus();
    },
  };
}
