/** Runs one at a time; asked for meanwhile, however often, it runs once more. Settles when the last of them has. */
export function createOneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  return ask;

  function ask(): Promise<void> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = runAndAgain();
    return running;
  }

  async function runAndAgain(): Promise<void> {
    try {
      await run();
    } finally {
      running = null;
      if (isAskedAgain) {
        isAskedAgain = false;
        await ask();
      }
    }
  }
}
