import { openTestDatabase, type TestProvider } from '../db/testDatabase';
import { createManualClock, type ManualClock } from './manualClock';
import { createPuppetTutor, type PuppetTutor } from './puppetTutor';
import { startTestServer, type TestServer } from './testServer';

export interface Process {
  clock: ManualClock;
  tutor: PuppetTutor;
  server: TestServer;
}

/** Two processes over one database, each with a clock and a tutor of its own. */
export async function startTwo(provider: TestProvider, { holdRecasts = false } = {}) {
  const database = await openTestDatabase(provider);
  const make = async () => {
    const clock = createManualClock();
    const tutor = createPuppetTutor({ holdRecasts });
    return { clock, tutor, server: await startTestServer({ provider, database, clock, tutor }) };
  };
  const second = await make();
  // The one that starts on SQLite sweeps everything: it must be there first.
  const first = await make();
  return {
    first,
    second,
    close: async () => {
      await Promise.all([first.server.close(), second.server.close()]);
      await database.close();
    },
  };
}

/** Lets a process's clock go on, and the database follow. */
export async function pass({ clock }: Process, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await clock.advance(Math.min(500, ms - passed));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Waits for what another connection is about to store. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}
