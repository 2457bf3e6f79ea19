import { ChunkLoadError, loadChunk } from './loadChunk';
import { missingModule } from './missingModule';

/** What Remix hands over of a route: its id, and the address of its module. */
interface LazyRoute {
  id: string;
  module: string;
  hasClientLoader: boolean;
  hasClientAction: boolean;
}

interface RemixWindow {
  __remixManifest: { version: string };
  __remixRouter: { state: { location: Location; navigation: { location?: Location } } };
}

/** Whoever waits longer is told that the page did not come. */
const answerWithinMs = 5_000;

/**
 * Takes the place of Remix's own function of this name (vite.config.ts), which loads the present page anew where a module
 * does not arrive, and waits without end where nothing answers. Here the error page says so, and offers Retry; where the
 * server is of a newer build, the page that was asked for is loaded from there.
 */
export async function loadRouteModule(route: LazyRoute, cache: Record<string, object>): Promise<object> {
  const known = cache[route.id];
  if (known) return known;
  try {
    return (cache[route.id] = await loadChunk(() => import(/* @vite-ignore */ route.module) as Promise<object>));
  } catch (error) {
    console.error(error);
    if (!(error instanceof ChunkLoadError)) throw error;
    if (!(await isOutdated())) return missingModule(error, route);
    window.location.assign(addressAskedFor());
    // Nothing more is to be drawn here.
    return new Promise(() => undefined);
  }
}

const remix = () => window as unknown as RemixWindow;

/** Whether the server is of a newer build than this page: Remix says so of its manifest. */
async function isOutdated(): Promise<boolean> {
  const { version } = remix().__remixManifest;
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const { headers } = await fetch(`/__manifest?version=${version}`, { cache: 'no-store', signal });
    return headers.has('X-Remix-Reload-Document');
  } catch {
    return false;
  }
}

/** Of the navigation under way; else the page's own. */
function addressAskedFor(): string {
  const { navigation, location } = remix().__remixRouter.state;
  const { pathname, search, hash } = navigation.location ?? location;
  return pathname + search + hash;
}
