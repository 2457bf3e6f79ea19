import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { LanguageCode } from '../../../domain/languages/languages';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import type { Word } from '../../../domain/words/word';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/useHydrated';
import { listWords, type WordViewName } from './listedWords';
import { NoWords } from './NoWords';
import { SearchField } from './SearchField';
import { countUnlisted } from './selection';
import { SelectionPopup, type SelectionPopupProps } from './SelectionPopup';
import { WordTable, type WordTableProps } from './WordTable';

export interface WordBankViewProps
  extends Omit<WordTableProps, 'isGrowing' | 'words'>, Pick<SelectionPopupProps, 'working' | 'onMark' | 'onClear'> {
  /** Every word of the language, or the first rows of what is listed. */
  words: readonly Word[];
  state: 'growing' | 'complete' | 'failed';
  onFetchAgain: () => void;
  /** Words of the language in all views. */
  total: number;
  view: WordViewName;
  /** Links to all views, for phones. */
  views: ReactNode;
  /** Of the words, where the address names it. */
  addressLanguage: LanguageCode | null;
  query: string;
  /** The page came without rows for what is asked now; how many words of all views the search finds. Else null. */
  foundInAll: number | null;
  onQueryChange: (query: string) => void;
  /** The page without the search. */
  clearHref: string;
  /** Where marks are posted without JavaScript: `intent` mastered or notMastered, `morphemeIds` once per word. */
  action: string;
  /** For readers without JavaScript: all that is listed as selected. */
  allLink: ReactNode;
  /** What was said of the last form or mark. */
  notice: ReactNode;
}

/** The content of the word bank's page: search, table, and what to do with the words selected in it. */
export function WordBankView(props: WordBankViewProps) {
  const { words, state, view, threshold, query, selection } = props;
  const hydrated = useHydrated();
  const sought = useDeferredValue(query);
  const listed = useMemo(() => listWords(words, view, threshold, sought), [words, view, threshold, sought]);
  const ids = useMemo(() => new Set(words.map(({ _id }) => _id)), [words]);
  const isListed = listed.length > 0;
  const isComplete = state === 'complete';
  const foundInAll = isComplete && !isListed ? listWords(words, 'all', threshold, sought).length : props.foundInAll;

  return (
    <div className="word-bank">
      {props.total > 0 && (
        <div className="word-head">
          <h2 className="word-view">{wordBankTexts[view]}</h2>
          {props.views}
          <SearchField
            view={view}
            language={props.addressLanguage}
            query={query}
            found={isComplete && sought.trim() !== '' ? listed.length : null}
            onQueryChange={props.onQueryChange}
          />
        </div>
      )}
      {props.notice}
      {state === 'failed' && (
        <p role="alert" className="word-notice">
          {wordBankTexts.notFetched}
          <Button kind="text" onClick={props.onFetchAgain}>
            {wordBankTexts.fetchAgain}
          </Button>
        </p>
      )}
      {props.allLink}
      {/* Escape from any control in it lets the selection go. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        method="post"
        action={props.action}
        className="word-form"
        data-hydrated={hydrated || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && selection.ids.size > 0) props.onClear();
        }}
      >
        {isListed && <WordTable {...props} words={listed} isGrowing={!isComplete} />}
        {!isListed && state === 'growing' && foundInAll === null && (
          <p role="status" className="nothing">
            {wordBankTexts.fetching}
          </p>
        )}
        {!isListed && foundInAll !== null && (
          <NoWords
            hasOthers={props.total > 0}
            view={view}
            language={props.addressLanguage}
            query={sought.trim()}
            foundInAll={foundInAll}
            clearHref={props.clearHref}
            onClear={() => props.onQueryChange('')}
          />
        )}
        {/* With JavaScript the selection is kept here; its words need not be drawn to be marked. */}
        {!hydrated &&
          [...selection.ids]
            .filter((id) => !ids.has(id))
            .map((id) => <input key={id} type="hidden" name="morphemeIds" value={id} />)}
        <SelectionPopup
          selected={selection.ids}
          // Until all have come, the list says nothing about the others.
          unlisted={isComplete ? countUnlisted(selection, listed) : 0}
          working={props.working}
          onMark={props.onMark}
          onClear={props.onClear}
        />
      </form>
    </div>
  );
}
