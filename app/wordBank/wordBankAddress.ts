import type { LanguageCode } from '../../domain/languages/languages';
import type { WordViewName } from './view/listedWords';

interface WordBankPlace {
  view: WordViewName;
  /** What is searched for, or ''. */
  query?: string;
  /** Given where the address names the language; else the word bank is that of the current conversation. */
  language: LanguageCode | null;
}

/** The address of the word bank in a view, with a search, in a language. */
export function wordBankAddress({ view, query = '', language }: WordBankPlace): string {
  const search = new URLSearchParams({
    ...(view === 'toLearn' ? {} : { view }),
    ...(query === '' ? {} : { q: query }),
    ...(language === null ? {} : { language }),
  }).toString();
  return search === '' ? '/wordBank' : `/wordBank?${search}`;
}
