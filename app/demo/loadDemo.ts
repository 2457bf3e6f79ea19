import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Preferences } from '../../domain/account/preferences';
import { requireLearner } from '../session/pageGuards';

export interface DemoPageData {
  isDemo: true;
  /** For the settings in the side panel. */
  preferences: Preferences;
}

/** Whether a conversation's address asks for the demo in its place (specification, section 2). */
export function isDemoAsked(request: Request): boolean {
  return new URL(request.url).searchParams.has('demo');
}

/** The demo is all in the browser: no conversation is opened for it, nor made. */
export async function loadDemo({ request, context }: LoaderFunctionArgs): Promise<DemoPageData> {
  const caller = await requireLearner({ request, context });
  return { isDemo: true, preferences: await context.services.preferences.get(caller) };
}
