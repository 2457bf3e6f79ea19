import { useEffect, useState } from 'react';

/** Longer than the last word and its gloss take to appear (`.is-arriving` in words.css). */
const afterwardsMs = 600;

/**
 * Whether words of a text are arriving: while it streams and a moment afterwards, so that the last ones appear as softly
 * as the first, and so that the style of all its words is not found anew in the frame that has the end of a reply to
 * show.
 */
export function useArriving(streaming: boolean): boolean {
  const [arriving, setArriving] = useState(streaming);
  if (streaming && !arriving) setArriving(true);
  useEffect(() => {
    if (streaming || !arriving) return;
    const timer = setTimeout(() => setArriving(false), afterwardsMs);
    return () => {
      clearTimeout(timer);
    };
  }, [streaming, arriving]);
  return arriving;
}
