import type { ScenarioGoal, SuggestedReply } from '../../../../domain/conversation/message';
import type { Occasion } from '../../tutor';
import type { Meaning } from '../grammar/meaning';
import { segmentsOf } from '../grammar/segments';
import { asksSomething } from '../understanding/asking';
import { stranger } from './acquaintance';
import type { Bank } from '../understanding/bank';
import { crisisAmong } from '../understanding/care';
import type { Crisis } from '../../crisis/table';
import type { Reply } from '../format/contentFormat';
import {
  freshState,
  isAfterCrisis,
  isAnswer,
  memoryTurns,
  pendingLine,
  talks,
  withAnswered,
  withMeetingGoals,
  type DialogueState,
  type ResumedState,
} from '../dialogueState';
import type { Match } from '../understanding/match';
import type { Rendered } from '../saying/render';
import { asksYesOrNo, isQuestion } from '../saying/sentences';
import { findLine, runFrom, targetOf } from '../format/sceneFlow';
import { createSpeaker, draftFrom, entryOf, withGoal, type Draft, type Speaker, type Voice } from './speaker';
import { suggestNext } from './suggestions';
import { expandVariants, slotsOf } from '../format/template';
import { courtesies, type Understanding } from '../understanding/understand';
import { bringBackWord, withMemories } from './weave';
import { besideProtest, isNoProtest, saysOfTalk, withoutProtested } from './aboutTalk';
import { answerAsides, inLesson, opensWithGreeting, toldBy } from './asides';
import { isNewcomer, keptShort } from './firstReplies';
import { withoutFarewell } from './farewells';
import { leaving, ownUp } from './ownUp';
import { offeredBy } from './offers';
import { playAsked, sceneAsked } from './playRequest';
import { noteTold, sayBack, toldIn } from './sayBack';
import { withoutRepeats } from './repeats';
import { readInBounds, type Bounded } from './sceneBounds';
import { isI, namesTutorsPet } from './nounPhrases';
import { goalsNow } from './goals';
import { openFormer, opening } from './newest';
import { tellsOfLearner } from './straying';
import { firstSceneOf, freshSubject, wasHad } from './smallTalk';
import { helpIn } from '../../crisis/help';

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
  /** Where help is to be found, in the learner's own language: it stands before all that is said. */
  urgent?: string;
  /** The tutor's message before this one is shown with its meaning. */
  opensFormer?: true;
  /** In a role-play: its goals as they stand now. */
  goals?: ScenarioGoal[];
}

/** Whom the tutor speaks with, from which content, and what for. */
export interface Circumstances extends Voice {
  /** What the learner is called until they say their name. */
  learnerName?: string;
  occasion?: Occasion;
  /** What the learner wrote, for what lies beyond the sentences that it was understood as. */
  message?: string;
  /** What the learner's last conversations were called, the newest first. */
  lately?: readonly string[];
  /** In milliseconds since 1970. */
  now?: number;
  /** Of the learner. */
  ownLanguage?: string;
}

/** A scene that the tutor begins, and what the learner should know of the choice. */
export interface Opening {
  scene: string;
  remark?: string;
}

/** The tutor speaks first: the scene's first line. Pure. */
export function planOpening({ scene, remark }: Opening, circumstances: Circumstances): TurnPlan {
  const draft = draftFrom({ ...freshState, turn: 1 });
  if (remark !== undefined) draft.remarks.push(remark);
  createSpeaker(draft, circumstances).beginScene(scene);
  return finished(draft, circumstances);
}

/** The tutor's answer to what it understood. Pure: the same message at the same point gets the same answer. */
export function planTurn(understanding: Understanding, resumed: ResumedState, circumstances: Circumstances): TurnPlan {
  const { bank, occasion, learner = stranger } = circumstances;
  const draft = draftFrom(isNewcomer(resumed.state, { ...resumed.state, turn: resumed.state.turn + 1 }, circumstances));
  const speaker = createSpeaker(draft, circumstances);
  const isInLesson = inLesson(draft.state, bank);
  const bounded = readInBounds(understanding, draft.state, circumstances);
  const ofTalk = isInLesson ? undefined : saysOfTalk(circumstances.message ?? '', bounded.parts);
  const parts = isInLesson
    ? withinLesson(understanding.parts, draft.state)
    : ofTalk
      ? besideProtest(bounded.parts)
      : bounded.parts;
  const sentences = ofTalk ? bounded.sentences?.filter(isNoProtest) : bounded.sentences;
  const told = isInLesson ? [] : toldIn(sentences, bounded.parts);
  const isCorrection = !isInLesson && corrects(parts, told, draft.state);
  const isOfPet = asksOfPet(circumstances, parts);
  // Who is at the doctor's already is not offered to go there.
  const besides = parts.filter(
    (part) =>
      part.candidate.kind === 'say' &&
      !(isCorrection && declining.has(entryOf(part))) &&
      // What was funny in a story of somebody else is no praise of the tutor.
      !(told.length > 0 && praising.has(entryOf(part)) && !/\byou/iu.test(circumstances.message ?? '')) &&
      // "Good night already?" takes no leave.
      !(entryOf(part) === 'goodbye' && /[?？]\s*$/u.test(circumstances.message ?? '')) &&
      // What is asked of its animal is not asked of the tutor.
      !(isOfPet && !courtesies.has(entryOf(part)) && !namesTutorsPet(part.candidate.said.text)) &&
      (draft.state.scene === null || offeredBy(entryOf(part), bank.content)?.scene !== draft.state.scene),
  );
  const leave = besides.find((part) => entryOf(part) === 'goodbye');
  const asides = leave ? [...besides.filter((part) => entryOf(part) === 'thanks'), leave] : besides;
  const replies = isInLesson
    ? parts.filter(isReply)
    : parts.filter((part) => isReply(part) && goesWith(part, asides, draft.state, bank));
  const [reply, second] = replies;
  const isTold = !isAfterCrisis(draft.state) && prevails(told, asides, circumstances);
  const crisis = crisisAmong(parts);
  if (crisis) return careFor(crisis, draft, speaker, circumstances);
  if (understanding.loss && speaker.answer('loss')) return withoutPractice(draft);

  if (!isInLesson) noteTold(bounded.sentences, draft);
  // Who says where they are from is not asked for it by what the rest leads to.
  for (const aside of asides) draft.state = withMeetingGoals(draft.state, toldBy[entryOf(aside)]);
  const isHeld = isInLesson || (occasion?.kind === 'scenario' && draft.state.scene !== null);
  const isAgain = asides.some((part) => entryOf(part) === 'play-again');
  const wanted = isHeld || isAgain ? undefined : sceneAsked(circumstances.message ?? '', draft.state, bank);
  if (wanted && playAsked(wanted, draft, speaker)) return finished(draft, circumstances, resumed.state.goals);
  if (ofTalk && speaker.answer(ofTalk)) {
    const isAll = !reply && asides.length === 0 && told.length === 0;
    if (ofTalk === 'joking' || isAll) return finished(draft, circumstances, resumed.state.goals);
  } else if (isCorrection) speaker.answer('not-so');
  if (reply) {
    const greets = asides.some((part) => entryOf(part) === 'greeting');
    // What was asked beside the reply is answered before the scene goes on.
    const asked = asides.find((part) => !courtesies.has(entryOf(part)) && !saysTheSame(reply, entryOf(part), bank));
    if (!openFormer(asides, speaker, draft) && asked) speaker.answerTo(asked);
    if (second) takeFirst(reply, second, greets, speaker, draft, bank);
    takeReply(second ?? reply, !second && greets, speaker, draft, circumstances);
  } else if (isOfPet && asides.every((part) => courtesies.has(entryOf(part)))) {
    asides.slice(0, 1).forEach((part) => speaker.answerTo(part));
    speaker.answer('asked-pet-more');
  }
  // What they told or asked themselves comes before a courtesy beside it.
  else if (!isTold || !sayBack(told, asides, speaker, draft, circumstances))
    answerOtherwise(bounded, asides, resumed, speaker, draft, circumstances);

  if (draft.isQuiet) return withoutPractice(draft);
  if (!asides.some((part) => leaving.has(entryOf(part)))) withoutFarewell(draft, resumed.state.scene, bank);
  if (!isAfterCrisis(draft.state) && isPause(draft, isInLesson)) bringBackWord(draft, speaker, learner, bank);
  if (ofTalk) withoutProtested(draft, resumed.state.newest);
  if (draft.ended && occasion?.kind === 'scenario') speaker.answer('scene-over');
  if (!ofTalk) keptShort(draft, speaker, circumstances);
  withoutRepeats(draft);
  return finished(draft, circumstances, resumed.state.goals);
}

/** Whether what was told or asked in plain sentences is answered rather than what may be said at any point. */
function prevails(told: readonly Meaning[], asides: readonly Match[], { bank }: Circumstances): boolean {
  if (told.length === 0 || asides.some((part) => entryOf(part) === 'goodbye')) return false;
  // What is asked for is told where a favourite is known by its kind only.
  // Who laughs and then tells of something is answered to what they tell.
  const others = asides.filter((part) => !courtesies.has(entryOf(part)) && !beside.has(entryOf(part)));
  if (others.length === 0) return true;
  const isAsked = told.some(({ clauses }) => clauses.some(({ mood }) => mood === 'question'));
  return isAsked && !others.some(({ candidate }) => asksSomething(candidate.said.means, bank.content.language));
}

const beside: ReadonlySet<string> = new Set(['favourite', 'funny']);

/** What is no reply and nothing told: what may be said at any point, or what nobody foresaw. */
function answerOtherwise(
  bounded: Bounded,
  asides: readonly Match[],
  resumed: ResumedState,
  speaker: Speaker,
  draft: Draft,
  circumstances: Circumstances,
): void {
  // A courtesy beside a clause that was not understood is not all: to answer it alone would pretend to have listened.
  if (asides.some((part) => !bounded.partial || !courtesies.has(entryOf(part)))) {
    answerAsides(asides, speaker, draft, circumstances);
  } else if (isAfterCrisis(draft.state) && speaker.answer('listening')) {
    draft.isQuiet = true;
  } else if (resumed.restarted) {
    speaker.answer('sorry');
    speaker.beginScene(draft.state.scene);
  } else ownUp(asides, speaker, draft, { ...circumstances, ...bounded });
}

const isReply = ({ candidate }: Match) => candidate.kind === 'reply';

/** Who takes leave, or asks what was just said, is led nowhere else by the rest of the message. */
function goesWith(
  { candidate }: Match,
  asides: readonly Match[],
  { scene }: DialogueState,
  { content }: Bank,
): boolean {
  if (candidate.kind !== 'reply') return false;
  const entries = asides.map(entryOf);
  const to = targetOf(candidate.said.next, candidate.scene);
  const line = findLine(content, to);
  const played = content.scenes.get(to.scene);
  const isLast = line && played && (runFrom(played, line).at(-1) ?? line).replies.length === 0;
  if (entries.includes('goodbye') && isLast !== true) return false;
  return candidate.scene === scene || !entries.some((entry) => opening.has(entry));
}

/** Whether what follows a reply says what the answer to a courtesy would ("Nice to meet you"). */
function saysTheSame({ candidate }: Match, entry: string, { content }: Bank): boolean {
  const line =
    candidate.kind === 'reply' ? findLine(content, targetOf(candidate.said.next, candidate.scene)) : undefined;
  const says = content.anywhere.get(entry)?.says ?? [];
  return says.some(({ means }) => line?.means.toLowerCase().startsWith(means.replace(/[.!?]$/u, '').toLowerCase()));
}

/** Whether a question to the tutor, understood as of itself, names its animal. */
function asksOfPet({ bank, message = '' }: Circumstances, parts: readonly Match[]): boolean {
  const asked = segmentsOf(message).filter(({ text }) => asksSomething(text, bank.content.language));
  if (!asked.some(({ text }) => namesTutorsPet(text))) return false;
  return !parts.some(({ entries, candidate }) => 'word' in entries || namesTutorsPet(candidate.said.text));
}

const praising = new Set(['compliment', 'praise', 'funny', 'great', 'you-funny']);
const declining = new Set(['decline', 'no']);
/** Whether a no belongs to what the tutor took the learner for ("No, I'm German"), not to what it offered or asked. */
function corrects(parts: readonly Match[], told: readonly Meaning[], { newest, line }: DialogueState): boolean {
  if (asksYesOrNo(newest?.at(-1)?.means ?? '') || !parts.some((part) => declining.has(entryOf(part)))) return false;
  if (told.some(tellsWhoOneIs)) return true;
  return parts.some(
    ({ candidate }) =>
      (candidate.kind === 'say' && tellsOfLearner(candidate.entry)) ||
      (candidate.kind === 'reply' && talks.has(candidate.scene) && candidate.line !== line),
  );
}

const nationality = /^(?:\p{L}+(?:ish|ese|ian|ean|can)|german|french|greek|thai|czech|dutch|welsh|swiss|korean)$/u;

/** "I'm German", "I'm from Leeds", "I'm a teacher". */
const tellsWhoOneIs = ({ clauses }: Meaning) =>
  clauses.some(
    ({ subject, predicate, negated }) =>
      !negated &&
      isI(subject) &&
      (['identity', 'origin', 'called'].includes(predicate.kind) ||
        (predicate.kind === 'quality' && predicate.qualities.some(({ adjective }) => nationality.test(adjective)))),
  );

/** Whether a word may come back that is no part of the talk: a scene is over. Anywhere else it would interrupt. */
function isPause({ ended }: Draft, wasLesson: boolean): boolean {
  return ended && !wasLesson;
}

/** No scene goes on, and nothing is to be practised. */
function careFor(crisis: Crisis, draft: Draft, speaker: Speaker, { ownLanguage }: Circumstances): TurnPlan {
  draft.state = { ...draft.state, scene: null, line: null, slots: {}, cared: draft.state.turn };
  speaker.answer(crisis);
  const means = draft.said.map((said) => said.means);
  const urgent = helpIn(ownLanguage, crisis) ?? [...means, ...draft.remarks].join('\n');
  return { said: draft.said, urgent, suggestions: [], state: remembered(draft) };
}

function withoutPractice(draft: Draft): TurnPlan {
  const remark = draft.remarks.join(' ');
  return {
    said: draft.said,
    ...(remark === '' ? {} : { remark }),
    suggestions: [],
    state: remembered(draft),
  };
}

/** Who was just comforted, or has said goodbye, is not offered apples. */
function isQuiet(state: DialogueState): boolean {
  const comforts = state.said.some(({ id, turn }) => turn === state.turn && /^anywhere\/(?:sad|goodbye)\//u.test(id));
  return isAfterCrisis(state) || (comforts && state.scene === null);
}

function finished(
  draft: Draft,
  { address, bank, learnerName, occasion, learner = stranger, now }: Circumstances,
  goalsBefore: readonly string[] = [],
): TurnPlan {
  const remark = draft.remarks.join(' ');
  const again = occasion?.kind === 'scenario' ? bank.content.anywhere.get('play-again')?.says[0] : undefined;
  const since = draft.ended ? draft.state.since : undefined;
  const goals = occasion?.kind === 'scenario' ? goalsNow(draft.state, goalsBefore, bank) : [];
  return {
    said: draft.said,
    ...(since === undefined ? {} : { ended: since }),
    ...(remark === '' ? {} : { remark }),
    suggestions: isQuiet(draft.state)
      ? []
      : suggestNext(draft.state, address, bank, {
          again,
          asked: draft.said.at(-1)?.means,
          learnerName,
          learner,
        }),
    ...(draft.title === undefined ? {} : { title: draft.title }),
    ...(draft.opensFormer ? { opensFormer: true } : {}),
    ...(goals.length > 0 ? { goals } : {}),
    state: { ...remembered(draft), since: draft.ended ? undefined : (draft.state.since ?? now) },
  };
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
  if (enters && greets && (isAnswered || !opensWithGreeting(line, bank)))
    speaker.greet(scene, isAnswered ? undefined : line);
  if (!isAnswered) speaker.comment(scene, line);
}

function takeReply(match: Match, greets: boolean, speaker: Speaker, draft: Draft, circumstances: Circumstances): void {
  if (match.candidate.kind !== 'reply') return;
  const { bank, lately = [] } = circumstances;
  const { said, scene } = match.candidate;
  const enters = draft.state.scene !== scene;
  if (enters && scene === firstSceneOf(bank) && wasHad(scene, lately, bank)) {
    talkOfSomethingElse(match, greets, speaker, draft, circumstances);
    return;
  }
  if (enters) speaker.enter(scene);
  draft.state = withMemories(withReply(draft.state, match, said, scene), match, said, bank);
  const to = targetOf(said.next, scene);
  const line = findLine(bank.content, to);
  if (enters && greets && !opensWithGreeting(line, bank)) speaker.greet(to.scene, line);
  if (line && speaker.say(to.scene, line)) return;
  // What the line speaks of was not said: a scene that is played goes on as if the answer was not understood.
  if (enters) speaker.beginScene(to.scene);
  else ownUp([], speaker, draft, { bank });
}

/** The small talk of a first meeting was had of late: what is said to the reply, then on with the talk, or another subject. */
function talkOfSomethingElse(
  match: Match,
  greets: boolean,
  speaker: Speaker,
  draft: Draft,
  { bank, lately = [] }: Circumstances,
): void {
  if (match.candidate.kind !== 'reply') return;
  const { said, scene } = match.candidate;
  const { slots } = draft.state;
  draft.state = withMemories(withReply(draft.state, match, said, scene), match, said, bank);
  const to = targetOf(said.next, scene);
  const line = findLine(bank.content, to);
  if (greets && !opensWithGreeting(line, bank)) speaker.greet(to.scene, line);
  if (line) speaker.comment(to.scene, line);
  if (draft.said.length === 0) speaker.answer('greeting');
  draft.state = { ...draft.state, slots };
  if (pendingLine(draft.state, bank)) speaker.askAgain();
  else speaker.beginScene(freshSubject(lately, draft.state.played, bank));
}

function withReply(state: DialogueState, match: Match, said: Reply, scene: string): DialogueState {
  const slots = { ...state.slots };
  for (const { name, list } of slotsOf(expandVariants(said.text, 'unsaid'))) {
    const entry = match.entries[name];
    if (entry) slots[name] = { list: list ?? '', text: entry.text };
  }
  return {
    ...state,
    slots,
    ...(match.name === undefined ? {} : { name: match.name }),
    goals: withGoal(state.goals, scene, said.meets),
    ...answeredBy(state, match),
  };
}

/** Kept for the questions of a talk, so that none is asked twice. */
function answeredBy(state: DialogueState, { candidate }: Match): Pick<DialogueState, 'answered'> {
  // Who asks back has not answered yet.
  if (candidate.kind !== 'reply' || isQuestion(candidate.said)) return {};
  const { answered } = withAnswered(state, candidate.scene, `${candidate.scene}/${candidate.line}`);
  return answered ? { answered } : {};
}

function remembered({ state, said, opensFormer, saysAgain }: Draft): DialogueState {
  const newest = opensFormer || saysAgain ? state.newest : said;
  return {
    ...state,
    newest,
    said: state.said.filter(({ id, turn }) => !isAnswer(id) || turn > state.turn - memoryTurns),
  };
}
