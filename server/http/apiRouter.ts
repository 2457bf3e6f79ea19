import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { isUtf8 } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { AppError, isAppError, toAppError } from '../../domain/errors';
import type { Caller } from '../accounts/caller';
import { openEventStream } from '../realtime/eventStream';
import type { Services } from '../services';
import { namedFailure } from '../tutor/tutorFailure';
import { endpoints } from './api';
import { type CallContext, type Endpoint, parseViewer, prepareCall, type PreparedCall } from './endpoint';
import { isOwnOrigin } from './origin';
import { parseStreamQuery } from './streamQuery';

const maxBodyBytes = 64 * 1024;
/** No address of ours is nearly as long; a stranger's may be 16 KB. */
const longestLoggedPath = 200;

/** Every declared endpoint as a route, and the event stream beside them. */
export function createApiRouter(services: Services): Router {
  const router = Router({ caseSensitive: false });
  router.use(requireJson, endEndlessBodies, express.json({ limit: maxBodyBytes, strict: true, verify: requireUtf8 }));

  for (const [name, declared] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    router[method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](path, (request, response, next) => {
      serve(name, declared, request, services)
        .then(({ body, version, setCookies }) => {
          if (setCookies.length > 0) response.append('Set-Cookie', setCookies);
          if (version !== null) response.set('ETag', version);
          if (declared.attachment !== undefined) response.attachment(declared.attachment);
          if (body === undefined) response.status(304).end();
          else response.status(declared.status).json(body);
        })
        .catch(next);
    });
  }

  let description: Promise<{ json: string; gzipped: Buffer }> | undefined;
  router.get('/openapi.json', (request, response, next) => {
    // Read by people who write clients, hardly ever: loaded when it is, and compressed once.
    description ??= import('./openapi').then(({ describeApi }) => {
      const json = JSON.stringify(describeApi());
      return { json, gzipped: gzipSync(json) };
    });
    description
      .then(({ json, gzipped }) => {
        response.type('json').vary('Accept-Encoding');
        if (request.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(gzipped);
        else response.send(json);
      })
      .catch(next);
  });

  router.get('/stream', (request, response, next) => {
    authenticate(request, services)
      .then((caller) => {
        if (!caller) throw new AppError('notAuthenticated');
        if (request.method === 'HEAD') throw new AppError('forbidden');
        return openEventStream(response, { caller, ...parseStreamQuery(request.query) }, services);
      })
      .catch(next);
  });

  refuseOtherMethods(router);
  router.use(() => {
    throw new AppError('notFound');
  });
  router.use(answerError(services));
  return router;
}

/** 405 with the methods that a path has, for any other; stands behind all routes. */
function refuseOtherMethods(router: Router): void {
  const methods = new Map<string, string[]>([
    ['/openapi.json', ['GET', 'HEAD']],
    ['/stream', ['GET']],
  ]);
  for (const name of Object.keys(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    methods.set(path, [...(methods.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])]);
  }
  for (const [path, allowed] of methods) {
    router.all(path, (_request, response, next) => {
      response.set('Allow', allowed.join(', '));
      next(new AppError('methodNotAllowed'));
    });
  }
}

interface Answer {
  /** Undefined when the client has it already. */
  body: unknown;
  version: string | null;
  setCookies: string[];
}

async function serve(name: string, declared: Endpoint, request: Request, services: Services): Promise<Answer> {
  if (declared.writes) refuseUnmeant(request, services);
  const { jar, setCookies } = await services.cookies.jar(request.headers.cookie);
  const caller = await authenticate(request, services);
  const { viewer, ...query } = request.query;
  const context = { services, caller, cookies: jar, isViewing: parseViewer(viewer), address: request.ip ?? '' };
  const input: unknown = hasBody(request) ? (request.body as unknown) : { ...query, ...request.params };
  const call = await prepareCall(name, declared, context, input);
  const version = call.version ? entityTag(caller, await call.version()) : null;
  const body =
    version !== null && request.headers['if-none-match'] === version
      ? undefined
      : await runOnce(name, declared, request, context, input, call);
  return { body, version, setCookies: await setCookies() };
}

const hasBody = ({ method }: Request) => method === 'POST' || method === 'PATCH';

/** Weak, as the same answer may be compressed differently; and the caller's own, as browsers are shared. */
const entityTag = (caller: Caller | null, version: string) =>
  `W/"${encodeURIComponent(`${caller?.userId ?? ''} ${version}`)}"`;

/** With an Idempotency-Key, where the endpoint heeds it, a repeated request gets the first one's answer. */
async function runOnce(
  name: string,
  declared: Endpoint,
  request: Request,
  { services, caller }: CallContext,
  input: unknown,
  { run, requireWithinLimits }: PreparedCall,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (!declared.keyed || key === undefined) return run();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/u.test(key)) throw new AppError('invalidRequest');
  const keyed = { key, callerId: caller?.userId ?? '', name, input, requireWithinLimits };
  return services.idempotency.run(keyed, declared.status, run);
}

/** Below `/api` a Bearer token alone says who is calling: a cookie travels with requests that nobody meant. */
async function authenticate(request: Request, services: Services): Promise<Caller | null> {
  const match = /^Bearer ([\w.-]+)$/iu.exec(request.headers.authorization ?? '');
  return match?.[1] === undefined ? null : services.sessions.fromAccessToken(match[1]);
}

/** A GET that changes something is done for a page of ours that means it: not to look ahead, nor for another site. */
function refuseUnmeant(request: Request, { config }: Services): void {
  if (!isOwnOrigin(request, config)) throw new AppError('crossSite');
  const purpose = [request.headers['sec-purpose'], request.headers.purpose].join(' ');
  if (request.method === 'HEAD' || purpose.includes('prefetch')) throw new AppError('forbidden');
}

/**
 * The parser reads a body that is too large to its end before it refuses it. One that says so is refused before it is
 * read, and one that does not say how long it is loses its connection.
 */
const endEndlessBodies: RequestHandler = (request, _response, next) => {
  if (Number(request.headers['content-length']) > maxBodyBytes) {
    next(new AppError('bodyTooLarge'));
    return;
  }
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > 4 * maxBodyBytes) request.destroy();
  });
  next();
};

/** Bytes that are no text would be kept as question marks. */
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw Object.assign(new Error('the body is no UTF-8'), { type: 'entity.parse.failed' });
}

/** A body, where there is one, must say that it is JSON: forms of other sites cannot. */
const requireJson: RequestHandler = (request, _response, next) => {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  next(hasBody && !request.is('application/json') ? new AppError('notJson') : undefined);
};

/** One shape for every refusal; the cause goes to the log, never to the caller. */
export function answerError({ log }: Pick<Services, 'log'>): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    const error = fromExpress(thrown) ?? toAppError(thrown);
    const line = {
      code: error.code,
      status: error.status,
      method: request.method,
      path: request.path.slice(0, longestLoggedPath),
      reqId: request.id,
    };
    if (error.code === 'internal') log.error({ ...line, err: error.cause }, 'request failed');
    else if (error.status >= 500 && error.cause)
      log.warn({ ...line, ...(namedFailure(error) ?? { err: error.cause }) }, 'request failed');
    else log.info(line, 'request refused');
    if (response.headersSent) {
      next(thrown);
      return;
    }
    if (error.retryAfterSeconds !== undefined) response.set('Retry-After', String(error.retryAfterSeconds));
    response.status(error.status);
    // A person looks at this one: Express could not even read the address, so no page can be made.
    if (!request.originalUrl.startsWith('/api') && request.accepts(['json', 'html']) === 'html') {
      response.type('text/plain').send(error.message);
    } else {
      response.json(error.body);
    }
  };
}

/** What Express itself refuses: a body that cannot be read, a path that cannot be decoded. */
function fromExpress(thrown: unknown): AppError | null {
  if (typeof thrown !== 'object' || thrown === null || isAppError(thrown)) return null;
  const type = 'type' in thrown ? thrown.type : undefined;
  if (type === 'entity.parse.failed') return new AppError('malformedJson');
  if (type === 'entity.too.large') return new AppError('bodyTooLarge');
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') return new AppError('notJson');
  // A body that broke off, or whose length was a lie: the caller's fault, whatever it was.
  const status = 'status' in thrown ? Number(thrown.status) : 500;
  return status >= 400 && status < 500 ? new AppError('invalidRequest', { cause: thrown }) : null;
}
