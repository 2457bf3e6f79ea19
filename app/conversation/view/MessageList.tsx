import { type ReactNode, useRef } from 'react';
import { conversationTexts } from '../../../domain/texts/conversation';
import { Icon } from '../../ui/icons';
import { messageListId } from './composerField';
import { useNewestInView } from './useNewestInView';
import { useOlderTrigger } from './useOlderTrigger';

export interface MessageListProps {
  /** `MessageView`s, oldest first. */
  children: ReactNode;
  /** Changes when the learner sends: then the newest is shown wherever they were. */
  sentKey: string | number;
  /** The newest message, whose beginning stays in sight while it grows; null where the end is what counts. */
  newestId?: string | null;
  hasOlder: boolean;
  loadingOlder: boolean;
  onLoadOlder: () => void;
  /** The options of one of them are open. */
  hasOptions?: boolean;
  /** The page with older messages, for readers without JavaScript. */
  olderHref?: string;
}

/**
 * The scrolling list. It hangs from its lower edge (column-reverse), so that the newest message shows at once, without
 * JavaScript too, and older ones can be put above without moving anything.
 */
export function MessageList(props: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { away, toNewest } = useNewestInView(scroller, props.sentKey, props.newestId ?? null);
  const older = useOlderTrigger(scroller, props);
  return (
    <div className={`message-list-frame ${props.hasOptions ? 'has-options' : ''}`}>
      {/* A log that is not read out as it grows: a finished reply is announced once, elsewhere. */}
      <div
        ref={scroller}
        id={messageListId}
        className="message-list"
        role="log"
        aria-live="off"
        aria-label={conversationTexts.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys
        tabIndex={0}
      >
        <div className="message-column">
          {props.hasOlder && (
            <p ref={older} className="text-center">
              {props.loadingOlder ? (
                <bdi className="text-small text-on-surface-variant">{conversationTexts.loadingOlder}</bdi>
              ) : (
                <a
                  href={props.olderHref ?? '?'}
                  className="text-link inline-block px-3 py-3"
                  onClick={(event) => {
                    event.preventDefault();
                    props.onLoadOlder();
                  }}
                >
                  {conversationTexts.loadOlder}
                </a>
              )}
            </p>
          )}
          {props.children}
        </div>
      </div>
      {away && (
        <button type="button" className="jump-to-newest" data-key="n" onClick={toNewest}>
          <Icon name="down" />
          <span className="sr-only">{conversationTexts.jumpToNewest}</span>
        </button>
      )}
    </div>
  );
}
