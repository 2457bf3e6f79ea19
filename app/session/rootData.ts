import { useRouteLoaderData } from '@remix-run/react';
import type { Preferences } from '../../domain/account/preferences';
import type { LanguageCode } from '../../domain/languages/languages';
import type { Contrast } from '../theme/contrast';

/** What the server says on every page. */
export interface RootData {
  contrast: Contrast;
  /** Whether a language model is the tutor. The built-in one says what was written for it, and explains in English. */
  hasModel: boolean;
  /** Who is signed in; null for a visitor. */
  learner: { username: string; isAdmin: boolean; preferences: Preferences } | null;
}

/** Undefined where the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** Whether a language model is the tutor. */
export const useHasModel = (): boolean => useRootData()?.hasModel ?? true;

/** The language in which the tutor explains and translates for whoever has chosen `own`. */
export const useTutorsLanguageFor = (own: LanguageCode): LanguageCode => (useHasModel() ? own : 'en');
