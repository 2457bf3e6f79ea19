import ts from 'typescript';

/** Columns that let somebody in, or are checked against what does; by the model's name in Prisma. */
export const secretColumns: Readonly<Record<string, readonly string[]>> = {
  user: ['passwordHash'],
  session: ['salt'],
  ticket: ['hash'],
  pushDevice: ['keys'],
  idempotentAnswer: ['requestHash'],
};
const secretNames = new Set(Object.values(secretColumns).flat());
/** Relations to those models: `true` in place of a list of columns asks for all of them. */
const secretRelations = new Set(
  'user users owner learner issuer reporter blocker blocked sessions tickets devices answers'.split(' '),
);

export interface Finding {
  /** The constant or the method that the code stands in. */
  in: string;
  what: string;
}

/** Where a source asks the database for secret columns, by name or by asking for all columns. */
export function findSecretReads(text: string): Finding[] {
  const source = parse(text);
  const found: Finding[] = [];
  visit(source, (node) => {
    const what = secretIn(node, source);
    if (what !== null) found.push({ in: placeOf(node, source), what });
  });
  return found;
}

function secretIn(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isPropertyAssignment(node) && node.initializer.kind === ts.SyntaxKind.TrueKeyword) {
    const name = node.name.getText(source);
    if (secretNames.has(name)) return name;
    if (secretRelations.has(name)) return `all columns of ${name}`;
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const method = node.expression.name.text;
    const model = ts.isPropertyAccessExpression(node.expression.expression) ? node.expression.expression.name.text : '';
    const isRead = /^find(?:Unique|First|Many)/u.test(method);
    if (isRead && model in secretColumns && !hasSelect(node.arguments[0])) return `all columns of ${model}`;
  }
  if (ts.isTaggedTemplateExpression(node)) {
    const sql = node.template.getText(source);
    if (/SELECT\s+(?:\w+\.)?\*|RETURNING\s+\*/iu.test(sql)) return 'all columns in SQL';
    // What is written or compared is told from what is read by its place: after SELECT or RETURNING, up to FROM.
    const read = [...sql.matchAll(/\b(?:SELECT|RETURNING)\b([\s\S]*?)(?=\bFROM\b|$)/giu)].map(
      ([, columns = '']) => columns,
    );
    const named = [...secretNames].find((name) => read.some((columns) => columns.includes(`"${name}"`)));
    if (named !== undefined) return `${named} in SQL`;
  }
  return null;
}

const hasSelect = (argument: ts.Expression | undefined) =>
  argument !== undefined &&
  ts.isObjectLiteralExpression(argument) &&
  argument.properties.some((property) => property.name !== undefined && nameOf(property.name) === 'select');

/** The source with `column: true` put into each list of columns in turn: object literals in which something is `true`. */
export function withColumnInEachList(text: string, column: string): string[] {
  const source = parse(text);
  const at: number[] = [];
  visit(source, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const isList = node.properties.some(
      (property) => ts.isPropertyAssignment(property) && property.initializer.kind === ts.SyntaxKind.TrueKeyword,
    );
    if (isList) at.push(node.getStart(source) + 1);
  });
  return at.map((place) => `${text.slice(0, place)} ${column}: true,${text.slice(place)}`);
}

const parse = (text: string) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => {
    visit(child, see);
  });
}

const nameOf = (name: ts.PropertyName) => (ts.isIdentifier(name) ? name.text : '');

/** The outermost name but that of the function which makes a repository. */
function placeOf(node: ts.Node, source: ts.SourceFile): string {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) names.push(at.name.text);
    else if (ts.isFunctionDeclaration(at) && at.name) names.push(at.name.text);
    else if (ts.isPropertyAssignment(at) && ts.isFunctionLike(at.initializer)) names.push(at.name.getText(source));
  }
  const [outermost = '', inner = outermost] = names.reverse();
  return /^create\w+Repository$/u.test(outermost) ? inner : outermost;
}
