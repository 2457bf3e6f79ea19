import type { ServerBuild } from '@remix-run/node';
import { vi } from 'vitest';
import type { Config } from '../../server/config';
import { startTestServer, type TestServer } from './testServer';

type ServerRoute = ServerBuild['routes'][string];

const pageNames = [
  ...['login', 'register', 'resetPassword', 'logout', 'home', 'conversation', 'wordBank', 'settings'],
  ...['ProgressDashboard', 'admin', 'myData', 'providers'],
];

/** The pages' own modules as a build without a browser's half: what the server does with a request is what it does. */
async function testPages(): Promise<ServerBuild> {
  const routes: Record<string, ServerRoute> = {
    root: { id: 'root', path: '', module: await import('../../app/root') },
    splat: { id: 'splat', parentId: 'root', path: '*', module: await import('../../app/routes/$') },
    index: { id: 'index', parentId: 'root', index: true, module: await import('../../app/routes/_index') },
  };
  for (const path of pageNames) {
    const module = (await import(`../../app/routes/${path}.tsx`)) as ServerRoute['module'];
    routes[path] = { id: path, parentId: 'root', path, module };
  }
  return {
    entry: { module: await import('../../app/entry.server') },
    routes,
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(
        Object.values(routes).map(({ id, path, parentId, index, module }) => [
          id,
          {
            id,
            module: `/${id}.js`,
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientAction: 'clientAction' in module,
            hasClientLoader: 'clientLoader' in module,
            hasErrorBoundary: 'ErrorBoundary' in module,
            ...(path === undefined ? {} : { path }),
            ...(parentId === undefined ? {} : { parentId }),
            ...(index === undefined ? {} : { index }),
          },
        ]),
      ),
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'none',
    mode: 'production',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
  };
}

/** A test server with pages. Call it in `beforeAll`: React's development build warns once, while the first page is drawn. */
export async function startPageServer(config: Partial<Config> = {}): Promise<TestServer> {
  const server = await startTestServer({ provider: 'sqlite', config, pages: await testPages() });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fetch(`${server.origin}/login`);
  vi.restoreAllMocks();
  return server;
}
