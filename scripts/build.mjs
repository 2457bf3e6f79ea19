import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { fingerprint, readIfThere, root, scratch } from './project.mjs';

const sources = [
  ...['app', 'domain', 'server', 'prisma', 'public'],
  ...[
    'vite.config.ts',
    'remix.config.js',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    'scripts/buildServer.mjs',
  ],
];
/** @param {string} path */
const isSource = (path) => !/\.test\.tsx?$|[/\\]generated$|[/\\]schema\.postgres\.prisma$/.test(path);

/**
 * Builds pages and server into `folder` (from the root), unless what is there was made from the same sources.
 * @param {string} folder
 * @param {(line: string) => void} say
 */
export function buildWhenStale(folder, say) {
  return withLock(join(scratch, 'build.lock'), () => build(folder, say));
}

/** @param {string} folder @param {(line: string) => void} say */
async function build(folder, say) {
  const target = resolve(root, folder);
  const stamp = join(target, '.palaver-stamp');
  const wanted = fingerprint(sources, isSource);
  if (readIfThere(stamp) === wanted) return;
  say('Building …');
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production', PALAVER_BUILD_DIR: folder };
  const remix = join(createRequire(import.meta.url).resolve('@remix-run/dev/package.json'), '../dist/cli.js');
  for (const args of [[remix, 'vite:build'], [join(root, 'scripts/buildServer.mjs')]]) {
    const step = await run(process.execPath, args, { env });
    if (!step.ok) throw new Failure(`Building failed:\n${step.output.trim()}`);
    // Server and browser would name different style sheets.
    if (step.output.includes('moved from Remix server build'))
      throw new Failure(`The build is not sound:\n${step.output.trim()}`);
  }
  writeFileSync(stamp, wanted);
}
