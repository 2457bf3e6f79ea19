import type { MouseEvent } from 'react';
import { ConfirmLabel } from '../../ui/ConfirmLabel';
import { useConfirm } from '../../ui/useConfirm';

interface ConfirmOptionProps {
  label: string;
  /** What the first click asks. */
  question: string;
  onConfirm: (event: MouseEvent) => void;
  /** Which key presses it. */
  hotkey?: string;
}

/** An option that takes two clicks. */
export function ConfirmOption({ label, question, onConfirm, hotkey }: ConfirmOptionProps) {
  const { asking, button } = useConfirm(onConfirm);
  return (
    <button type="button" data-key={hotkey} {...button}>
      <ConfirmLabel asking={asking} label={label} question={question} />
    </button>
  );
}
