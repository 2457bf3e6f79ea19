import { build } from 'esbuild';
import { basename, join } from 'node:path';
import { paths } from '../../server/paths';

/**
 * A script of this folder as the server is built (`scripts/buildServer.mjs`); answers its path. What loads TypeScript as
 * it is names every function that is made, which a connection would pay for in memory and time.
 */
export async function bundleScript(script: string): Promise<string> {
  const folder = join(paths.root, '.scratch', 'bench');
  const name = basename(script, '.ts');
  await build({
    absWorkingDir: paths.root,
    entryPoints: { [name]: script },
    outdir: join(folder, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return join(folder, name, `${name}.mjs`);
}
