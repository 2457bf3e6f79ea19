import { interfaceTexts } from '../../../domain/texts/interface';
import { isMastered, type Word, type WordMeeting } from '../../../domain/words/word';
import { Button } from '../../ui/Button';
import type { MarkIntent } from '../markForm';

interface CardActionsProps {
  word: Word;
  threshold: number;
  /** The message whose gloss is reported: the newest that is still there. */
  newest: WordMeeting | null;
  reported: boolean;
  working: boolean;
  /** Where the form is posted without JavaScript. */
  action: string;
  onMark: (intent: MarkIntent) => void;
  onReport: (meeting: WordMeeting) => void;
}

/** What can be done with one word: a form, so that it can be done without JavaScript too. */
export function CardActions({
  word,
  threshold,
  newest,
  reported,
  working,
  action,
  onMark,
  onReport,
}: CardActionsProps) {
  const { markMastered, markNotMastered } = interfaceTexts.wordBank;
  const mastered = isMastered(word, threshold);
  const button = (kind: 'filled' | 'outlined', intent: MarkIntent, label: string) => (
    <Button
      kind={kind}
      type="submit"
      name="intent"
      value={intent}
      working={working}
      onClick={(event) => {
        event.preventDefault();
        onMark(intent);
      }}
    >
      {label}
    </Button>
  );
  return (
    <form method="post" action={action} className="card-actions">
      <input type="hidden" name="morphemeIds" value={word._id} />
      {newest && !reported && (
        <>
          <input type="hidden" name="messageId" value={newest.messageId} />
          <input type="hidden" name="original" value={newest.excerpt.surface} />
          <Button
            kind="text"
            type="submit"
            name="intent"
            value="report"
            working={working}
            onClick={(event) => {
              event.preventDefault();
              onReport(newest);
            }}
          >
            {interfaceTexts.message.reportGloss}
          </Button>
        </>
      )}
      {/* What was never counted has nothing to begin anew. */}
      {(mastered || word.effectiveCount > 0) && button('outlined', 'notMastered', markNotMastered)}
      {!mastered && button('filled', 'mastered', markMastered)}
    </form>
  );
}
