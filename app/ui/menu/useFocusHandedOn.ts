import { type RefObject, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect';

const buttonOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('.row-menu-button');

/**
 * A row that goes away with the focus on its menu's button, or in the menu, hands it on to the next row's, else to the
 * section's own. Returns what is to be set while the menu has the focus, or has not given it back yet: a row may be
 * deleted sooner than its menu has closed.
 */
export function useFocusHandedOn(ref: RefObject<HTMLElement>): { current: boolean } {
  const isInMenu = useRef(false);
  useIsomorphicLayoutEffect(
    () => () => {
      const button = ref.current;
      const { activeElement } = document;
      const isLost = isInMenu.current && (activeElement === document.body || activeElement?.closest('[role="menu"]'));
      if (!button || !(activeElement === button || isLost)) return;
      const row = button.closest('li');
      const neighbour = buttonOf(row?.nextElementSibling) ?? buttonOf(row?.previousElementSibling);
      (neighbour ?? row?.closest('section')?.querySelector<HTMLElement>('.panel-heading button'))?.focus();
    },
    [ref],
  );
  return isInMenu;
}
