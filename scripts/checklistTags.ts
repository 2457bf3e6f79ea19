import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test that is run, and the points of the checklist with which it is tagged. */
export interface TaggedTest {
  file: string;
  /** As it is written; what is filled in at run time stands as …. */
  title: string;
  codes: string[];
}

const testFolders = ['app', 'domain', 'server', 'scripts', 'tests'];
const testFile = /\.(test|spec)\.tsx?$/u;
const runners = new Set(['it', 'test', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Every tagged test of the project, in the order of files and lines. */
export function findTaggedTests(root: string): TaggedTest[] {
  return testFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => testFile.test(path))
      .sort()
      .flatMap((path) => {
        const file = `${folder}/${path.replaceAll('\\', '/')}`;
        return taggedTestsIn(readFileSync(join(root, file), 'utf8'), file);
      }),
  );
}

/**
 * The tests of one file with their tags: `{ tags: ['C61'] }` of Vitest, `{ tag: ['@C61'] }` of Playwright. Tests and
 * groups that are skipped are left out. Throws where a group has tags.
 */
export function taggedTestsIn(source: string, file: string): TaggedTest[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node): void => {
    const names = ts.isCallExpression(node) ? namesOf(node.expression) : [];
    if (ts.isCallExpression(node) && runners.has(names[0] ?? '')) {
      const [title, options] = node.arguments;
      if (names.some((name) => notRun.has(name)) || isSkipped(options)) return;
      const codes = codesIn(options);
      if (title && codes.length > 0) {
        if (names.includes('describe')) throw new Error(`${file}: tags stand on tests, not on groups.`);
        found.push({ file, title: textOf(title), codes });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** The words of what is called, first to last: `test`, `describe`, `skip`; nothing for what is called otherwise. */
function namesOf(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...namesOf(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return namesOf(called.expression);
  return ts.isTaggedTemplateExpression(called) ? namesOf(called.tag) : [];
}

function propertyOf(options: ts.Expression | undefined, names: readonly string[]): ts.Expression | undefined {
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const isNamed = (property: ts.ObjectLiteralElementLike): property is ts.PropertyAssignment =>
    ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && names.includes(property.name.text);
  return options.properties.find(isNamed)?.initializer;
}

function isSkipped(options: ts.Expression | undefined): boolean {
  return propertyOf(options, [...notRun])?.kind === ts.SyntaxKind.TrueKeyword;
}

function codesIn(options: ts.Expression | undefined): string[] {
  const tags = propertyOf(options, ['tag', 'tags']);
  if (!tags) return [];
  const literals = ts.isArrayLiteralExpression(tags) ? [...tags.elements] : [tags];
  // What is no literal cannot be counted: as it is written it names no point, and is reported as such.
  return literals.map((literal) =>
    ts.isStringLiteralLike(literal) ? literal.text.replace(/^@/u, '') : literal.getText(),
  );
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return title.getText();
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…');
}
