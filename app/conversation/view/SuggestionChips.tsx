import { Fragment, type ReactNode } from 'react';
import type { ReadingScript } from '../../../domain/account/preferences';
import type { SuggestedReply } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import { useHydrated } from '../../ui/useHydrated';
import { shownReading } from '../../words/shownReading';
import { goOnAfter } from './composerField';
import { phrasesOf } from './phrases';

interface SuggestionChipsProps {
  label: string;
  replies: readonly SuggestedReply[];
  language: LanguageCode | null;
  ownLanguage: LanguageCode;
  showTransliteration: boolean;
  /** In which letters Japanese words say how they sound. */
  readingScript: ReadingScript;
  /** A tap writes what the reply means into the composer. */
  onChoose: (reply: SuggestedReply) => void;
  /** Given where what was said can be said in simpler words. */
  onSimpler?: (() => void) | undefined;
}

/** Things one could say: the target language, over each word how it sounds, and small under it all what it means. */
export function SuggestionChips(props: SuggestionChipsProps) {
  const { label, replies, language, ownLanguage, showTransliteration, readingScript, onChoose, onSimpler } = props;
  const direction = language === null ? 'auto' : requireLanguage(language).direction;
  return (
    <ul className="chips" aria-label={label}>
      {replies.map((reply) => (
        <li key={reply.text}>
          <Chip message={reply.means} onChoose={() => onChoose(reply)}>
            <ChipText
              text={reply.text}
              reading={showTransliteration ? reply.reading : undefined}
              readingScript={readingScript}
              language={language}
              dir={direction}
            />
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

interface ChipTextProps {
  text: string;
  reading: SuggestedReply['reading'];
  readingScript: ReadingScript;
  language: LanguageCode | null;
  dir: string;
}

/** The words as they are glossed: whoever has them read out hears the sentence, and not each word twice. */
function ChipText({ text, reading, readingScript, language, dir }: ChipTextProps) {
  const written = { lang: language ?? undefined, dir };
  if (!reading || language === null) {
    return (
      <span className="chip-text target" {...written}>
        <Phrases text={text} language={language} />
      </span>
    );
  }
  return (
    <>
      <span className="sr-only" {...written}>
        {text}
      </span>
      <span className="chip-text chip-words target" aria-hidden {...written}>
        {wordsOf(reading, { language, script: readingScript }).map(([word, sounds], index) => (
          // Generated content, as over a glossed word: what is copied or searched for is the sentence alone.
          <span key={index} className="chip-word" data-reading={sounds} data-spaced={/\s$/u.test(word) || undefined}>
            {word}
          </span>
        ))}
      </span>
    </>
  );
}

/** Punctuation stands with the word before it, and never begins a line. */
function wordsOf(
  reading: NonNullable<SuggestedReply['reading']>,
  shown: Parameters<typeof shownReading>[2],
): [word: string, sounds: string][] {
  const words: [string, string][] = [];
  for (const [written, sounds] of reading) {
    const last = words.at(-1);
    if (last && sounds === '' && !/[\p{L}\p{N}]/u.test(written)) last[0] += written;
    else words.push([written, shownReading(written, sounds, shown)]);
  }
  return words;
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
