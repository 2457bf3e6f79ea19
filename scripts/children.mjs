import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** @type {NodeJS.Signals[]} SIGHUP is what closing the terminal sends. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal */
function endChildren(signal) {
  for (const { pid } of running) {
    try {
      // Its whole group: a runner's workers and browsers must not outlive it.
      if (pid) process.kill(-pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

/** @type {NodeJS.Signals | undefined} */
let endingWith;

function exitWhenAlone() {
  if (endingWith && running.size === 0) process.exit(128 + constants.signals[endingWith]);
}

/** @param {NodeJS.Signals} signal */
function onSignal(signal) {
  endingWith = signal;
  endChildren(signal);
  // A child that ignores the signal gets two seconds.
  setTimeout(() => endChildren('SIGKILL'), 2000).unref();
  exitWhenAlone();
}

/** Ctrl-C and its like end every child of `run`, then this process. */
export function endChildrenOnSignals() {
  for (const signal of endingSignals) process.on(signal, onSignal);
}

/** For `npm start`: from here on the server takes care of signals. */
export function leaveSignalsToOthers() {
  for (const signal of endingSignals) process.off(signal, onSignal);
}

/**
 * Runs a command in a process group of its own.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, timeoutMs?: number, endWhen?: (output: string) => boolean }} [options]
 *   `show`: pass its output on as it comes; `endWhen`: its output so far says that going on is useless
 * @returns {Promise<{ ok: boolean, output: string, error?: string }>} stdout and stderr as they came, together
 */
export function run(command, args, { env = process.env, show = false, timeoutMs, endWhen } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const kill = () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
    const timer = timeoutMs && setTimeout(kill, timeoutMs);
    let output = '';
    for (const [stream, own] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) own.write(text);
        if (endWhen?.(output)) kill();
      });
    }
    /** @param {boolean} ok @param {string} [error] */
    function end(ok, error) {
      clearTimeout(timer);
      running.delete(child);
      // Whoever waits for this child must not take its end for a failure to report.
      if (endingWith) return exitWhenAlone();
      resolve({ ok, output, ...(error && { error }) });
    }
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0));
  });
}
