import type { SuggestedReply } from '../../../domain/conversation/message';
import { composerFieldId } from './composerField';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';

interface SuggestionChipsProps {
  label: string;
  replies: readonly SuggestedReply[];
  language: LanguageCode | null;
  ownLanguage: LanguageCode;
  /** A tap writes what the reply means into the composer. */
  onChoose: (reply: SuggestedReply) => void;
}

/** Things one could say: the target language, and small under it what it means. */
export function SuggestionChips({ label, replies, language, ownLanguage, onChoose }: SuggestionChipsProps) {
  const direction = language === null ? 'auto' : requireLanguage(language).direction;
  return (
    <ul className="chips" aria-label={label}>
      {replies.map((reply) => (
        <li key={reply.text}>
          {/* Without JavaScript the chip fills the composer's form by its name and value. */}
          <button
            type="submit"
            form="composer"
            name="suggestion"
            value={reply.means}
            className="chip"
            onClick={(event) => {
              event.preventDefault();
              // The chip goes away: keys go on in the composer. A finger needs no keyboard over the answer.
              if (event.detail === 0) document.getElementById(composerFieldId)?.focus();
              onChoose(reply);
            }}
          >
            <span className="chip-text target" lang={language ?? undefined} dir={direction}>
              {reply.text}
            </span>
            <span className="chip-means" lang={ownLanguage} dir="auto">
              {reply.means}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
