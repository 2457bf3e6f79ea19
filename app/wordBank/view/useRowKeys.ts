import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface RowKeysInput {
  table: RefObject<HTMLElement>;
  count: number;
  /** The row that keys are on. */
  at: number;
  /** Goes to a row and brings it into sight. */
  onMove: (at: number) => void;
  /** A pointer has gone to a row: under it nothing may move, or its press would end beside what it began on. */
  onPoint: (at: number) => void;
  /** Rows in sight. */
  page: number;
  onExtend: (from: number, to: number) => void;
  onSelectAll: () => void;
  onOpen: (at: number) => void;
}

/** The control of a row that has the focus; the same one of the next row gets it. */
const controlOf = (target: EventTarget) => (target instanceof HTMLInputElement ? 'input' : 'button');
const placeOf = (target: EventTarget) =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN) : Number.NaN;

/** The table's rows are one tab stop: arrows, pages, Home and End go through them, with Shift they select. */
export function useRowKeys(input: RowKeysInput) {
  const { table, count, at, onMove } = input;
  const wanted = useRef<string | null>(null);

  // After the row has been drawn.
  useEffect(() => {
    if (wanted.current === null) return;
    table.current?.querySelector<HTMLElement>(`[data-row="${at}"] ${wanted.current}`)?.focus({ preventScroll: true });
    wanted.current = null;
  }, [table, at]);

  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + input.page,
    PageUp: at - input.page,
    Home: 0,
    End: count - 1,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      input.onSelectAll();
      return;
    }
    if (event.altKey || (isCommand && event.key !== 'Home' && event.key !== 'End')) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Or it would post the form.
      event.preventDefault();
      input.onOpen(at);
      return;
    }
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const to = Math.min(count - 1, Math.max(0, goal));
    if (event.shiftKey) input.onExtend(at, to);
    if (to === at) return;
    wanted.current = controlOf(event.target);
    onMove(to);
  };
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (Number.isNaN(place) || place === at) return;
    if (event.target.matches(':focus-visible')) onMove(place);
    else input.onPoint(place);
  };
  return { onKeyDown, onFocus };
}
