import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Preferences } from '../../domain/account/preferences';
import type { Profile } from '../../domain/account/profile';
import { type LanguageCode, requireLanguage } from '../../domain/languages/languages';
import type { Overview } from '../../domain/progress/overview';
import type { GraphData } from '../../domain/progress/progress';
import { requireLearner } from '../session/pageGuards';

export interface ProgressData {
  /** Whose points are shown; null before one was chosen. */
  language: LanguageCode | null;
  /** Those that the learner has conversations in, by name. */
  languages: LanguageCode[];
  /** What is asked for: the call's own default is the settings' language. */
  input: { language?: LanguageCode };
  /** For the first paint, and for readers without JavaScript. */
  graphData: GraphData | null;
  /** Of periods in the settings' time zone. */
  overview: Overview | null;
  /** Why there is none. */
  error: string | null;
  preferences: Preferences;
  /** Where the page was asked for with its dialog open. */
  profile: Profile | null;
}

/** The points of the language that the address names; else of the current conversation's, as in the word bank. */
export async function loadProgress({ request, context }: LoaderFunctionArgs): Promise<ProgressData> {
  const caller = await requireLearner({ request, context });
  const { conversations, preferences, profiles } = context.services;
  const address = new URL(request.url).searchParams;
  const [settings, titles, current] = await Promise.all([
    preferences.get(caller),
    conversations.titles(caller),
    conversations.findCurrent(caller),
  ]);
  const spoken = [settings.language, ...titles.map(({ targetLanguage }) => targetLanguage)];
  const languages = [...new Set(spoken.filter((code) => code !== null))].sort((a, b) =>
    requireLanguage(a).name.localeCompare(requireLanguage(b).name, 'en'),
  );
  const language =
    languages.find((code) => code === address.get('language')) ?? current?.targetLanguage ?? settings.language;
  const input = language === null || language === settings.language ? {} : { language };
  const [answer, overview] = await Promise.all([
    context.api.call('GET /conversation/graph-data', request, input),
    context.api.call('GET /progress/overview', request, input),
  ]);
  return {
    language,
    languages,
    input,
    graphData: answer.ok ? answer.output : null,
    overview: overview.ok ? overview.output : null,
    error: answer.ok ? null : answer.error.message,
    preferences: settings,
    profile: address.get('dialog') === 'profile' ? await profiles.get(caller) : null,
  };
}
