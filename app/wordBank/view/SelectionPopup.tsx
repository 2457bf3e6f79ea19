import { useState } from 'react';
import { interfaceTexts } from '../../../domain/texts/interface';
import { IconButton } from '../../ui/IconButton';
import type { MarkIntent } from '../markForm';

export interface SelectionPopupProps {
  selected: ReadonlySet<string>;
  working: boolean;
  onMark: (mark: MarkIntent) => void;
  onClear: () => void;
}

/** What can be done with the selected words. Part of their form; a sheet shows it by itself where scripts do not run. */
export function SelectionPopup({ selected, working, onMark, onClear }: SelectionPopupProps) {
  const texts = interfaceTexts.wordBank;
  // Closing keeps the selection; the next change of it brings the popup back.
  const [closedFor, setClosedFor] = useState<ReadonlySet<string> | null>(null);
  const open = selected.size > 0 && closedFor !== selected;
  const mark = (label: string, value: MarkIntent) => (
    <button
      name="intent"
      value={value}
      aria-disabled={working || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!working) onMark(value);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="selection-popup" data-open={open || undefined} role="group" aria-label={texts.selection}>
      <span role="status" className="selection-count">
        {selected.size > 0 && texts.selected(selected.size)}
      </span>
      {mark(texts.markMastered, 'mastered')}
      {mark(texts.markNotMastered, 'notMastered')}
      <button
        type="reset"
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {texts.clearSelection}
      </button>
      <IconButton icon="close" label={texts.close} className="selection-close" onClick={() => setClosedFor(selected)} />
    </div>
  );
}
