import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { interfaceTexts } from '../../../domain/texts/interface';
import { useHasModel } from '../../session/rootData';

interface EmptyFriendChatProps {
  name: string;
  language: LanguageCode;
  ownLanguage: LanguageCode;
}

/** A friend chat in which nothing has been said invites to say something. */
export function EmptyFriendChat({ name, language, ownLanguage }: EmptyFriendChatProps) {
  const texts = interfaceTexts.friends;
  // The built-in tutor understands no other.
  const own = useHasModel() ? ownLanguage : 'en';
  return (
    <div className="empty-conversation" dir="ltr">
      <h2 className="heading">{texts.emptyHeading(name)}</h2>
      <p className="lead">{texts.emptyText(name, requireLanguage(own).name, requireLanguage(language).name)}</p>
    </div>
  );
}
