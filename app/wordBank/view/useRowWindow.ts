import { type RefObject, useEffect, useState } from 'react';

export interface RowWindow {
  first: number;
  /** Past the last row drawn. */
  end: number;
  /** Height of one row in pixels; all are alike. 0 until it has been measured. */
  rowPx: number;
}

/** Rows drawn beyond either edge, so that keys and quick scrolling find them there. */
const overscan = 12;

/**
 * Which rows of a long table to draw: those in sight and a few around them. Until the page is alive it draws the
 * first `initial` rows and no empty space for the rest.
 */
export function useRowWindow(scroller: RefObject<HTMLElement>, count: number, initial: number): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ first: 0, end: initial, rowPx: 0 });

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const rowPx = list.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? 0;
      if (rowPx === 0) return;
      const first = Math.max(0, Math.floor(list.scrollTop / rowPx) - overscan);
      const end = Math.ceil((list.scrollTop + list.clientHeight) / rowPx) + overscan;
      setShown((former) =>
        former.first === first && former.end === end && former.rowPx === rowPx ? former : { first, end, rowPx },
      );
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    list.addEventListener('scroll', onScroll, { passive: true });
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(list);
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, [scroller, count]);

  const end = Math.min(shown.end, count);
  return { ...shown, first: Math.min(shown.first, Math.max(0, end - 1)), end };
}
