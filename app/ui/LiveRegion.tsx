import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announcement } from './announce';

/**
 * The page's one voice: what `announce` is given. At the left edge, because a box beyond the right one widens a page
 * that runs from right to left.
 */
export function LiveRegion() {
  const { text, serial } = useStore(announcement);
  // The next page has not said it.
  useEffect(() => () => announcement.setState({ text: '' }), []);
  return (
    <div className="sr-only top-0 left-0" role="status" aria-live="polite" aria-atomic="true">
      <p key={serial}>{text}</p>
    </div>
  );
}
