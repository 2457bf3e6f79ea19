import { messageTexts } from '../../../domain/texts/message';
import type { MarkedByForm } from '../markForm';

interface FormNoticeProps {
  /** What the last form marked. */
  marked: MarkedByForm | null;
  /** The word whose gloss it reported. */
  reported: string | null;
  error: string | null;
  /** Where Undo is posted. */
  action: string;
}

/** What became of the last form, for readers without JavaScript; and of a mark that failed, for everybody. */
export function FormNotice({ marked, reported, error, action }: FormNoticeProps) {
  return (
    <>
      {error !== null && (
        <p role="alert" className="field-error word-notice">
          {error}
        </p>
      )}
      {marked && (
        <form method="post" action={action} className="word-notice" role="status">
          <input type="hidden" name="count" value={marked.count} />
          {messageTexts.marked[marked.intent](marked.count)}
          <button name="intent" value="undo" className="button button-text">
            {messageTexts.undo}
          </button>
        </form>
      )}
      {reported !== null && (
        <p role="status" className="word-notice">
          {messageTexts.glossReported(reported)}
        </p>
      )}
    </>
  );
}
