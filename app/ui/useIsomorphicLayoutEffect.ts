import { useLayoutEffect } from 'react';

/** Before the browser paints; on the server, where there is nothing to lay out, nothing. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;
