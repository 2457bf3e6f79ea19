import type { MouseEvent } from 'react';
import { pageTexts } from '../../domain/texts/app';
import { toast } from './toasts/toasts';

/** For a click on a link: a page that cannot be fetched now would leave nothing on the screen; this one stays. */
export function stayWhenOffline(event: MouseEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  toast(pageTexts.offline);
}
