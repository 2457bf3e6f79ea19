import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect';

/** The focus goes back to where it came from when what has it goes away by itself: a toast whose action was pressed. */
export function useFocusGivenBack(ref: RefObject<HTMLElement>): void {
  useIsomorphicLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    let origin: HTMLElement | null = null;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) origin = relatedTarget;
    };
    box.addEventListener('focusin', onFocusIn);
    return () => {
      box.removeEventListener('focusin', onFocusIn);
      // It is still there: the browser lets go of the focus when it is taken out.
      if (box.contains(document.activeElement)) origin?.focus({ preventScroll: true });
    };
  }, [ref]);
}
