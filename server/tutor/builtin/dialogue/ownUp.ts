import { pendingLine, pendingSaid, type DialogueState } from '../dialogueState';
import type { Line } from '../format/contentFormat';
import type { Match } from '../understanding/match';
import type { Circumstances } from './dialogue';
import { offer, sceneAbout, seeks } from './offers';
import { entryOf, type Draft, type Speaker } from './speaker';

/** With these a scene is left. */
export const leaving = new Set(['goodbye', 'other-topic']);
/** Courtesies that get their answer even where the rest was not understood. */
const answered = new Set(['greeting', 'thanks', 'sorry', 'goodbye']);
/** Turns after which the question that still waits has to be put again for an answer to be expected. */
const turnsToForget = 3;
/** In so many turns the learner is told once in their own language. */
const turnsBetweenPlainWords = 4;
const plainWords =
  'The tutor did not understand what you wrote. A shorter sentence may help, or one of the suggestions.';

/**
 * Nothing was understood, or nothing but a courtesy: the tutor says so in words, whatever it then goes on with. Who
 * asks for something else than what waits is offered a scene about it where there is one, and never answered as if it
 * was understood.
 */
export function ownUp(
  asides: readonly Match[],
  speaker: Speaker,
  draft: Draft,
  { bank, message = '', occasion }: Pick<Circumstances, 'bank' | 'message' | 'occasion'>,
): void {
  const { said, turn, scene } = draft.state;
  const isNews = !said.some((each) => owning.test(each.id) && each.turn > turn - turnsBetweenPlainWords);
  if (isNews) draft.remarks.push(plainWords);
  const courtesy = asides.find((part) => answered.has(entryOf(part)));
  if (courtesy) speaker.answerTo(courtesy);
  if (courtesy && leaving.has(entryOf(courtesy))) {
    speaker.answer('rest');
    draft.state = { ...draft.state, scene: null, line: null, slots: {} };
    return;
  }
  const otherwise = speaker.otherwise();
  const isLesson = bank.content.scenes.get(scene ?? '')?.kind === 'tutorial';
  const isElsewhere = !isLesson && (otherwise === undefined || seeks(message));
  const isRolePlay = occasion?.kind === 'scenario' && pendingLine(draft.state, bank) !== undefined;
  const about = isElsewhere && !isRolePlay ? sceneAbout(message, draft.state, bank) : undefined;
  if (about && offer(about, draft, speaker)) {
    // The offer says what helps.
    draft.remarks = draft.remarks.filter((remark) => remark !== plainWords);
    return;
  }
  if (courtesy === undefined && otherwise && isElsewhere && !ownedUpBefore(draft.state)) {
    speaker.answer('lost');
    if (!isWorn(draft.state)) speaker.askAgain();
    return;
  }
  // Once is enough.
  const isAdmitted = otherwise !== undefined && admits(otherwise);
  const saidRest = courtesy !== undefined && !isAdmitted && speaker.answer('rest');
  if (!saidRest && !otherwise) speaker.answer('lost');
  if (!saidRest && otherwise && !isAdmitted) speaker.answer('missed');
  if (!speaker.goOn() && isForgotten(draft.state) && !isWorn(draft.state)) speaker.askAgain();
}

const owning = /^anywhere\/(?:lost|missed|rest|other-scene)\//u;

function ownedUpBefore({ said, turn }: DialogueState): boolean {
  return said.some((each) => each.turn === turn - 1 && owning.test(each.id));
}

/** Whether a line that follows whatever was written says itself that it was not understood. */
function admits({ means }: Line): boolean {
  return /\bunderst(?:and|ood)\b|\b(?:did|could|do)n['’]t (?:quite |really )?(?:catch|follow|get|hear|know)\b|\bdon['’]t have the (?:words|answer)\b|\bcan['’]t find the right words\b|\bnever heard\b|\bis new to me\b|\bnot sure what\b|\blost me\b|\bmy ears\b|\btoo (?:hard|difficult) for me\b/iu.test(
    means,
  );
}

/** Asked so often a question is known; the replies to it are offered still. */
const mostTimes = 3;

export function isWorn(state: DialogueState): boolean {
  return (pendingSaid(state)?.times ?? 1) >= mostTimes;
}

/** The question that waits was put so long ago that the talk has moved. */
export function isForgotten(state: DialogueState): boolean {
  const put = pendingSaid(state);
  return state.line !== null && (put === undefined || put.turn <= state.turn - turnsToForget);
}
