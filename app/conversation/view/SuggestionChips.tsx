import { Fragment, type ReactNode } from 'react';
import type { SuggestedReply } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import { useHydrated } from '../../ui/useHydrated';
import { goOnAfter } from './composerField';
import { phrasesOf } from './phrases';

interface SuggestionChipsProps {
  label: string;
  replies: readonly SuggestedReply[];
  language: LanguageCode | null;
  ownLanguage: LanguageCode;
  /** A tap writes what the reply means into the composer. */
  onChoose: (reply: SuggestedReply) => void;
  /** Given where what was said can be said in simpler words. */
  onSimpler?: (() => void) | undefined;
}

/** Things one could say: the target language, and small under it what it means. */
export function SuggestionChips({ label, replies, language, ownLanguage, onChoose, onSimpler }: SuggestionChipsProps) {
  const direction = language === null ? 'auto' : requireLanguage(language).direction;
  return (
    <ul className="chips" aria-label={label}>
      {replies.map((reply) => (
        <li key={reply.text}>
          <Chip message={reply.means} onChoose={() => onChoose(reply)}>
            <span className="chip-text target" lang={language ?? undefined} dir={direction}>
              <Phrases text={reply.text} language={language} />
            </span>
            <span className="chip-means" lang={ownLanguage} dir="auto">
              {reply.means}
            </span>
          </Chip>
        </li>
      ))}
      {onSimpler && (
        <li>
          <Chip quiet message={messageTexts.simplerMessage} onChoose={onSimpler}>
            {messageTexts.simpler}
          </Chip>
        </li>
      )}
    </ul>
  );
}

/** A sentence that breaks between its words. */
function Phrases({ text, language }: { text: string; language: LanguageCode | null }) {
  // The server's word lists need not be the browser's.
  const hydrated = useHydrated();
  if (!hydrated || language === null) return text;
  return phrasesOf(text, language).map((phrase, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}

interface ChipProps {
  /** What a tap says. */
  message: string;
  /** About the talk, not within it. */
  quiet?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Chip({ message, quiet = false, onChoose, children }: ChipProps) {
  return (
    // Without JavaScript the chip fills the composer's form by its name and value.
    <button
      type="submit"
      form="composer"
      name="suggestion"
      value={message}
      className={quiet ? 'chip chip-quiet' : 'chip'}
      onClick={(event) => {
        event.preventDefault();
        goOnAfter(event);
        onChoose();
      }}
    >
      {children}
    </button>
  );
}
