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

const yearS = 365 * 24 * 60 * 60;

/** The pages: static files, then Remix. In development Vite serves both, and changes show at once. */
export async function mountPages(app: Express, server: Server, services: Services, isDevelopment: boolean) {
  const vite = isDevelopment
    ? await (
        await import('vite')
      ).createServer({
        root: paths.root,
        server: { middlewareMode: true, hmr: { server } },
      })
    : null;

  if (vite) {
    app.use(vite.middlewares);
  } else {
    const client = join(paths.build, 'client');
    // Named by their content, and compressed when they were built.
    app.use('/assets', sirv(join(client, 'assets'), { immutable: true, maxAge: yearS, brotli: true, gzip: true }));
    app.use(sirv(client, { maxAge: 3600, brotli: true, gzip: true }));
  }

  const build = vite
    ? () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
    : ((await import(pathToFileURL(join(paths.build, 'server', 'index.js')).href)) as ServerBuild);

  const answerPage = createRequestHandler({
    build,
    mode: isDevelopment ? 'development' : 'production',
    getLoadContext: (request, response): AppLoadContext => ({
      services,
      nonce: response.locals.nonce as string,
      api: createPageApi(services, request.ip ?? ''),
    }),
  });
  // Not by a pattern, for which Express would read the address and refuse what is none: the pages say so themselves.
  app.use((request, response, next) => {
    void answerPage(request, response, next);
  });
}
