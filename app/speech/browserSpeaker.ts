import { loadChunk } from '../loading/loadChunk';
import { browserClock } from '../realtime/browserClock';
import type { Speaker, SpeakerState } from './speaker';

let only: Speaker | null | undefined;

/** The speaker of this tab, made on first use; null in a browser without voices. Never on the server. */
export function browserSpeaker(): Speaker | null {
  if (only !== undefined) return only;
  // Some browsers have the name, and nothing under it.
  const { speechSynthesis: engine } = window as Partial<Pick<Window, 'speechSynthesis'>>;
  return (only = engine && 'SpeechSynthesisUtterance' in window ? speakerOnDemand(engine) : null);
}

/** As long as it has not been loaded, anything may be pressed. */
const unheard: SpeakerState = { saying: null, last: null, problem: null, voices: [], speaks: () => true };
/** When it is loaded where nobody has pressed: after all that the page is read by, and before the network may be gone. */
const loadMs = 3_000;

/** What speaks is not in the way of what is read: it comes a little later, or with the first press. */
function speakerOnDemand(engine: SpeechSynthesis): Speaker {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let state = unheard;
  let speaker: Speaker | null = null;
  let loading: Promise<Speaker> | null = null;
  let isToBeLoaded = false;

  const load = () =>
    (loading ??= loadChunk(() => import('./speaker')).then(
      ({ createSpeaker }) => {
        speaker = createSpeaker({
          engine,
          makeUtterance: (text) => new SpeechSynthesisUtterance(text),
          clock: browserClock,
        });
        speaker.subscribe(tell);
        tell();
        return speaker;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  // A browser goes on speaking when its page is left.
  window.addEventListener('pagehide', () => speaker?.stop());

  return {
    state: () => speaker?.state() ?? state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!isToBeLoaded) {
        isToBeLoaded = true;
        browserClock.after(loadMs, () => void load().catch(() => undefined));
      }
      return () => listeners.delete(listener);
    },
    press: (speech) => {
      // At once where it is there: iOS wants the first words within the gesture.
      if (speaker) speaker.press(speech);
      else {
        load().then(
          (loaded) => loaded.press(speech),
          () => {
            state = { ...unheard, problem: { key: speech.key, kind: 'failed' } };
            tell();
          },
        );
      }
    },
    stop: (key) => speaker?.stop(key),
  };
}
