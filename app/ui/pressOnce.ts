import type { MouseEvent } from 'react';

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
