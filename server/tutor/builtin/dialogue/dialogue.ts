import type { SuggestedReply } from '../../../../domain/conversation/message';
import type { Occasion } from '../../tutor';
import { stranger } from './acquaintance';
import type { Bank } from '../understanding/bank';
import { careEntry, needsCare } from '../understanding/care';
import type { Line, Reply } from '../format/contentFormat';
import { freshState, memoryTurns, pendingLine, type DialogueState, type ResumedState } from '../dialogueState';
import type { Match } from '../understanding/match';
import type { Rendered } from '../saying/render';
import { findLine, scenesOf, targetOf } from '../format/sceneFlow';
import { createSpeaker, draftFrom, entryOf, withGoal, type Draft, type Speaker, type Voice } from './speaker';
import { suggestNext } from './suggestions';
import { expandVariants, slotsOf } from '../format/template';
import { courtesies, type Understanding } from '../understanding/understand';
import { bringBackWord, bringUpMemory, withMemories } from './weave';

/** What the tutor does in one turn. */
export interface TurnPlan {
  said: Rendered[];
  remark?: string;
  suggestions: SuggestedReply[];
  /** The title of the scene that begins. */
  title?: string;
  state: DialogueState;
  /** When the scene that has come to its end began, in milliseconds since 1970. */
  ended?: number;
}

/** Whom the tutor speaks with, from which content, and what for. */
export interface Circumstances extends Voice {
  /** What the learner is called until they say their name. */
  learnerName?: string;
  occasion?: Occasion;
  /** In milliseconds since 1970. */
  now?: number;
}

/** A scene that the tutor begins, and what the learner should know of the choice. */
export interface Opening {
  scene: string;
  remark?: string;
}

/** The scene that a mere greeting leads to. */
const firstScene = 'meeting';

/** The tutor speaks first: the scene's first line. Pure. */
export function planOpening({ scene, remark }: Opening, circumstances: Circumstances): TurnPlan {
  const draft = draftFrom({ ...freshState, turn: 1 });
  if (remark !== undefined) draft.remarks.push(remark);
  createSpeaker(draft, circumstances).beginScene(scene);
  return finished(draft, circumstances);
}

/** The scene for who has asked for none. */
export function firstSceneOf({ content }: Bank): string | null {
  return (content.scenes.get(firstScene) ?? scenesOf(content, 'scene')[0])?.scene ?? null;
}

/** The tutor's answer to what it understood. Pure: the same message at the same point gets the same answer. */
export function planTurn(understanding: Understanding, resumed: ResumedState, circumstances: Circumstances): TurnPlan {
  const { bank, occasion, learner = stranger } = circumstances;
  const draft = draftFrom({ ...resumed.state, turn: resumed.state.turn + 1 });
  const speaker = createSpeaker(draft, circumstances);
  const parts = inLesson(draft.state, bank) ? withinLesson(understanding.parts, draft.state) : understanding.parts;
  const replies = parts.filter((part) => part.candidate.kind === 'reply');
  const asides = parts.filter((part) => part.candidate.kind === 'say');
  const isPart = understanding.partial || parts.some((part) => part.leftOut > 0);
  const [reply, second] = replies;
  if (needsCare(parts)) return careFor(draft, speaker);
  if (understanding.loss && speaker.answer('loss')) return withoutPractice(draft);

  if (reply) {
    const greets = asides.some((part) => entryOf(part) === 'greeting');
    if (isPart) speaker.answer('partly');
    // What was asked beside the reply is answered before the scene goes on.
    const asked = asides.find((part) => !courtesies.has(entryOf(part)));
    if (asked) speaker.answerTo(asked);
    if (!inLesson(draft.state, bank)) bringBackWord(draft, speaker, learner, bank);
    if (second) takeFirst(reply, second, greets, speaker, draft, bank);
    takeReply(second ?? reply, !second && greets, speaker, draft, bank);
  }
  // A courtesy beside a clause that was not understood is not all: to answer it alone would pretend to have listened.
  else if (asides.some((part) => !understanding.partial || !courtesies.has(entryOf(part)))) {
    if (isPart) speaker.answer('partly');
    answerAsides(asides, speaker, draft, bank);
  } else if (resumed.restarted) {
    speaker.answer('sorry');
    speaker.beginScene(draft.state.scene);
  } else ownUp(asides, speaker, draft);

  if (draft.ended && occasion?.kind === 'scenario') speaker.answer('scene-over');
  return finished(draft, circumstances);
}

/** No scene goes on, and nothing is to be practised. */
function careFor(draft: Draft, speaker: Speaker): TurnPlan {
  draft.state = { ...draft.state, scene: null, line: null, slots: {} };
  speaker.answer(careEntry);
  return withoutPractice(draft);
}

function withoutPractice(draft: Draft): TurnPlan {
  const remark = draft.remarks.join(' ');
  return {
    said: draft.said,
    ...(remark === '' ? {} : { remark }),
    suggestions: [],
    state: remembered(draft.state),
  };
}

function finished(
  draft: Draft,
  { address, bank, learnerName, occasion, learner = stranger, now }: Circumstances,
): TurnPlan {
  const again = occasion?.kind === 'scenario' ? bank.content.anywhere.get('play-again')?.says[0] : undefined;
  const since = draft.ended ? draft.state.since : undefined;
  return {
    said: draft.said,
    ...(since === undefined ? {} : { ended: since }),
    ...(draft.remarks.length > 0 ? { remark: draft.remarks.join(' ') } : {}),
    suggestions: suggestNext(draft.state, address, bank, { again, learnerName, learner }),
    ...(draft.title === undefined ? {} : { title: draft.title }),
    state: remembered({ ...draft.state, since: draft.ended ? undefined : (draft.state.since ?? now) }),
  };
}

function inLesson({ scene, line }: DialogueState, { content }: Bank): boolean {
  return scene !== null && line !== null && content.scenes.get(scene)?.kind === 'tutorial';
}

/** Whatever the learner writes in a lesson is an exercise: it begins no other scene, and passes over no step. */
function withinLesson(parts: readonly Match[], { scene, line }: DialogueState): Match[] {
  return parts.filter(
    ({ candidate }) => candidate.kind === 'say' || (candidate.scene === scene && candidate.line === line),
  );
}

/** The first of two replies: what is said to it, but for the question that the second has answered already. */
function takeFirst(first: Match, second: Match, greets: boolean, speaker: Speaker, draft: Draft, bank: Bank): void {
  if (first.candidate.kind !== 'reply' || second.candidate.kind !== 'reply') return;
  const { said, scene } = first.candidate;
  const enters = draft.state.scene !== scene;
  if (enters) speaker.enter(scene);
  draft.state = withMemories(withReply(draft.state, first, said, scene), first, said, bank);
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
  draft.state = withMemories(withReply(draft.state, match, said, scene), match, said, bank);
  const to = targetOf(said.next, scene);
  const line = findLine(bank.content, to);
  if (enters && greets && !opensWithGreeting(line, bank)) speaker.answer('greeting');
  if (enters) bringUpMemory(draft, speaker, bank);
  if (!line || !speaker.say(to.scene, line)) speaker.beginScene(to.scene);
}

/** Courtesies that get their answer even where the rest was not understood. */
const answered = new Set(['greeting', 'thanks', 'sorry', 'goodbye']);
/** Turns after which the question that still waits has to be put again for an answer to be expected. */
const turnsToForget = 3;
/** In so many turns the learner is told once in their own language. */
const turnsBetweenPlainWords = 4;
const plainWords =
  'The tutor did not understand what you wrote. A shorter sentence may help, or one of the suggestions.';

/** Nothing was understood, or nothing but a courtesy: the tutor says so in words, whatever it then goes on with. */
function ownUp(asides: readonly Match[], speaker: Speaker, draft: Draft): void {
  const { said, turn } = draft.state;
  if (!said.some((each) => owning.test(each.id) && each.turn > turn - turnsBetweenPlainWords))
    draft.remarks.push(plainWords);
  const courtesy = asides.find((part) => answered.has(entryOf(part)));
  if (courtesy) speaker.answerTo(courtesy);
  const otherwise = speaker.otherwise();
  const saidRest = courtesy !== undefined && speaker.answer('rest');
  if (!saidRest && !otherwise) speaker.answer('lost');
  if (!saidRest && otherwise && !admits(otherwise)) speaker.answer('missed');
  if (courtesy && leaving.has(entryOf(courtesy))) draft.state = { ...draft.state, scene: null, line: null, slots: {} };
  else if (!speaker.goOn() && isForgotten(draft.state)) speaker.repeat();
}

const owning = /^anywhere\/(?:lost|missed|rest)\//u;

/** Whether a line that follows whatever was written says itself that it was not understood. */
function admits({ means }: Line): boolean {
  return /\bunderst(?:and|ood)\b|\b(?:did|could|do)n['’]t (?:quite |really )?(?:catch|follow|get|hear|know)\b|\bdon['’]t have the (?:words|answer)\b|\bcan['’]t find the right words\b|\bnever heard\b|\bis new to me\b|\bnot sure what\b|\blost me\b|\bmy ears\b|\btoo (?:hard|difficult) for me\b/iu.test(
    means,
  );
}

/** The question that waits was put so long ago that the talk has moved. */
function isForgotten({ scene, line, said, turn }: DialogueState): boolean {
  const put = said.find(({ id }) => id === `${scene}/${line}`);
  return line !== null && (put === undefined || put.turn <= turn - turnsToForget);
}

/** After these what was said last is said once more, for it was not understood. */
const repeating = new Set(['again', 'slower', 'unclear']);
/** These do not answer a question that waits for something else: it is put once more. */
const noAnswer = new Set(['yes', 'no']);
/** With these a scene is left. */
const leaving = new Set(['goodbye', 'other-topic']);
/** After these even a lesson waits. */
const waiting = new Set([...repeating, ...leaving, 'help', 'wait', 'question', 'play-again']);

function answerAsides(parts: readonly Match[], speaker: Speaker, draft: Draft, bank: Bank): void {
  const asides = parts.map(entryOf);
  const isGreetingOnly = asides.every((entry) => entry === 'greeting');
  const starts = isGreetingOnly && draft.state.scene === null && draft.state.played.length === 0;
  const scene = starts ? bank.content.scenes.get(firstSceneOf(bank) ?? '') : undefined;
  const last = asides.at(-1) ?? 'lost';
  // "Shall we play it again?" was asked: a mere yes is more than an aside.
  if (last === 'yes' && saidLast('scene-over', draft.state)) {
    speaker.answer('play-again');
    playAgain(speaker, draft, bank);
    return;
  }
  // Two answers are enough: "Hello! How are you?" gets both. Of what is said twice the later counts.
  for (const entry of [...new Set([...asides].reverse())].slice(0, 2).reverse()) {
    const part = parts.find((each) => entryOf(each) === entry);
    if (part && !(scene && opensWithGreeting(scene.lines[0], bank))) speaker.answerTo(part);
    if (part && !asked.test(entry)) draft.state = withMemories(draft.state, part, part.candidate.said, bank);
  }
  if (scene) speaker.beginScene(scene.scene);
  else if (inLesson(draft.state, bank) && !waiting.has(last)) speaker.goOn();
  else if (last === 'play-again') playAgain(speaker, draft, bank);
  else if (last === 'grammar' && isQuestion(pendingLine(draft.state, bank))) speaker.repeat();
  else if (repeating.has(last) || (noAnswer.has(last) && isQuestion(pendingLine(draft.state, bank)))) speaker.repeat();
  else if (leaving.has(last)) draft.state = { ...draft.state, scene: null, line: null, slots: {} };
}

/** Who asks "do you like cats", or says what they dislike, tells nothing to be remembered as theirs. */
const asked = /^(?:do-you|dislike|your)/u;

function saidLast(entry: string, { said, turn }: DialogueState): boolean {
  return said.some((each) => each.turn === turn - 1 && each.id.startsWith(`anywhere/${entry}/`));
}

function playAgain(speaker: Speaker, draft: Draft, bank: Bank): void {
  const scene = draft.state.scene ?? draft.state.played.at(-1) ?? firstSceneOf(bank);
  if (scene === null) return;
  speaker.enter(scene);
  speaker.beginScene(scene);
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

function remembered(state: DialogueState): DialogueState {
  return { ...state, said: state.said.filter(({ turn }) => turn > state.turn - memoryTurns) };
}
