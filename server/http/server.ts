import compression from 'compression';
import type { ServerBuild } from '@remix-run/node';
import express, { type RequestHandler } from 'express';
import { createServer, type Server } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { Services } from '../services';
import { createSocketServer } from '../realtime/socket';
import { isAllowedHost, requireAllowedHost } from './allowedHosts';
import { answerError, createApiRouter } from './apiRouter';
import { boundPipelining } from './boundPipelining';
import { isOwnOrigin } from './origin';
import { mountPages } from './pages';
import { neverStored, refuseCrossSite, refuseUnknownMethods, securityHeaders, warnOfUntrustedProxy } from './security';

export interface WebServer {
  server: Server;
  /** Takes no new connections from now on; those that stand go on. */
  stopListening(): void;
  /** Ends every connection; resolves when the port is free. */
  close(): Promise<void>;
}

export interface WebServerOptions {
  services: Services;
  /** `none` for tests of the API alone; a build that a test has made. */
  pages: 'built' | 'development' | 'none' | ServerBuild;
}

/** How long a request may take to arrive: a sender who dawdles holds a connection that others need. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Everything that listens on the one port: `/healthz`, `/readyz`, `/api`, `/ws` and the pages. */
export async function createWebServer({ services, pages }: WebServerOptions): Promise<WebServer> {
  const { config, log } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const server = createServer(patience, boundPipelining(app));

  app.use(pinoHttp({ logger: log, genReqId: identify(services), autoLogging: false }));
  app.use(...securityHeaders(config, pages === 'development'));
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', (_request, response) => {
    services.isReady().then(
      () => response.json({ status: 'ready' }),
      () => response.status(503).json({ status: 'not ready' }),
    );
  });
  app.use(warnOfUntrustedProxy(config, log));
  app.use('/api', neverStored);
  app.use(refuseUnknownMethods, requireAllowedHost(config, log), refuseCrossSite(config));
  app.use(gzipOnly, compression());
  app.use('/api', createApiRouter(services));
  const closePages = pages === 'none' ? undefined : await mountPages(app, server, services, pages);
  app.use(answerError(services));

  const sockets = createSocketServer({
    connections: services.connections,
    clock: services.clock,
    log,
    fromAccessToken: services.sessions.fromAccessToken,
    fromTicket: async (token) => {
      const ticket = await services.tickets.use('socket', token);
      return ticket?.sessionId ? services.sessions.fromSession(ticket.sessionId) : null;
    },
    isAllowedOrigin: (request) => isAllowedHost(request.headers.host, config) === true && isOwnOrigin(request, config),
  });
  server.on('upgrade', (request, socket, head) => {
    // Not by URL, which throws for what a client may well send.
    const [pathname] = (request.url ?? '').split('?');
    if (pathname === '/ws') sockets.upgrade(request, socket, head);
    // In development Vite's own socket shares the port.
    else if (pages !== 'development') socket.destroy();
  });

  let closed: Promise<void> | null = null;
  const stopListening = () =>
    (closed ??= new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
    }));

  return {
    server,
    stopListening: () => {
      void stopListening();
      server.closeIdleConnections();
    },
    close: () => {
      const done = stopListening();
      sockets.close();
      void closePages?.();
      server.closeAllConnections();
      return done;
    },
  };
}

const identify = (services: Services) => (_request: unknown, response: { setHeader(n: string, v: string): void }) => {
  const id = services.makeId();
  response.setHeader('X-Request-Id', id);
  return id;
};

/** Brotli on the fly costs three times the processor time of gzip for a page; assets were compressed at build. */
const gzipOnly: RequestHandler = (request, _response, next) => {
  if (request.headers['accept-encoding']?.includes('gzip')) request.headers['accept-encoding'] = 'gzip';
  next();
};
