import { useState } from 'react';
import type { ReadingScript } from '../../../domain/account/preferences';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import type { Word, WordCard, WordMeeting } from '../../../domain/words/word';
import { sentenceOf } from '../../api/sentenceOf';
import { browserSession } from '../../session/browserSession';
import { Dialog } from '../../ui/dialog/Dialog';
import { useHydrated } from '../../ui/useHydrated';
import type { MarkIntent } from '../markForm';
import { CardActions } from './CardActions';
import { Meetings } from './Meetings';
import { ReportGloss } from './ReportGloss';
import { useWordCard } from './useWordCard';
import { WordFacts } from './WordFacts';

export interface WordCardDialogProps {
  id: string;
  /** As the word bank has it; null until it has. */
  word: Word | null;
  /** As the server's page has it. */
  loaded: { card: WordCard | null; error: string | null };
  language: LanguageCode;
  ownLanguage: LanguageCode;
  readingScript: ReadingScript;
  threshold: number;
  timezone: string | null;
  onClose: () => void;
  closeHref: string;
  action: string;
  working: boolean;
  /** Why it was not marked, or null. */
  onMark: (intent: MarkIntent, id: string) => Promise<string | null>;
}

/** Everything about one word. */
export default function WordCardDialog(props: WordCardDialogProps) {
  const { id, ownLanguage, threshold, timezone, onClose } = props;
  const { card, error } = useWordCard(id, props.word, props.loaded);
  const [problem, setProblem] = useState<string | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const hydrated = useHydrated();
  const word = card?.word ?? props.word;
  const newest = card?.meetings[0];
  const language = card?.language ?? props.language;

  const mark = async (intent: MarkIntent) => {
    const why = await props.onMark(intent, id);
    // What can be taken back is said where the dialog does not lie over it.
    if (why === null) onClose();
    else setProblem(why);
  };
  const report = async ({ messageId, excerpt: { surface } }: WordMeeting) => {
    const { call, warn } = browserSession();
    try {
      await call('POST /report/gloss', { messageId, original: surface });
      setReported(surface);
      setProblem(null);
    } catch (thrown) {
      warn('A gloss was not reported.', thrown);
      setProblem(sentenceOf(thrown));
    }
  };

  return (
    <Dialog
      title={
        word ? (
          <span className="card-word target" lang={language} dir={requireLanguage(language).direction}>
            {word.originalMorpheme}
          </span>
        ) : (
          wordBankTexts.card.heading
        )
      }
      onClose={onClose}
      closeHref={props.closeHref}
      actions={
        word && (
          <>
            {problem !== null && (
              <p role="alert" className="field-error w-full">
                {problem}
              </p>
            )}
            <CardActions
              word={word}
              threshold={threshold}
              working={props.working}
              action={props.action}
              onMark={(intent) => void mark(intent)}
            />
          </>
        )
      }
    >
      {word && (
        <WordFacts
          readingScript={props.readingScript}
          word={word}
          language={language}
          threshold={threshold}
          card={card}
          ownLanguage={ownLanguage}
          timezone={timezone}
        />
      )}
      {error !== null && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      {card && <Meetings card={card} ownLanguage={ownLanguage} timezone={timezone} />}
      {newest && reported === null && (
        <ReportGloss newest={newest} action={props.action} onReport={() => void report(newest)} />
      )}
      {reported !== null && <p role="status">{messageTexts.glossReported(reported)}</p>}
      {!card && error === null && hydrated && (
        <p role="status" className="card-note">
          {wordBankTexts.card.fetching}
        </p>
      )}
    </Dialog>
  );
}
