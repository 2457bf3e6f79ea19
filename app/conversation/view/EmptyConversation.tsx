import type { SuggestedReply } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { conversationTexts } from '../../../domain/texts/conversation';
import { demoTexts } from '../../../domain/texts/demo';
import { StayingLink } from '../../ui/StayingLink';
import { SuggestionChips } from './SuggestionChips';

export interface EmptyConversationProps {
  language: LanguageCode;
  ownLanguage: LanguageCode;
  openers: readonly SuggestedReply[];
  onOpener: (reply: SuggestedReply) => void;
}

/** An empty conversation invites: what happens here, and things to begin with. */
export function EmptyConversation({ language, ownLanguage, openers, onOpener }: EmptyConversationProps) {
  return (
    // English in a conversation that may run from right to left; the sentences below know their own direction.
    <div className="empty-conversation" dir="ltr">
      <h2 className="heading">{conversationTexts.emptyHeading}</h2>
      <p className="lead">{conversationTexts.emptyText(requireLanguage(language).name)}</p>
      {openers.length > 0 && (
        <>
          <p className="text-small text-on-surface-variant mt-6 mb-3">{conversationTexts.openers}</p>
          <SuggestionChips
            label={conversationTexts.openers}
            replies={openers}
            language={language}
            ownLanguage={ownLanguage}
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
