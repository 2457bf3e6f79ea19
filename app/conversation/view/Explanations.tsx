import { useEffect, useRef } from 'react';
import { type MessageNotes, wholeSentence } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import type { AskedExplanation } from '../storeTypes';

interface ExplanationsProps {
  notes: MessageNotes | null;
  asked: AskedExplanation | null;
  language: LanguageCode | null;
  ownLanguage: LanguageCode;
}

/** What was explained of a message's words, by the words. What was asked just now is brought into view. */
export function Explanations({ notes, asked, language, ownLanguage }: ExplanationsProps) {
  const { '': ofCorrection, ...kept } = notes?.explanations ?? {};
  const ofWords = asked && asked.about !== '' ? asked : null;
  const explained = Object.entries(ofWords?.state === 'done' ? { ...kept, [ofWords.about]: ofWords.text } : kept);
  const direction = language === null ? 'auto' : requireLanguage(language).direction;

  const newest = useRef<HTMLDivElement>(null);
  const answered = ofWords?.state === 'done' ? ofWords.about : null;
  useEffect(() => {
    if (answered !== null) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [answered]);

  return (
    <>
      {explained.length > 0 && (
        <dl
          className="explanations"
          dir={requireLanguage(ownLanguage).direction}
          aria-label={messageTexts.explanations}
        >
          {explained.map(([about, explanation]) => (
            <div key={about} {...(about === answered ? { ref: newest } : {})}>
              {about === wholeSentence ? (
                <dt>
                  <bdi>{messageTexts.wholeSentence}</bdi>
                </dt>
              ) : (
                <dt className="target" lang={language ?? undefined} dir={direction}>
                  {about}
                </dt>
              )}
              {/* It often begins with the word that it explains: its first letter does not tell its direction. */}
              <dd lang={ownLanguage}>{explanation}</dd>
            </div>
          ))}
        </dl>
      )}
      {ofWords?.state === 'failed' && (
        <p role="alert" className="said-aside text-base text-error" dir="auto">
          {ofWords.text}
        </p>
      )}
    </>
  );
}
