import type { SuggestedReply } from '../../../domain/conversation/message';
import type { Bank } from './bank';
import type { AnywhereEntry, Line, ListEntry, Reply, Scene, Utterance } from './contentFormat';
import { slotValues, memoryTurns, type DialogueState, type ResumedState } from './dialogueState';
import type { Match } from './match';
import { MissingSlotError, render, type Rendered } from './render';
import { findLine, runFrom, targetOf } from './sceneFlow';
import { openingReplies, suggestAt, suggestOpenings } from './suggestions';
import { expandVariants, slotsOf, type Address } from './template';
import { courtesies, type Understanding } from './understand';
import { answerWord, isWordQuestion } from './wordQuestion';

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
export function planTurn(
  understanding: Understanding,
  resumed: ResumedState,
  address: Address,
  bank: Bank,
  learnerName?: string,
): TurnPlan {
  const state = { ...resumed.state, turn: resumed.state.turn + 1 };
  const draft: Draft = { said: [], remarks: [], state };
  const speaker = createSpeaker(draft, address, bank);
  const replies = understanding.parts.filter((part) => part.candidate.kind === 'reply');
  const asides = understanding.parts.filter((part) => part.candidate.kind === 'say');
  const isPart = understanding.partial || understanding.parts.some((part) => part.leftOut > 0);
  const [reply, second] = replies;

  if (reply) {
    const greets = asides.some((part) => entryOf(part) === 'greeting');
    if (isPart) speaker.answer('partly');
    // What was asked beside the reply is answered before the scene goes on.
    const asked = asides.find((part) => !courtesies.has(entryOf(part)));
    if (asked) speaker.answerTo(asked);
    if (second) takeFirst(reply, second, greets, speaker, draft, bank);
    takeReply(second ?? reply, !second && greets, speaker, draft, bank);
  }
  // What stands beside a clause that was not understood is a courtesy: to answer it alone would pretend to have listened.
  else if (asides.some((part) => !understanding.partial || !courtesies.has(entryOf(part)))) {
    if (isPart) speaker.answer('partly');
    answerAsides(asides, speaker, draft, bank);
  } else if (resumed.restarted) {
    speaker.answer('sorry');
    speaker.beginScene(draft.state.scene);
  } else speaker.answer('lost');

  return {
    said: draft.said,
    ...(draft.remarks.length > 0 ? { remark: draft.remarks.join(' ') } : {}),
    suggestions: suggestNext(draft.state, address, bank, learnerName),
    ...(draft.title === undefined ? {} : { title: draft.title }),
    state: remembered(draft.state),
  };
}

const entryOf = ({ candidate }: Match) => (candidate.kind === 'say' ? candidate.entry : '');

/** The first of two replies: what is said to it, but for the question that the second has answered already. */
function takeFirst(first: Match, second: Match, greets: boolean, speaker: Speaker, draft: Draft, bank: Bank): void {
  if (first.candidate.kind !== 'reply' || second.candidate.kind !== 'reply') return;
  const { said, scene } = first.candidate;
  const enters = draft.state.scene !== scene;
  if (enters) speaker.enter(scene);
  draft.state = withReply(draft.state, first, said, scene);
  const line = findLine(bank.content, targetOf(said.next, scene));
  const isAnswered = !line || line.id === second.candidate.line;
  if (enters && greets && (isAnswered || !opensWithGreeting(line, bank))) speaker.answer('greeting');
  if (!isAnswered) speaker.comment(scene, line);
}

function takeReply(match: Match, greets: boolean, speaker: Speaker, draft: Draft, bank: Bank): void {
  if (match.candidate.kind !== 'reply') return;
  const { said, scene } = match.candidate;
  const enters = draft.state.scene !== scene;
  if (enters) speaker.enter(scene);
  draft.state = withReply(draft.state, match, said, scene);
  const to = targetOf(said.next, scene);
  const line = findLine(bank.content, to);
  if (enters && greets && !opensWithGreeting(line, bank)) speaker.answer('greeting');
  if (!line || !speaker.say(to.scene, line)) speaker.beginScene(to.scene);
}

/** After these what was said last is said once more, for it was not understood. */
const repeating = new Set(['again', 'slower', 'unclear']);
/** These do not answer a question that waits for something else: it is put once more. */
const noAnswer = new Set(['yes', 'no']);
/** With these a scene is left. */
const leaving = new Set(['goodbye', 'other-topic']);

function answerAsides(parts: readonly Match[], speaker: Speaker, draft: Draft, bank: Bank): void {
  const asides = parts.map(entryOf);
  const isGreetingOnly = asides.every((entry) => entry === 'greeting');
  const starts = isGreetingOnly && draft.state.scene === null && draft.state.played.length === 0;
  const scene = starts ? (bank.content.scenes.get(firstScene) ?? [...bank.content.scenes.values()][0]) : undefined;
  const last = asides.at(-1) ?? 'lost';
  // Two answers are enough: "Hello! How are you?" gets both.
  for (const entry of [...new Set(asides)].slice(-2)) {
    const part = parts.find((each) => entryOf(each) === entry);
    if (part && !(scene && opensWithGreeting(scene.lines[0], bank))) speaker.answerTo(part);
  }
  if (scene) speaker.beginScene(scene.scene);
  else if (repeating.has(last) || (noAnswer.has(last) && isQuestion(pendingLine(draft.state, bank)))) speaker.repeat();
  else if (leaving.has(last)) draft.state = { ...draft.state, scene: null, line: null, slots: {} };
}

function isQuestion(line: Line | undefined): boolean {
  return line !== undefined && /(?:[?？]|か。)$/u.test(line.text);
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

  function answer(id: string, entries: Readonly<Record<string, ListEntry>> = {}): void {
    const entry = content.anywhere.get(id);
    if (!entry) return;
    for (const index of leastSaidFirst(entry, draft.state)) {
      const chosen = entry.answers[index];
      const said = chosen && rendered([chosen], entries);
      if (!said) continue;
      draft.said.push(...said);
      if (chosen.note) draft.remarks.push(chosen.note);
      note(answerId(entry, index));
      return;
    }
  }

  /** To a question about a word what the content knows of it; else that it is not known. */
  function answerTo(match: Match): void {
    const id = entryOf(match);
    const found = isWordQuestion(id) ? answerWord(match, bank) : undefined;
    if (found === null) answer('unknown-word', match.entries);
    else answer(id, { ...match.entries, ...found });
  }

  /** What is said to a reply before the question that ends it. */
  function comment(sceneId: string, line: Line): void {
    const scene = content.scenes.get(sceneId);
    const run = scene ? runFrom(scene, line).slice(0, -1) : [];
    const said = rendered(run);
    if (!said) return;
    draft.said.push(...said);
    for (const each of run) {
      note(`${sceneId}/${each.id}`);
      draft.state = { ...draft.state, goals: withGoal(draft.state.goals, sceneId, each.meets) };
    }
  }

  /** Undefined when a slot has no value: then something else must be said. */
  function rendered(
    utterances: readonly Utterance[],
    entries: Readonly<Record<string, ListEntry>> = {},
  ): Rendered[] | undefined {
    try {
      const known = slotValues(draft.state, bank);
      const values = { ...known, entries: { ...known.entries, ...entries } };
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

  return { answer, answerTo, comment, say, enter, beginScene, repeat };
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

function suggestNext(state: DialogueState, address: Address, bank: Bank, learnerName?: string): SuggestedReply[] {
  const pending = pendingLine(state, bank);
  if (pending) return suggestAt(pending.replies, state, address, bank, learnerName);
  return suggestOpenings(openingReplies(bank, state.played), address, bank);
}

function remembered(state: DialogueState): DialogueState {
  return { ...state, said: state.said.filter(({ turn }) => turn > state.turn - memoryTurns) };
}
