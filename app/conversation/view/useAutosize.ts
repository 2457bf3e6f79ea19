import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect';

/** As high as its text, where the browser cannot do that itself (`field-sizing: content`); the sheet sets the most. */
export function useAutosize(field: RefObject<HTMLTextAreaElement>, text: string): void {
  useIsomorphicLayoutEffect(() => {
    const { current } = field;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [field, text]);
}
