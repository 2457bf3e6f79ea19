import type { StoreContext } from './storeContext';

/** For one sentence, to somebody who was looking elsewhere. */
const readableForMs = 5_000;

/**
 * The learner has been told that the server was not reached. That is over when the line stands again, which a line that
 * opens shows, and so does whatever comes over one that never broke; but not before it could be read.
 */
export function createUnreached({ get, set, deps }: Pick<StoreContext, 'get' | 'set' | 'deps'>) {
  let told: { sentence: string; wasReadable: boolean; lineStands: boolean } | null = null;
  let isWatching = false;
  let cancel: () => void = () => undefined;

  function letGo(): void {
    if (!told?.wasReadable || !told.lineStands) return;
    // It may have gone with the next action, or made room for something else.
    if (get().problem === told.sentence) set({ problem: null });
    told = null;
  }

  function waitForReader(): void {
    cancel = deps().clock.after(readableForMs, () => {
      if (!told) return;
      if (deps().network.isVisible()) {
        told.wasReadable = true;
        letGo();
        return;
      }
      const stop = deps().network.listen('visible', () => {
        stop();
        waitForReader();
      });
      cancel = stop;
    });
  }

  return {
    tell: (sentence: string): void => {
      if (!isWatching) return;
      cancel();
      told = { sentence, wasReadable: false, lineStands: false };
      waitForReader();
    },
    lineStands: (stands: boolean): void => {
      if (!told) return;
      told.lineStands = stands;
      letGo();
    },
    /** From now until what it answers is called: what fails afterwards waits for nobody. */
    watch: (): (() => void) => {
      isWatching = true;
      return () => {
        isWatching = false;
        cancel();
        told = null;
      };
    },
  };
}
