import { afterAll, expect, it, vi } from 'vitest';
import { createScriptedTutor } from '../../server/tutor/scripted';
import { type ChaosOutcome, runSchedule } from '../support/chaosRun';
import { createScaledTime } from '../support/scaledClock';
import { describeEachServer } from '../support/testServer';

// Nothing here is timed: it only says when to give up.
vi.setConfig({ testTimeout: 600_000 });

/** `CHAOS_SEED=17 CHAOS_SCHEDULES=1` plays one again; `CHAOS_SCHEDULES=500` looks for what the first ones miss. */
const firstSeed = Number(process.env.CHAOS_SEED ?? 1);
const schedules = { sqlite: 14, postgres: 5 };
/** They wait more than they work. */
const atOnce = { sqlite: 14, postgres: 5 };

/** A dead line is found in three seconds. */
const time = createScaledTime({ timesFaster: 20, stepMs: 60 });
const serverClock = time.clock();
afterAll(time.end);

describeEachServer(
  'a client behind a network that breaks in every way',
  (server, provider) => {
    const count = Number(process.env.CHAOS_SCHEDULES ?? schedules[provider]);

    it(
      `ends equal to the database after each of ${count} schedules, each character once and nothing typed lost`,
      { tags: ['C290', 'C291'] },
      async () => {
        const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
        const outcomes = new Map<number, ChaosOutcome>();
        const play = async () => {
          for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
            outcomes.set(seed, await runSchedule(server(), time, seed));
          }
        };
        await Promise.all(Array.from({ length: atOnce[provider] }, play));

        const failed = [...outcomes].filter(([, { problems }]) => problems.length > 0);
        expect(Object.fromEntries(failed.map(([seed, { problems }]) => [`CHAOS_SEED=${seed}`, problems]))).toEqual({});
        // The server has let go of every line too.
        while (server().services.connections.count() > 0) await serverClock.sleep(100);
        if (count < schedules[provider]) return;
        // It was chaos indeed.
        const all = [...outcomes.values()];
        expect(new Set(all.flatMap(({ struck }) => struck))).toEqual(new Set(['cut', 'reset', 'blackhole']));
        expect(all.some(({ resumedReplies }) => resumedReplies > 0)).toBe(true);
      },
    );
  },
  { clock: serverClock, tutor: createScriptedTutor(serverClock) },
);
