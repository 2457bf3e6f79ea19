import { type RefObject, useEffect, useRef } from 'react';

interface OlderTriggerInput {
  hasOlder: boolean;
  loadingOlder: boolean;
  onLoadOlder: () => void;
}

/** A mark above the oldest message: older ones are asked for before the reader gets there. */
export function useOlderTrigger(scroller: RefObject<HTMLElement>, input: OlderTriggerInput) {
  const mark = useRef<HTMLParagraphElement>(null);
  const { hasOlder, loadingOlder, onLoadOlder } = input;
  useEffect(() => {
    const { current } = mark;
    if (!current || !hasOlder || loadingOlder) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Only for a reader who is on the way up: a short first page must not fetch the whole history.
        if (entry?.isIntersecting && (scroller.current?.scrollTop ?? 0) < 0) onLoadOlder();
      },
      { root: scroller.current, rootMargin: '600px 0px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [scroller, hasOlder, loadingOlder, onLoadOlder]);
  return mark;
}
