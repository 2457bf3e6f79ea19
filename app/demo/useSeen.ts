import { type RefObject, useEffect, useState } from 'react';

/** Enough of a thing, or of the window, to follow what happens in it. */
const enough = 0.8;
const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Whether somebody can be looking at `target`: most of it is in the window, or it fills most of the window, in a tab that shows. */
export function useSeen(target: RefObject<HTMLElement>): boolean {
  const [inWindow, setInWindow] = useState(false);
  const [isTabShown, setTabShown] = useState(true);

  useEffect(() => {
    const { current } = target;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRatio, intersectionRect, rootBounds } = entries.at(-1) ?? {};
        const ofWindow = (intersectionRect?.height ?? 0) / (rootBounds?.height ?? window.innerHeight);
        setInWindow((intersectionRatio ?? 0) >= enough || ofWindow >= enough);
      },
      { threshold: steps },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);

  useEffect(() => {
    const follow = () => setTabShown(document.visibilityState === 'visible');
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return inWindow && isTabShown;
}
