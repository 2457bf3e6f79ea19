import type { MessageNotes } from '../../../domain/conversation/message';
import { wholeSentence } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import { Explanations } from './Explanations';

interface WhyWithoutScriptProps {
  messageId: string;
  notes: MessageNotes | null;
  language: LanguageCode;
  ownLanguage: LanguageCode;
  canExplain: boolean;
  /** What the learner wrote was put right. */
  isCorrected: boolean;
}

/**
 * Where there is no JavaScript nothing is selected or opened: what was explained stands there, and why something was put
 * right, or how the sentence is built, is asked with the composer's form.
 */
export function WhyWithoutScript(props: WhyWithoutScriptProps) {
  const { messageId, notes, language, ownLanguage, canExplain, isCorrected } = props;
  const explained = notes?.explanations ?? {};
  return (
    <noscript>
      {isCorrected && explained[''] !== undefined && (
        <p lang={ownLanguage} dir={requireLanguage(ownLanguage).direction}>
          {explained['']}
        </p>
      )}
      {isCorrected && canExplain && explained[''] === undefined && (
        <button type="submit" form="composer" name="explainCorrectionId" value={messageId} className="why-button">
          <bdi>{messageTexts.why}</bdi>
        </button>
      )}
      <Explanations notes={notes} asked={null} language={language} ownLanguage={ownLanguage} />
      {canExplain && explained[wholeSentence] === undefined && (
        <button type="submit" form="composer" name="explainId" value={messageId} className="why-button">
          <bdi>{messageTexts.whySentence}</bdi>
        </button>
      )}
    </noscript>
  );
}
