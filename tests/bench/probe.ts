import type { ChildProcess } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** By how much an event loop was late, 99th percentile and most. */
export interface Lag {
  lagP99Ms: number;
  lagMaxMs: number;
}

/** What a measured process says of itself; the lag is that since the last question. */
export interface Usage extends Lag {
  /** Processor time since its start, of all its threads. */
  cpuMs: number;
}

/** What a measured process can be asked for by name; each takes one plain value and answers one. */
export type Answers = Readonly<Record<string, (argument: never) => unknown>>;

interface Question {
  id: number;
  name: string;
  argument: unknown;
}

interface Reply {
  id: number;
  answer?: unknown;
  error?: string;
}

const resolutionMs = 1;

/** Watches this process from now on, which takes a percent of a processor; the returned function ends it and tells. */
export function watchLag(): () => Lag {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return () => {
    delay.disable();
    // The histogram holds whole intervals; what is beyond the timer's own is the lag.
    const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
    return { lagP99Ms: lag(delay.percentile(99)), lagMaxMs: lag(delay.max) };
  };
}

export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const noLag: Lag = { lagP99Ms: 0, lagMaxMs: 0 };

/** In the measured process: answers `cpuOf`, `usageOf`, and `ask` for whatever else it can do. */
export function answerProbes(answers: Answers = {}): void {
  let endLag = () => noLag;
  const usage = (): Usage => {
    const seen = { cpuMs: cpuMs(), ...endLag() };
    endLag = watchLag();
    return seen;
  };
  const all: Answers = { ...answers, cpu: cpuMs, usage };
  process.on('message', ({ id, name, argument }: Question) => {
    const reply = (rest: Omit<Reply, 'id'>) => process.send?.({ id, ...rest });
    Promise.resolve(argument)
      .then((given) => all[name]?.(given as never))
      .then(
        (answer) => reply({ answer }),
        (error: unknown) => reply({ error: String(error) }),
      );
  });
  // Whoever asks has gone: nobody else would end this process.
  process.on('disconnect', () => process.exit());
}

let asked = 0;

/** In the measuring process. @throws Error of the measured process, or when it ends before it answers */
export function ask(child: ChildProcess, name: string, argument: unknown = null): Promise<unknown> {
  const question: Question = { id: (asked += 1), name, argument };
  return new Promise((resolve, reject) => {
    const settle = () => {
      child.off('message', receive);
      child.off('exit', ended);
    };
    const receive = ({ id, answer, error }: Reply) => {
      if (id !== question.id) return;
      settle();
      if (error === undefined) resolve(answer);
      else reject(new Error(error));
    };
    const ended = () => {
      settle();
      reject(new Error(`the process ended before it answered ${name}`));
    };
    child.on('message', receive);
    child.on('exit', ended);
    child.send(question);
  });
}

/** In the measuring process: what was used until now; the first question begins to watch the lag. */
export const usageOf = (child: ChildProcess) => ask(child, 'usage') as Promise<Usage>;

/** In the measuring process: processor milliseconds since the measured one's start; costs it nothing but the answer. */
export const cpuOf = (child: ChildProcess) => ask(child, 'cpu') as Promise<number>;
