import { memo } from 'react';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { glossText } from '../../../domain/texts/grammarLabels';
import { interfaceTexts } from '../../../domain/texts/interface';
import type { Word } from '../../../domain/words/word';
import { ShareBar } from '../../ui/ShareBar';

export interface WordRowProps {
  word: Word;
  /** Place in the list, from 0. */
  at: number;
  language: LanguageCode;
  ownLanguage: LanguageCode;
  threshold: number;
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
}

/** One word. The checkbox's label covers the row: a tap anywhere selects it, without JavaScript too. */
export const WordRow = memo(function WordRow(props: WordRowProps) {
  const { word, at, language, ownLanguage, threshold, selected, onSelect } = props;
  const texts = interfaceTexts.wordBank;
  const share = threshold <= 0 ? Number(word.effectiveCount > 0) : word.effectiveCount / threshold;
  return (
    <tr data-row={at} aria-rowindex={at + 2} className="word-row">
      <td className="cell-check">
        <label>
          <input
            type="checkbox"
            name="morphemeIds"
            value={word._id}
            aria-label={texts.select(word.originalMorpheme)}
            checked={selected}
            onChange={(event) => onSelect(word._id, event.target.checked)}
          />
        </label>
      </td>
      <td className="cell-word target" lang={language} dir={requireLanguage(language).direction}>
        {word.originalMorpheme}
      </td>
      <td className="cell-reading">{word.transliteratedMorpheme}</td>
      <td className="cell-gloss" lang={ownLanguage} title={glossText(word.translatedMorpheme)}>
        <bdi>{glossText(word.translatedMorpheme)}</bdi>
        {word.needed && <span className="tag">{interfaceTexts.words.needed}</span>}
      </td>
      <td className="cell-count" title={texts.countOf(word.effectiveCount, threshold)}>
        <span>{word.trueCount}</span>
        <ShareBar share={share} />
      </td>
    </tr>
  );
});
