import { useEffect, useRef } from 'react';
import type { ReadingScript } from '../../../domain/account/preferences';
import type { SuggestedReply } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { conversationTexts } from '../../../domain/texts/conversation';
import { demoTexts } from '../../../domain/texts/demo';
import { BeginButton } from '../panel/BeginButton';
import type { Press } from '../../ui/press';
import { StayingLink } from '../../ui/StayingLink';
import { composerFieldId } from './composerField';
import { SuggestionChips } from './SuggestionChips';

export interface EmptyConversationProps {
  language: LanguageCode;
  ownLanguage: LanguageCode;
  openers: readonly SuggestedReply[];
  showTransliteration: boolean;
  readingScript: ReadingScript;
  onOpener: (reply: SuggestedReply) => void;
  /** Given until the tutorial was held. */
  onTutorial: ((press: Press) => void) | null;
}

/** An empty conversation invites: the tutorial first, until it was held; what happens here, and things to begin with. */
export function EmptyConversation(props: EmptyConversationProps) {
  const { language, ownLanguage, openers, showTransliteration, readingScript, onOpener, onTutorial } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever scrolled down to what was here before reads this from its beginning.
    ref.current?.closest('main')?.scrollTo(0, 0);
  }, []);
  return (
    // English in a conversation that may run from right to left; the sentences below know their own direction.
    <div ref={ref} className="empty-conversation" dir="ltr">
      <h2 className="heading">{conversationTexts.emptyHeading}</h2>
      <p className="lead">{conversationTexts.emptyText(requireLanguage(language).name)}</p>
      {onTutorial && (
        <div className="start-here">
          <BeginButton
            intent="tutorial"
            label={conversationTexts.startHere}
            className="button button-filled button-large"
            describedBy="start-here-hint"
            onBegin={onTutorial}
          />
          <a
            href={`#${composerFieldId}`}
            className="button button-outlined button-large"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(composerFieldId)?.focus();
            }}
          >
            {conversationTexts.justTalk}
          </a>
          <p id="start-here-hint" className="field-hint">
            {conversationTexts.startHereHint}
          </p>
        </div>
      )}
      {openers.length > 0 && (
        <>
          <p className="text-small text-on-surface-variant mt-6 mb-3">{conversationTexts.openers}</p>
          <SuggestionChips
            label={conversationTexts.openers}
            replies={openers}
            language={language}
            ownLanguage={ownLanguage}
            showTransliteration={showTransliteration}
            readingScript={readingScript}
            onChoose={onOpener}
          />
        </>
      )}
      <p className="mt-4">
        <StayingLink to="/conversation?demo" className="text-link inline-block py-3">
          {demoTexts.watch}
        </StayingLink>
      </p>
    </div>
  );
}
