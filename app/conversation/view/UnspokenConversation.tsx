import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { conversationTexts } from '../../../domain/texts/conversation';
import { StayingLink } from '../../ui/StayingLink';

interface UnspokenConversationProps {
  language: LanguageCode;
  ownLanguage: LanguageCode;
  tutorName: string;
  showTransliteration: boolean;
}

/** An empty conversation in a language that the tutor does not speak: what works there, and what does not. */
export function UnspokenConversation(props: UnspokenConversationProps) {
  const { script, name } = requireLanguage(props.language);
  const own = requireLanguage(props.ownLanguage).name;
  const texts = conversationTexts.unspoken;
  return (
    // English in a conversation that may run from right to left.
    <div className="empty-conversation" dir="ltr">
      <h2 className="heading">{texts.heading(name)}</h2>
      <p className="lead">{texts.text(name, props.tutorName)}</p>
      <dl className="what-works">
        <div>
          <dt>{texts.works}</dt>
          <dd>{texts.worksText(name, props.showTransliteration && !isReadByAll(script))}</dd>
        </div>
        <div>
          <dt>{texts.doesNot}</dt>
          <dd>{texts.doesNotText(name, own)}</dd>
        </div>
      </dl>
      <p>
        <StayingLink to="/providers" className="text-link inline-block py-3">
          {texts.more}
        </StayingLink>
      </p>
    </div>
  );
}

/** Latin letters, and those of a language of which nothing is known, are given no transliteration. */
const isReadByAll = (script: string) => script === 'Latn' || script === 'Zyyy';
