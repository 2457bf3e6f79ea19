import { z } from 'zod';
import type { Morpheme } from '../../../domain/conversation/message';
import type { Bank } from './understanding/bank';
import type { Line, Register } from './format/contentFormat';
import { entryByText } from './format/joined';
import { findLine } from './format/sceneFlow';
import { plainEntry, type SlotValue, type SlotValues } from './format/template';

const renderedSchema = z.object({
  text: z.string(),
  means: z.string(),
  morphemes: z.array(z.custom<Morpheme>(Array.isArray)),
  ends: z.array(z.number().int()),
});

/** What is stored with a conversation between two turns. Plain JSON; ids and texts, never positions in the content. */
const stateSchema = z.object({
  v: z.literal(1),
  scene: z.string().nullable(),
  /** The line that waits for a reply. */
  line: z.string().nullable(),
  /** `list` is '' for what the learner named themselves: the rest then says how it stands in a sentence. */
  slots: z.record(
    z.object({
      list: z.string(),
      text: z.string(),
      words: z.string().optional(),
      means: z.string().optional(),
      isQuoted: z.literal(true).optional(),
    }),
  ),
  name: z.string().max(80).optional(),
  /** `scene/goal` */
  goals: z.array(z.string()),
  /** Scenes begun in this conversation, oldest first. */
  played: z.array(z.string()),
  /** What the tutor said in the last ten turns, lines of scenes in all of them; and how often where more than once. */
  said: z.array(z.object({ id: z.string(), turn: z.number().int(), times: z.number().int().optional() })),
  /** Its longer statements of the last turns, as they were said. */
  statements: z.array(z.object({ text: z.string(), turn: z.number().int() })).optional(),
  turn: z.number().int().nonnegative(),
  /** What the learner said of themselves that may be brought up later: a list's entry, and when. */
  memories: z
    .array(z.object({ list: z.string(), text: z.string(), turn: z.number().int(), used: z.boolean() }))
    .default([]),
  /** Words that the learner had lacked and the tutor has brought back, by identity, the last few. */
  broughtBack: z.array(z.object({ word: z.string(), turn: z.number().int() })).default([]),
  /** A scene that the tutor offered to play, and when: a mere yes begins it. */
  offered: z.object({ scene: z.string(), turn: z.number().int() }).optional(),
  /** Questions of `talks` that the learner has answered: a line as `scene/line`, what was told unasked as `scene#goal`. */
  answered: z.array(z.string()).optional(),
  /** What the learner told of last: whom he or she stands for. */
  about: z.enum(['animal', 'person']).optional(),
  /** When the learner was last called by their name. */
  named: z.number().int().optional(),
  /** When the learner was last told where help is to be found. */
  cared: z.number().int().optional(),
  /** When the scene began, in milliseconds since 1970. */
  since: z.number().optional(),
  /** Apologies, jokes and remarks said in this conversation, the oldest first, and when, in milliseconds since 1970. */
  spent: z.array(z.object({ id: z.string(), at: z.number().optional() })).optional(),
  /** How often the learner was told what helps to be understood. */
  hinted: z.number().int().optional(),
  /** Had met no word of the language when the conversation began. */
  newcomer: z.literal(true).optional(),
  /** What was said last, but for what only helped with it: this is what is said again. */
  newest: z.array(renderedSchema).optional(),
});

export type DialogueState = z.infer<typeof stateSchema>;
export type Memory = DialogueState['memories'][number];

export const freshState: DialogueState = {
  v: 1,
  scene: null,
  line: null,
  slots: {},
  goals: [],
  played: [],
  said: [],
  turn: 0,
  memories: [],
  broughtBack: [],
};

/** How many turns the tutor remembers its answers, so as not to repeat itself; a scene's lines it remembers for good. */
export const memoryTurns = 10;

export const isAnswer = (id: string) => id.startsWith('anywhere/');

/** Scenes of people who talk: to tell what belongs there is to be in the talk. In all others somebody plays a part. */
export const talks = new Set(['meeting', 'family', 'weekend']);

/** Whether the learner has told what a line of a talk asks: in answer to it, or unasked. */
export function isAnswered({ answered = [], name }: DialogueState, scene: string, line: Line): boolean {
  const goal = line.replies.find(({ meets }) => meets !== undefined)?.meets;
  if (!talks.has(scene) || line.replies.length === 0) return false;
  if (goal === 'name' && name !== undefined) return true;
  return answered.includes(`${scene}/${line.id}`) || answered.includes(`${scene}#${goal}`);
}

export function withAnswered(state: DialogueState, scene: string, of: string): DialogueState {
  return talks.has(scene) ? { ...state, answered: [...new Set([...(state.answered ?? []), of])] } : state;
}

/** Goals of the first meeting that are met by what was told at any point. */
export function withMeetingGoals(state: DialogueState, goals: readonly string[] = []): DialogueState {
  return goals.reduce((told, goal) => withAnswered(told, 'meeting', `meeting#${goal}`), state);
}

/** When and how often the line that waits for a reply was said; undefined where that was before memory begins. */
export function pendingSaid({ scene, line, said }: DialogueState): DialogueState['said'][number] | undefined {
  return said.find(({ id }) => id === `${scene}/${line}`);
}

/** Asked so often a question is known; the replies to it are offered still. */
const mostTimes = 2;

export function isWorn(state: DialogueState): boolean {
  return (pendingSaid(state)?.times ?? 1) >= mostTimes;
}

export interface ResumedState {
  state: DialogueState;
  /** The scene or the line is gone from the content: the tutor begins again. */
  restarted: boolean;
}

/** A stored state brought in line with the content of today; anything of unknown shape is a fresh one. */
export function resumeState(stored: unknown, bank: Bank): ResumedState {
  const parsed = stateSchema.safeParse(stored);
  if (!parsed.success) return { state: freshState, restarted: false };
  const state = parsed.data;
  const slots = Object.fromEntries(Object.entries(state.slots).filter(([, slot]) => entryOf(bank, slot)));
  if (state.scene === null || state.line === null) return { state: { ...state, slots }, restarted: false };
  if (findLine(bank.content, { scene: state.scene, line: state.line }))
    return { state: { ...state, slots }, restarted: false };
  const first = bank.content.scenes.get(state.scene)?.lines[0];
  return {
    state: { ...state, slots: {}, scene: first ? state.scene : null, line: first?.id ?? null },
    restarted: true,
  };
}

/** A slot of no list holds what the learner wrote: the town that they come from, the subject that they want to talk of. */
function entryOf(bank: Bank, slot: DialogueState['slots'][string]): SlotValue | undefined {
  const { list, text, isQuoted } = slot;
  if (list !== '') return entryByText(list, text, bank.content);
  const plain = plainEntry(text);
  const { words = plain.words, means = plain.means } = slot;
  return { ...plain, words, means, ...(isQuoted ? { isQuoted } : {}) };
}

/** Whether people say tu or vous to each other in the scene that is played, or was last. */
export function registerOf(
  { scene, played }: Pick<DialogueState, 'scene' | 'played'>,
  { scenes }: Bank['content'],
): Register | undefined {
  return scenes.get(scene ?? played.at(-1) ?? '')?.register;
}

/** Whether an answer says that something was not understood. */
export const saysNotUnderstood = (id: string) => /^anywhere\/(?:lost|missed|rest)\//u.test(id);

/** Whether the last turn said that something was not understood, or that there is no hurry in its stead. */
export function ownedUp({ said, turn }: DialogueState): boolean {
  const last = said.filter((each) => each.turn === turn);
  return last.some(({ id }) => saysNotUnderstood(id) || id.startsWith('anywhere/no-hurry/'));
}

/** For so many turns nothing is practised after the learner spoke of danger, unless they begin a scene. */
const quietTurns = 6;

export function isAfterCrisis({ cared, scene, turn }: DialogueState): boolean {
  return cared !== undefined && scene === null && turn <= cared + quietTurns;
}

/** The line that waits for a reply. */
export function pendingLine({ scene, line }: DialogueState, bank: Bank): Line | undefined {
  return scene === null || line === null ? undefined : findLine(bank.content, { scene, line });
}

/** The values that the stored slots stand for. */
export function slotValues(state: DialogueState, bank: Bank): SlotValues {
  const entries: Record<string, SlotValue> = {};
  for (const [name, slot] of Object.entries(state.slots)) {
    const entry = entryOf(bank, slot);
    if (entry) entries[name] = entry;
  }
  return state.name === undefined ? { entries } : { name: state.name, entries };
}
