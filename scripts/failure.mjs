/** A failure that is one sentence for the person at the terminal, so that no stack is shown. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/**
 * Runs a command's `main` and turns what it throws into a sentence on stderr and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof Failure ? message : `Something unforeseen went wrong: ${message}`);
    if (process.env.DEBUG) console.error(error);
    process.exit(1);
  }
}

/** @param {number} startedAt of performance.now() */
export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
