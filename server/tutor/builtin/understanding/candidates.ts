import { pendingLine, type DialogueState } from '../dialogueState';
import { expandVariants, slotsOf } from '../format/template';
import type { Bank, Candidate } from './bank';
import { isBorneOut } from './evidence';
import type { Match } from './match';
import { measureOf } from './phrasing';
import type { Reading } from './reading';
import { isMisspelt } from './score';
import { ownWeight } from './vocabulary';

/** Where a candidate stands, as seen from the point of the dialogue. */
export type Distance = 'here' | 'scene' | 'anywhere' | 'opens';

/**
 * The least score by which something counts as meant. What can be said now may be guessed at; what would take the
 * learner elsewhere must be said nearly as written. Found by trying sentences against the content.
 */
const thresholds: Readonly<Record<Distance, Readonly<Record<'words' | 'characters', number>>>> = {
  here: { words: 0.62, characters: 0.72 },
  scene: { words: 0.8, characters: 0.86 },
  anywhere: { words: 0.78, characters: 0.84 },
  opens: { words: 0.74, characters: 0.84 },
};
/**
 * What words left out take from the score of something that would begin another scene, and of any reply where the
 * author has foreseen that other things are said: "I ate lasagna" is not "I ate too much".
 */
const leftOutFactor = 0.85;
/** Of two equally likely meanings the nearer one is meant. */
export const nearness: Readonly<Record<Distance, number>> = { here: 0.22, scene: 0.04, anywhere: 0.06, opens: 0 };
/** Above what anything but a reply at this point can reach. */
export const unrivalled = 1 + nearness.anywhere;

/**
 * "What is that?" is in nothing but small words like "What's up?": another scene begins by what it is about, or by
 * words that its author foresaw.
 */
function isAboutScene({ candidate, score, view }: Match, reading: Reading): boolean {
  if (score === 1 || view !== 'own') return true;
  const known = new Set(candidate.phrasings.flatMap(({ units }) => units));
  const hasSlot = candidate.phrasings.some(({ slots }) => slots.length > 0);
  return hasSlot || reading.units('own').some(({ key }) => ownWeight(key) >= 1 && resembles(key, known));
}

/** "English?" asks something, and states nothing of who writes it. */
const asksRather = ({ candidate, score, view }: Match, { isAsked }: Reading): boolean =>
  isAsked &&
  (score < 1 || view !== 'target') &&
  !candidate.phrasings.some(({ manner }) => manner.asks || manner.isRequest);

const resembles = (key: string, known: ReadonlySet<string | number>) =>
  known.has(key) || [...known].some((other) => typeof other === 'string' && isMisspelt(key, other));

export function isMeant(match: Match, distance: Distance, reading: Reading, state: DialogueState, bank: Bank): boolean {
  if (distance === 'opens' && !isAboutScene(match, reading)) return false;
  if (match.evidence && !isBorneOut(match.evidence)) return false;
  if (distance !== 'here' && (match.saysMore || asksRather(match, reading))) return false;
  const isOpen = distance === 'opens' || (distance === 'here' && pendingLine(state, bank)?.otherwise !== undefined);
  const factor = isOpen && match.leftOut > 0 ? leftOutFactor : 1;
  if (match.score * factor < thresholds[distance][measureOf(match.view, bank.content.language)]) return false;
  if (match.name !== undefined && match.score < 0.9 && distance !== 'here') return false;
  return isComplete(match, state);
}

/** Whether every slot of what was meant has a value: from the message, or from before. */
export function isComplete({ candidate, entries, name }: Match, state: DialogueState): boolean {
  return slotsOf(expandVariants(candidate.said.text, 'unsaid')).every((slot) =>
    slot.name === 'name'
      ? (name ?? state.name) !== undefined
      : slot.name in entries || (!slot.list && slot.name in state.slots),
  );
}

export function isWornOut(candidate: Candidate, distance: Distance, state: DialogueState): boolean {
  return distance === 'opens' && candidate.kind === 'reply' && state.played.includes(candidate.scene);
}

/** Replies at the line that waits, and those elsewhere in its scene that can be said with what is known by now. */
export function repliesAround(state: DialogueState, bank: Bank) {
  const known = new Set([...Object.keys(state.slots), ...(state.name === undefined ? [] : ['name'])]);
  const ofScene = (state.scene !== null && bank.replies.get(state.scene)) || [];
  const here = ofScene.filter((candidate) => candidate.line === state.line);
  const inScene = ofScene.filter(
    (candidate) => candidate.line !== state.line && [...candidate.needs].every((slot) => known.has(slot)),
  );
  return { here, inScene };
}

/** Everything that may be meant, the nearest first, nothing twice. */
export function* candidatesFor(reading: Reading, state: DialogueState, bank: Bank): Generator<[Candidate, Distance]> {
  const seen = new Set<Candidate>();
  const { here, inScene } = repliesAround(state, bank);
  for (const candidate of here) yield [candidate, 'here'];
  for (const candidate of inScene) yield [candidate, 'scene'];
  for (const candidate of [...here, ...inScene]) seen.add(candidate);
  for (const view of ['own', 'target', 'romanised'] as const) {
    const units = reading.units(view).map((unit) => unit.key);
    if (units.length === 0) continue;
    const lists = Object.keys(bank.content.lists).filter((list) => reading.found(list, view).length > 0);
    for (const candidate of bank.recall(units, lists, view)) {
      if (seen.has(candidate)) continue;
      seen.add(candidate);
      yield [candidate, candidate.kind === 'say' ? 'anywhere' : 'opens'];
    }
  }
  // "I'm Anna" has no word by which it could be found.
  for (const candidate of introductionsIn(bank)) if (!seen.has(candidate)) yield [candidate, 'opens'];
}

const introductions = new WeakMap<Bank, readonly Candidate[]>();

/** What opens a scene and says the learner's name. */
function introductionsIn(bank: Bank): readonly Candidate[] {
  const known =
    introductions.get(bank) ??
    [...bank.replies.values()]
      .flat()
      .filter((candidate) => candidate.said.opens && candidate.said.text.includes('{name}'));
  introductions.set(bank, known);
  return known;
}
