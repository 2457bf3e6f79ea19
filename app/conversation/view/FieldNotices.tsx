import { interfaceTexts } from '../../../domain/texts/interface';
import { Button } from '../../ui/Button';

/** Where words are on their way: an empty faded cell, with what is being done if that is known. */
export function WaitingCell({ statusMessage = '' }: { statusMessage?: string }) {
  return (
    <p className="waiting">
      <span className="waiting-cell" aria-hidden="true" />
      <span className={statusMessage === '' ? 'sr-only' : 'text-small text-on-surface-variant'}>
        {statusMessage === '' ? interfaceTexts.message.onItsWay : statusMessage}
      </span>
    </p>
  );
}

/** A failed field says what happened; a failed reply can be asked for again. */
export function FieldError({ statusMessage, onRetry }: { statusMessage: string; onRetry?: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-base text-error">{interfaceTexts.message.error(statusMessage)}</p>
      {onRetry && (
        <Button kind="outlined" onClick={onRetry}>
          {interfaceTexts.message.retry}
        </Button>
      )}
    </div>
  );
}

export function UnknownState() {
  return <p className="text-base text-on-surface-variant">{interfaceTexts.message.unknownState}</p>;
}
