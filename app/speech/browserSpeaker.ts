import { browserClock } from '../realtime/browserClock';
import { createSpeaker, type Speaker } from './speaker';

let only: Speaker | null | undefined;

/** The speaker of this tab, made on first use; null in a browser without voices. Never on the server. */
export function browserSpeaker(): Speaker | null {
  if (only !== undefined) return only;
  if (!('speechSynthesis' in window)) return (only = null);
  const speaker = createSpeaker({
    engine: window.speechSynthesis,
    makeUtterance: (text) => new SpeechSynthesisUtterance(text),
    clock: browserClock,
  });
  // A browser goes on speaking when its page is left.
  window.addEventListener('pagehide', () => speaker.stop());
  return (only = speaker);
}
