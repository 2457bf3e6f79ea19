/** Lets many share a thing, or one hold it alone, in the order in which they came. */
export interface Gate {
  /** Runs the work beside others that share; waits for whoever holds the gate or has asked to before. */
  share<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until nobody shares or holds; the answer lets go again. */
  hold(): Promise<() => void>;
}

export function createGate(): Gate {
  const waiting: { alone: boolean; admit: () => void }[] = [];
  let sharing = 0;
  let held = false;

  // Counts at the moment of admission, not when the admitted one wakes: nobody can slip in between.
  function admitNext(): void {
    for (let first = waiting[0]; first && !held; first = waiting[0]) {
      if (first.alone && sharing > 0) return;
      waiting.shift();
      if (first.alone) held = true;
      else sharing += 1;
      first.admit();
    }
  }

  function enter(alone: boolean): Promise<void> {
    return new Promise((admit) => {
      waiting.push({ alone, admit });
      admitNext();
    });
  }

  return {
    async share(work) {
      if (held || waiting.length > 0) await enter(false);
      else sharing += 1;
      try {
        return await work();
      } finally {
        sharing -= 1;
        admitNext();
      }
    },
    async hold() {
      await enter(true);
      let letGo = false;
      return () => {
        if (letGo) return;
        letGo = true;
        held = false;
        admitNext();
      };
    },
  };
}
