import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../realtime/testClock';
import { createDemoPlayer, sceneAt } from './player';
import { demoScript } from './script';
import { timelineOf } from './timeline';

const timeline = timelineOf(demoScript);
const finished = sceneAt(timeline, timeline.moments.length);

function setUp() {
  const time = createTestClock();
  const player = createDemoPlayer(timeline, time.clock);
  return { ...time, player, playback: player.store.getState };
}

/** How many moments have been at a time. */
const momentsUntil = (ms: number) => timeline.moments.filter(({ atMs }) => atMs <= ms).length;

describe('the player of the demo', () => {
  it('begins after 1600 ms and not before', { tags: ['C500'] }, async () => {
    const { player, advance, playback } = setUp();
    player.play();
    await advance(1_599);
    expect(playback()).toMatchObject({ hasBegun: false, isRunning: true });
    await advance(1);
    expect(playback()).toMatchObject({ hasBegun: true, scene: { caption: 'mix' } });
  });

  it(
    'shows at each moment what the timeline has there, and ends by itself with no timer left',
    { tags: ['C108'] },
    async () => {
      const { player, advance, playback, timerCount } = setUp();
      player.play();
      for (let ms = 0; ms < timeline.endMs; ms += 1_000) {
        expect(playback().scene).toEqual(sceneAt(timeline, momentsUntil(ms)));
        await advance(1_000);
      }
      expect(playback()).toEqual({ scene: finished, isRunning: false, hasBegun: true, isOver: true, progress: 1 });
      expect(timerCount()).toBe(0);
      player.play();
      expect(timerCount()).toBe(0);
    },
  );

  it('ends in the same state whenever it is paused, however long, and takes no time from any moment', async () => {
    const step = fc.record({ playsMs: fc.nat(4_000), restsMs: fc.nat(100_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { player, advance, playback } = setUp();
        let played = 0;
        for (const { playsMs, restsMs } of steps) {
          player.play();
          await advance(playsMs);
          player.pause();
          player.pause();
          played += playsMs;
          const before = playback();
          expect(before.scene).toEqual(sceneAt(timeline, momentsUntil(played)));
          await advance(restsMs);
          expect(playback()).toBe(before);
        }
        player.play();
        await advance(Math.max(0, timeline.endMs - played));
        expect(playback()).toMatchObject({ scene: finished, isOver: true });
      }),
      { numRuns: 40 },
    );
  });

  it('comes to the same end by skipping, from wherever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(timeline.endMs), fc.boolean(), async (ms, pauses) => {
        const { player, advance, playback, timerCount } = setUp();
        player.play();
        await advance(ms);
        if (pauses) player.pause();
        player.skipToEnd();
        expect(playback()).toEqual({ scene: finished, isRunning: false, hasBegun: true, isOver: true, progress: 1 });
        expect(timerCount()).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('begins again at its first frame, at once, during the demo and after it', async () => {
    const { player, advance, playback } = setUp();
    player.play();
    await advance(20_000);
    player.restart();
    expect(playback()).toMatchObject({ hasBegun: true, isOver: false, isRunning: true });
    expect(playback().scene).toEqual(sceneAt(timeline, 1));
    player.skipToEnd();
    player.restart();
    await advance(10_000);
    expect(playback().scene).toEqual(sceneAt(timeline, momentsUntil(11_600)));
  });

  it('goes on where it was after the device slept or its clock was set', async () => {
    const { player, advance, sleep, setClock, playback } = setUp();
    player.play();
    await advance(5_000);
    const before = playback().progress;
    sleep(3_600_000);
    await advance(0);
    expect(playback().progress - before).toBeLessThan(0.05);
    setClock(-7_200_000);
    player.pause();
    player.play();
    setClock(14_400_000);
    player.pause();
    player.play();
    await advance(timeline.endMs);
    expect(playback()).toMatchObject({ scene: finished, isOver: true });
  });
});
