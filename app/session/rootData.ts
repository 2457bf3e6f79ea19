import { useRouteLoaderData } from '@remix-run/react';
import type { Preferences, Theme } from '../../domain/account/preferences';
import type { LanguageCode } from '../../domain/languages/languages';
import { preferencesBeforeLoad } from '../settings/preferencesBeforeLoad';
import type { Contrast } from '../theme/contrast';

/** What the server says on every page. */
export interface RootData {
  contrast: Contrast;
  /** That of whoever was signed in last in this browser; null where that is not known. */
  lastTheme: Theme | null;
  /** Whether a language model is the tutor. The built-in one says what was written for it, and explains in English. */
  hasModel: boolean;
  /** Who is signed in; null for a visitor. */
  learner: { username: string; isAdmin: boolean; preferences: Preferences } | null;
}

/** Undefined where the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** The learner's preferences; a visitor has those before load, in the theme that this browser was last used in. */
export function usePreferences(): Preferences | typeof preferencesBeforeLoad {
  const root = useRootData();
  if (root?.learner) return root.learner.preferences;
  return { ...preferencesBeforeLoad, theme: root?.lastTheme ?? preferencesBeforeLoad.theme };
}

/** Whether a language model is the tutor. */
export const useHasModel = (): boolean => useRootData()?.hasModel ?? true;

/** The language in which the tutor explains and translates for whoever has chosen `own`. */
export const useTutorsLanguageFor = (own: LanguageCode): LanguageCode => (useHasModel() ? own : 'en');
