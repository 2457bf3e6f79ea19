import { useCallback, useState } from 'react';
import type { Word } from '../../domain/words/word';
import type { WordViewName } from './view/listedWords';
import { allToggled, extended, nothingSelected, type Selection, selectionOf, toggled } from './view/selection';

/** What is selected in a view: in another one it means nothing. */
export function useSelection(view: WordViewName, atFirst: readonly string[]) {
  const [kept, setKept] = useState<{ view: WordViewName; selection: Selection }>(() => ({
    view,
    selection: selectionOf(atFirst),
  }));
  const change = useCallback(
    (next: (selection: Selection) => Selection) =>
      setKept((former) => ({ view, selection: next(former.view === view ? former.selection : nothingSelected) })),
    [view],
  );
  return {
    selection: kept.view === view ? kept.selection : nothingSelected,
    toggle: useCallback((id: string) => change((former) => toggled(former, id)), [change]),
    extend: useCallback(
      (listed: readonly Word[], fromId: string, toId: string) =>
        change((former) => extended(former, listed, fromId, toId)),
      [change],
    ),
    toggleAll: useCallback((listed: readonly Word[]) => change((former) => allToggled(former, listed)), [change]),
    clear: useCallback(() => change(() => nothingSelected), [change]),
    /** What has been marked is let go; the rest waits for another try. */
    release: useCallback(
      (ids: readonly string[]) => {
        const released = new Set(ids);
        change((former) => selectionOf([...former.ids].filter((id) => !released.has(id))));
      },
      [change],
    ),
  };
}
