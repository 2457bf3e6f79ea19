import { browserClock } from '../../realtime/browserClock';
import type { Clock } from '../../realtime/connectionTypes';

/** Specification, section 9: once so long after the last key, and not at each. */
const debounceMs = 100;

/** The part of a text area that is used. */
export type FittedField = Pick<
  HTMLTextAreaElement,
  'addEventListener' | 'removeEventListener' | 'offsetHeight' | 'clientHeight' | 'scrollHeight'
> & { style: { height: string } };

/**
 * Makes a text area as high as its text, now and after each change; its sheet and `rows` set the least and the most.
 *
 * @returns what ends that
 */
export function fitToText(field: FittedField, after: Clock['after'] = browserClock.after): () => void {
  let cancel: (() => void) | undefined;
  const resize = () => {
    field.style.height = 'auto';
    const borderPx = field.offsetHeight - field.clientHeight;
    field.style.height = `${field.scrollHeight + borderPx}px`;
  };
  const soon = () => {
    cancel?.();
    cancel = after(debounceMs, resize);
  };
  resize();
  field.addEventListener('input', soon);
  return () => {
    cancel?.();
    field.removeEventListener('input', soon);
  };
}
