import { type MouseEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import type { ReadingScript } from '../../../domain/account/preferences';
import type { LanguageCode } from '../../../domain/languages/languages';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import type { Word } from '../../../domain/words/word';
import { useHydrated } from '../../ui/useHydrated';
import { isAllSelected, type Selection, shareSelected } from './selection';
import { SelectAll } from './SelectAll';
import { useRowKeys } from './useRowKeys';
import { useRows } from './useRows';
import { WordRow } from './WordRow';

export interface WordTableProps {
  /** As listed: filtered and sorted. */
  words: readonly Word[];
  language: LanguageCode;
  ownLanguage: LanguageCode;
  readingScript: ReadingScript;
  threshold: number;
  selection: Selection;
  onToggle: (id: string) => void;
  onExtend: (listed: readonly Word[], fromId: string, toId: string) => void;
  onToggleAll: (listed: readonly Word[]) => void;
  onOpen: (id: string) => void;
  cardHref: (id: string) => string;
  /** More words are on their way. */
  isGrowing: boolean;
  /** Below the last row. */
  foot: ReactNode;
}

const rowsBeforeMeasuring = 40;

/** The table of words; of thousands it draws those in sight. */
export function WordTable(props: WordTableProps) {
  const { words, selection, onToggle, onExtend } = props;
  const hydrated = useHydrated();
  const scroller = useRef<HTMLDivElement>(null);
  const [keysAt, setKeysAt] = useState(0);
  const at = Math.min(keysAt, words.length - 1);
  // The server's page has as many as it was asked for.
  const initial = hydrated ? rowsBeforeMeasuring : words.length;
  const { rows, extent, inSight, reveal } = useRows(scroller, { count: words.length, initial, keysAt: at });
  const keysId = useId();
  const withShift = useRef(false);

  const select = useCallback(
    (id: string, place: number) => {
      const from = words[at]?._id;
      if (withShift.current && from !== undefined) onExtend(words, from, id);
      else onToggle(id);
      setKeysAt(place);
    },
    [words, at, onExtend, onToggle],
  );
  const keys = useRowKeys({
    table: scroller,
    count: words.length,
    at,
    page: inSight,
    onMove: (place) => {
      setKeysAt(place);
      reveal(place);
    },
    onPoint: setKeysAt,
    onExtend: (from, to) => onExtend(words, words[from]?._id ?? '', words[to]?._id ?? ''),
    onSelectAll: () => {
      if (!props.isGrowing && !isAllSelected(selection, words)) props.onToggleAll(words);
    },
    onOpen: (place) => props.onOpen(words[place]?._id ?? ''),
  });
  const noteShift = (event: MouseEvent) => {
    withShift.current = event.shiftKey;
    // Or the browser would select the text between.
    if (event.shiftKey) event.preventDefault();
  };
  const { columns, heading, keys: keysText } = wordBankTexts;

  return (
    <div
      ref={scroller}
      className="word-scroller"
      // Without JavaScript what scrolls must scroll by keys; with it the rows have the keys.
      tabIndex={hydrated ? undefined : 0}
      role="region"
      aria-label={heading}
    >
      <p id={keysId} className="sr-only">
        {keysText}
      </p>
      <table className="word-table" aria-rowcount={words.length + 1} aria-describedby={keysId}>
        <thead>
          <tr aria-rowindex={1}>
            <th className="cell-check">
              {hydrated ? (
                <SelectAll
                  count={words.length}
                  state={shareSelected(selection, words)}
                  disabled={props.isGrowing}
                  onToggle={() => props.onToggleAll(words)}
                />
              ) : (
                <span className="sr-only">{wordBankTexts.selection}</span>
              )}
            </th>
            <th>{columns.word}</th>
            <th>{columns.transliteration}</th>
            <th>{columns.translation}</th>
            <th>{columns.count}</th>
            <th className="cell-open">
              <span className="sr-only">{wordBankTexts.card.column}</span>
            </th>
          </tr>
        </thead>
        {/* Its rows' controls are what keys and pointers are on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          {...(extent && { style: { height: extent.totalPx, paddingBlockStart: extent.abovePx } })}
          onMouseDownCapture={noteShift}
          onKeyDownCapture={(event) => {
            withShift.current = event.shiftKey;
          }}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
        >
          {rows.map(({ index, top }) => {
            const word = words[index];
            if (!word) return null;
            return (
              <WordRow
                key={word._id}
                word={word}
                at={index}
                top={top}
                language={props.language}
                ownLanguage={props.ownLanguage}
                readingScript={props.readingScript}
                threshold={props.threshold}
                selected={selection.ids.has(word._id)}
                tabStop={!hydrated || index === at}
                onSelect={select}
                onOpen={props.onOpen}
                cardHref={props.cardHref(word._id)}
              />
            );
          })}
        </tbody>
      </table>
      {props.foot}
    </div>
  );
}
