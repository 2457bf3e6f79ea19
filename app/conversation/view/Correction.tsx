import { useMemo } from 'react';
import type { Message } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import { Icon } from '../../ui/icons';
import { useHydrated } from '../../ui/useHydrated';
import type { AskedExplanation } from '../storeTypes';
import { correctedWords } from './correctedWords';
import { WhyButton } from './WhyButton';

interface CorrectionProps {
  message: Message;
  language: LanguageCode | null;
  ownLanguage: LanguageCode;
  expanded: boolean;
  asked: AskedExplanation | null;
  onToggle: () => void;
  /** Not given where the tutor explains nothing. */
  onExplain: ((about: string) => void) | undefined;
}

/** That the learner's sentence was put right; with the message's details, what was changed and why. */
export function Correction(props: CorrectionProps) {
  const { message, language, expanded, onToggle } = props;
  const hydrated = useHydrated();
  const reason = message.notes?.value?.correction;
  if (!reason || language === null) return null;
  const details = <CorrectionDetails {...props} language={language} reason={reason} />;
  return (
    <>
      {hydrated ? (
        <button type="button" className="correction-mark" aria-expanded={expanded} onClick={onToggle}>
          <Icon name="pen" />
          {messageTexts.corrected}
        </button>
      ) : (
        <p className="correction-mark">
          <Icon name="pen" />
          {messageTexts.corrected}
        </p>
      )}
      {expanded ? details : <noscript>{details}</noscript>}
    </>
  );
}

interface CorrectionDetailsProps extends CorrectionProps {
  language: LanguageCode;
  reason: string;
}

function CorrectionDetails({ message, language, ownLanguage, reason, asked, onExplain }: CorrectionDetailsProps) {
  const written = message.originalMessage?.value ?? '';
  const corrected = message.targetLanguageMessage?.value ?? '';
  const words = message.morphemeTranslationDetails?.value;
  const changes = useMemo(() => {
    const needed = new Set((words ?? []).flatMap(([surface, , , marks]) => (marks?.needed ? [surface] : [])));
    return correctedWords(written, corrected, language, needed);
  }, [written, corrected, language, words]);
  const { direction } = requireLanguage(language);
  const askedHere = asked?.about === '' ? asked : null;
  const kept = message.notes?.value?.explanations?.[''];
  const explanation = kept ?? (askedHere?.state === 'done' ? askedHere.text : undefined);
  return (
    <div className="correction" dir={requireLanguage(ownLanguage).direction}>
      {changes.length > 0 && (
        <ul className="correction-changes target" lang={language} dir={direction}>
          {changes.map((change) => (
            <li key={`${change.written} ${change.corrected}`}>
              <s>{change.written}</s>{' '}
              <span className="correction-arrow" aria-hidden="true">
                {direction === 'rtl' ? '←' : '→'}
              </span>{' '}
              <span className="sr-only" lang="en">
                {messageTexts.becomes}
              </span>
              <b>{change.corrected}</b>
            </li>
          ))}
        </ul>
      )}
      <p lang={ownLanguage}>{reason}</p>
      {/* Whoever has asked keeps the button, and with it the place of their focus. */}
      {onExplain && (kept === undefined || askedHere) && (
        <WhyButton className="why-button" asking={askedHere?.state === 'asking'} onAsk={() => onExplain('')} />
      )}
      {explanation !== undefined && (
        <p lang={ownLanguage} className="explanation">
          {explanation}
        </p>
      )}
      {askedHere?.state === 'failed' && (
        <p role="alert" className="text-error" dir="auto">
          {askedHere.text}
        </p>
      )}
    </div>
  );
}
