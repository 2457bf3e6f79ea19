// `npm run api`: writes docs/api.md from the declarations of the endpoints.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { permissions, roles, type Access, type Role } from '../domain/account/permissions';
import { endpoints } from '../server/http/api';
import { isWriting, type Endpoint } from '../server/http/endpoint';
import { describeApi } from '../server/http/openapi';

const file = fileURLToPath(new URL('../docs/api.md', import.meta.url));

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

/** A JSON Schema as a TypeScript programmer would write it; named shapes are links. */
function typeText(schema: Schema | undefined): string {
  if (!schema) return 'unknown';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return [...new Set(either.map(typeText))].join(' | ');
  if (schema.allOf) return schema.allOf.map(typeText).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type })).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeText).join(', ')}]`;
  if (schema.type === 'array') return `${wrapped(typeText(schema.items))}[]`;
  if (schema.type === 'object') return objectText(schema);
  // A form that is checked is a part of the promise.
  return schema.format ? `${schema.type ?? 'unknown'} /* ${schema.format} */` : (schema.type ?? 'unknown');
}

const wrapped = (text: string) => (text.includes(' | ') ? `(${text})` : text);

function objectText({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  );
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    return `Record<string, ${typeText(additionalProperties)}>`;
  }
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}

interface Parameter {
  in: string;
  name: string;
  schema: Schema;
  required?: boolean;
}

interface Operation {
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}

const document = describeApi();
const operations = document.paths as unknown as Record<string, Record<string, Operation>>;

function inputText({ parameters = [], requestBody }: Operation): string {
  if (requestBody) return typeText(requestBody.content['application/json'].schema);
  const fields = parameters.filter((each) => each.in !== 'header');
  if (fields.length === 0) return '{}';
  return `{ ${fields.map((each) => `${each.name}${each.required ? '' : '?'}: ${typeText(each.schema)}`).join('; ')} }`;
}

function endpointText(name: string, declared: Endpoint): string {
  const [method = '', path = ''] = name.split(' ');
  const operation = operations[path.replace(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  const answer = operation.responses[String(declared.status)]?.content?.['application/json']?.schema;
  const writes = declared.writes ? ' A GET that writes: refused to HEAD, prefetches and other sites.' : '';
  return `### ${name}

${operation.summary} ${operation.description ?? ''}${writes} Access: [${declared.access}](#who-may).

\`\`\`ts
input: ${inputText(operation)}
answer ${declared.status}: ${typeText(answer)}
\`\`\`
`;
}

const roleTexts: Record<Role, string> = {
  guest: 'guest',
  learner: 'learner',
  friend: 'friend',
  otherLearner: 'other learner',
  admin: 'admin',
  adminViewing: 'admin with viewer=1',
};
const verdictTexts = {
  allowed: 'yes',
  unauthenticated: '401',
  forbidden: '403',
  hidden: '404',
  reads: 'to read, else 403',
};

function permissionTable(): string {
  const head = `| | ${roles.map((role) => roleTexts[role]).join(' | ')} |\n| --- |${' --- |'.repeat(roles.length)}`;
  const rows = (Object.keys(permissions) as Access[]).map(
    (access) => `| ${access} | ${roles.map((role) => verdictTexts[permissions[access][role]]).join(' | ')} |`,
  );
  return [head, ...rows].join('\n');
}

function shapesText(): string {
  const shapes = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>);
  const lines = shapes.map(([name, schema]) => `type ${name} = ${typeText(schema)};`);
  return `\`\`\`ts\n${lines.join('\n\n')}\n\`\`\``;
}

/** The reference page as it should stand in docs/api.md. */
export async function apiReference(): Promise<string> {
  const listed = Object.entries<Endpoint>(endpoints);
  const writing = listed.filter(([name, declared]) => isWriting(name, declared)).length;
  const text = `# The API

Everything below \`/api\`, as the declarations in \`server/http/endpoints\` say it: \`npm run api\` writes this page, and \`GET /api/openapi.json\` gives the same to programs (OpenAPI 3.1). ${listed.length} calls, ${writing} of which may change something.

Bodies are JSON in UTF-8, at most 64 KB; unknown fields are refused. A Bearer token says who is calling; cookies count in \`refresh-token\`, \`logout\` and \`set-cookie\` alone. Every refusal is an \`Error\`: its \`code\` is for programs, its \`message\` for people. 429 and 503 carry Retry-After in seconds. Answers are never to be stored (\`no-store\`).

Realtime is \`GET /api/stream\` (server-sent events) and \`/ws\`; their frames are the unions of \`domain/protocol.ts\`.

## Who may

The roles are those of the caller towards what the call is about.

${permissionTable()}

## Calls

${listed.map(([name, declared]) => endpointText(name, declared)).join('\n')}
## Shapes

${shapesText()}
`;
  const { code, errors } = await format(basename(file), text, { printWidth: 120 });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/** What stands there now. */
export const currentReference = () => readFileSync(file, 'utf8');

if (process.argv[1] && join(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(file, await apiReference());
}
