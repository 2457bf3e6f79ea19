import { useEffect, useRef } from 'react';
import { wordBankTexts } from '../../../domain/texts/wordBank';

interface SelectAllProps {
  /** Words that are listed now. */
  count: number;
  state: 'none' | 'some' | 'all';
  /** Not while some of them are still to come. */
  disabled: boolean;
  onToggle: () => void;
}

/** In the head of the table: every word of the view, or of what the search shows. Without JavaScript a link does it. */
export function SelectAll({ count, state, disabled, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className="whole-view">
      <input ref={box} type="checkbox" checked={state === 'all'} disabled={disabled} onChange={onToggle} />
      <span className="whole-view-text">{wordBankTexts.selectAll(count)}</span>
    </label>
  );
}
