import { Link, type LinkProps } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { pageTexts } from '../../domain/texts/app';
import { serverReach } from '../api/serverReach';
import { toast } from './toasts/toasts';

/** The link that is followed when the server's sign of life has come: the last one that was wanted. */
let wanted: HTMLAnchorElement | null = null;
/** That link's second click, which is ours. */
let isFollowing = false;

/**
 * A link that leads nowhere while the server cannot be reached: a page that cannot be fetched would leave nothing on the
 * screen; this one stays, and says so. Whether it can be is known before the click, or asked where something has failed.
 */
export function StayingLink({ onClick, ...props }: LinkProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Link
        {...props}
        onPointerEnter={serverReach.prepare}
        onPointerDown={serverReach.prepare}
        onFocus={serverReach.prepare}
        onClick={(event) => {
          // A toast lies under a dialog.
          const isInDialog = event.currentTarget.closest('dialog') !== null;
          if (!isFollowing) stayUnlessReached(event, isInDialog ? setSaid : toast);
          // What goes with leaving is done by who leaves.
          if (!event.defaultPrevented) onClick?.(event);
        }}
      />
      {said !== '' && (
        <p role="alert" className="field-error">
          {said}
        </p>
      )}
    </>
  );
}

/** For a link to somewhere else: this server says nothing of whether that can be reached. */
export function stayOffline(event: MouseEvent<HTMLAnchorElement>, say: (why: string) => void = toast): void {
  if (navigator.onLine) return;
  event.preventDefault();
  say(pageTexts.offline);
}

function stayUnlessReached(event: MouseEvent<HTMLAnchorElement>, say: (why: string) => void): void {
  wanted = null;
  stayOffline(event, say);
  if (!event.defaultPrevented && !serverReach.isSure() && opensHere(event)) {
    event.preventDefault();
    void followWhenReached(event.currentTarget, say);
  }
}

async function followWhenReached(link: HTMLAnchorElement, say: (why: string) => void): Promise<void> {
  wanted = link;
  const isReached = await serverReach.check();
  if (wanted !== link) return;
  wanted = null;
  if (!isReached) {
    say(pageTexts.unreached);
    return;
  }
  isFollowing = true;
  link.click();
  isFollowing = false;
}

/** And not in a tab or a window of its own, which takes nothing away. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
