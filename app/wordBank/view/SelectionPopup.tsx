import { useRef, useState } from 'react';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import { IconButton } from '../../ui/IconButton';
import type { MarkIntent } from '../markForm';
import { useFocusToTable } from './useFocusToTable';

export interface SelectionPopupProps {
  selected: ReadonlySet<string>;
  /** So many of them are not listed now: a search has come after them. */
  unlisted: number;
  working: boolean;
  onMark: (mark: MarkIntent) => void;
  onClear: () => void;
}

/** What can be done with the selected words. Part of their form; a sheet shows it by itself where scripts do not run. */
export function SelectionPopup({ selected, unlisted, working, onMark, onClear }: SelectionPopupProps) {
  // Closing keeps the selection; the next change of it brings the popup back.
  const [closedFor, setClosedFor] = useState<ReadonlySet<string> | null>(null);
  const open = selected.size > 0 && closedFor !== selected;
  const ref = useRef<HTMLDivElement>(null);
  useFocusToTable(ref, open);
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
    <div
      ref={ref}
      className="selection-popup"
      data-open={open || undefined}
      role="group"
      aria-label={wordBankTexts.selection}
    >
      <span role="status" className="selection-count">
        {selected.size > 0 && wordBankTexts.selected(selected.size, unlisted)}
      </span>
      {mark(wordBankTexts.markMastered, 'mastered')}
      {mark(wordBankTexts.markNotMastered, 'notMastered')}
      <button
        type="reset"
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {wordBankTexts.clearSelection}
      </button>
      <IconButton
        icon="close"
        label={wordBankTexts.close}
        className="selection-close"
        onClick={() => setClosedFor(selected)}
      />
    </div>
  );
}
