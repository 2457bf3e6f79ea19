import type { LanguageCode } from '../../domain/languages/languages';
import type { Clock } from '../realtime/connectionTypes';
import { type SpeechPart, speechPartsOf } from './speechParts';
import { pickVoice } from './voices';

/** As much of `window.speechSynthesis` as is used. */
export type SpeechEngine = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'resume' | 'getVoices' | 'speaking' | 'pending' | 'paused'
> &
  // Engines on some phones have no events of their own.
  Partial<Pick<SpeechSynthesis, 'addEventListener'>>;

export interface SpeakerDeps {
  engine: SpeechEngine;
  makeUtterance: (text: string) => SpeechSynthesisUtterance;
  clock: Clock;
}

export interface Speech {
  /** Names what is said: a second press on the same says it slowly. */
  key: string;
  text: string;
  language: LanguageCode;
}

export interface SpeakerState {
  saying: {
    key: string;
    isSlow: boolean;
    /** Index in the text of the word being said; null before the engine has named one. */
    at: number | null;
  } | null;
  /** What was said last, and how. */
  last: { key: string; isSlow: boolean } | null;
  problem: { key: string; kind: 'noVoice' | 'failed' } | null;
  /** Empty until the browser has loaded them, and on a device that has none. */
  voices: readonly SpeechSynthesisVoice[];
  /** False where there are voices, and none of this language. */
  speaks: (language: LanguageCode) => boolean;
}

export interface Speaker {
  state: () => SpeakerState;
  subscribe: (onChange: () => void) => () => void;
  /** Says it; slowly where it was just said; and stops where it is being said slowly. Called in a user's gesture. */
  press: (speech: Speech) => void;
  /** Ends what is being said, or only what has this key. */
  stop: (key?: string) => void;
}

const slowRate = 0.7;
/** Chrome drops what is said right after `cancel()`. */
const afterCancelMs = 50;
/** Voices load after the page: how often to look for them, and when to say that there are none. */
const voicesPollMs = 250;
const voicesPolls = 8;
/** Some engines send no `end`: how often to look whether they still speak. */
const watchMs = 1_000;
/** And some claim to speak for ever: what a sentence may take at most. */
const longestMs = ({ text }: SpeechPart, rate: number) => 10_000 + (text.length * 400) / rate;

/**
 * Says one thing at a time by the browser's voices. Their engines differ: events may be missing, voices come late, and
 * long texts stall, so each sentence is an utterance of its own and a timer watches over it.
 */
export function createSpeaker({ engine, makeUtterance, clock }: SpeakerDeps): Speaker {
  const speaks = (language: LanguageCode) => state.voices.length === 0 || pickVoice(state.voices, language) !== null;
  let state: SpeakerState = { saying: null, last: null, problem: null, voices: engine.getVoices(), speaks };
  const listeners = new Set<() => void>();
  /** Raised with every start and stop: callbacks of an older run do nothing. */
  let run = 0;
  /** Kept while it is being said: Chrome forgets the events of an utterance that nobody refers to. */
  let utterance: SpeechSynthesisUtterance | null = null;

  const set = (change: Partial<SpeakerState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const readVoices = () => {
    const voices = engine.getVoices();
    if (voices.length > 0 || state.voices.length > 0) set({ voices });
  };
  engine.addEventListener?.('voiceschanged', readVoices);

  /** Whether there was anything to end. */
  function silence(): boolean {
    run += 1;
    const wasBusy = utterance !== null || engine.speaking || engine.pending;
    utterance = null;
    if (wasBusy) engine.cancel();
    return wasBusy;
  }

  function end(problem: SpeakerState['problem']): void {
    silence();
    // What was not said is not said slowly the next time.
    set({ saying: null, problem, ...(problem ? { last: null } : {}) });
  }

  function say(parts: readonly SpeechPart[], voice: SpeechSynthesisVoice, index: number): void {
    const part = parts[index];
    const { saying } = state;
    if (!part || !saying) {
      end(null);
      return;
    }
    const mine = ++run;
    const ifMine = (act: () => void) => () => {
      if (mine === run) act();
    };
    const next = ifMine(() => {
      utterance = null;
      say(parts, voice, index + 1);
    });
    const rate = saying.isSlow ? slowRate : 1;
    const spoken = makeUtterance(part.text);
    spoken.voice = voice;
    // Android goes by the language even where there is a voice.
    spoken.lang = voice.lang.replaceAll('_', '-');
    spoken.rate = rate;
    spoken.onend = next;
    spoken.onboundary = ({ name, charIndex }) => {
      if (mine === run && name !== 'sentence') set({ saying: { ...saying, at: part.from + charIndex } });
    };
    spoken.onerror = ifMine(() => end({ key: saying.key, kind: 'failed' }));
    utterance = spoken;

    const startedAt = clock.now();
    let wasIdle = false;
    const watch = ifMine(() => {
      const isIdle = !engine.speaking && !engine.pending;
      const isOver = clock.now() - startedAt > longestMs(part, rate);
      if (isOver) end(null);
      else if (isIdle && wasIdle) next();
      else {
        wasIdle = isIdle;
        clock.after(watchMs, watch);
      }
    });
    if (engine.paused) engine.resume();
    engine.speak(spoken);
    clock.after(watchMs, watch);
  }

  function start({ key, text, language }: Speech, polls: number): void {
    const voice = pickVoice(state.voices, language);
    const mine = run;
    if (voice) say(speechPartsOf(text), voice, 0);
    else if (state.voices.length > 0 || polls === 0) end({ key, kind: 'noVoice' });
    else {
      clock.after(voicesPollMs, () => {
        if (mine !== run) return;
        readVoices();
        start({ key, text, language }, polls - 1);
      });
    }
  }

  const stop = (key?: string) => {
    if (state.saying && (key === undefined || state.saying.key === key)) end(null);
  };

  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    press: (speech) => {
      const { key } = speech;
      const { saying, last } = state;
      if (saying?.key === key && saying.isSlow) {
        stop();
        return;
      }
      const isSlow = last?.key === key && !last.isSlow;
      const wasBusy = silence();
      const mine = run;
      set({ saying: { key, isSlow, at: null }, last: { key, isSlow }, problem: null });
      // At once where that is possible: iOS wants the first words within the gesture.
      if (!wasBusy) start(speech, voicesPolls);
      else {
        clock.after(afterCancelMs, () => {
          if (mine === run) start(speech, voicesPolls);
        });
      }
    },
    stop,
  };
}
