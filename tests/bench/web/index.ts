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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`there is ${Object.keys(parts).join(', ')}, no ${unknown.join(', ')}`);
const site = await openSite();
try {
  for (const [name, run] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await run(site);
} finally {
  await site.stop();
}
