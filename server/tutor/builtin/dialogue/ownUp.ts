import { pendingLine, pendingSaid, withAnswered, type DialogueState } from '../dialogueState';
import { asksSomething } from '../understanding/asking';
import type { Match } from '../understanding/match';
import { admitNotUnderstood, admits, endsScene, hint, mayApologise } from './apologies';
import type { Circumstances } from './dialogue';
import { isNew } from './firstReplies';
import { offer, sceneAbout, seeks } from './offers';
import type { Bounded } from './sceneBounds';
import { entryOf, type Draft, type Speaker } from './speaker';
import { takeUp } from './takeUp';
import { gistOf } from './gist';
import { goOnInTopic, inTopic } from './topics';

/** With these a scene is left. */
export const leaving = new Set(['goodbye', 'other-topic']);
/** Courtesies that get their answer even where the rest was not understood. */
const answered = new Set(['greeting', 'thanks', 'sorry', 'goodbye']);
/** Turns after which the question that still waits has to be put again for an answer to be expected. */
const turnsToForget = 3;

/**
 * What nobody foresaw, and nothing but a courtesy of it was understood: what is known of its words is taken up, else
 * the tutor says that it did not understand. Nothing is said once more for it, and no scene ends by it. Who asks for
 * something else than what waits is offered a scene about it where there is one.
 */
export function ownUp(
  asides: readonly Match[],
  speaker: Speaker,
  draft: Draft,
  {
    bank,
    message = '',
    occasion,
    isWhole = false,
    barred = [],
  }: Pick<Circumstances, 'bank' | 'message' | 'occasion'> & Partial<Pick<Bounded, 'isWhole' | 'barred'>>,
): void {
  const { scene } = draft.state;
  const courtesies = asides.filter((part) => answered.has(entryOf(part)));
  const courtesy = courtesies.find((part) => leaving.has(entryOf(part))) ?? courtesies[0];
  if (courtesy) speaker.answerTo(courtesy);
  if (courtesy && leaving.has(entryOf(courtesy))) {
    draft.state = { ...draft.state, scene: null, line: null, slots: {} };
    return;
  }
  const otherwise = speaker.otherwise();
  if (bank.content.scenes.get(scene ?? '')?.kind === 'tutorial') {
    if (otherwise && !isWhole && !courtesy && !admits(otherwise)) admitNotUnderstood('missed', draft, speaker, bank);
    if (!speaker.goOn() && !courtesy && !isWhole) admitNotUnderstood('lost', draft, speaker, bank);
    return;
  }
  const named = barred.find(({ name }) => name !== undefined);
  if (named?.name !== undefined) {
    draft.state = { ...draft.state, name: named.name };
    if (speaker.answer('nice-to-meet-you')) return;
  }
  const gist = gistOf(message, bank);
  const isTopic = inTopic(draft.state, bank);
  const isTold = !asksSomething(message, bank.content.language);
  const closes = otherwise !== undefined && endsScene(otherwise, draft.state, bank);
  // Nobody is thanked for the talk as they begin to tell something.
  if (isTopic && isTold && !(closes && gist.hasWords)) {
    goOnInTopic(gist, speaker, draft);
    return;
  }
  const isTaken = isTopic || isWhole || gist.isKnownSentence || gist.hasWords;
  const isRolePlay = occasion?.kind === 'scenario' && pendingLine(draft.state, bank) !== undefined;
  const isElsewhere = otherwise === undefined || seeks(message);
  const mayOffer = isElsewhere && !isRolePlay && (seeks(message) || !isNew(draft.state));
  const isCorrection = pendingLine(draft.state, bank) === undefined && saysNo.test(message);
  if (isCorrection && isTaken) speaker.answer('not-so');
  const about = mayOffer && !isCorrection ? sceneAbout(message, draft.state, bank) : undefined;
  if (about) {
    if (gist.noun) takeUp(gist, { message, asksOn: false, bank, speaker });
    if (offer(about, draft, speaker)) return;
  }
  const next = closes ? undefined : otherwise;
  if (isTaken) {
    const { line } = draft.state;
    if (isTold && scene !== null) draft.state = withAnswered(draft.state, scene, `${scene}/${line}`);
    const goesOn = !isTopic && next !== undefined && !admits(next) && !seeks(message);
    takeUp(gist, { message, asksOn: !goesOn && !isRolePlay, bank, speaker });
    if (goesOn) speaker.goOn();
    return;
  }
  if (next && !seeks(message) && mayApologise(draft.state, bank)) {
    if (!courtesy && !admits(next)) speaker.answer('missed');
    hint(draft);
    speaker.goOn();
    return;
  }
  admitNotUnderstood(courtesy ? 'rest' : 'lost', draft, speaker, bank);
}

/** No answer where nothing was asked, but that the tutor took something wrong. */
const saysNo = /^(?:no|nope|nein|nee|non|いいえ|iie|아니\p{L}*|aniyo)\b|^(?:いいえ|아니)/iu;

/** The question that waits was put so long ago that the talk has moved. */
export function isForgotten(state: DialogueState): boolean {
  const put = pendingSaid(state);
  return state.line !== null && (put === undefined || put.turn <= state.turn - turnsToForget);
}
