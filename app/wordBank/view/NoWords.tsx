import { Link } from '@remix-run/react';
import { interfaceTexts } from '../../../domain/texts/interface';
import type { WordViewName } from './listedWords';

interface NoWordsProps {
  /** There are words in other views. */
  hasOthers: boolean;
  view: WordViewName;
  /** What was searched for, or ''. */
  query: string;
  /** The page without the search. */
  clearHref: string;
  onClear: () => void;
}

/** In place of a table without rows: why there are none, and what to do. */
export function NoWords({ hasOthers, view, query, clearHref, onClear }: NoWordsProps) {
  const texts = interfaceTexts.wordBank;
  if (query !== '') {
    return (
      <div className="nothing">
        <p>{texts.nothingFound(query)}</p>
        <Link
          to={clearHref}
          className="button button-outlined"
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          {texts.clearSearch}
        </Link>
      </div>
    );
  }
  const emptyView = view === 'mastered' ? texts.emptyMastered : texts.emptyToLearn;
  return (
    <div className="nothing">
      <p>{hasOthers ? emptyView : texts.empty}</p>
      <Link to="/conversation" className="button button-filled">
        {texts.emptyLink}
      </Link>
    </div>
  );
}
