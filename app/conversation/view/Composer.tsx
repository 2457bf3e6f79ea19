import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { isBlank, maxMessageLength, messageLength } from '../../../domain/conversation/message';
import { composerTexts } from '../../../domain/texts/conversation';
import { IconButton } from '../../ui/IconButton';
import { composerFieldId } from './composerField';
import { useAutosize } from './useAutosize';

export interface ComposerProps {
  draft: string;
  onDraftChange: (draft: string) => void;
  /** The trimmed draft, never empty, never too long. */
  onSend: (text: string) => void;
  onStop: () => void;
  /** A message is on its way: nothing can be sent. */
  sending: boolean;
  /** A reply is being written: it can be stopped. */
  replying: boolean;
  /** 'Write in English, Japanese, or both' */
  placeholder: string;
  /** Where the form posts `message` (and `intent=stop`) without JavaScript, with hidden fields of the caller. */
  action: string;
  hiddenFields?: ReactNode;
}

/** Characters left are shown from here on. */
const warnBelow = 200;

export function Composer(props: ComposerProps) {
  const { draft, sending, replying } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useAutosize(field, draft);

  const left = maxMessageLength - messageLength(draft);
  const sendable = !isBlank(draft) && left >= 0 && !sending;
  const submit = () => {
    if (sendable) props.onSend(draft.trim());
  };
  /** When the click was made that has sent; on the clock of the events. */
  const sentAtMs = useRef(-Infinity);
  const stops = replying && isBlank(draft);

  return (
    <footer className="composer-frame">
      <form
        id="composer"
        method="post"
        action={props.action}
        className="composer"
        data-sending={sending || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {props.hiddenFields}
        <textarea
          ref={field}
          id={composerFieldId}
          name="message"
          rows={1}
          className="composer-field"
          aria-label={composerTexts.label}
          aria-describedby={left < warnBelow ? 'composer-left' : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={props.placeholder}
          dir="auto"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => props.onDraftChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && replying && !event.nativeEvent.isComposing) props.onStop();
            if (!sendsWith(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        {stops ? (
          <IconButton
            icon="stop"
            label={composerTexts.stop}
            type="submit"
            name="intent"
            value="stop"
            className="send-button"
            onClick={(event) => {
              event.preventDefault();
              if (!endsDoubleClick(event, sentAtMs.current)) props.onStop();
            }}
          />
        ) : (
          <IconButton
            icon="send"
            label={sending ? composerTexts.sending : composerTexts.send}
            type="submit"
            className="send-button"
            // Not `disabled`: it would lose the focus of whoever has just pressed it.
            aria-disabled={draft !== '' && !sendable ? true : undefined}
            onClick={(event) => {
              if (sendable) sentAtMs.current = event.timeStamp;
            }}
          />
        )}
      </form>
      {left < warnBelow && (
        <p id="composer-left" className={`composer-left ${left < 0 ? 'text-error' : ''}`} role="status">
          <bdi>{left < 0 ? composerTexts.over(-left) : composerTexts.left(left)}</bdi>
        </p>
      )}
    </footer>
  );
}

/** Two clicks that are further apart are two decisions. */
const doubleClickMs = 300;

/** The second click of a double click on Send, in whose place Stop has come: it stops nothing. */
export function endsDoubleClick({ detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>, sentAtMs: number) {
  return detail > 1 && timeStamp - sentAtMs < doubleClickMs;
}

/** Enter sends, Shift+Enter is a new line, and an input method that is composing keeps its Enter. */
export function sendsWith(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'keyCode' | 'nativeEvent'>): boolean {
  // 229: Safari ends the composition before the key event that ended it, and tells so in no other way.
  // oxlint-disable-next-line typescript/no-deprecated
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229;
}
