import { messageTexts } from '../../../domain/texts/message';
import type { WordMeeting } from '../../../domain/words/word';
import { Button } from '../../ui/Button';

interface ReportGlossProps {
  /** The message whose gloss is reported: the newest that is still there. */
  newest: WordMeeting;
  /** Where the form is posted without JavaScript. */
  action: string;
  onReport: () => void;
}

/** Says that a word does not mean here what its gloss has: apart from what changes the word. */
export function ReportGloss({ newest, action, onReport }: ReportGlossProps) {
  return (
    <form method="post" action={action} className="card-report">
      <input type="hidden" name="messageId" value={newest.messageId} />
      <input type="hidden" name="original" value={newest.excerpt.surface} />
      <Button
        kind="text"
        className="button-flush"
        type="submit"
        name="intent"
        value="report"
        onClick={(event) => {
          event.preventDefault();
          onReport();
        }}
      >
        {messageTexts.reportGloss}
      </Button>
    </form>
  );
}
