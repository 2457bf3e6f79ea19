import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { AppError } from '../../domain/errors';
import type { Config } from '../config';
import { isOwnOrigin } from './origin';

/** A nonce for each page's scripts, in `response.locals.nonce`, and the headers that go with it. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>, isDevelopment: boolean): RequestHandler[] {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const development = isDevelopment ? ["'unsafe-inline'"] : [];
  return [
    (_request, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64url');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", (_request, response) => `'nonce-${String(nonceOf(response))}'`],
          // Only attributes: the strength of a gloss is a style of its own on every word.
          styleSrc: ["'self'", ...development],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...(isDevelopment ? ['ws:'] : [])],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      // Not no-referrer: Chromium would then send `Origin: null` with forms, which nothing could tell from an attack.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isHttps,
      // Browsers ignore these with a warning on a page that came by plain http.
      crossOriginOpenerPolicy: isHttps,
      originAgentCluster: isHttps,
      frameguard: { action: 'deny' },
    }),
  ];
}

function nonceOf(response: unknown): unknown {
  return (response as { locals: { nonce?: unknown } }).locals.nonce;
}

/** Express and Remix are not asked what they make of TRACE and the like. */
const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

export const refuseUnknownMethods: RequestHandler = (request, _response, next) => {
  next(knownMethods.has(request.method) ? undefined : new AppError('methodNotAllowed'));
};

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what changes something and was sent from a page that is not ours. Stands before pages and API alike. */
export function refuseCrossSite(config: Pick<Config, 'publicUrl' | 'nativeOrigins'>): RequestHandler {
  return (request, _response, next) => {
    if (readingMethods.has(request.method) || isOwnOrigin(request, config)) next();
    else next(new AppError('crossSite'));
  };
}
