import { talks, type DialogueState } from '../dialogueState';
import type { Bank } from '../understanding/bank';
import type { Match } from '../understanding/match';
import { sure } from '../understanding/matcher';
import { understand, type Understanding } from '../understanding/understand';
import type { Circumstances } from './dialogue';
import { isForgotten } from './ownUp';
import { gistOf } from './gist';
import { inTopic } from './topics';

/**
 * Whether a reply may lead the talk to its scene. A role-play is left for none. Elsewhere another scene begins where
 * the learner asks for what is to be had there ("a coffee, please"), taps what was suggested for it, or, while no
 * question waits, tells what people tell each other.
 */
function mayLead(
  { candidate, score, view }: Match,
  state: DialogueState,
  { bank, occasion }: Pick<Circumstances, 'bank' | 'occasion'>,
): boolean {
  if (candidate.kind !== 'reply' || candidate.scene === state.scene) return true;
  const { said, scene } = candidate;
  // Once it is over a role-play may begin again.
  if (occasion?.kind === 'scenario') return state.scene === null && (state.played.at(-1) ?? scene) === scene;
  if (talks.has(scene) && inTopic(state, bank)) return false;
  const isWaiting = state.scene !== null && state.line !== null && !isForgotten(state);
  // What is tapped is in the language that is learnt.
  if (said.offered && score === 1 && view === 'target') return true;
  if (asksFor(said.means)) return !isWaiting || (score >= sure && talks.has(state.scene ?? ''));
  return talks.has(scene) && !isWaiting;
}

/** Whether a sentence of a scene asks for what is to be had there. */
const asksFor = (means: string) =>
  /\?|\bplease\b|\bI['’](?:ll|d rather) have\b|\bI['’]d like\b|\blooking for\b|^I['’]m lost\b|^tell me\b/iu.test(means);

/** What of a message the talk can follow. */
export interface Bounded extends Understanding {
  /** All of it was understood, whether the talk can follow or not. */
  isWhole: boolean;
  /** What would lead where the talk must not go. */
  barred: readonly Match[];
}

/** A "yes" that stands before a sentence of the learner's own answers no question by itself: the sentence does. */
function isMereYes({ candidate, entries }: Match, message: string | undefined, bank: Bank): boolean {
  if (candidate.kind !== 'reply' || message === undefined || Object.keys(entries).length > 0) return false;
  const gist = /^(?:yes|no)\b/iu.test(candidate.said.means) ? gistOf(message, bank) : undefined;
  return gist?.isKnownSentence === true && gist.noun !== undefined && !candidate.said.text.includes(gist.noun.it.text);
}

/**
 * A message without what would lead where the talk must not go; then read once more for what it means here, with its
 * other parts.
 */
export function readInBounds(
  understanding: Understanding,
  state: DialogueState,
  circumstances: Pick<Circumstances, 'bank' | 'message' | 'occasion'>,
): Bounded {
  const { bank, message } = circumstances;
  const { partial } = understanding;
  const parts = partial ? understanding.parts.filter((part) => !isMereYes(part, message, bank)) : understanding.parts;
  const isWhole = parts.length > 0 && !partial && parts.every(({ leftOut }) => leftOut === 0);
  const isInBounds = (part: Match) => mayLead(part, state, circumstances);
  if (parts.every(isInBounds)) return { ...understanding, parts, isWhole, barred: [] };
  const here = message === undefined ? undefined : understand(message, state, bank, { byOpenings: false });
  const kept = (here?.parts.length ? here.parts : parts).filter(isInBounds);
  const barred = parts.filter((part) => !isInBounds(part));
  return { ...understanding, parts: kept, partial: partial || kept.length === 0, isWhole, barred };
}
