import { z } from 'zod';
import { createDocument, type ZodOpenApiParameters, type ZodOpenApiPathsObject } from 'zod-openapi';
import { permissions } from '../../domain/account/permissions';
import { limits } from '../limits/limits';
import { endpoints } from './api';
import type { Endpoint } from './endpoint';
import * as schemas from './schemas';

/** Shapes that have a name of their own in the description. */
const named = {
  Error: schemas.errorBody,
  Message: schemas.message,
  Morpheme: schemas.morpheme,
  ConversationSummary: schemas.conversationSummary,
  ConversationDetails: schemas.conversationDetails,
  Scenario: schemas.scenario,
  Preferences: schemas.preferences,
  Word: schemas.word,
};

/**
 * The description of everything below `/api` (OpenAPI 3.1), made from the declarations. Calls for each: what goes in and
 * out, who may, how often; the event stream is described beside them.
 */
export function describeApi() {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, declared] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    const address = path.replace(/:(\w+)/gu, '{$1}');
    const operation = operationOf(name, method, path, declared);
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  }
  paths['/stream'] = { get: streamOperation };
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Palaver',
      version: '1',
      description:
        'Everything that the pages and the native shell ask of the server. Refusals have one shape (Error); its code is for programs, its message for people.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: named,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
}

function operationOf(name: string, method: string, path: string, declared: Endpoint) {
  const { access, summary, input, output, status, limit, keyed, version } = declared;
  const needsLogin = permissions[access].guest !== 'allowed';
  const hasBody = method === 'POST' || method === 'PATCH';
  const notes = [
    limit && `At most ${limits[limit].calls} times in ${limits[limit].perSeconds} s by one ${limits[limit].by}.`,
    keyed && 'Heeds Idempotency-Key: a repeated request gets the first one’s answer for 24 h.',
    version && 'Has an ETag: If-None-Match is answered with 304.',
  ].filter((note) => typeof note === 'string');
  const refusals = [400, 401, 403, ...(needsLogin ? [404] : []), ...(hasBody ? [409, 413, 415] : []), 429, 500, 503];
  return {
    operationId: name.replace(/\W+/gu, '_'),
    summary,
    ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
    tags: [path.split('/')[1] ?? ''],
    'x-access': access,
    security: needsLogin ? [{ bearer: [] }] : [],
    ...(hasBody ? { requestBody: { content: { 'application/json': { schema: input } } } } : {}),
    ...(hasBody ? {} : { requestParams: parametersOf(path, input) }),
    ...(keyed ? { parameters: [idempotencyKey] } : {}),
    responses: {
      [String(status)]: { description: 'Done.', content: { 'application/json': { schema: output } } },
      ...(version ? { '304': { description: 'The client has it already.' } } : {}),
      ...Object.fromEntries(
        refusals.map((refusal) => [
          String(refusal),
          { description: refusalTexts[refusal] ?? '', content: { 'application/json': { schema: schemas.errorBody } } },
        ]),
      ),
    },
  };
}

const refusalTexts: Readonly<Record<number, string>> = {
  400: 'The request is not as described.',
  401: 'A login is needed.',
  403: 'The caller may not.',
  404: 'Not there, or somebody else’s.',
  409: 'Not as things stand: taken, done already, or being done.',
  413: 'More than 64 KB.',
  415: 'Not JSON.',
  429: 'Too often; Retry-After says when again.',
  500: 'The server’s fault.',
  503: 'Too much at once; Retry-After says when again.',
};

const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  schema: { type: 'string', maxLength: 200 },
} as const;

/** What stands in the path and in the query of a call without a body. */
function parametersOf(path: string, input: z.ZodTypeAny): ZodOpenApiParameters {
  if (!(input instanceof z.ZodObject)) return {};
  const shape = Object.entries(input.shape as z.ZodRawShape);
  const inPath = new Set([...path.matchAll(/:(\w+)/gu)].map(([, name]) => name));
  const pick = (isWanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(shape.filter(([name]) => isWanted(name))));
  return { path: pick((name) => inPath.has(name)), query: pick((name) => !inPath.has(name)) };
}

const streamOperation = {
  operationId: 'GET_stream',
  summary: 'Server-sent events: frames of the learner and of one conversation, from a revision on.',
  tags: ['realtime'],
  security: [{ bearer: [] }],
  requestParams: { query: z.object({ conversationId: z.string().optional(), since: z.number().int().optional() }) },
  responses: {
    '200': {
      description: 'One JSON frame an event; a last event `close` says why it ended.',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...Object.fromEntries(
      [400, 401, 403].map((refusal) => [
        String(refusal),
        { description: refusalTexts[refusal] ?? '', content: { 'application/json': { schema: schemas.errorBody } } },
      ]),
    ),
  },
};
