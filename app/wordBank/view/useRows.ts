import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Row {
  /** Place in the list, from 0. */
  index: number;
  /** Pixels from the first row, of one that stands apart; the others stand one under the other. */
  top: number | null;
}

interface Rows {
  rows: Row[];
  /** Pixels of all rows together, and of those above the ones that are drawn; null until they are known. */
  extent: { totalPx: number; abovePx: number } | null;
  /** Rows in sight, for keys that go by pages. */
  inSight: number;
  /** Brings a row into sight, clear of what lies over the table. */
  reveal: (index: number) => void;
}

/** Rows drawn beyond either edge, so that quick scrolling finds them there. */
const overscan = 8;
/** What the selection's popup covers of the table's lower edge where it takes two lines. */
const coveredPx = 124;

/**
 * Which rows of a long table to draw: those in sight, a few around them, and the one that keys are on. Until the page is
 * alive and has measured a row it draws the first `initial` ones.
 */
export function useRows(
  scroller: RefObject<HTMLElement>,
  { count, initial, keysAt }: { count: number; initial: number; keysAt: number },
): Rows {
  const [size, setSize] = useState<{ row: number; head: number } | null>(null);

  useEffect(() => {
    const list = scroller.current;
    const head = list?.querySelector('thead');
    if (!list || !head) return;
    const measure = () => {
      const row = list.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0;
      const next = { row, head: head.getBoundingClientRect().height };
      if (row === 0) return;
      setSize((former) => (former?.row === next.row && former.head === next.head ? former : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    sizes.observe(head);
    return () => sizes.disconnect();
  }, [scroller]);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (keysAt >= count || indexes.includes(keysAt)) return indexes;
      return [...indexes, keysAt].sort((a, b) => a - b);
    },
    [keysAt, count],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: size !== null,
    getScrollElement: () => scroller.current,
    estimateSize: () => size?.row ?? 1,
    scrollMargin: size?.head ?? 0,
    scrollPaddingStart: size?.head ?? 0,
    scrollPaddingEnd: coveredPx,
    overscan,
    rangeExtractor,
    // A row that comes a frame late is not missed; one drawn in the middle of a scroll delays it.
    useFlushSync: false,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, size]);

  const reveal = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  const items = virtualizer.getVirtualItems();
  if (size === null || items.length === 0) {
    const rows = Array.from({ length: Math.min(initial, count) }, (_, index) => ({ index, top: null }));
    return { rows, extent: null, inSight: rows.length, reveal };
  }
  const firstDrawn = Math.max(0, (virtualizer.range?.startIndex ?? 0) - overscan);
  const lastDrawn = (virtualizer.range?.endIndex ?? count) + overscan;
  const isApart = (index: number) => index < firstDrawn || index > lastDrawn;
  return {
    // Not each at a place of its own: the browser would work out the styles of what is in it for each row anew.
    rows: items.map(({ index, start }) => ({ index, top: isApart(index) ? start - size.head : null })),
    extent: { totalPx: count * size.row, abovePx: firstDrawn * size.row },
    inSight: Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / size.row) - 1),
    reveal,
  };
}
