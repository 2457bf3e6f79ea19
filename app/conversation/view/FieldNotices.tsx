import type { ReactNode } from 'react';
import { messageTexts } from '../../../domain/texts/message';
import { Button } from '../../ui/Button';
import { goOnAfter } from './composerField';

/** Where words are on their way: an empty faded cell, with what is being done if that is known. */
export function WaitingCell({ statusMessage = '' }: { statusMessage?: string }) {
  return (
    <p className="waiting">
      <span className="waiting-cell" aria-hidden="true" />
      <span className={statusMessage === '' ? 'sr-only' : 'text-small text-on-surface-variant'} dir="auto">
        {statusMessage === '' ? messageTexts.onItsWay : statusMessage}
      </span>
    </p>
  );
}

interface WithRetryProps {
  /** Given where the message can be made again. */
  onRetry?: (() => void) | undefined;
  /** Posted as `retryId` with the composer's form, where there is no JavaScript. */
  retryId?: string;
  /** Given where the built-in tutor may be let answer; posted as `builtinId` without JavaScript. */
  onStandIn?: (() => void) | undefined;
}

/** A failed field says what happened; a failed message can be made again. */
export function FieldError({ statusMessage, ...retry }: WithRetryProps & { statusMessage: string }) {
  return (
    <WithRetry {...retry}>
      <p className="text-base text-error" dir="auto">
        {messageTexts.error(statusMessage)}
      </p>
    </WithRetry>
  );
}

/** Why there is no more of a message, and beside it the way to have it after all. */
export function WithRetry({ onRetry, retryId, onStandIn, children }: WithRetryProps & { children: ReactNode }) {
  return (
    <div className="with-retry">
      {children}
      {(onRetry || onStandIn) && (
        // Together, so that they stand side by side where they have no room beside what happened.
        <span className="flex flex-wrap gap-2">
          {onRetry && (
            <Button
              kind="outlined"
              type="submit"
              form="composer"
              name="retryId"
              value={retryId}
              onClick={(event) => {
                event.preventDefault();
                goOnAfter(event);
                onRetry();
              }}
            >
              {messageTexts.retry}
            </Button>
          )}
          {onStandIn && (
            <Button
              kind="outlined"
              type="submit"
              form="composer"
              name="builtinId"
              value={retryId}
              onClick={(event) => {
                event.preventDefault();
                goOnAfter(event);
                onStandIn();
              }}
            >
              {messageTexts.letBuiltinAnswer}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

export function UnknownState() {
  return (
    <p className="said-aside text-base text-on-surface-variant" dir="auto">
      {messageTexts.unknownState}
    </p>
  );
}
