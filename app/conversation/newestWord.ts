/**
 * Whose word stands of something that frames tell and calls answer: a frame always, and an answer unless a frame came
 * since it was asked for, or the answer to a later question. While a line stands, frames tell of every change; so what
 * is dropped for one has been told, or will be.
 */
export function createNewestWord() {
  let told = 0;
  let asked = 0;
  let taken = 0;
  return {
    tell: (): void => {
      told += 1;
    },
    /** Returns what says, once the answer is there, whether it is to be taken. */
    ask: (): (() => boolean) => {
      asked += 1;
      const mine = asked;
      const toldBefore = told;
      return () => {
        if (told !== toldBefore || mine < taken) return false;
        taken = mine;
        return true;
      };
    },
  };
}
