import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { conversationTexts } from '../../../domain/texts/conversation';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import type { WordCard, WordMeeting } from '../../../domain/words/word';
import { messageAddress, pageOfMessage } from '../../conversation/address';
import { Day } from '../../ui/Day';
import { useHydrated } from '../../ui/useHydrated';
import { StayingLink } from '../../ui/StayingLink';

interface MeetingsProps {
  card: WordCard;
  ownLanguage: LanguageCode;
  timezone: string | null;
}

/** In which messages a word was met, each a way back to it. */
export function Meetings({ card, ownLanguage, timezone }: MeetingsProps) {
  const texts = wordBankTexts.card;
  const { meetings, messageCount, olderCount } = card;
  if (messageCount === 0) return null;
  return (
    <section className="card-meetings">
      <h3>{texts.meetings}</h3>
      {meetings.length === 0 ? (
        <p className="card-note">{texts.gone}</p>
      ) : (
        <ul>
          {meetings.map((meeting) => (
            <li key={meeting.messageId}>
              <Meeting meeting={meeting} language={card.language} ownLanguage={ownLanguage} timezone={timezone} />
            </li>
          ))}
        </ul>
      )}
      {meetings.length > 0 && messageCount > meetings.length && (
        <p className="card-note">{olderCount > 0 ? texts.newest(meetings.length) : texts.nowhereElse}</p>
      )}
    </section>
  );
}

interface MeetingProps {
  meeting: WordMeeting;
  language: LanguageCode;
  ownLanguage: LanguageCode;
  timezone: string | null;
}

function Meeting({ meeting, language, ownLanguage, timezone }: MeetingProps) {
  const hydrated = useHydrated();
  const { conversationId, messageId, conversationTitle, excerpt, position } = meeting;
  const title = conversationTitle || conversationTexts.untitled;
  return (
    <StayingLink
      className="card-meeting"
      // Without JavaScript nothing fetches older messages: the page that ends with this one, then.
      to={hydrated ? messageAddress(conversationId, messageId) : pageOfMessage(conversationId, position)}
    >
      <span className="card-sentence target" lang={language} dir={requireLanguage(language).direction}>
        {excerpt.parts.map(({ text, isWord }, at) => (isWord ? <mark key={at}>{text}</mark> : text))}
      </span>
      <small>
        <bdi>{title}</bdi>, <Day instant={meeting.seenAt} language={ownLanguage} timezone={timezone} />
      </small>
    </StayingLink>
  );
}
