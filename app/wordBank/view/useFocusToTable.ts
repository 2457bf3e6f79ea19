import { type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect';

/** What closes with the focus in it hands it on to the row that keys come to, or where no row is left, to the search. */
export function useFocusToTable(popup: RefObject<HTMLElement>, isOpen: boolean): void {
  useIsomorphicLayoutEffect(() => {
    const focused = document.activeElement;
    if (isOpen || !focused || !popup.current?.contains(focused)) return;
    const isByKeys = focused.matches(':focus-visible');
    const row = document.querySelector<HTMLElement>('[data-row] input[tabindex="0"]');
    // A finger needs no keyboard over what it reads.
    const search = isByKeys ? document.querySelector<HTMLElement>('.word-search input[type="search"]') : null;
    (row ?? search)?.focus({ preventScroll: !isByKeys });
  }, [popup, isOpen]);
}
