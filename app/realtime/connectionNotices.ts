import type { Clock, ConnectionState, Notice } from './connectionTypes';

/** Specification, section 9. */
const reconnectingAfterMs = 5_000;
const connectedForMs = 1_000;

/** What the status bar says of the connection, and for how long. */
export function createConnectionNotices(clock: Clock, show: (notice: Notice | null) => void) {
  let cancelWait: (() => void) | null = null;
  let cancelHide: (() => void) | null = null;
  /** Something was said, or a line broke: the learner is owed the good news. */
  let owesNews = false;
  let shown: Notice | null = null;

  function say(notice: Notice | null): void {
    if (shown === notice) return;
    shown = notice;
    show(notice);
  }

  function reset(): void {
    cancelWait?.();
    cancelHide?.();
    cancelWait = cancelHide = null;
    owesNews = false;
  }

  function wait(): void {
    cancelWait ??= clock.after(reconnectingAfterMs, () => {
      owesNews = true;
      say('Reconnecting...');
    });
  }

  function open(): void {
    const isNews = owesNews;
    cancelWait?.();
    cancelWait = null;
    if (!isNews) return;
    reset();
    cancelHide = clock.after(connectedForMs, () => {
      cancelHide = null;
      say(null);
    });
    say('Connected');
  }

  return {
    /** The line ended against our will; `clean` when the server said that it would. */
    broke: (clean: boolean): void => {
      reset();
      owesNews = true;
      say(clean ? null : 'Connection lost');
    },
    /** What 'closed' means, `broke` or `stop` says. */
    follow: (state: ConnectionState): void => {
      if (state === 'open') open();
      else if (state !== 'closed') wait();
    },
    stop: (): void => {
      reset();
      say(null);
    },
  };
}
