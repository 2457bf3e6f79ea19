import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect';

const buttonOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('.row-menu-button');

/** A row that goes away with the focus on its menu's button hands it on to the next row's, else to the section's own. */
export function useFocusHandedOn(ref: RefObject<HTMLElement>): void {
  useIsomorphicLayoutEffect(
    () => () => {
      const button = ref.current;
      if (!button || document.activeElement !== button) return;
      const row = button.closest('li');
      const neighbour = buttonOf(row?.nextElementSibling) ?? buttonOf(row?.previousElementSibling);
      (neighbour ?? row?.closest('section')?.querySelector<HTMLElement>('.panel-heading button'))?.focus();
    },
    [ref],
  );
}
