import { askedParts } from '../askedParts';
import { benchFirstLoad } from './firstLoad';
import { benchHistory } from './history';
import { benchLighthouse } from './lighthouse';
import { benchPanel } from './panel';
import { openSite, type Site } from './site';
import { benchStreaming } from './streaming';
import { benchWordBank } from './wordBank';

/**
 * `npm run bench:web`: what the pages must reach (docs/benchmarks.md, 'Pages'), in a browser in front of the built
 * server. Prints; asserts nothing, because machines differ. `npm run bench:web -- panel` runs one part alone. Builds
 * when what is there is stale.
 */
const parts: Readonly<Record<string, (site: Site) => Promise<void>>> = {
  scripts: benchFirstLoad,
  streaming: benchStreaming,
  history: benchHistory,
  panel: benchPanel,
  words: benchWordBank,
  lighthouse: benchLighthouse,
};

const asked = askedParts(parts);
const site = await openSite();
try {
  for (const run of asked) await run(site);
} finally {
  await site.stop();
}
