import type { ReadingScript } from '../../../domain/account/preferences';
import type { MessageNotes, SuggestedReply } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import { ShareBar } from '../../ui/ShareBar';
import { Apology } from './Apology';
import { WithRetry } from './FieldNotices';
import { SuggestionChips } from './SuggestionChips';
import { GoalsReached } from '../scenario/Goals';
import { WordRecapView } from './WordRecapView';

interface MessageNotesViewProps {
  notes: MessageNotes | null;
  language: LanguageCode | null;
  ownLanguage: LanguageCode;
  showTransliteration: boolean;
  readingScript: ReadingScript;
  showKnown: boolean;
  showSuggestions: boolean;
  onSuggestion: (reply: SuggestedReply) => void;
  onSimpler: () => void;
  /** Given where a message that was stopped can be made again. */
  onRetry: (() => void) | undefined;
  messageId: string;
}

/** What came with a message: an apology, a remark, how much was known, how a scene went, and what one could answer. */
export function MessageNotesView({ notes, ownLanguage, showKnown, ...rest }: MessageNotesViewProps) {
  if (!notes) return null;
  const { knownShare, seenWords, newWords = 0, suggestions = [] } = notes;
  // Of what was not understood, or not put into the language as a whole, figures say nothing.
  const isMeasured = showKnown && knownShare !== undefined && seenWords !== undefined && notes.apology === undefined;
  return (
    <>
      {notes.apology && (
        <p className="note" lang={ownLanguage} dir={requireLanguage(ownLanguage).direction}>
          <Apology text={notes.apology} />
        </p>
      )}
      {notes.remark && (
        <p className="note" lang={ownLanguage} dir={requireLanguage(ownLanguage).direction}>
          {notes.remark}
        </p>
      )}
      {notes.stopped && (
        <WithRetry onRetry={rest.onRetry} retryId={rest.messageId}>
          <p className="meta">{messageTexts.stopped}</p>
        </WithRetry>
      )}
      {(isMeasured || notes.byBuiltin) && (
        <p className="meta">
          {notes.byBuiltin && <bdi>{messageTexts.byBuiltin}</bdi>}
          {isMeasured && (
            <>
              <bdi className="inline-flex items-center gap-1.5">
                <ShareBar share={knownShare} />
                {messageTexts.known(knownShare)}
              </bdi>
              {seenWords > 0 && <bdi>{messageTexts.seenWords(seenWords)}</bdi>}
              {newWords > 0 && <bdi>{messageTexts.newWords(newWords)}</bdi>}
            </>
          )}
        </p>
      )}
      {notes.goals && <GoalsReached goals={notes.goals} ownLanguage={ownLanguage} />}
      {notes.recap && <WordRecapView recap={notes.recap} language={rest.language} />}
      {rest.showSuggestions && (suggestions.length > 0 || notes.canBeSimpler) && (
        <SuggestionChips
          label={messageTexts.suggestions}
          replies={suggestions}
          language={rest.language}
          ownLanguage={ownLanguage}
          showTransliteration={rest.showTransliteration}
          readingScript={rest.readingScript}
          onChoose={rest.onSuggestion}
          onSimpler={notes.canBeSimpler ? rest.onSimpler : undefined}
        />
      )}
    </>
  );
}
