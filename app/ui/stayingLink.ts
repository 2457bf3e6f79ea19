import type { MouseEvent } from 'react';
import { pageTexts } from '../../domain/texts/app';
import { serverReach } from '../api/serverReach';
import { toast } from './toasts/toasts';

/** The link that is followed when the server's sign of life has come: the last one that was wanted. */
let wanted: HTMLAnchorElement | null = null;
/** That link's second click, which is ours. */
let isFollowing = false;

/**
 * For a link: a page that cannot be fetched now would leave nothing on the screen; this one stays. Whether the server
 * can be reached is known before the click, or asked where something has failed.
 */
export const stayingLink = {
  onPointerEnter: serverReach.prepare,
  onPointerDown: serverReach.prepare,
  onFocus: serverReach.prepare,

  onClick: (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isFollowing) return;
    wanted = null;
    if (!navigator.onLine) {
      event.preventDefault();
      toast(pageTexts.offline);
    } else if (!serverReach.isSure() && opensHere(event)) {
      event.preventDefault();
      void followWhenReached(event.currentTarget);
    }
  },
};

async function followWhenReached(link: HTMLAnchorElement): Promise<void> {
  wanted = link;
  const isReached = await serverReach.check();
  if (wanted !== link) return;
  wanted = null;
  if (!isReached) {
    toast(pageTexts.unreached);
    return;
  }
  isFollowing = true;
  link.click();
  isFollowing = false;
}

/** And not in a tab or a window of its own, which takes nothing away. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
