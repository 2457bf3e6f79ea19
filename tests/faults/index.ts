// Kills the server while it writes, again and again, and checks that nothing it acknowledged was lost.
//   npm run faults -- [--rounds 20] [--seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { errorTexts } from '../../domain/texts/errors';
import { findDamage, readUnfinishedReplies } from './inspect';
import { createLearner, type Learner } from './learner';
import { startServerProcess, type ServerProcess } from './serverProcess';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
const rounds = Number(values.rounds ?? 20);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32));
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  process.stderr.write('--rounds and --seed are whole numbers.\n');
  process.exit(2);
}
const random = createRandom(seed);
const learnerCount = 4;
let texts = 0;
/** `arrived`: messages that had come in when the server was killed before it could say so. */
const figures = { acknowledged: 0, arrived: 0, repeated: 0, interrupted: 0, retried: 0, lost: 0 };

const folder = mkdtempSync(join(tmpdir(), 'palaver-faults-'));
const file = join(folder, 'faults.db');
process.stdout.write(`${rounds} rounds, seed ${seed}\n`);
let server = await startServerProcess(file);
const learners: Learner[] = [];
for (let index = 0; index < learnerCount; index += 1) {
  learners.push(await createLearner(server.origin, `learner ${index + 1}`));
}

let failed = 0;
for (let round = 1; round <= rounds; round += 1) {
  // Both kinds of moment in turn: in the middle of replies, and between a message's arrival and its answer.
  const moment = round % 2 === 1 ? 'in the middle of replies' : 'between arrival and answer';
  await breakOff(server, moment);
  const unfinished = readUnfinishedReplies(file);
  server = await startServerProcess(file);
  const problems = await check(server.origin, unfinished).catch((error: unknown) => [String(error)]);
  if (problems.length > 0) failed += 1;
  const verdict = problems.length === 0 ? 'ok' : problems.join('; ');
  process.stdout.write(`round ${round}, killed ${moment}, ${unfinished.size} replies unfinished: ${verdict}\n`);
}
await server.kill();
rmSync(folder, { recursive: true, force: true });

const printed = Object.entries(figures).map(([name, count]) => `${name} ${count}`);
process.stdout.write(`rounds ${rounds}, ${printed.join(', ')}\n${rounds - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Everybody talks without a pause until the server is killed. */
async function breakOff({ origin, kill }: ServerProcess, moment: string): Promise<void> {
  let isUp = true;
  let sentCount = 0;
  const killAfterSends = 3 + Math.floor(random() * 10);
  const killInMs = moment === 'in the middle of replies' ? 600 + random() * 1_500 : null;
  const withinMs = random() * 12;
  let onSent: () => void = () => undefined;
  const due = new Promise<void>((resolve) => (onSent = resolve));

  const talks = learners.map(async (learner) => {
    while (isUp) {
      sentCount += 1;
      const pauseMs = killInMs === null ? random() * 60 : random() * 1_500;
      const sending = learner.send(origin, nextText());
      if (sentCount === killAfterSends) onSent();
      await sending;
      await delay(pauseMs);
    }
  });
  await (killInMs === null ? due.then(() => delay(withinMs)) : delay(killInMs));
  await kill();
  isUp = false;
  await Promise.all(talks);
}

/** Each text once, so that a message that is there twice can be told from two messages. */
function nextText(): string {
  texts += 1;
  const scenarios = ['slow', 'slow', 'long 400', 'long 2000', 'plain'];
  return `${scenarios[Math.floor(random() * scenarios.length)] ?? 'plain'} number${texts}`;
}

async function check(origin: string, unfinished: ReadonlyMap<string, string | null>): Promise<string[]> {
  const problems: string[] = [];
  const acknowledgedBefore = learners.map((learner) => learner.sent.filter(({ ids }) => ids !== null));
  figures.acknowledged = acknowledgedBefore.flat().length;
  for (const [index, learner] of learners.entries()) {
    const history = await learner.history(origin);
    for (const { ids, text } of acknowledgedBefore[index] ?? []) {
      const found = history.filter(({ originalMessage }) => originalMessage?.value === text);
      const isThere = found.length === 1 && found[0]?.id === ids?.userMessageId;
      if (isThere && history.some(({ id }) => id === ids?.assistantMessageId)) continue;
      figures.lost += 1;
      problems.push(`${learner.name}: '${text}' was acknowledged and is there ${found.length} times`);
    }
    for (const { id, targetLanguageMessage } of history) {
      const kept = unfinished.get(id);
      if (kept === undefined) continue;
      figures.interrupted += 1;
      const isRight =
        targetLanguageMessage?.status === 'error' &&
        targetLanguageMessage.statusMessage === errorTexts.replyInterrupted &&
        targetLanguageMessage.value === kept;
      if (!isRight) problems.push(`${learner.name}: an interrupted reply is ${JSON.stringify(targetLanguageMessage)}`);
    }
  }
  problems.push(...findDamage(file));

  for (const learner of learners) {
    problems.push(...(await retryOne(origin, learner, unfinished)));
    const unacknowledged = learner.sent.filter(({ ids }) => ids === null);
    const arrived = new Set((await learner.history(origin)).map(({ originalMessage }) => originalMessage?.value));
    figures.arrived += unacknowledged.filter(({ text }) => arrived.has(text)).length;
    figures.repeated += await learner.repeat(origin);
    const history = await learner.history(origin);
    for (const { text } of unacknowledged) {
      const count = history.filter(({ originalMessage }) => originalMessage?.value === text).length;
      if (count !== 1) problems.push(`${learner.name}: '${text}' was sent again and is there ${count} times`);
    }
  }
  return problems;
}

async function retryOne(
  origin: string,
  learner: Learner,
  unfinished: ReadonlyMap<string, string | null>,
): Promise<string[]> {
  const find = async (id: string) => (await learner.history(origin)).find((message) => message.id === id);
  const interrupted = (await learner.history(origin)).findLast(({ id }) => unfinished.has(id));
  if (!interrupted) return [];
  const { conversationId } = learner;
  await learner.call(origin, 'POST', '/message/retry', { messageId: interrupted.id });
  for (let waitedMs = 0; waitedMs < 15_000; waitedMs += 50) {
    const again = await find(interrupted.id);
    const text = again?.targetLanguageMessage;
    if (again?.attempt === interrupted.attempt + 1 && text?.value && text.status !== 'error') {
      figures.retried += 1;
      await learner.call(origin, 'POST', '/message/stop', { conversationId });
      return [];
    }
    await delay(50);
  }
  return [`${learner.name}: Retry of an interrupted reply brought nothing`];
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function createRandom(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
