import type { MouseEvent } from 'react';

/** Of the click that a press is. */
export type Press = Pick<MouseEvent, 'detail'>;

/** A key's press is a click that nobody counts. */
export const isByKey = ({ detail }: Press): boolean => detail === 0;

/** The click of a button that sends a form: while what it began is under way it does nothing, and keeps the focus. */
export function pressOnce(
  working: boolean,
  press?: (event: MouseEvent<HTMLButtonElement>) => void,
): (event: MouseEvent<HTMLButtonElement>) => void {
  return (event) => {
    // The second click of a double click would send a form twice, before anything can be drawn as busy.
    if (working || event.detail > 1) event.preventDefault();
    else press?.(event);
  };
}
