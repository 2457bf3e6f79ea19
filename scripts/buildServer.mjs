// Bundles the server beside what `remix vite:build` made, and compresses the browser's files once instead of per request.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { listFiles, root } from './project.mjs';

const folder = resolve(root, process.env.PALAVER_BUILD_DIR ?? 'build');

await build({
  absWorkingDir: root,
  entryPoints: {
    server: 'server/index.ts',
    languageWorker: 'server/language/languageWorker.ts',
    prepareContent: 'server/tutor/builtin/prepareContent.ts',
  },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  // What is imported when it is needed stays a file of its own, and its packages out of memory until then.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
}).catch(() => process.exit(1)); // esbuild has already said what is wrong, better than a stack does

// A file of its own, because imports run before any other line, and React chooses its build by this variable.
writeFileSync(join(folder, 'index.mjs'), `process.env.NODE_ENV ??= 'production';\nawait import('./server.mjs');\n`);

// By the code that will read it, so that the two agree. Without it the first message in a language waits for seconds.
const { prepareContent } = await import(pathToFileURL(join(folder, 'prepareContent.mjs')).href);
prepareContent({
  contentDir: join(root, 'server/tutor/builtin/content'),
  preparedDir: join(folder, 'tutor'),
});

const compressible = /\.(js|css|svg|json|txt|webmanifest|html)$/;
/** Below this a compressed answer saves no packet. */
const minBytes = 1024;

for (const path of listFiles(join(folder, 'client'), (path) => !/\.(br|gz)$/.test(path))) {
  const content = readFileSync(path);
  if (!compressible.test(path) || content.length < minBytes) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
