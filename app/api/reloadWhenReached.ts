import type { ShouldRevalidateFunction } from '@remix-run/react';
import { serverReach } from './serverReach';

/**
 * A page's `shouldRevalidate`: after a form that could not reach the server nothing is loaded anew. That could not be
 * reached either, and an error page would take the place of the form and of what was typed into it.
 */
export const reloadWhenReached: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) => {
  const isForm = actionResult !== undefined;
  return isForm && !(navigator.onLine && serverReach.isSure()) ? false : defaultShouldRevalidate;
};
