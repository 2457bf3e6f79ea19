import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Yaml from 'yaml';
import type { ZodType, ZodTypeDef } from 'zod';
import {
  anywhereSchema,
  listsSchema,
  rememberPrefix,
  sceneSchema,
  type AnywhereEntry,
  type Content,
} from './contentFormat';
import { emptyGrammar, grammarFile, parseGrammarTable } from './grammarTable';
import { lazily, runThrough } from '../steps';
import type { ContentProblem } from './validateContent';
import { thesaurusOf } from '../understanding/english/thesaurus';
import { parseWordTable, tableFiles, type TableWord } from './wordTables';

export interface ParsedContent {
  content: Content;
  /** Files that could not be read as what they should be; they are left out of the content. */
  problems: ContentProblem[];
}

/** Reads one language's files, given as name and source. Never throws: what is out of shape becomes a problem. */
export function parseContent(language: string, files: Readonly<Record<string, string>>): ParsedContent {
  return runThrough(parseInSteps(language, files));
}

/** The same piece by piece, so that others get their turn between them. */
export function* parseInSteps(
  language: string,
  files: Readonly<Record<string, string>>,
): Generator<undefined, ParsedContent> {
  const problems: ContentProblem[] = [];
  function* read<T>(file: string, schema: ZodType<T, ZodTypeDef, unknown>): Generator<undefined, T | undefined> {
    const source = files[file];
    if (source === undefined) {
      problems.push({ file, where: '', problem: 'this file is missing' });
      return undefined;
    }
    try {
      const result = schema.safeParse(yield* parseYaml(source));
      if (result.success) return withOwnStrings(result.data);
      for (const issue of result.error.issues) {
        problems.push({ file, where: issue.path.join('.'), problem: issue.message });
      }
    } catch (error) {
      if (!(error instanceof yaml().YAMLParseError)) throw error;
      problems.push({
        file,
        where: `row ${error.linePos?.[0].line ?? '?'}`,
        problem: error.message.split('\n')[0] ?? '',
      });
    }
    return undefined;
  }

  const { lists, joined } = (files['lists.yaml'] === undefined
    ? undefined
    : yield* read('lists.yaml', listsSchema)) ?? {
    lists: {},
    joined: undefined,
  };
  yield;
  const anywhere = (yield* read('anywhere.yaml', anywhereSchema)) ?? [];
  yield;
  const followUps: AnywhereEntry[] = [];
  for (const file of followUpFiles) {
    yield;
    if (files[file] !== undefined) followUps.push(...((yield* read(file, anywhereSchema)) ?? []));
  }
  const scenes = new Map<string, Content['scenes'] extends ReadonlyMap<string, infer S> ? S : never>();
  for (const file of Object.keys(files).sort()) {
    if (notScenes.has(file) || !file.endsWith('.yaml')) continue;
    yield;
    const scene = yield* read(file, sceneSchema);
    if (!scene) continue;
    if (`${scene.scene}.yaml` !== file)
      problems.push({ file, where: '', problem: `holds the scene '${scene.scene}': file and scene bear one name` });
    if (scenes.has(scene.scene))
      problems.push({ file, where: '', problem: `the scene '${scene.scene}' exists already` });
    scenes.set(scene.scene, scene);
  }
  const all = [...anywhere, ...followUps];
  const entries = new Map(all.map((entry) => [entry.id, withRememberedList(entry)]));
  if (entries.size < all.length) problems.push({ file: 'anywhere.yaml', where: '', problem: 'an id stands twice' });
  const table = (file: string): TableWord[] => {
    const source = files[file];
    if (source === undefined) return [];
    const { words, problems: found } = parseWordTable(source);
    problems.push(...found.map(({ row, problem }) => ({ file, where: `row ${row}`, problem })));
    return words;
  };
  yield;
  const tables = { lexicon: table(tableFiles.lexicon), functionWords: table(tableFiles.functionWords) };
  const grammar = parseGrammarTable(files[grammarFile] ?? emptyGrammar);
  problems.push(...grammar.problems.map(({ row, problem }) => ({ file: grammarFile, where: `row ${row}`, problem })));
  const thesaurus = thesaurusOf(files[thesaurusFile] ?? '');
  const rest = { tables, grammar: grammar.words, thesaurus };
  const content = { language, scenes, anywhere: entries, lists, ...(joined ? { joined } : {}), ...rest };
  return { content, problems };
}

/** What is said to plain sentences by what they tell, and by their type, in the form of `anywhere.yaml`. */
const followUpFiles = ['follow-ups.yaml', 'told.yaml'];
const notScenes: ReadonlySet<string> = new Set(['lists.yaml', 'anywhere.yaml', ...followUpFiles]);

/** The parser's strings are pieces of the files, and so keep these in memory whole. */
function withOwnStrings<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}

/** `{it}` of `remember-likes` is something of the list `likes`. */
function withRememberedList(entry: AnywhereEntry): AnywhereEntry {
  if (!entry.id.startsWith(rememberPrefix)) return entry;
  const slot = `{it:${entry.id.slice(rememberPrefix.length)}}`;
  const filled = (text: string) => text.replaceAll('{it}', slot);
  return {
    ...entry,
    answers: entry.answers.map((answer) => ({
      ...answer,
      text: filled(answer.text),
      words: filled(answer.words),
      means: filled(answer.means),
    })),
  };
}

/** Shared by all languages that are taught: it is of the language that learners bring. */
const thesaurusFile = 'thesaurus.en.txt';

/** A server that was built reads no YAML: its content is prepared. */
const yaml = lazily(() => createRequire(import.meta.url)('yaml') as typeof Yaml);

/** What takes the parser some ten milliseconds. */
const pieceLength = 8_000;

/** A document cut before the items or keys that stand at its margin; together the pieces are the whole. */
function* parseYaml(source: string): Generator<undefined, unknown> {
  const pieces: string[] = [];
  for (const part of source.split(/^(?=[\p{Ll}-])/mu)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < pieceLength) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  const { parse, YAMLParseError } = yaml();
  const items: unknown[] = [];
  const keys: Record<string, unknown> = {};
  try {
    for (const piece of pieces) {
      const value: unknown = parse(piece);
      if (Array.isArray(value)) items.push(...(value as unknown[]));
      else if (
        value !== null &&
        typeof value === 'object' &&
        !Object.keys(value).some((key) => Object.hasOwn(keys, key))
      )
        Object.assign(keys, value);
      else if (value !== null) return parse(source) as unknown;
      yield;
    }
  } catch (error) {
    // In one piece the parser can name the row.
    if (error instanceof YAMLParseError) return parse(source) as unknown;
    throw error;
  }
  if (items.length === 0) return keys;
  return Object.keys(keys).length === 0 ? items : (parse(source) as unknown);
}

/** Codes of the languages that have a folder in the content. */
export function contentLanguages(contentDir: string): string[] {
  if (!existsSync(contentDir)) return [];
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && contentFiles(join(contentDir, entry.name)).length > 0)
    .map((entry) => entry.name)
    .sort();
}

export function readContentFiles(contentDir: string, language: string): Record<string, string> {
  const folder = join(contentDir, language);
  const shared = readThesaurus(contentDir);
  return {
    ...Object.fromEntries(contentFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    ...(shared === '' ? {} : { [thesaurusFile]: shared }),
  };
}

/** Its source; empty where the content has none. */
export function readThesaurus(contentDir: string): string {
  const file = join(contentDir, thesaurusFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function contentFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /\.(?:yaml|tsv)$/u.test(file))
    .sort();
}

/** Twelve hexadecimal digits that change with any change of any content file. */
export function contentVersionOf(contentDir: string): string {
  const hash = createHash('sha256');
  for (const language of contentLanguages(contentDir)) {
    for (const [file, source] of Object.entries(readContentFiles(contentDir, language))) {
      hash.update(`${language}/${file}\0${source}\0`);
    }
  }
  return hash.digest('hex').slice(0, 12);
}
