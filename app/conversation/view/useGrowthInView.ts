import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../../ui/prefersStillness';
import { findMessage } from './findMessage';
import { placeGrowth } from './placeGrowth';

/** As `--slide` in base.css. */
const slide: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * While a reader follows the newest message, what it grows by comes into sight, but never so far that its beginning
 * leaves it: what they would read next stays. What comes at once, as suggestions do, slides in.
 *
 * Looked at between layout and painting, which is when a ResizeObserver is called: nothing is seen to jump.
 */
export function useGrowthInView(scroller: RefObject<HTMLElement>, newestId: string | null): void {
  useEffect(() => {
    const list = scroller.current;
    const newest = findMessage(newestId);
    if (!list || !newest || !list.contains(newest)) return;
    let heightBefore: number | null = null;
    const observer = new ResizeObserver(() => {
      const { top, height } = newest.getBoundingClientRect();
      const grownBy = heightBefore === null ? 0 : height - heightBefore;
      heightBefore = height;
      const below = top - list.getBoundingClientRect().top;
      const place = placeGrowth({ grownBy, below, scrollTop: list.scrollTop });
      if (!place) return;
      list.scrollTop = place.scrollTop;
      if (!place.slidesBy || prefersStillness()) return;
      list.firstElementChild?.animate([{ transform: `translateY(${place.slidesBy}px)` }, { transform: 'none' }], slide);
    });
    observer.observe(newest);
    return () => {
      observer.disconnect();
    };
  }, [scroller, newestId]);
}
