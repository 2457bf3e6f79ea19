import { useState } from 'react';
import { interfaceTexts } from '../../../domain/texts/interface';

const { delete: label, confirmDelete } = interfaceTexts.message;

/** Takes two clicks: the first asks. */
export function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <button
      type="button"
      onClick={({ detail }) => {
        // The second click of a double click answers nothing: it was made before the question could be read.
        if (detail > 1) return;
        if (confirming) onDelete();
        else setConfirming(true);
      }}
      onBlur={() => setConfirming(false)}
    >
      <bdi>{confirming ? confirmDelete : label}</bdi>
    </button>
  );
}
