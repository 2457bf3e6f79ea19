import { messageTexts } from '../../domain/texts/message';
import { Opener } from './Opener';

interface FailureProps {
  /** Why, in a sentence. */
  message: string;
  onRetry: () => void;
}

/** In place of what was not fetched: why, and the way to ask again, which without JavaScript is the page anew. */
export function Failure({ message, onRetry }: FailureProps) {
  return (
    <div className="failure">
      <p role="alert">{messageTexts.error(message)}</p>
      <Opener href="" className="button button-outlined" onClick={onRetry}>
        {messageTexts.retry}
      </Opener>
    </div>
  );
}
