import { Fragment } from 'react';
import type { Message } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import type { AskedExplanation } from '../storeTypes';
import type { CorrectedWords } from './correctedWords';
import { WhyButton } from './WhyButton';

interface CorrectionProps {
  message: Message;
  /** What was written otherwise; underlined in the learner's own wording. */
  changes: readonly CorrectedWords[];
  language: LanguageCode;
  ownLanguage: LanguageCode;
  expanded: boolean;
  asked: AskedExplanation | null;
  /** Not given where the tutor explains nothing. */
  onExplain: ((about: string) => void) | undefined;
}

/** Below the learner's sentence: what is right, and why; with the message's details more on asking. */
export function Correction(props: CorrectionProps) {
  const { message, changes, language, ownLanguage, expanded, asked, onExplain } = props;
  const { correction: reason, correctionKind: kind } = message.notes?.value ?? {};
  if (!reason) return null;
  const { direction } = requireLanguage(language);
  const askedHere = asked?.about === '' ? asked : null;
  const kept = message.notes?.value?.explanations?.[''];
  const explanation = kept ?? (askedHere?.state === 'done' ? askedHere.text : undefined);
  return (
    <div className="correction" lang={ownLanguage} dir={requireLanguage(ownLanguage).direction}>
      <p>
        {kind && kind !== 'other' && (
          <>
            {/* The interface's own words, whatever language the reason is in. */}
            <bdi className="correction-kind" lang="en">
              {messageTexts.correctionKinds[kind]}
              <span className="sr-only">:</span>
            </bdi>{' '}
          </>
        )}
        {changes.map(({ written, corrected, at }, index) => (
          <Fragment key={at}>
            <b className="target" lang={language} dir={direction}>
              {corrected}
            </b>
            {messageTexts.insteadOf}
            <i className="target" lang={language} dir={direction}>
              {written}
            </i>
            {index < changes.length - 1 ? '; ' : '. '}
          </Fragment>
        ))}
        {reason}
      </p>
      {/* Whoever has asked keeps the button, and with it the place of their focus. */}
      {expanded && onExplain && (kept === undefined || askedHere) && (
        <WhyButton className="why-button" asking={askedHere?.state === 'asking'} onAsk={() => onExplain('')} />
      )}
      {expanded && explanation !== undefined && <p className="explanation">{explanation}</p>}
      {expanded && askedHere?.state === 'failed' && (
        <p role="alert" className="text-error" dir="auto">
          {askedHere.text}
        </p>
      )}
    </div>
  );
}
