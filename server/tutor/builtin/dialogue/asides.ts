import type { Line } from '../format/contentFormat';
import { isAnswered, isWorn, pendingLine, withMeetingGoals, type DialogueState } from '../dialogueState';
import { asksSomething } from '../understanding/asking';
import type { Bank } from '../understanding/bank';
import type { Match } from '../understanding/match';
import { endsScene } from './apologies';
import type { Circumstances } from './dialogue';
import { gistOf } from './gist';
import { noteOffer, offerBefore, offeredBy } from './offers';
import { isForgotten, leaving } from './ownUp';
import { firstSceneOf, freshSubject, wasHad } from './smallTalk';
import { entryOf, type Draft, type Speaker } from './speaker';
import { openFormer, opening, sayAgain } from './newest';
import { asksOn, goesOnAfter, leadsBack, tellsOfLearner } from './straying';
import { askOn } from './takeUp';
import { beginTopic, inTopic } from './topics';
import { bringUpMemory, tellMemories, withMemories } from './weave';

/** After these what was said last is said once more. */
const repeating = new Set(['again', 'slower']);
/** These do not answer a question that waits for something else: it is put once more. */
const noAnswer = new Set(['yes', 'no']);
/** After these even a lesson waits. */
const waiting = new Set([...repeating, ...opening, ...leaving, 'help', 'wait', 'question', 'play-again']);

/** What can be said at any point gets its answer, and moves the dialogue where it says so. */
export function answerAsides(
  parts: readonly Match[],
  speaker: Speaker,
  draft: Draft,
  circumstances: Circumstances,
): void {
  const { bank, lately = [], message = '', occasion } = circumstances;
  const isChat = (occasion?.kind ?? 'chat') === 'chat';
  if (!inLesson(draft.state, bank) && beginTopic(parts, speaker, draft, circumstances)) return;
  if (openFormer(parts, speaker, draft)) return;
  const asides = parts.map(entryOf);
  const isGreetingOnly = asides.every((entry) => entry === 'greeting');
  const starts = isGreetingOnly && draft.state.scene === null && draft.state.played.length === 0;
  const first = starts ? firstSceneOf(bank) : null;
  const scene =
    first === null
      ? undefined
      : bank.content.scenes.get(
          (wasHad(first, lately, bank) ? freshSubject(lately, draft.state.played, bank) : null) ?? first,
        );
  const last = asides.at(-1) ?? 'lost';
  const offered = offerBefore(draft.state, draft.state.turn, bank.content);
  if (offered && asides.every((entry) => entry === 'yes')) {
    speaker.answer('yes');
    speaker.beginScene(offered.scene);
    return;
  }
  if (asksOn({ ...draft.state, turn: draft.state.turn - 1 }, bank) && asides.every((entry) => noAnswer.has(entry))) {
    if (!pendingLine(draft.state, bank) && isChat && speaker.answer('told-else')) return;
    speaker.answer(last);
    if (pendingLine(draft.state, bank)) speaker.askAgain();
    else if (isChat) speaker.beginScene(freshSubject(lately, draft.state.played, bank));
    return;
  }
  if (offered && last === 'no') {
    speaker.answer('no');
    if (pendingLine(draft.state, bank)) speaker.askAgain();
    return;
  }
  // "Shall we play it again?" was asked: a mere yes is more than an aside.
  if (last === 'yes' && saidLast('scene-over', draft.state)) {
    speaker.answer('play-again');
    playAgain(speaker, draft, bank);
    return;
  }
  // Two answers are enough: "Hello! How are you?" gets both. Of what is said twice the later counts.
  for (const entry of [...new Set([...asides].reverse())].slice(0, 2).reverse()) {
    const part = parts.find((each) => entryOf(each) === entry);
    if (entry === 'about-me') tellMemories(draft, speaker, bank);
    else if (part && !(scene && opensWithGreeting(scene.lines[0], bank))) speaker.answerTo(part);
    if (part && !asked.test(entry)) draft.state = withMemories(draft.state, part, part.candidate.said, bank);
    draft.state = withMeetingGoals(draft.state, toldBy[entry]);
  }
  const offers = offeredBy(last, bank.content);
  // Who asked something has not answered yet, nor has who is asked something.
  const asksOrWaits =
    waiting.has(last) || asksSomething(message, bank.content.language) || asks(draft.said.at(-1)?.text ?? '');
  if (scene) speaker.beginScene(scene.scene);
  else if (offers && offers.scene !== draft.state.scene && !inLesson(draft.state, bank)) noteOffer(offers, draft);
  else if (inLesson(draft.state, bank) && !waiting.has(last)) speaker.goOn();
  else if (inTopic(draft.state, bank) && goesOnAfter(last) && !asksOrWaits && !closes(speaker.otherwise(), draft, bank))
    speaker.goOn();
  else if (last === 'play-again') playAgain(speaker, draft, bank);
  else if (repeating.has(last)) sayAgain(last, speaker, draft);
  else if ((last === 'grammar' || noAnswer.has(last)) && isQuestion(pendingLine(draft.state, bank))) speaker.askAgain();
  else if (leaving.has(last)) {
    draft.state = { ...draft.state, scene: null, line: null, slots: {} };
    if (last === 'other-topic' && isChat) {
      bringUpMemory(draft, speaker, bank);
      speaker.beginScene(freshSubject(lately, draft.state.played, bank));
    }
  } else if (isChat && draft.state.scene === null && tellsOfLearner(last) && !asksOrWaits) {
    askOn(gistOf(message, bank), speaker);
  } else if (mayComeBack(last, draft, bank)) speaker.askAgain();
}

/** After something else was talked of, the question that waits is put again, unless the answer asks something itself. */
function mayComeBack(last: string, { said, state }: Draft, bank: Bank): boolean {
  const pending = pendingLine(state, bank);
  if (!isQuestion(pending) || inLesson(state, bank) || isWorn(state) || asks(said.at(-1)?.text ?? '')) return false;
  if (pending && state.scene !== null && isAnswered(state, state.scene, pending)) return false;
  return leadsBack(last, state, isForgotten(state));
}

/** Who asks "do you like cats", says what they dislike or what their brother does, tells nothing to be remembered as theirs. */
const asked = /^(?:do-you|dislike|your|their|no-|not-)/u;

/** Whether going on whatever was said would end the talk. */
const closes = (next: Line | undefined, { state }: Draft, bank: Bank) =>
  next !== undefined && endsScene(next, state, bank);

/** Goals of the first meeting that are met by what is told at any point. */
export const toldBy: Readonly<Record<string, readonly string[]>> = {
  'my-job': ['work'],
  job: ['work'],
  student: ['work'],
  'my-studies': ['work'],
  from: ['origin', 'from'],
  'live-place': ['origin', 'from'],
  nationality: ['origin', 'from'],
};

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
  return line !== undefined && asks(line.text);
}

const asks = (text: string) => /(?:[?？]|か。)$/u.test(text);

/** Whether a line begins with the word that a greeting begins with: then no greeting need stand before it. */
export function opensWithGreeting(line: Line | undefined, bank: Bank): boolean {
  const firstWord = (text: string) => (/^[^\s\p{P}]+/u.exec(text)?.[0] ?? text).toLowerCase();
  const greeting = bank.content.anywhere.get('greeting');
  if (!line || !greeting) return false;
  return [...greeting.says, ...greeting.answers].some((each) => firstWord(each.text) === firstWord(line.text));
}

/** The lesson in the product itself. */
export function inLesson({ scene, line }: DialogueState, { content }: Bank): boolean {
  return scene !== null && line !== null && content.scenes.get(scene)?.kind === 'tutorial';
}
