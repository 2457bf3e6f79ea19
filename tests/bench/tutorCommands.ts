import type { DialogueState } from '../../server/tutor/builtin/dialogueState';
import type { Child } from './child';
import { ask, type Lag } from './probe';
import type { Memory } from './realtimeCommands';

export type { Memory };

/** A message, and where the dialogue stands. */
export interface Said {
  says: string;
  state: DialogueState;
}

/** What the message cost for which a language was loaded. */
export interface FirstMessage extends Pick<Lag, 'lagMaxMs'> {
  /** Until it was answered. */
  tookMs: number;
  /** Of all threads, with what is made after the answer. */
  cpuMs: number;
}

/** What an empty chat waits for in which a language was chosen. */
export interface FirstSuggestions {
  tookMs: number;
}

/** Milliseconds of each message, in the tutor and on the floor. */
export interface Measured {
  ours: number[];
  floor: number[];
  /** The tutor's processor time, to which it does not matter who else wants a processor. */
  cpu: number[];
  /** How many the floor looks among. */
  phrasings: number;
  /** The message that took longest. */
  dearest: string;
}

/** In the measuring process. */
export const firstSuggestions = (child: Child, language: string) =>
  ask(child.process, 'openers', { language }) as Promise<FirstSuggestions>;
export const sayFirst = (child: Child, language: string, message: string) =>
  ask(child.process, 'first', { language, message }) as Promise<FirstMessage>;
export const sayAll = (child: Child, language: string, messages: readonly Said[]) =>
  ask(child.process, 'sayAll', { language, messages });
export const measureAll = (child: Child, given: { language: string; messages: readonly Said[]; passes: number }) =>
  ask(child.process, 'measure', given) as Promise<Measured>;
