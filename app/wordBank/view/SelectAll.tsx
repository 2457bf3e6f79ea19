import { useEffect, useRef } from 'react';
import { interfaceTexts } from '../../../domain/texts/interface';

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
      <span className="whole-view-text">{interfaceTexts.wordBank.selectAll(count)}</span>
    </label>
  );
}
