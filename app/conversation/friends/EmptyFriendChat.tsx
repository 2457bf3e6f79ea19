import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { friendTexts } from '../../../domain/texts/friends';
import { useHasModel } from '../../session/rootData';

interface EmptyFriendChatProps {
  name: string;
  language: LanguageCode;
  ownLanguage: LanguageCode;
}

/** A friend chat in which nothing has been said invites to say something. */
export function EmptyFriendChat({ name, language, ownLanguage }: EmptyFriendChatProps) {
  // The built-in tutor understands no other.
  const own = useHasModel() ? ownLanguage : 'en';
  return (
    <div className="empty-conversation" dir="ltr">
      <h2 className="heading">{friendTexts.emptyHeading(name)}</h2>
      <p className="lead">{friendTexts.emptyText(name, requireLanguage(own).name, requireLanguage(language).name)}</p>
    </div>
  );
}
