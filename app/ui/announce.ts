import { createStore } from 'zustand/vanilla';

/** What the page's live region says; the same words under another serial are said once more. */
export const announcement = createStore<{ text: string; serial: number }>(() => ({ text: '', serial: 0 }));

/** Said by a screen reader, once, when its reader is ready to listen. */
export function announce(text: string): void {
  announcement.setState(({ serial }) => ({ text, serial: serial + 1 }));
}
