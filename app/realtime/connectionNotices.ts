import type { Clock, Notice } from './connectionTypes';

/** Specification, section 9. */
const reconnectingAfterMs = 5_000;
const connectedForMs = 1_000;

/** What the status bar says of the connection, and for how long. */
export function createConnectionNotices(clock: Clock, show: (notice: Notice | null) => void) {
  let cancelWait: (() => void) | null = null;
  let cancelHide: (() => void) | null = null;
  /** Something was said, or a line broke: the learner is owed the good news. */
  let owesNews = false;

  function reset(): void {
    cancelWait?.();
    cancelHide?.();
    cancelWait = cancelHide = null;
    owesNews = false;
  }

  return {
    /** Not connected from now on. */
    waiting: (): void => {
      cancelWait ??= clock.after(reconnectingAfterMs, () => {
        owesNews = true;
        show('Reconnecting...');
      });
    },
    /** The line ended against our will; `clean` when the server said that it would. */
    broke: (clean: boolean): void => {
      reset();
      owesNews = true;
      show(clean ? null : 'Connection lost');
    },
    open: (): void => {
      const isNews = owesNews;
      cancelWait?.();
      cancelWait = null;
      if (!isNews) return;
      reset();
      show('Connected');
      cancelHide = clock.after(connectedForMs, () => {
        cancelHide = null;
        show(null);
      });
    },
    stop: (): void => {
      reset();
      show(null);
    },
  };
}
