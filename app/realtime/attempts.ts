import { closeCodes } from '../../domain/protocol';
import { createBackOff } from './backOff';
import type { CarrierChoice } from './carrierChoice';
import type { CarrierClose, Clock, Network } from './connectionTypes';
import { silentMs } from './line';
import { type PreparationDeps, prepareLine, type ReadyLine } from './prepareLine';
import { createStopwatch } from './stopwatch';

/** Specification, section 9. */
const setCookieRetryMs = 3_000;
/** The server closed the oldest of too many: while somebody looks at this tab, it asks for its place again. */
const crowdedRetryMs = 30_000;

export interface AttemptDeps extends PreparationDeps {
  clock: Clock;
  network: Pick<Network, 'isOnline' | 'isVisible'>;
  random: () => number;
  refreshToken: () => Promise<unknown>;
}

export interface AttemptEvents {
  /** False while nobody wants a line, and while there is one. */
  isNeeded(): boolean;
  ready(line: ReadyLine): void;
  /** Nothing is under way now: what is next comes after a while. */
  waiting(): void;
  failed(error: unknown): void;
}

/** How a line is come by: one attempt at a time, each with what comes before it, and pauses in between. */
export function createAttempts(deps: AttemptDeps, choice: CarrierChoice, events: AttemptEvents) {
  const { clock, network } = deps;
  const backOff = createBackOff(clock, begin);
  /** From an attempt's first step until there is a line or a failure; also while a refused token is refreshed. */
  let underWay: { lasts: ReturnType<typeof createStopwatch> } | null = null;
  /** The server had no room for this tab among the learner's others. */
  let isCrowdedOut = false;

  const isIdle = () => underWay === null && events.isNeeded();

  function setOut() {
    const mine = { lasts: createStopwatch(clock) };
    underWay = mine;
    return { isMine: () => underWay === mine, arrive: () => (underWay = null) };
  }

  /** Does nothing while another one is under way, the line stands, or there is no network. */
  function begin(): void {
    if (!isIdle()) return;
    backOff.stop();
    // Postponed: the monitor, the network's return and a look at the tab come back to it.
    if (!network.isOnline() || (isCrowdedOut && !network.isVisible())) return;
    isCrowdedOut = false;
    void prepare();
  }

  async function prepare(): Promise<void> {
    const { isMine, arrive } = setOut();
    try {
      const prepared = await prepareLine(deps, choice, isMine);
      if (!isMine()) {
        if (prepared.is === 'ready') prepared.release();
        return;
      }
      arrive();
      if (prepared.is === 'ready') events.ready(prepared);
      else if (prepared.is === 'cookieRefused') wait(() => backOff.after(setCookieRetryMs));
      else wait(backOff.afterFailure);
    } catch (error) {
      if (!isMine()) return;
      arrive();
      events.failed(error);
      wait(backOff.afterFailure);
    }
  }

  async function refresh(): Promise<void> {
    const { isMine, arrive } = setOut();
    try {
      await deps.refreshToken();
    } catch (error) {
      if (isMine()) events.failed(error);
    }
    if (!isMine()) return;
    arrive();
    wait(backOff.afterFailure);
  }

  /** Those who hear that there is a pause may end everything: then there is nothing to wait for. */
  function wait(how: () => void): void {
    if (isIdle()) events.waiting();
    if (isIdle()) how();
  }

  return {
    begin,
    /** The line ended; what the server said of it tells when to be back. */
    comeBack: ({ code, reason, returnWithinMs }: CarrierClose): void => {
      const says = (text: string) => code === closeCodes.policy && reason.includes(text);
      wait(() => {
        if (says('Authentication failed')) {
          void refresh();
        } else if (says('Too many connections')) {
          isCrowdedOut = true;
          backOff.after(crowdedRetryMs);
        } else if (returnWithinMs !== undefined) {
          backOff.after(deps.random() * returnWithinMs);
        } else {
          backOff.afterFailure();
        }
      });
    },
    /** The line was dead for a minute, which was pause enough. */
    comeBackAtOnce: () => {
      wait(begin);
    },
    /** The connection is open: the next failure is the first one. */
    succeeded: backOff.forget,
    /** Each 5 s: is anybody seeing to it? */
    check: (): void => {
      if (underWay && underWay.lasts.ms() > silentMs) {
        underWay = null;
        events.failed(new Error('An attempt to connect came to nothing.'));
        wait(backOff.afterFailure);
      } else if (!backOff.isWaiting()) {
        begin();
      }
    },
    /** Whatever comes of the one under way is not wanted any more. */
    stop: (): void => {
      underWay = null;
      isCrowdedOut = false;
      backOff.stop();
      backOff.forget();
    },
  };
}
