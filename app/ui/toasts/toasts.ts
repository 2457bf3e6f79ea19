import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  text: string;
  /** What can still be done about it: Undo. */
  action?: { label: string; run: () => void };
  /** How long it stays when nobody points at it. */
  forMs: number;
}

export interface ToastListProps {
  toasts: readonly Toast[];
  /** Of the page: where they are in nobody's way. */
  side: 'top' | 'bottom';
}

/** What the interface has to say in passing, newest last; drawn by `Toaster`. Nothing that must be read goes here. */
export const toasts = createStore<readonly Toast[]>(() => []);

/** The time in which a mark can be taken back (and long enough to read a sentence). */
const toastMs = 8_000;

let serial = 0;

/** @returns how to take it away before its time */
export function toast(text: string, action?: Toast['action']): () => void {
  serial += 1;
  const id = serial;
  // One thing at a time: who marks ten words one by one need not close ten of them.
  toasts.setState([{ id, text, forMs: toastMs, ...(action ? { action } : {}) }], true);
  return () => {
    dismissToast(id);
  };
}

export function dismissToast(id: number): void {
  toasts.setState(
    toasts.getState().filter((each) => each.id !== id),
    true,
  );
}
