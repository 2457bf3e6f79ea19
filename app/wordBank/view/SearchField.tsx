import { Form } from '@remix-run/react';
import { interfaceTexts } from '../../../domain/texts/interface';
import { Icon } from '../../ui/icons';
import type { WordViewName } from './listedWords';

interface SearchFieldProps {
  view: WordViewName;
  query: string;
  onQueryChange: (query: string) => void;
}

/** Filters as one types; without JavaScript it asks the server by `q`. */
export function SearchField({ view, query, onQueryChange }: SearchFieldProps) {
  return (
    <Form method="get" role="search" className="word-search" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="view" value={view} />
      <Icon name="search" />
      <input
        type="search"
        name="q"
        className="field"
        aria-label={interfaceTexts.wordBank.search}
        placeholder={interfaceTexts.wordBank.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
      />
    </Form>
  );
}
