import { Link } from '@remix-run/react';
import type { LanguageCode } from '../../../domain/languages/languages';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import { wordBankAddress } from '../wordBankAddress';
import type { WordViewName } from './listedWords';
import { StayingLink } from '../../ui/StayingLink';

interface NoWordsProps {
  /** There are words in other views. */
  hasOthers: boolean;
  view: WordViewName;
  /** As the address names it. */
  language: LanguageCode | null;
  /** What was searched for, or ''. */
  query: string;
  /** How many words of all views it finds. */
  foundInAll: number;
  /** The page without the search. */
  clearHref: string;
  onClear: () => void;
}

/** In place of a table without rows: why there are none, and what to do. */
export function NoWords({ hasOthers, view, language, query, foundInAll, clearHref, onClear }: NoWordsProps) {
  if (query !== '') {
    return (
      <div className="nothing">
        <p>{wordBankTexts.nothingFound[view](query)}</p>
        {foundInAll > 0 && (
          <StayingLink to={wordBankAddress({ view: 'all', query, language })} className="button button-filled">
            {wordBankTexts.foundInAll(foundInAll)}
          </StayingLink>
        )}
        <Link
          to={clearHref}
          className="button button-outlined"
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          {wordBankTexts.clearSearch}
        </Link>
      </div>
    );
  }
  const emptyView = view === 'mastered' ? wordBankTexts.emptyMastered : wordBankTexts.emptyToLearn;
  return (
    <div className="nothing">
      <p>{hasOthers ? emptyView : wordBankTexts.empty}</p>
      <StayingLink to="/conversation" className="button button-filled">
        {wordBankTexts.emptyLink}
      </StayingLink>
    </div>
  );
}
