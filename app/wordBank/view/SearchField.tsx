import { Form } from '@remix-run/react';
import type { LanguageCode } from '../../../domain/languages/languages';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import { Icon } from '../../ui/icons';
import type { WordViewName } from './listedWords';

interface SearchFieldProps {
  view: WordViewName;
  /** As the address names it. */
  language: LanguageCode | null;
  query: string;
  /** How many words it finds; null while nothing is searched for, or not all of them are there. */
  found: number | null;
  onQueryChange: (query: string) => void;
}

/** Filters as one types; without JavaScript it asks the server by `q`. */
export function SearchField({ view, language, query, found, onQueryChange }: SearchFieldProps) {
  return (
    <Form method="get" role="search" className="word-search" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="view" value={view} />
      {language !== null && <input type="hidden" name="language" value={language} />}
      <Icon name="search" />
      <input
        type="search"
        name="q"
        className="field"
        aria-label={wordBankTexts.search}
        placeholder={wordBankTexts.search}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
      />
      <span className="word-search-found" role="status">
        <bdi>{found !== null && wordBankTexts.found(found)}</bdi>
      </span>
    </Form>
  );
}
