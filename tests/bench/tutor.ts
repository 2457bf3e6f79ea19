import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { paths } from '../../server/paths';
import { freshState } from '../../server/tutor/builtin/dialogueState';
import { prepareContent } from '../../server/tutor/builtin/prepareContent';
import { readParaphrases } from '../understanding/paraphrases';
import { bundleScript } from './bundle';
import { type Child, startScript } from './child';
import { ask } from './probe';
import { heading, ms, percentile, report } from './report';
import {
  firstSuggestions,
  measureAll,
  sayAll,
  sayFirst,
  type FirstMessage,
  type Measured,
  type Memory,
  type Said,
} from './tutorCommands';

const languages = ['fr', 'de', 'ja', 'ko'];
const together = ['fr', 'de'];
const passes = 5;
const preparedDir = join(paths.root, '.scratch', 'bench', 'tutor');
/** Some seconds after a collection pages that are not needed any more are given back: tens of MB. */
const restMs = 8_000;

const likeTheContent = 'Hello!';
/** Near to no wording of any language: all that could be meant is asked whether it is. */
const unlikeTheContent = 'the ferret has eaten my stamps';

/** The built-in tutor: what loading a language costs, what an answer takes, and what stays in memory. */
export async function benchTutor(): Promise<void> {
  const script = await bundleScript('tests/bench/tutorProcess.ts');
  // As the server's build does.
  prepareContent({ contentDir: paths.tutorContent, preparedDir });
  for (const language of languages) {
    heading(`The built-in tutor in ${nameOf(language)}`);
    await withTutor(script, async (child) => {
      const { tookMs } = await firstSuggestions(child, language);
      report('first suggestions of an empty chat: time', ms(tookMs), 'target 300 ms');
    });
    await withTutor(script, async (child) => {
      reportFirst(`first message, '${unlikeTheContent}'`, await sayFirst(child, language, unlikeTheContent));
    });
    await withTutor(script, async (child) => {
      const before = await memoryAtRest(child);
      reportFirst(`first message, '${likeTheContent}'`, await sayFirst(child, language, likeTheContent));
      reportMemory('once loaded', before, await memoryAtRest(child));
      const messages = messagesOf(language);
      await sayAll(child, language, messages);
      reportMemory('after all messages', before, await memoryAtRest(child));
      reportTimes(await measureAll(child, { language, messages, passes }), messages.length);
    });
  }
  await withTutor(script, async (child) => {
    heading(`${together.map(nameOf).join(' and ')} in one process`);
    const before = await memoryAtRest(child);
    for (const language of together) await sayFirst(child, language, likeTheContent);
    reportMemory('once loaded', before, await memoryAtRest(child));
    for (const language of together) await sayAll(child, language, messagesOf(language));
    reportMemory('after all messages', before, await memoryAtRest(child), 'target 60 MB');
  });
}

/** What people who knew only the scene would say, each at its own line; in English, the language itself, both, or neither. */
function messagesOf(language: string): Said[] {
  return readParaphrases(language, 'tuning').map(({ at, says }) => {
    const [scene = '', line = ''] = at.split('/');
    const state = { ...freshState, scene, line, played: [scene], name: 'Tom', turn: 1 };
    return { says, state: at === 'start' ? freshState : state };
  });
}

async function withTutor(script: string, run: (child: Child) => Promise<void>): Promise<void> {
  const child = await startScript(script, [preparedDir], ['--expose-gc']);
  try {
    await run(child);
  } finally {
    await child.stop();
  }
}

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

async function memoryAtRest({ process }: Child): Promise<Memory> {
  await ask(process, 'memory');
  await setTimeout(restMs);
  return (await ask(process, 'memory')) as Memory;
}

function reportFirst(name: string, { tookMs, cpuMs, lagMaxMs }: FirstMessage): void {
  report(`${name}: time`, ms(tookMs));
  report('  processor time, with what is made afterwards', ms(cpuMs));
  report('  event loop late, most', ms(lagMaxMs), 'target 100 ms');
}

function reportMemory(name: string, before: Memory, after: Memory, target = ''): void {
  const more = (what: keyof Memory) => `${((after[what] - before[what]) / 1024 ** 2).toFixed(1)} MB`;
  report(`more memory ${name}, resident`, more('rss'), target);
  report(`more memory ${name}, heap and buffers`, more('heap'));
}

function reportTimes({ ours, floor, cpu, phrasings, dearest }: Measured, messages: number): void {
  report('answer and recast, p50', ms(percentile(ours, 0.5)), `${messages} messages, ${passes} times`);
  report('  processor time, p50', ms(percentile(cpu, 0.5)));
  report('  floor, p50', ms(percentile(floor, 0.5)), `${phrasings} phrasings`);
  report('answer and recast, p95', ms(percentile(ours, 0.95)), 'target 30 ms');
  report('  processor time, p95', ms(percentile(cpu, 0.95)));
  report('  floor, p95', ms(percentile(floor, 0.95)));
  report('answer and recast, most', ms(Math.max(...ours)), `'${dearest}'`);
  report('  floor, most', ms(Math.max(...floor)));
}
