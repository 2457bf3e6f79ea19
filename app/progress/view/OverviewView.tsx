import type { CSSProperties } from 'react';
import type { ReadingScript } from '../../../domain/account/preferences';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import type { Overview, PeriodFigures } from '../../../domain/progress/overview';
import { glossText } from '../../../domain/texts/grammarLabels';
import { overviewTexts } from '../../../domain/texts/progress';
import { opacityOf } from '../../../domain/words/opacity';
import type { Word } from '../../../domain/words/word';
import { StayingLink } from '../../ui/StayingLink';
import { describeWord } from '../../words/describeWord';
import { shownReading } from '../../words/shownReading';

const figures = ['newWords', 'mastered', 'lookedUp', 'needed'] as const satisfies (keyof PeriodFigures)[];

interface OverviewViewProps {
  overview: Overview;
  language: LanguageCode;
  showTransliteration: boolean;
  readingScript: ReadingScript;
}

/** What became of the learner's words lately: in a sentence, in figures, and the words that are nearly theirs. */
export function OverviewView({ overview, language, showTransliteration, readingScript }: OverviewViewProps) {
  const { periods, nearest, masteryThreshold } = overview;
  const readings = nearest.map(({ originalMorpheme, transliteratedMorpheme }) =>
    showTransliteration
      ? shownReading(originalMorpheme, transliteratedMorpheme, { language, script: readingScript })
      : '',
  );
  const hasReadings = readings.some((reading) => reading !== '');
  return (
    <section className="overview" aria-labelledby="overview-headline">
      <h2 id="overview-headline" className="overview-headline">
        {overviewTexts.headlineOf(periods)}
      </h2>
      <div>
        <h3 id="overview-period">{overviewTexts.thisWeek}</h3>
        <ul className="figures overview-figures" aria-labelledby="overview-period">
          {figures.map((name) => (
            <li key={name}>
              <strong>{periods.week[name].toLocaleString('en')}</strong>{' '}
              <span>
                {overviewTexts[name](periods.week[name])}
                <small>{overviewTexts.inPeriods(periods.today[name], periods.month[name])}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {nearest.length > 0 && (
        <div className="nearest">
          <h3 id="nearest-words">{overviewTexts.nearest}</h3>
          <ul
            aria-labelledby="nearest-words"
            lang={language}
            dir={requireLanguage(language).direction}
            className={`sentence target ${hasReadings ? '' : 'without-readings'}`}
          >
            {nearest.map((word, at) => (
              <li key={word._id}>
                <NearWord word={word} threshold={masteryThreshold} reading={readings[at] ?? ''} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface NearWordProps {
  word: Word;
  threshold: number;
  reading: string;
}

/** A word as a conversation would show it now; it leads to its card. */
function NearWord({ word, threshold, reading }: NearWordProps) {
  const opacity = opacityOf(word.effectiveCount, threshold);
  const gloss = glossText(word.translatedMorpheme);
  const state = { needed: word.needed, newMeaning: false, fromDictionary: false, approximate: false };
  return (
    <StayingLink
      to={`/wordBank?word=${word._id}`}
      className={`word ${word.needed ? 'is-needed' : ''}`}
      aria-label={describeWord({ surface: word.originalMorpheme, reading, gloss, glossShown: true, ...state })}
      data-reading={reading}
      data-gloss={gloss}
      data-strength={Math.ceil(opacity * 3)}
      style={{ '--gloss-opacity': Number(opacity.toFixed(3)) } as CSSProperties}
    >
      <span className="surface">{word.originalMorpheme}</span>
    </StayingLink>
  );
}
