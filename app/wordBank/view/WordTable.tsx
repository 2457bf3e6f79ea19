import { useRef } from 'react';
import type { LanguageCode } from '../../../domain/languages/languages';
import { interfaceTexts } from '../../../domain/texts/interface';
import type { Word } from '../../../domain/words/word';
import { useRowWindow } from './useRowWindow';
import { WordRow } from './WordRow';

export interface WordTableProps {
  /** As listed: filtered and sorted. */
  words: readonly Word[];
  language: LanguageCode;
  ownLanguage: LanguageCode;
  threshold: number;
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
  /** Rows in the server's page. */
  initialRows: number;
  /** The same page with more rows, for readers without JavaScript. */
  moreHref?: string | undefined;
}

/** The table of words; of thousands it draws those in sight. */
export function WordTable(props: WordTableProps) {
  const { words, selected, initialRows } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, rowPx } = useRowWindow(scroller, words.length, initialRows);
  const { columns } = interfaceTexts.wordBank;
  const drawn = words.slice(first, end);
  const drawnIds = new Set(drawn.map((word) => word._id));

  return (
    <div
      ref={scroller}
      className="word-scroller"
      // What scrolls must scroll by keys.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={interfaceTexts.wordBank.heading}
    >
      <table className="word-table" aria-rowcount={words.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th className="cell-check">
              <span className="sr-only">{interfaceTexts.wordBank.selection}</span>
            </th>
            <th className="cell-word">{columns.word}</th>
            <th className="cell-reading">{columns.transliteration}</th>
            <th className="cell-gloss">{columns.translation}</th>
            <th className="cell-count">{columns.count}</th>
          </tr>
        </thead>
        <tbody style={{ paddingTop: first * rowPx, paddingBottom: (words.length - end) * rowPx }}>
          {drawn.map((word, at) => (
            <WordRow
              key={word._id}
              word={word}
              at={first + at}
              language={props.language}
              ownLanguage={props.ownLanguage}
              threshold={props.threshold}
              selected={selected.has(word._id)}
              onSelect={props.onSelect}
            />
          ))}
        </tbody>
      </table>
      {/* Selected words out of sight belong to the form too. */}
      {[...selected]
        .filter((id) => !drawnIds.has(id))
        .map((id) => (
          <input key={id} type="hidden" name="morphemeIds" value={id} />
        ))}
      {props.moreHref && words.length > initialRows && (
        <noscript>
          <a href={props.moreHref} className="text-link inline-block p-4">
            {interfaceTexts.wordBank.showMore(words.length - initialRows)}
          </a>
        </noscript>
      )}
    </div>
  );
}
