import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useGrowthInView } from './useGrowthInView';

/** Within this many pixels of the lower edge a reader is following the conversation. */
const followingPx = 64;

/**
 * Keeps to the newest message while the reader is there, and leaves a reader who scrolled up where they are. In a list
 * that hangs from its lower edge scrollTop is 0 at the newest and negative above it.
 *
 * @param newestId the message that grows; null where the list just hangs from its lower edge
 */
export function useNewestInView(scroller: RefObject<HTMLElement>, sentKey: string | number, newestId: string | null) {
  const [away, setAway] = useState(false);
  useGrowthInView(scroller, newestId);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const onScroll = () => setAway(list.scrollTop < -followingPx);
    onScroll();
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => list.removeEventListener('scroll', onScroll);
  }, [scroller]);

  const firstKey = useRef(sentKey);
  useEffect(() => {
    if (firstKey.current === sentKey) return;
    firstKey.current = sentKey;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, sentKey]);

  const toNewest = useCallback(() => {
    const list = scroller.current;
    if (!list) return;
    list.scrollTop = 0;
    list.focus({ preventScroll: true });
  }, [scroller]);
  return { away, toNewest };
}
