import { useConfirm } from '../../ui/useConfirm';

interface ConfirmOptionProps {
  label: string;
  /** What the first click asks. */
  question: string;
  onConfirm: () => void;
}

/** An option that takes two clicks. */
export function ConfirmOption({ label, question, onConfirm }: ConfirmOptionProps) {
  const { asking, button } = useConfirm(onConfirm);
  return (
    <button type="button" {...button}>
      <bdi>{asking ? question : label}</bdi>
    </button>
  );
}
