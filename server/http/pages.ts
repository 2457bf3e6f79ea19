import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { Express } from 'express';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { paths } from '../paths';
import type { Services } from '../services';
import { createPageApi } from './pageApi';
import { readPageForms } from './pageForms';
import { refuseUnreadable } from './security';

const yearS = 365 * 24 * 60 * 60;

/**
 * The pages: static files, then Remix. In development Vite serves both, and changes show at once. Returns what closes
 * its connections to browsers, without which the port would stay taken and a restart would have to wait.
 */
export async function mountPages(
  app: Express,
  server: Server,
  services: Services,
  pages: 'built' | 'development' | ServerBuild,
): Promise<() => Promise<void>> {
  let build: ServerBuild | (() => Promise<ServerBuild>);
  let close = () => Promise.resolve();
  if (pages === 'development') {
    const { createServer } = await import('vite');
    const vite = await createServer({ root: paths.root, server: { middlewareMode: true, hmr: { server } } });
    app.use(vite.middlewares);
    close = () => vite.close();
    build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  } else if (pages === 'built') {
    const client = join(paths.build, 'client');
    // Named by their content, and compressed when they were built.
    app.use('/assets', sirv(join(client, 'assets'), { immutable: true, maxAge: yearS, brotli: true, gzip: true }));
    app.use(sirv(client, { maxAge: 3600, brotli: true, gzip: true }));
    build = (await import(pathToFileURL(join(paths.build, 'server', 'index.js')).href)) as ServerBuild;
  } else {
    build = pages;
  }

  const answerPage = createRequestHandler({
    build,
    mode: pages === 'development' ? 'development' : 'production',
    getLoadContext: (request, response): AppLoadContext => ({
      services,
      nonce: response.locals.nonce as string,
      form: response.locals.form as FormData,
      api: createPageApi(services, request.ip ?? ''),
    }),
  });
  app.use(refuseUnreadable, readPageForms(services));
  // Not by a pattern, for which Express would read the address and refuse what is none: the pages say so themselves.
  app.use((request, response, next) => {
    void answerPage(request, response, next);
  });
  return close;
}
