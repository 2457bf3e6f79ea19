import { useRouteLoaderData } from '@remix-run/react';
import type { Preferences } from '../../domain/account/preferences';
import type { Contrast } from '../theme/contrast';

/** What the server says on every page. */
export interface RootData {
  contrast: Contrast;
  /** Who is signed in; null for a visitor. */
  learner: { username: string; isAdmin: boolean; preferences: Preferences } | null;
}

/** Undefined where the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
