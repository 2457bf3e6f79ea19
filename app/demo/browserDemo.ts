import { browserClock } from '../realtime/browserClock';
import { createDemoPlayer, type DemoPlayer } from './player';
import { demoScript } from './script';
import { timelineOf } from './timeline';

/** The demo by the browser's clock, not begun yet. */
export function createBrowserDemo(): DemoPlayer {
  return createDemoPlayer(timelineOf(demoScript), browserClock);
}
