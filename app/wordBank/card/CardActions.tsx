import { wordBankTexts } from '../../../domain/texts/wordBank';
import { isMastered, type Word } from '../../../domain/words/word';
import { Button } from '../../ui/Button';
import type { MarkIntent } from '../markForm';

interface CardActionsProps {
  word: Word;
  threshold: number;
  working: boolean;
  /** Where the form is posted without JavaScript. */
  action: string;
  onMark: (intent: MarkIntent) => void;
}

/** How one word can be marked: a form, so that it can be done without JavaScript too. */
export function CardActions({ word, threshold, working, action, onMark }: CardActionsProps) {
  const { markMastered, markNotMastered } = wordBankTexts;
  const mastered = isMastered(word, threshold);
  const mark = (kind: 'filled' | 'outlined', intent: MarkIntent, label: string) => (
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
      {/* What was never counted has nothing to begin anew. */}
      {(mastered || word.effectiveCount > 0) && mark('outlined', 'notMastered', markNotMastered)}
      {!mastered && mark('filled', 'mastered', markMastered)}
    </form>
  );
}
