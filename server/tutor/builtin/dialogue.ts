import type { SuggestedReply } from '../../../domain/conversation/message';
import type { Bank } from './bank';
import type { AnywhereEntry, Line, Reply, Scene, Utterance } from './contentFormat';
import { slotValues, memoryTurns, type DialogueState, type ResumedState } from './dialogueState';
import type { Match } from './match';
import { MissingSlotError, render, type Rendered } from './render';
import { findLine, runFrom, targetOf } from './sceneFlow';
import { openingReplies, suggestAt, suggestOpenings } from './suggestions';
import { expandVariants, slotsOf, type Address } from './template';
import type { Understanding } from './understand';

/** What the tutor does in one turn. */
export interface TurnPlan {
  said: Rendered[];
  remark?: string;
  suggestions: SuggestedReply[];
  /** The title of the scene that begins. */
  title?: string;
  state: DialogueState;
}

/** What a plan is made of while it is made; `state` is replaced, never changed. */
interface Draft {
  said: Rendered[];
  remarks: string[];
  title?: string;
  state: DialogueState;
}

/** The scene that a mere greeting leads to. */
const firstScene = 'meeting';

/** The tutor's answer to what it understood. Pure: the same message at the same point gets the same answer. */
export function planTurn(understanding: Understanding, resumed: ResumedState, address: Address, bank: Bank): TurnPlan {
  const state = { ...resumed.state, turn: resumed.state.turn + 1 };
  const draft: Draft = { said: [], remarks: [], state };
  const speaker = createSpeaker(draft, address, bank);
  const reply = understanding.parts.find((part) => part.candidate.kind === 'reply');
  const asides = understanding.parts.flatMap((part) => (part.candidate.kind === 'say' ? [part.candidate.entry] : []));

  if (reply) takeReply(reply, asides, speaker, draft, bank);
  // What stands beside a clause that was not understood is a courtesy: to answer it alone would pretend to have listened.
  else if (asides.length > 0 && !understanding.partial) answerAsides(asides, speaker, draft, bank);
  else if (resumed.restarted) {
    speaker.answer('sorry');
    speaker.beginScene(draft.state.scene);
  } else speaker.answer('lost');

  return {
    said: draft.said,
    ...(draft.remarks.length > 0 ? { remark: draft.remarks.join(' ') } : {}),
    suggestions: suggestNext(draft.state, address, bank),
    ...(draft.title === undefined ? {} : { title: draft.title }),
    state: remembered(draft.state),
  };
}

function takeReply(match: Match, asides: readonly string[], speaker: Speaker, draft: Draft, bank: Bank): void {
  if (match.candidate.kind !== 'reply') return;
  const { said, scene } = match.candidate;
  const enters = draft.state.scene !== scene;
  if (enters) speaker.enter(scene);
  draft.state = withReply(draft.state, match, said, scene);
  const to = targetOf(said.next, scene);
  const line = findLine(bank.content, to);
  if (enters && asides.includes('greeting') && !opensWithGreeting(line, bank)) speaker.answer('greeting');
  if (!line || !speaker.say(to.scene, line)) speaker.beginScene(to.scene);
}

function answerAsides(asides: readonly string[], speaker: Speaker, draft: Draft, bank: Bank): void {
  const isGreetingOnly = asides.every((entry) => entry === 'greeting');
  const starts = isGreetingOnly && draft.state.scene === null && draft.state.played.length === 0;
  const scene = starts ? (bank.content.scenes.get(firstScene) ?? [...bank.content.scenes.values()][0]) : undefined;
  const last = asides.at(-1) ?? 'lost';
  // Two answers are enough: "Hello! How are you?" gets both.
  for (const entry of [...new Set(asides)].slice(-2)) {
    if (!(scene && opensWithGreeting(scene.lines[0], bank))) speaker.answer(entry);
  }
  if (scene) speaker.beginScene(scene.scene);
  else if (last === 'again' || last === 'slower') speaker.repeat();
  else if (last === 'goodbye') draft.state = { ...draft.state, scene: null, line: null, slots: {} };
}

/** Whether a line begins with the word that a greeting begins with: then no greeting need stand before it. */
function opensWithGreeting(line: Line | undefined, bank: Bank): boolean {
  const firstWord = (text: string) => (/^[^\s\p{P}]+/u.exec(text)?.[0] ?? text).toLowerCase();
  const greeting = bank.content.anywhere.get('greeting');
  if (!line || !greeting) return false;
  return [...greeting.says, ...greeting.answers].some((each) => firstWord(each.text) === firstWord(line.text));
}

function withReply(state: DialogueState, match: Match, said: Reply, scene: string): DialogueState {
  const slots = { ...state.slots };
  for (const { name, list } of slotsOf(expandVariants(said.text, 'unsaid'))) {
    const entry = match.entries[name];
    if (list && entry) slots[name] = { list, text: entry.text };
  }
  return {
    ...state,
    slots,
    ...(match.name === undefined ? {} : { name: match.name }),
    goals: withGoal(state.goals, scene, said.meets),
  };
}

function withGoal(goals: readonly string[], scene: string, goal: string | undefined): string[] {
  return goal === undefined ? [...goals] : [...new Set([...goals, `${scene}/${goal}`])];
}

type Speaker = ReturnType<typeof createSpeaker>;

function createSpeaker(draft: Draft, address: Address, bank: Bank) {
  const { content, tools } = bank;
  const note = (id: string) => {
    const said = draft.state.said.filter((each) => each.id !== id);
    draft.state = { ...draft.state, said: [...said, { id, turn: draft.state.turn }] };
  };

  function answer(id: string): void {
    const entry = content.anywhere.get(id);
    if (!entry) return;
    for (const index of leastSaidFirst(entry, draft.state)) {
      const chosen = entry.answers[index];
      const said = chosen && rendered([chosen]);
      if (!said) continue;
      draft.said.push(...said);
      if (chosen.note) draft.remarks.push(chosen.note);
      note(answerId(entry, index));
      return;
    }
  }

  /** Undefined when a slot has no value: then something else must be said. */
  function rendered(utterances: readonly Utterance[]): Rendered[] | undefined {
    try {
      const values = slotValues(draft.state, bank);
      return utterances.map((each) => render(each, address, values, tools));
    } catch (error) {
      if (error instanceof MissingSlotError) return undefined;
      throw error;
    }
  }

  /** Says a line and what runs on from it. False, and nothing said, when a slot it needs has no value. */
  function say(sceneId: string, line: Line): boolean {
    const scene = content.scenes.get(sceneId);
    if (!scene) return false;
    if (draft.state.scene !== sceneId) enter(sceneId);
    const run = runFrom(scene, line);
    const said = rendered(run);
    if (!said) return false;
    draft.said.push(...said);
    for (const each of run) {
      if (each.note) draft.remarks.push(each.note);
      note(`${sceneId}/${each.id}`);
      draft.state = { ...draft.state, goals: withGoal(draft.state.goals, sceneId, each.meets) };
    }
    const last = run.at(-1) ?? line;
    const elsewhere = last.replies.length === 0 && last.next ? targetOf(last.next, sceneId) : undefined;
    const next = elsewhere && findLine(content, elsewhere);
    // Three utterances at most, so that scenes which follow each other without a reply cannot run for ever.
    if (elsewhere && next && draft.said.length < 3) return say(elsewhere.scene, next);
    // At a scene's end nothing waits for a reply, and every scene may follow.
    draft.state =
      last.replies.length > 0
        ? { ...draft.state, line: last.id }
        : { ...draft.state, scene: null, line: null, slots: {} };
    return true;
  }

  function enter(sceneId: string): void {
    const scene = content.scenes.get(sceneId);
    if (!scene) return;
    const played = [...draft.state.played.filter((each) => each !== sceneId), sceneId];
    draft.state = { ...draft.state, scene: sceneId, line: null, slots: {}, played };
    draft.title = scene.title;
  }

  function beginScene(sceneId: string | null): void {
    const scene: Scene | undefined = sceneId === null ? undefined : content.scenes.get(sceneId);
    const first = scene?.lines[0];
    if (!scene || !first) return;
    if (draft.state.scene !== scene.scene || !draft.state.played.includes(scene.scene)) enter(scene.scene);
    say(scene.scene, first);
  }

  /** The pending line once more, without its note; between scenes what was said last. */
  function repeat(): void {
    const pending = pendingLine(draft.state, bank);
    const again = pending ?? lastLine(draft.state, bank);
    const said = again && rendered([again]);
    if (said) draft.said.push(...said);
    else if (pending) beginScene(draft.state.scene);
  }

  return { answer, say, enter, beginScene, repeat };
}

const answerId = (entry: AnywhereEntry, index: number) => `anywhere/${entry.id}/${index + 1}`;

/** Places of the answers: those not given within memory in their order, then the others, the oldest first. */
function leastSaidFirst(entry: AnywhereEntry, state: DialogueState): number[] {
  const age = (index: number) => state.said.findIndex((each) => each.id === answerId(entry, index));
  return entry.answers.map((_, index) => index).sort((a, b) => age(a) - age(b) || a - b);
}

export function pendingLine(state: DialogueState, bank: Bank): Line | undefined {
  if (state.scene === null || state.line === null) return undefined;
  return findLine(bank.content, { scene: state.scene, line: state.line });
}

function lastLine(state: DialogueState, bank: Bank): Line | undefined {
  const last = [...state.said].reverse().find(({ id }) => !id.startsWith('anywhere/'));
  const [scene = '', line = ''] = last?.id.split('/') ?? [];
  return findLine(bank.content, { scene, line });
}

function suggestNext(state: DialogueState, address: Address, bank: Bank): SuggestedReply[] {
  const pending = pendingLine(state, bank);
  if (pending) return suggestAt(pending.replies, state, address, bank);
  return suggestOpenings(openingReplies(bank, state.played), address, bank);
}

function remembered(state: DialogueState): DialogueState {
  return { ...state, said: state.said.filter(({ turn }) => turn > state.turn - memoryTurns) };
}
