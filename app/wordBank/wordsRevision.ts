/**
 * Whether the words that are shown are those of the newest revision of the word bank that was heard of. A mark made here
 * brings its words in its answer: they are behind only where something else has changed in between.
 */
export function createWordsRevision() {
  /** Of the words that are shown; null before all are here. */
  let shown: number | null = null;
  let newest = 0;
  let marks = 0;
  return {
    loaded: (revision: number): void => {
      shown = revision;
    },
    heard: (revision: number): void => {
      newest = Math.max(newest, revision);
    },
    /** Until its answer is here, what is heard may be this very mark. */
    beginMark: (): void => {
      marks += 1;
    },
    marked: (revision: number | null): void => {
      if (revision === null) return;
      newest = Math.max(newest, revision);
      if (shown !== null && revision === shown + 1) shown = revision;
    },
    endMark: (): void => {
      marks -= 1;
    },
    isBehind: (): boolean => marks === 0 && shown !== null && newest > shown,
  };
}
