import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test, or a group of tests, whose name says which items of the checklist it tests. */
export interface Citation {
  file: string;
  /** The name as it is written; what is filled in at run time stands as …. */
  name: string;
  items: number[];
}

const testFolders = ['app', 'domain', 'server', 'scripts', 'tests'];
const testFile = /\.(test|spec)\.tsx?$/u;
const runners = new Set(['it', 'test', 'describe', 'suite', 'describeEachServer', 'describeEachDatabase']);
/** What does not run tests nothing. */
const notRun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Every citation in the project's test files, in the order of files and lines. */
export function findCitations(root: string): Citation[] {
  return testFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => testFile.test(path))
      .sort()
      .flatMap((path) => {
        const file = `${folder}/${path.replaceAll('\\', '/')}`;
        return citationsIn(readFileSync(join(root, file), 'utf8'), file);
      }),
  );
}

/** The tests of one file that cite items, by their names and by what their tables put into them; never by comments. */
export function citationsIn(source: string, file: string): Citation[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const citations: Citation[] = [];
  const visit = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) ? runnerOf(node.expression) : null;
    if (call && ts.isCallExpression(node)) {
      if (call.modifiers.some((modifier) => notRun.has(modifier))) return;
      const title = node.arguments[0] && textOf(node.arguments[0]);
      if (title !== null && title !== undefined) citations.push(...citationsOf(title, call.table, file, parsed));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return citations;
}

/** The items that a text cites: `C7`, and ranges with a hyphen, an en dash or 'to' (`C7-C9`, `C7–9`, `C7 to C9`). */
export function citedItems(text: string): number[] {
  const items = new Set<number>();
  for (const [, first, last, end] of text.matchAll(
    /(?<![\p{L}\p{N}])C(\d+)(?:\s*(?:[-–]|to)\s*C(\d+)|[-–](\d+))?(?![\p{L}\p{N}])/gu,
  )) {
    const from = Number(first);
    const to = Number(last ?? end ?? first);
    for (let item = from; item <= Math.max(from, to); item += 1) items.add(item);
  }
  return [...items];
}

function citationsOf(title: string, table: ts.Node | null, file: string, parsed: ts.SourceFile): Citation[] {
  const own = citedItems(title);
  const citations = own.length > 0 ? [{ file, name: title, items: own }] : [];
  if (!table || !/%[sjop]|\$\w/u.test(title)) return citations;
  const cells = stringsIn(ts.isIdentifier(table) ? (initializerOf(table.text, parsed) ?? table) : table);
  const filled = cells.map((cell) => ({ file, name: `${title}: ${cell}`, items: citedItems(cell) }));
  return [...citations, ...filled.filter(({ items }) => items.length > 0)];
}

/** For the function that a call calls: the words after `it`, `test` or `describe`, and the table of `each`. */
function runnerOf(called: ts.Expression): { modifiers: string[]; table: ts.Node | null } | null {
  if (ts.isIdentifier(called)) return runners.has(called.text) ? { modifiers: [], table: null } : null;
  if (ts.isPropertyAccessExpression(called)) {
    const inner = runnerOf(called.expression);
    return inner && { ...inner, modifiers: [...inner.modifiers, called.name.text] };
  }
  if (ts.isTaggedTemplateExpression(called)) {
    const inner = runnerOf(called.tag);
    return inner && { ...inner, table: called.template };
  }
  if (!ts.isCallExpression(called) || !ts.isPropertyAccessExpression(called.expression)) return null;
  const inner = runnerOf(called.expression);
  return inner && { ...inner, table: called.arguments[0] ?? null };
}

function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const parts = [textOf(node.left), textOf(node.right)];
  return parts.every((part) => part === null) ? null : parts.map((part) => part ?? '…').join('');
}

/** All texts in a table, row by row. */
function stringsIn(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  const inner: string[] = own ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    inner.push(...stringsIn(child));
  });
  return inner;
}

/** What a name at the file's top level was declared with. */
function initializerOf(name: string, parsed: ts.SourceFile): ts.Node | undefined {
  return parsed.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)?.initializer;
}
