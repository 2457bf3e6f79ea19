import type { ReadingScript } from '../../../domain/account/preferences';
import type { LanguageCode } from '../../../domain/languages/languages';
import { glossText } from '../../../domain/texts/grammarLabels';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import { wordTexts } from '../../../domain/texts/words';
import { isMastered, masteryShare, type Word, type WordCard } from '../../../domain/words/word';
import { useTutorsLanguageFor } from '../../session/rootData';
import { HearButton } from '../../speech/HearButton';
import { HearNote } from '../../speech/HearNote';
import { spokenText } from '../../speech/spokenText';
import { shownReading } from '../../words/shownReading';
import { Day } from '../../ui/Day';
import { ShareBar } from '../../ui/ShareBar';
import { Tag } from '../../ui/Tag';

interface WordFactsProps {
  word: Word;
  language: LanguageCode;
  threshold: number;
  readingScript: ReadingScript;
  /** Null while it is being fetched. */
  card: WordCard | null;
  ownLanguage: LanguageCode;
  timezone: string | null;
}

/** How a word sounds, what it means, and how well it is known. */
export function WordFacts({ word, language, readingScript, threshold, card, ownLanguage, timezone }: WordFactsProps) {
  const texts = wordBankTexts.card;
  const reading = shownReading(word.originalMorpheme, word.transliteratedMorpheme, { language, script: readingScript });
  const tutorsLanguage = useTutorsLanguageFor(ownLanguage);
  const day = (instant: string) => <Day instant={instant} language={ownLanguage} timezone={timezone} />;
  return (
    <>
      <div className="card-meaning">
        <HearButton
          speechKey={word._id}
          text={spokenText(word.originalMorpheme, word.transliteratedMorpheme, language)}
          language={language}
        />
        {reading !== '' && <span className="card-reading">{reading}</span>}
        <span className="card-gloss" lang={tutorsLanguage} dir="auto">
          {glossText(word.translatedMorpheme)}
        </span>
        {word.needed && <Tag>{wordTexts.needed}</Tag>}
      </div>
      <HearNote keyPrefix={word._id} language={language} />
      <dl className="card-facts">
        <div className="card-progress">
          <dt>{texts.progress}</dt>
          <dd>
            <ShareBar share={masteryShare(word, threshold)} />
            {progressText(word, threshold)}
          </dd>
        </div>
        <div className="card-met">
          <dt>{texts.met}</dt>
          <dd>{word.trueCount === 0 ? texts.notMetYet : texts.metIn(word.trueCount, card?.messageCount ?? 0)}</dd>
        </div>
        {card?.firstSeenAt && (
          <div>
            <dt>{texts.first}</dt>
            <dd>{day(card.firstSeenAt)}</dd>
          </div>
        )}
        {card?.lastSeenAt && (
          <div>
            <dt>{texts.last}</dt>
            <dd>{day(card.lastSeenAt)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function progressText(word: Word, threshold: number): string {
  const { card, countOf } = wordBankTexts;
  if (word.marked) return card.markedMastered;
  return isMastered(word, threshold) ? card.mastered : countOf(word.effectiveCount, threshold);
}
