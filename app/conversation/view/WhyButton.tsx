import { interfaceTexts } from '../../../domain/texts/interface';

interface WhyButtonProps {
  asking: boolean;
  onAsk: () => void;
  className?: string;
}

/** Asks for an explanation. It keeps its place, and the focus, while one is on its way. */
export function WhyButton({ asking, onAsk, className }: WhyButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={asking || undefined}
      onClick={() => {
        if (!asking) onAsk();
      }}
    >
      <bdi>{asking ? interfaceTexts.message.asking : interfaceTexts.message.why}</bdi>
    </button>
  );
}
