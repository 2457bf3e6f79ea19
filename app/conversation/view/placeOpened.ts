/** Vertical places in the window, in CSS pixels. */
export interface Opened {
  /** Of the list that scrolls, within its padding. */
  list: { top: number; bottom: number };
  /** What was pressed, or has the focus: a word, a button, a line. */
  pressed: { top: number; bottom: number };
  /** Where what has opened ends, were nothing of it held in sight. */
  end: number;
  /** Height of the options, which are held at the list's lower edge while their place is further down; 0 without any. */
  barHeight: number;
}

/**
 * By how many pixels a list scrolls on after something of a message has opened: until all of it is in sight, where
 * there is room for it below what was pressed; else only until the options do not cover what was pressed.
 */
export function placeOpened({ list, pressed, end, barHeight }: Opened): number {
  const hidden = end - list.bottom;
  const room = Math.max(0, pressed.top - list.top);
  if (hidden <= room) return Math.max(0, hidden);
  const covered = pressed.bottom - (list.bottom - barHeight);
  return barHeight === 0 ? 0 : Math.min(Math.max(0, covered), room);
}
