import { useCallback, useEffect, useState } from 'react';

export interface PanelState {
  /** `auto`: as the width has it, beside the page when wide and away when narrow. */
  state: 'auto' | 'open' | 'closed';
  /** It lies over the page now. */
  overlay: boolean;
  toggle: () => void;
  close: () => void;
}

const wide = '(min-width: 48rem)';

/** Whether the side panel shows. It closes by itself when the page under it changes (`pageKey`) or the width does. */
export function usePanel(pageKey: string): PanelState {
  const [state, setState] = useState<PanelState['state']>('auto');
  const [isWide, setIsWide] = useState(true);

  useEffect(() => {
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

  const toggle = useCallback(() => {
    const shown = (current: PanelState['state']) => current === 'open' || (current === 'auto' && isWide);
    setState((current) => (shown(current) ? 'closed' : 'open'));
  }, [isWide]);
  const close = useCallback(() => setState('closed'), []);
  return { state, overlay: state === 'open' && !isWide, toggle, close };
}
