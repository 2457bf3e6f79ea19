import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: the nearest above this module that has a package.json. The bundle lies elsewhere than the source. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('no package.json above the server');
  return findRoot(above);
}

const here = dirname(fileURLToPath(import.meta.url));
const root = findRoot(here);
const build = join(root, process.env.PALAVER_BUILD_DIR ?? 'build');

/** Whether the server runs from its bundle, not from its sources. */
const isBuilt = `${here}${sep}`.startsWith(`${build}${sep}`);

export const paths = {
  root,
  /** What `npm run build` made. */
  build,
  public: join(root, 'public'),
  migrations: join(root, 'prisma', 'migrations'),
  tutorContent: join(root, 'server', 'tutor', 'builtin', 'content'),
  /** What the build made of that; undefined where the server runs from its sources, for these may have changed since. */
  preparedTutor: isBuilt ? join(build, 'tutor') : undefined,
  /** What runs in a thread of its own: a file of the bundle, or one that reads the source. */
  languageWorker: isBuilt ? join(build, 'languageWorker.mjs') : join(root, 'scripts', 'languageWorker.mjs'),
};
