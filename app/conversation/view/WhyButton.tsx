import { messageTexts } from '../../../domain/texts/message';

interface WhyButtonProps {
  asking: boolean;
  onAsk: () => void;
  className?: string;
  label?: string;
}

/** Asks for an explanation. It keeps its place, and the focus, while one is on its way. */
export function WhyButton({ asking, onAsk, className, label = messageTexts.why }: WhyButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={asking || undefined}
      onClick={() => {
        if (!asking) onAsk();
      }}
    >
      <bdi>{asking ? messageTexts.asking : label}</bdi>
    </button>
  );
}
