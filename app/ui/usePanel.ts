import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useClosedByBack } from './dialog/useClosedByBack';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect';

export interface PanelState {
  /** `auto`: as the width has it, beside the page when wide and away when narrow. */
  state: 'auto' | 'open' | 'closed';
  /** It stands beside the page, or lies over it. */
  isShown: boolean;
  /** It lies over the page now. */
  overlay: boolean;
  toggle: () => void;
  close: () => void;
}

const ClosePanelContext = createContext<() => void>(() => undefined);
export const ClosePanelProvider = ClosePanelContext.Provider;

/** Closes the side panel from within a page: after what was begun there, the page alone is wanted. */
export const useClosePanel = (): (() => void) => useContext(ClosePanelContext);

const wide = '(min-width: 48rem)';

/** Whether the side panel shows. It closes by itself when the page under it changes (`pageKey`) or the width does. */
export function usePanel(pageKey: string): PanelState {
  const [state, setState] = useState<PanelState['state']>('auto');
  const [isWide, setIsWide] = useState(true);

  // Before the menu button can be drawn with its state, which the server does not know.
  useIsomorphicLayoutEffect(() => {
    const query = window.matchMedia(wide);
    const follow = () => {
      setIsWide(query.matches);
      setState('auto');
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!window.matchMedia(wide).matches) setState('auto');
  }, [pageKey]);

  const isShown = state === 'open' || (state === 'auto' && isWide);
  const toggle = useCallback(() => setState(isShown ? 'closed' : 'open'), [isShown]);
  const close = useCallback(() => setState('closed'), []);
  const overlay = state === 'open' && !isWide;
  useClosedByBack(close, overlay);
  return { state, isShown, overlay, toggle, close };
}
