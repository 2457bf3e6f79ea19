import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { AppError } from '../../domain/errors';
import type { Config } from '../config';
import type { Log } from '../log';
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

/**
 * Says once that somebody, a proxy or a liar, names other addresses than their own. Believed unasked, anybody could get
 * round limits; not believed behind a proxy, everybody counts as one.
 */
export function warnOfUntrustedProxy({ trustProxy }: Pick<Config, 'trustProxy'>, log: Log): RequestHandler {
  let isSaid = trustProxy > 0;
  return (request, _response, next) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn('X-Forwarded-For came and was not believed: set TRUST_PROXY to the number of proxies in front, if any.');
    }
    next();
  };
}

/** What the API says is for the caller at that moment: no cache keeps it, not even the browser's own. */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Express and Remix are not asked what they make of TRACE and the like. */
const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

export const refuseUnknownMethods: RequestHandler = (request, response, next) => {
  if (knownMethods.has(request.method)) {
    next();
  } else {
    response.set('Allow', [...knownMethods].join(', '));
    next(new AppError('methodNotAllowed'));
  }
};

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what changes something and was sent from a page that is not ours. Stands before pages and API alike. */
export function refuseCrossSite(config: Pick<Config, 'publicUrl' | 'nativeOrigins'>): RequestHandler {
  return (request, _response, next) => {
    if (readingMethods.has(request.method) || isOwnOrigin(request, config)) next();
    else next(new AppError('crossSite'));
  };
}

/** No page has nearly as many parts in its path. */
const mostParts = 16;

/**
 * Refuses addresses before Remix sees them: what is no URL and the protocol of its former versions, which it takes for a
 * failure of the server, and paths of many parts, which take it time cubic in their number (`/a/a/…` of 14 KB: seconds).
 */
export const refuseUnreadable: RequestHandler = ({ originalUrl }, _response, next) => {
  const address = `http://this.server${originalUrl}`;
  const url = originalUrl.startsWith('/') && URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.searchParams.has('_data')) next(new AppError('invalidRequest'));
  else next(url.pathname.split('/').length > mostParts ? new AppError('notFound') : undefined);
};
