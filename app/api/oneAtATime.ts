/** Runs one at a time; asked for meanwhile, however often, it runs once more. Settles when the last of them has. */
export function createOneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  return function ask(): Promise<void> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = run().finally(() => {
      running = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      return ask();
    });
    return running;
  };
}
