import { useId } from 'react';
import type { WordRecap } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { recapTexts } from '../../../domain/texts/words';

interface WordRecapViewProps {
  recap: WordRecap;
  language: LanguageCode | null;
}

/** In the order in which a word is told in one list rather than in another. */
const lists = ['needed', 'peeked', 'mastered'] as const;

/** How the words of a scene went, below its last message. Rows with nothing to tell are left out. */
export function WordRecapView({ recap, language }: WordRecapViewProps) {
  const headingId = useId();
  const told = lists.filter((name) => recap[name].length > 0);
  if (recap.met === 0 && told.length === 0) return null;
  return (
    // A group and no landmark: a conversation may have many.
    <div role="group" className="recap" aria-labelledby={headingId}>
      <h2 id={headingId} className="recap-heading">
        {recapTexts.heading}
      </h2>
      <dl>
        {recap.met > 0 && (
          <div className="recap-row">
            <dt>{recapTexts.met}</dt>
            <dd>
              <bdi>{recapTexts.words(recap.met)}</bdi>
            </dd>
          </div>
        )}
        {told.map((name) => (
          <div key={name} className={`recap-row is-${name}`}>
            <dt>{recapTexts[name]}</dt>
            <dd>
              <RecapWords words={recap[name]} language={language} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function RecapWords({ words, language }: { words: readonly string[]; language: LanguageCode | null }) {
  const direction = language === null ? 'auto' : requireLanguage(language).direction;
  return (
    <ul className="recap-words target" lang={language ?? undefined} dir={direction}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
