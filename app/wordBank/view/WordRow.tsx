import { memo } from 'react';
import type { ReadingScript } from '../../../domain/account/preferences';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { glossText } from '../../../domain/texts/grammarLabels';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import { wordTexts } from '../../../domain/texts/words';
import { masteryShare, type Word } from '../../../domain/words/word';
import { IconControl } from '../../ui/IconControl';
import { ShareBar } from '../../ui/ShareBar';
import { Tag } from '../../ui/Tag';
import { shownReading } from '../../words/shownReading';

export interface WordRowProps {
  word: Word;
  /** Place in the list, from 0. */
  at: number;
  /** Pixels from the first row, where it stands apart from the others; else null. */
  top: number | null;
  language: LanguageCode;
  ownLanguage: LanguageCode;
  readingScript: ReadingScript;
  threshold: number;
  selected: boolean;
  /** Keys come to this row first. */
  tabStop: boolean;
  onSelect: (id: string, at: number) => void;
  onOpen: (id: string) => void;
  /** The page that shows the word's card. */
  cardHref: string;
}

/** One word. The checkbox's label covers the row: a tap anywhere selects it, without JavaScript too. */
export const WordRow = memo(function WordRow(props: WordRowProps) {
  const { word, at, top, language, ownLanguage, threshold, selected } = props;
  const tabIndex = props.tabStop ? 0 : -1;
  return (
    <tr
      data-row={at}
      aria-rowindex={at + 2}
      className="word-row"
      {...(top === null ? {} : { style: { position: 'absolute', insetInline: 0, top } })}
    >
      <td className="cell-check">
        <label>
          <input
            type="checkbox"
            name="morphemeIds"
            value={word._id}
            aria-label={wordBankTexts.select(word.originalMorpheme)}
            checked={selected}
            onChange={() => props.onSelect(word._id, at)}
            tabIndex={tabIndex}
          />
        </label>
      </td>
      <td
        className={`cell-word target ${word.needed ? 'is-needed' : ''}`}
        lang={language}
        dir={requireLanguage(language).direction}
      >
        {word.originalMorpheme}
      </td>
      <td className="cell-reading">
        {shownReading(word.originalMorpheme, word.transliteratedMorpheme, { language, script: props.readingScript })}
      </td>
      <td className="cell-gloss" lang={ownLanguage} title={glossText(word.translatedMorpheme)}>
        <bdi>{glossText(word.translatedMorpheme)}</bdi>
        {word.needed && <Tag>{wordTexts.needed}</Tag>}
      </td>
      <td className="cell-count" title={wordBankTexts.countOf(word.effectiveCount, threshold)}>
        <span>{word.trueCount}</span>
        <ShareBar share={masteryShare(word, threshold)} />
      </td>
      <td className="cell-open">
        <IconControl
          icon="open"
          label={wordBankTexts.open(word.originalMorpheme)}
          href={props.cardHref}
          tabIndex={tabIndex}
          onClick={() => props.onOpen(word._id)}
        />
      </td>
    </tr>
  );
});
