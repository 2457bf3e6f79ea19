import type { ReactNode } from 'react';
import { messageTexts } from '../../../domain/texts/message';
import { useHydrated } from '../../ui/useHydrated';
import type { DisplayStyle } from './displayStyle';

interface MessageHeaderProps {
  display: DisplayStyle;
  name: string;
  expanded: boolean;
  onToggle: () => void;
  onOptions?: () => void;
  optionsOpen?: boolean;
  /** Tools besides. */
  children?: ReactNode;
}

/** Who speaks, and the buttons by which keys do what taps and long presses do. */
export function MessageHeader(props: MessageHeaderProps) {
  const { display, name, expanded, onToggle, onOptions, optionsOpen, children } = props;
  // Without JavaScript nothing opens: no button then, and the sentence stands there anyway.
  const hydrated = useHydrated();
  return (
    <header className={display === 'user-self' ? 'message-tools' : 'message-header'}>
      {display !== 'user-self' && (
        <span className="speaker" aria-hidden="true">
          <bdi>{name}</bdi>
        </span>
      )}
      {hydrated && (
        <button type="button" className="details-button" aria-expanded={expanded} onClick={onToggle}>
          {messageTexts.details}
        </button>
      )}
      {hydrated && onOptions && (
        <button type="button" className="details-button" aria-expanded={optionsOpen} onClick={onOptions}>
          {messageTexts.optionsButton}
        </button>
      )}
      {children}
    </header>
  );
}
