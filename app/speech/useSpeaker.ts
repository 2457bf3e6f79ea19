import { useSyncExternalStore } from 'react';
import { browserSpeaker } from './browserSpeaker';
import type { SpeakerState } from './speaker';

const nothing = () => undefined;
const subscribe = (onChange: () => void) => browserSpeaker()?.subscribe(onChange) ?? nothing;

/**
 * Something of the speaker's state that compares by value; null on the server, in the browser's first pass, and where
 * there are no voices at all.
 */
export function useSpeaker<T extends string | number | boolean>(select: (state: SpeakerState) => T | null): T | null {
  return useSyncExternalStore(
    subscribe,
    () => {
      const speaker = browserSpeaker();
      return speaker ? select(speaker.state()) : null;
    },
    () => null,
  );
}

/** Where in a text the word stands that is being said. */
export const useSpokenAt = (key: string): number | null =>
  useSpeaker(({ saying }) => (saying?.key === key ? saying.at : null));
