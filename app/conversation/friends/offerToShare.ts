import { appTexts } from '../../../domain/texts/app';
import { friendTexts } from '../../../domain/texts/friends';

/** Opens a phone's own sheet for sharing, where it has one: the messengers stand there. */
export async function offerToShare(url: string): Promise<void> {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return;
  try {
    await navigator.share({ title: appTexts.name, text: friendTexts.shareText, url });
  } catch {
    // Put away, or not allowed: the link is on the clipboard already.
  }
}
