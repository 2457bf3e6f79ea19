import { setImmediate, setTimeout } from 'node:timers/promises';
import { paths } from '../../server/paths';
import { freshState, type DialogueState } from '../../server/tutor/builtin/dialogueState';
import { createBuiltinTutor } from '../../server/tutor/builtin/tutor';
import type { TutorEvent, TutorRequest } from '../../server/tutor/tutor';
import { tutorRequest } from '../support/tutorRequest';
import { answerProbes, cpuMs, watchLag } from './probe';
import type { FirstMessage, FirstSuggestions, Measured, Memory, Said } from './tutorCommands';
import { createFloor } from './tutorFloor';

/** The built-in tutor in a process of its own, without server or database. Runs with --expose-gc. */
const [preparedDir] = process.argv.slice(2);
const tutor = createBuiltinTutor({
  contentDir: paths.tutorContent,
  preparedDir,
  clock: { sleep: () => Promise.resolve(), now: () => 0 },
  paceMs: 0,
});

const requestOf = (language: string, message: string, state: DialogueState): TutorRequest =>
  tutorRequest({ language, message, state });

/** As the turn engine asks for it: the answer, and the learner's own sentence beside it. */
async function answer(language: string, message: string, state: DialogueState = freshState): Promise<void> {
  const request = requestOf(language, message, state);
  await drain(tutor.reply(request));
  await drain(tutor.recast(request));
}

async function drain(events: AsyncGenerator<TutorEvent>): Promise<void> {
  for await (const event of events) if (event.type === 'done') return;
}

/** What is made after the answer, for later ones, is there by then. */
const afterMs = 5_000;

async function first({ language, message }: { language: string; message: string }): Promise<FirstMessage> {
  const endLag = watchLag();
  // A timer must have come on time before it can come late.
  await setTimeout(5);
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()];
  await answer(language, message);
  const tookMs = performance.now() - startedAt;
  await setTimeout(afterMs);
  return { tookMs, cpuMs: cpuMs() - cpuBefore, lagMaxMs: endLag().lagMaxMs };
}

async function openers({ language }: { language: string }): Promise<FirstSuggestions> {
  const startedAt = performance.now();
  await tutor.openers({ language, level: 'unsaid', conversationId: 'bench' });
  return { tookMs: performance.now() - startedAt };
}

async function sayAll({ language, messages }: { language: string; messages: readonly Said[] }): Promise<void> {
  for (const { says, state } of messages) await answer(language, says, state);
}

/** In turn with the floor, so that whatever else the machine does falls on both. */
async function measure(given: { language: string; messages: readonly Said[]; passes: number }): Promise<Measured> {
  const { language, messages, passes } = given;
  const floor = createFloor(language);
  for (const { says } of messages) floor.lookUp(says);
  const measured: Measured = { ours: [], floor: [], cpu: [], phrasings: floor.phrasings, dearest: '' };
  let most = 0;
  for (let round = 0; round < passes; round += 1) {
    for (const { says, state } of messages) {
      const cpuBefore = cpuMs();
      const before = performance.now();
      await answer(language, says, state);
      const between = performance.now();
      measured.cpu.push(cpuMs() - cpuBefore);
      const lookUpAt = performance.now();
      floor.lookUp(says);
      measured.floor.push(performance.now() - lookUpAt);
      measured.ours.push(between - before);
      if (between - before > most) [most, measured.dearest] = [between - before, says];
    }
  }
  return measured;
}

async function memory(): Promise<Memory> {
  if (!global.gc) throw new Error('memory is measured with --expose-gc');
  // What one collection has finalized the next one frees.
  for (let round = 0; round < 3; round += 1) {
    global.gc();
    await setImmediate();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

answerProbes({ openers, first, sayAll, measure, memory });
// There is no port to listen on; the line says that questions can come.
process.stdout.write('0\n');
