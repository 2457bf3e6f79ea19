import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Preferences } from '../../domain/account/preferences';
import type { Profile } from '../../domain/account/profile';
import { toAppError } from '../../domain/errors';
import { type LanguageCode, languageName } from '../../domain/languages/languages';
import type { Word, WordCard } from '../../domain/words/word';
import { requireLearner } from '../session/pageGuards';
import { countWords, listWords, parseWordView, type WordCounts } from './view/listedWords';

export interface WordBankData {
  language: string | null;
  /** Whose words these are: those of a language that the address names, else of the current conversation's. */
  scope: { language?: LanguageCode; conversationId?: string };
  /** Languages that the learner has words in, and the one that is shown, by name. */
  languages: LanguageCode[];
  threshold: number;
  /** Of all words. */
  counts: WordCounts;
  /** What the address asks for: the first rows of a view, or of what was searched for in it. */
  rows: Word[];
  /** How many the view, or the search, has in all. */
  listed: number;
  /** Where the view has none: how many the search finds in all views. */
  foundInAll: number | null;
  /** Ids of all of those, where they are asked for as selected. */
  selectedIds: string[];
  /** What the address asks for by `word`; null too where there is no such word. */
  card: WordCard | null;
  /** Why there is none. */
  cardError: string | null;
  preferences: Preferences;
  /** Where the page was asked for with its dialog open. */
  profile: Profile | null;
}

const rowsAtFirst = 40;
/** Without JavaScript a page has them all at once. */
const mostRows = 10_000;

/**
 * The word bank of the language that the address names, of those that the learner has words in; else of the current
 * conversation's; before there is one, of the settings'. The
 * page comes with its first rows; all the others the browser asks `/api` for.
 */
export async function loadWordBank({ request, context }: LoaderFunctionArgs): Promise<WordBankData> {
  const caller = await requireLearner({ request, context });
  const { conversations, preferences, words, wordCards, profiles } = context.services;
  const address = new URL(request.url).searchParams;
  const current = await conversations.findCurrent(caller);
  const known = await words.languages(caller);
  const named = known.find((code) => code === address.get('language'));
  const scope = named !== undefined ? { language: named } : current ? { conversationId: current.id } : {};
  const wordId = address.get('word');
  const [settings, list, card] = await Promise.all([
    preferences.get(caller),
    words.list(caller, scope),
    wordId === null ? { card: null, cardError: null } : orWhy(wordCards.card(caller, wordId)),
  ]);
  const threshold = list.masteryThreshold;
  const sought = address.get('q') ?? '';
  const listed = listWords(list.morphemes, parseWordView(address.get('view')), threshold, sought);
  const language = named ?? current?.targetLanguage ?? settings.language;
  return {
    language,
    scope,
    languages: byName([...known, ...(language === null ? [] : [language])]),
    threshold,
    counts: countWords(list.morphemes, threshold),
    rows: listed.slice(0, parseShown(address.get('shown'))),
    listed: listed.length,
    foundInAll: listed.length > 0 ? null : listWords(list.morphemes, 'all', threshold, sought).length,
    selectedIds: address.get('select') === 'all' ? listed.map(({ _id }) => _id) : [],
    ...card,
    preferences: settings,
    profile: address.get('dialog') === 'profile' ? await profiles.get(caller) : null,
  };
}

const byName = (codes: readonly LanguageCode[]) =>
  [...new Set(codes)].sort((a, b) => languageName(a).localeCompare(languageName(b), 'en'));

function parseShown(input: string | null): number {
  const wanted = Math.floor(Number(input));
  return wanted > rowsAtFirst ? Math.min(wanted, mostRows) : rowsAtFirst;
}

/** A word that is not there leaves the page as it is, and says so. */
async function orWhy(work: Promise<WordCard>): Promise<Pick<WordBankData, 'card' | 'cardError'>> {
  try {
    return { card: await work, cardError: null };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code !== 'wordNotFound') throw thrown;
    return { card: null, cardError: error.message };
  }
}
