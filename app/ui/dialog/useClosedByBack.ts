import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect';
import { addLayer } from './layers';

/** Asks for what lies over the page to be closed by Back, from the moment it can be seen. */
export function useClosedByBack(onClose: () => void, isOpen = true): void {
  const newest = useRef(onClose);
  useEffect(() => {
    newest.current = onClose;
  }, [onClose]);

  useIsomorphicLayoutEffect(() => (isOpen ? addLayer(() => newest.current()) : undefined), [isOpen]);
}
