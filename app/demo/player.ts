import { createStore } from 'zustand/vanilla';
import type { Clock } from '../realtime/connectionTypes';
import { type DemoScene, firstScene, sceneAfter } from './scene';
import type { DemoMoment, DemoTimeline } from './timeline';

/** How far the demo is. */
export interface DemoPlayback {
  scene: DemoScene;
  isRunning: boolean;
  /** The first frame has come. */
  hasBegun: boolean;
  isOver: boolean;
  /** 0 to 1. */
  progress: number;
}

export type DemoPlayer = ReturnType<typeof createDemoPlayer>;

export const nothingPlayed: DemoPlayback = {
  scene: firstScene,
  isRunning: false,
  hasBegun: false,
  isOver: false,
  progress: 0,
};

/** What is to be seen after the first `count` moments. */
export function sceneAt({ moments }: DemoTimeline, count: number): DemoScene {
  return moments
    .slice(0, count)
    .flatMap(({ changes }) => changes)
    .reduce(sceneAfter, firstScene);
}

/**
 * Plays a timeline by a clock. Each moment waits for its own time after the one before, so that a device that slept, or
 * whose clock was set, goes on where it was; where it is paused, the part of that time which is over is kept.
 */
export function createDemoPlayer(timeline: DemoTimeline, clock: Clock) {
  const { moments, endMs } = timeline;
  const store = createStore<DemoPlayback>(() => nothingPlayed);
  /** Moments that have been; after the last one it still stands until `endMs`. */
  let done = 0;
  let waitedMs = 0;
  let waiting: { sinceMs: number; cancel: () => void } | null = null;

  const timeOf = (moment: DemoMoment | undefined) => moment?.atMs ?? endMs;
  const lastMs = () => (done === 0 ? 0 : timeOf(moments[done - 1]));

  function wait(): void {
    const restMs = Math.max(0, timeOf(moments[done]) - lastMs() - waitedMs);
    waiting = { sinceMs: clock.now(), cancel: clock.after(restMs, goOn) };
    if (!store.getState().isRunning) store.setState({ isRunning: true });
  }

  function goOn(): void {
    waiting = null;
    waitedMs = 0;
    const now = timeOf(moments[done]);
    let { scene } = store.getState();
    if (done === moments.length) {
      store.setState({ isRunning: false, isOver: true, progress: 1 });
      return;
    }
    for (let moment = moments[done]; moment?.atMs === now; moment = moments[done]) {
      scene = moment.changes.reduce(sceneAfter, scene);
      done += 1;
    }
    store.setState({ scene, hasBegun: true, progress: now / endMs });
    wait();
  }

  function stop(): void {
    if (!waiting) return;
    waiting.cancel();
    // No more than there was to wait, and never less than nothing: the device's clock may have been set.
    const gapMs = timeOf(moments[done]) - lastMs();
    waitedMs = Math.min(gapMs, waitedMs + Math.max(0, clock.now() - waiting.sinceMs));
    waiting = null;
    store.setState({ isRunning: false });
  }

  return {
    store,
    play: (): void => {
      if (!waiting && !store.getState().isOver) wait();
    },
    pause: stop,
    /** From the first frame, without the time before it: whoever asks for it need not be given notice. */
    restart: (): void => {
      stop();
      done = 0;
      store.setState({ ...nothingPlayed, isRunning: true }, true);
      goOn();
    },
    skipToEnd: (): void => {
      stop();
      const { scene } = store.getState();
      const rest = moments.slice(done).flatMap(({ changes }) => changes);
      done = moments.length;
      waitedMs = 0;
      store.setState({
        scene: rest.reduce(sceneAfter, scene),
        isRunning: false,
        hasBegun: true,
        isOver: true,
        progress: 1,
      });
    },
  };
}
