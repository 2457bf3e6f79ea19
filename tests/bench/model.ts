import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemClock } from '../../server/clock';
import { noCache } from '../../server/tutor/model/answerCache';
import { noListedGlosses } from '../../server/tutor/model/listedGlosses';
import { connectModelTutor } from '../../server/tutor/model/connectModelTutor';
import { tutorRequest } from '../support/tutorRequest';
import { bundleScript } from './bundle';
import { startScript } from './child';
import { heading, mean, ms, percentile, report } from './report';

const lengths = [60, 600];
const paceMs = 5;
const passes = 5;
const quickPasses = 30;

/** Tokens of four characters, until the connection has taken 4 MiB: some 190 bytes each on the wire. */
const endless = 'la la la '.repeat(12_000);
const endlessAnswers = [
  ['in JSON', `{"text":"${endless}`],
  ['in plain text', `[text]\n${endless}`],
] as const;

/** A tutor with a language model: what we add to the provider's own stream. Floor: the same stream, read to its end. */
export async function benchModel(): Promise<void> {
  const provider = await startScript(await bundleScript('tests/bench/modelProvider.ts'), []);
  try {
    const tutor = connectModelTutor(
      { provider: 'openai', baseUrl: `${provider.origin}/v1`, apiKey: 'none', model: 'm' },
      {
        clock: systemClock,
        answers: noCache,
        listed: noListedGlosses,
        builtin: { languages: [], openers: () => Promise.resolve([]) },
      },
    );
    const plan = (text: string, everyMs: number) => post(`${provider.origin}/plan`, { text, everyMs });
    const listen = () => tutor.reply(tutorRequest());
    await plan(answerOf(60).text, 0);
    for (let pass = 0; pass < 5; pass += 1) await drain(listen());

    for (const tokens of lengths) {
      const { text, words } = answerOf(tokens);
      heading(`A reply of a model, ${String(tokens)} tokens`);
      const times = { ours: [] as number[], floor: [] as number[], words: [] as number[] };
      for (let pass = 0; pass < passes; pass += 1) {
        await plan(text, paceMs);
        times.floor.push(await timed(() => readAll(provider.origin)));
        const arrivals: { at: number; count: number }[] = [];
        times.ours.push(await timed(() => drain(listen(), arrivals)));
        times.words.push(...delays(text, arrivals, await get(`${provider.origin}/written`)));
      }
      const overhead = percentile(times.ours, 0.5) - percentile(times.floor, 0.5);
      report('overhead over the stream itself, p50', ms(overhead), 'target 50 ms, not growing');
      report('the stream itself (floor), p50', ms(percentile(times.floor, 0.5)));
      report("a word's last byte to its event, p50", ms(percentile(times.words, 0.5)));
      report("a word's last byte to its event, p95", ms(percentile(times.words, 0.95)));
      await plan(text, 0);
      const ours = await cpuOf(() => drain(listen()));
      const floor = await cpuOf(() => readAll(provider.origin));
      report('processor time a token', `${((1000 * ours) / tokens).toFixed(0)} µs`);
      report('the same: reading alone (floor)', `${((1000 * floor) / tokens).toFixed(0)} µs`);
      report('bytes of the answer a word', (Buffer.byteLength(text) / words).toFixed(0));
    }
    heading('An answer that does not end, to the bound of 4 MiB');
    for (const [name, text] of endlessAnswers) {
      await plan(text, 0);
      const lateness = monitorEventLoopDelay({ resolution: 1 });
      lateness.enable();
      const ours = await cpuOf(() => drain(listen()).catch(() => undefined), 1);
      lateness.disable();
      report(`${name}: processor time in all`, ms(ours), 'target 1000 ms');
      report(`${name}: event loop late, most`, ms(lateness.max / 1e6), 'target 50 ms');
    }
  } finally {
    await provider.stop();
  }
}

/** An answer of about so many tokens of four characters, in French; every word different enough to be one. */
function answerOf(tokens: number): { text: string; words: number } {
  const said = ['le', 'petit', 'chat', 'noir', 'mange', 'une', 'pomme', 'rouge', 'dans', 'la', 'grande', 'maison'];
  const glosses = ['the', 'small', 'cat', 'black', 'eats', 'an', 'apple', 'red', 'in', 'the', 'big', 'house'];
  const build = (count: number) => {
    const indices = Array.from({ length: count }, (_, index) => index % said.length);
    const text = `${indices.map((index) => said[index]).join(' ')}.`;
    const words = indices.map((index) => `${said[index] ?? ''}|${glosses[index] ?? ''}`);
    const meaning = `${indices.map((index) => glosses[index]).join(' ')}.`;
    return JSON.stringify({ text, words, meaning, replies: ['Oui.|Yes.'], title: 'A cat' });
  };
  let count = 1;
  while (build(count + 1).length < tokens * 4) count += 1;
  return { text: build(count), words: count };
}

/** From the moment a word's entry was written whole to the event that shows it. */
function delays(
  text: string,
  arrivals: readonly { at: number; count: number }[],
  written: readonly { at: number; until: number }[],
): number[] {
  const ends = [...text.slice(text.indexOf('"words"')).matchAll(/"[^"]*\|[^"]*"/gu)].map(
    ({ index, 0: entry }) => text.indexOf('"words"') + index + entry.length,
  );
  return ends.flatMap((end, index) => {
    const sent = written.find(({ until }) => until >= end)?.at;
    const shown = arrivals.find(({ count }) => count > index)?.at;
    return sent === undefined || shown === undefined ? [] : [shown - sent];
  });
}

const now = () => performance.timeOrigin + performance.now();

async function drain(
  events: ReturnType<ReturnType<typeof connectModelTutor>['reply']>,
  arrivals: { at: number; count: number }[] = [],
): Promise<void> {
  for await (const event of events) {
    if (event.type === 'words') {
      arrivals.push({ at: now(), count: event.words.filter(([surface]) => /\p{L}/u.test(surface)).length });
    }
  }
}

async function readAll(origin: string): Promise<void> {
  const response = await fetch(`${origin}/v1/chat/completions`, { method: 'POST', body: '{}' });
  const text = await response.text();
  if (!text.endsWith('[DONE]\n\n')) throw new Error('the stream did not end');
}

async function timed(run: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Milliseconds of processor time, the mean of many runs. */
async function cpuOf(run: () => Promise<void>, runs = quickPasses): Promise<number> {
  const times: number[] = [];
  for (let pass = 0; pass < runs; pass += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return mean(times);
}

async function post(url: string, body: unknown): Promise<void> {
  await (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).text();
}

async function get<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
