import { Link } from '@remix-run/react';
import { useDeferredValue, useMemo } from 'react';
import type { LanguageCode } from '../../../domain/languages/languages';
import { interfaceTexts } from '../../../domain/texts/interface';
import type { Word } from '../../../domain/words/word';
import { useHydrated } from '../../ui/useHydrated';
import { listWords, type WordViewName } from './listedWords';
import { SearchField } from './SearchField';
import { SelectionPopup, type SelectionPopupProps } from './SelectionPopup';
import { WordTable } from './WordTable';

export interface WordBankViewProps extends SelectionPopupProps {
  /** Every word of the language. */
  words: readonly Word[];
  language: LanguageCode;
  ownLanguage: LanguageCode;
  threshold: number;
  view: WordViewName;
  query: string;
  onQueryChange: (query: string) => void;
  onSelect: (id: string, selected: boolean) => void;
  /** Where marks are posted without JavaScript: `intent` mastered or notMastered, `morphemeIds` once per word. */
  action: string;
  initialRows?: number;
  moreHref?: string;
  /** A mark that failed, in one sentence. */
  error?: string | undefined;
}

/** The content of the word bank's page: search, table, and what to do with the words selected in it. */
export function WordBankView(props: WordBankViewProps) {
  const { words, view, threshold, query } = props;
  const hydrated = useHydrated();
  const sought = useDeferredValue(query);
  const listed = useMemo(() => listWords(words, view, threshold, sought), [words, view, threshold, sought]);

  return (
    <div className="word-bank">
      {words.length > 0 && <SearchField view={view} query={query} onQueryChange={props.onQueryChange} />}
      {props.error && (
        <p role="alert" className="field-error px-5">
          {props.error}
        </p>
      )}
      <form method="post" action={props.action} className="word-form" data-hydrated={hydrated || undefined}>
        {listed.length > 0 ? (
          <WordTable {...props} words={listed} initialRows={props.initialRows ?? 40} />
        ) : (
          <Nothing {...props} />
        )}
        <SelectionPopup
          selected={props.selected}
          working={props.working}
          onMark={props.onMark}
          onClear={props.onClear}
        />
      </form>
    </div>
  );
}

function Nothing({ words, query, view, onQueryChange }: WordBankViewProps) {
  const texts = interfaceTexts.wordBank;
  if (query.trim() !== '') {
    return (
      <div className="nothing">
        <p>{texts.nothingFound(query.trim())}</p>
        <button type="button" className="button button-outlined" onClick={() => onQueryChange('')}>
          {texts.clearSearch}
        </button>
      </div>
    );
  }
  const emptyView = view === 'mastered' ? texts.emptyMastered : texts.emptyToLearn;
  return (
    <div className="nothing">
      <p>{words.length === 0 ? texts.empty : emptyView}</p>
      <Link to="/conversation" className="button button-filled">
        {texts.emptyLink}
      </Link>
    </div>
  );
}
