import type { ReactNode } from 'react';
import { messageTexts } from '../../../domain/texts/message';
import { Icon } from '../../ui/icons';
import { useHydrated } from '../../ui/useHydrated';

interface MessageToolsProps {
  expanded: boolean;
  onToggle: () => void;
  /** Not given where nothing can be done with the message. */
  onOptions?: (() => void) | undefined;
  optionsOpen: boolean;
  /** Tools that come before. */
  children?: ReactNode;
}

/** The buttons by which keys do what taps and long presses do: a row under the newest reply, elsewhere at the edge. */
export function MessageTools({ expanded, onToggle, onOptions, optionsOpen, children }: MessageToolsProps) {
  // Without JavaScript nothing opens: no button then, and the sentence stands there anyway.
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <div className="message-tools">
      {children}
      <button type="button" className="message-tool" aria-expanded={expanded} onClick={onToggle}>
        {messageTexts.translation}
      </button>
      {onOptions && (
        <button type="button" className="message-tool options-tool" aria-expanded={optionsOpen} onClick={onOptions}>
          <Icon name="dots" />
          <span className="sr-only">{messageTexts.optionsButton}</span>
        </button>
      )}
    </div>
  );
}
