import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { friendTexts } from '../../../domain/texts/friends';

interface EmptyFriendChatProps {
  name: string;
  language: LanguageCode;
  /** The one in which the learner is understood. */
  ownLanguage: LanguageCode;
}

/** A friend chat in which nothing has been said invites to say something. */
export function EmptyFriendChat({ name, language, ownLanguage }: EmptyFriendChatProps) {
  return (
    <div className="empty-conversation" dir="ltr">
      <h2 className="heading">{friendTexts.emptyHeading(name)}</h2>
      <p className="lead">
        {friendTexts.emptyText(name, requireLanguage(ownLanguage).name, requireLanguage(language).name)}
      </p>
    </div>
  );
}
