import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig), ownRouteModules(), ownIcons()],
  // Taken in, so that the server's pages hold the icons that they draw and not the whole set.
  ssr: { noExternal: ['lucide-react'] },
  // Our sheets nest, which no browser understands that is older than this.
  build: { target: 'es2022' },
  environments: {
    client: { build: { rollupOptions: { output: { manualChunks: ofEveryPage() } } } },
  },
});

/** What every page loads goes into two files, the libraries in one and ours in the other, and not into twenty. */
function ofEveryPage(): Rollup.GetManualChunk {
  let base: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    base ??= importedBy(
      [...getModuleIds()].filter((each) => /\/app\/(?:entry\.client|root)\.tsx/u.test(each)),
      getModuleInfo,
    );
    if (!base.has(id) || getModuleInfo(id)?.isEntry) return undefined;
    return id.includes('/node_modules/') ? 'libraries' : 'base';
  };
}

function importedBy(entries: readonly string[], getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const reached = new Set<string>(entries);
  for (const id of reached) for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Remix loads a route's module by our function; its own loads the present page anew where one does not come. */
function ownRouteModules(): Plugin {
  const own = fileURLToPath(new URL('app/loading/loadRouteModule.ts', import.meta.url));
  let isUsed = false;
  return {
    name: 'own-route-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== './routeModules.js' || !importer?.includes('/@remix-run/react/')) return null;
      isUsed = true;
      return own;
    },
    // A newer Remix may have another file for it.
    generateBundle() {
      if (!isUsed) this.error('Remix imports no ./routeModules.js: where does it load the modules of routes?');
    },
  };
}

/** Icons are drawn by our own few lines in builds: lucide's, which every page loads, can do what none of ours asks for. */
function ownIcons(): Plugin {
  const own = fileURLToPath(new URL('app/ui/createIcon.ts', import.meta.url));
  let isUsed = false;
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('/createLucideIcon.mjs') || !importer?.includes('/lucide-react/')) return null;
      isUsed = true;
      return own;
    },
    // A newer lucide may have another file for it.
    generateBundle() {
      if (!isUsed) this.error('lucide-react imports no createLucideIcon.mjs: what are its icons drawn with?');
    },
  };
}
