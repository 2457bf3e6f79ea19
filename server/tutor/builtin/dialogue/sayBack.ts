import { askedPrefix } from '../format/contentFormat';
import { isWorn, pendingLine, talks, withAnswered, withMeetingGoals } from '../dialogueState';
import type { JoinedClause, Meaning, Predicate } from '../grammar/meaning';
import { beforeQuestion } from '../saying/sentences';
import { wordEntry } from '../understanding/wordQuestion';
import type { Match } from '../understanding/match';
import type { SentenceRead } from '../understanding/plainSentences';
import { admits, endsScene } from './apologies';
import type { Circumstances } from './dialogue';
import { isNew } from './firstReplies';
import { entryForNoun } from './gist';
import { offer, sceneAbout } from './offers';
import { isForgotten } from './ownUp';
import { isI, namesTutorsPet } from './nounPhrases';
import { isCry, namesJob, situationsOf, whoIsToldOf, type Told } from './situations';
import { entryOf, type Draft, type Speaker } from './speaker';

/** Courtesies that get their own answer before what was told beside them gets its. */
const returned = new Set(['greeting', 'thanks', 'sorry']);

/** What was told or asked in plain sentences, and is not among what the talk can follow as it was foreseen. */
export function toldIn(sentences: readonly SentenceRead[] = [], followed: readonly Match[]): Meaning[] {
  return sentences.flatMap(({ meaning, parts }) =>
    meaning && !parts.some((part) => followed.includes(part) && entryOf(part) !== 'favourite') ? [meaning] : [],
  );
}

/**
 * Answers what was told or asked in plain sentences, by what kind of thing it is; in a scene that is played, its
 * question comes again after that. False, and nothing said, where the content has no answer.
 */
export function sayBack(
  meanings: readonly Meaning[],
  asides: readonly Match[],
  speaker: Speaker,
  draft: Draft,
  { bank, message = '' }: Pick<Circumstances, 'bank' | 'message'>,
): boolean {
  // What was said last comes first.
  const spokenOf = speaksOfPet(draft.state) ? 'animal' : draft.state.about;
  const told = meanings
    .toReversed()
    .flatMap((meaning) => situationsOf(meaning, spokenOf))
    .map((each) =>
      each.situation === 'told-echo' && !takesUp(meanings, draft.state) ? { situation: 'told-answer' as const } : each,
    );
  const questions = told.filter(({ situation }) => situation.startsWith(askedPrefix));
  const isTold = questions.length === 0;
  const courtesy = asides.find((part) => returned.has(entryOf(part)));
  if (courtesy) speaker.answerTo(courtesy);
  const about = mayOffer(meanings, told, draft) ? sceneAbout(message, draft.state, bank) : undefined;
  if (about && offer(about, draft, speaker)) return true;
  const before = draft.said.length;
  draft.answered = questionsAnswered(meanings);
  const ordered = isTold ? generalLast(told) : questions;
  const say = (answer: Speaker['answer']) =>
    ordered.some(({ situation, about: it }) => answer(situation, aboutEntry(it, bank)));
  // What was said of late comes again where nothing else can be said.
  if (!say(speaker.answerAnew) && !say(speaker.answer)) return false;
  const creature = meanings.map(whoIsToldOf).findLast((kind) => kind !== undefined);
  draft.state = { ...draft.state, ...(creature && { about: creature }) };
  const pending = pendingLine(draft.state, bank);
  const { scene, line } = draft.state;
  if (!pending || scene === null) return true;
  if (isTold) draft.state = withAnswered(draft.state, scene, `${scene}/${line}`);
  // Only who plays a part is led back to it.
  const isPlayed = !talks.has(scene) && bank.content.scenes.get(scene)?.scenario !== undefined;
  if (!isPlayed || isForgotten(draft.state)) return true;
  const [said] = draft.said.slice(before);
  const reaction = said && beforeQuestion(said);
  draft.said = [...draft.said.slice(0, before), ...(reaction ? [reaction] : [])];
  // What was asked back is not asked: the scene's question is.
  const { turn } = draft.state;
  const heard = draft.state.said.filter((each) => each.turn !== turn || !/^anywhere\/(?:told|asked)-/u.test(each.id));
  draft.state = { ...draft.state, said: heard };
  const next = speaker.otherwise();
  const goesOn = isTold && next !== undefined && !admits(next) && !endsScene(next, draft.state, bank);
  if (!(goesOn && speaker.goOn()) && !isWorn(draft.state)) speaker.askAgain();
  return true;
}

/** Whether a noun that was cried is one that the tutor just said. */
function takesUp(meanings: readonly Meaning[], { newest = [] }: Draft['state']): boolean {
  const said = newest.map(({ means }) => means.toLowerCase()).join(' ');
  return meanings
    .flatMap(({ clauses }) => clauses)
    .some(({ predicate }) => isCry(predicate) && (!nounIn(predicate) || said.includes(nounIn(predicate) ?? '')));
}

const nounIn = (predicate: Predicate): string | undefined =>
  predicate.kind === 'fragment' && predicate.what && 'noun' in predicate.what ? predicate.what.noun : undefined;

/** Whether the tutor just spoke of its animal, or of any. */
const speaksOfPet = ({ newest }: Draft['state']): boolean =>
  newest?.some(({ means }) => namesTutorsPet(means) || /\b(?:my|one|a) (?:cat|dog|dachshund)\b/iu.test(means)) ?? false;

const isJob = (predicate: Predicate) =>
  predicate.kind === 'fragment' && predicate.what !== undefined && namesJob(predicate.what);

/** Goals of the first meeting that are met by what is told of oneself: nobody is asked for it again. */
const goalsOf: Partial<Record<Told['situation'], readonly string[]>> = {
  'told-origin': ['origin', 'from'],
  'told-home': ['from'],
  'told-job': ['work'],
  'told-work': ['work'],
  'told-study': ['work'],
};

/** Keeps what the learner told of themselves, whatever is said to it: their name, and what need not be asked again. */
export function noteTold(sentences: readonly SentenceRead[] = [], draft: Draft): void {
  for (const { meaning } of sentences) {
    if (!meaning) continue;
    for (const { situation } of situationsOf(meaning)) draft.state = withMeetingGoals(draft.state, goalsOf[situation]);
    for (const { subject, predicate, where } of meaning.clauses) {
      // "I'm Gareth, a bus driver from Swansea."
      const isFrom =
        (predicate.kind === 'fragment' || isI(subject)) && where.some(({ relation }) => relation === 'from');
      if (isFrom) draft.state = withMeetingGoals(draft.state, goalsOf['told-origin']);
      if (isJob(predicate)) draft.state = withMeetingGoals(draft.state, goalsOf['told-job']);
      if (isI(subject) && predicate.kind === 'called' && predicate.name !== undefined)
        draft.state = { ...draft.state, name: predicate.name };
    }
  }
}

/** Questions, in English, to which what was told has the answer already: nobody is asked for it again. */
function questionsAnswered(meanings: readonly Meaning[]): RegExp[] {
  const clauses = meanings.flatMap((meaning) => meaning.clauses);
  const isTold = (tells: (clause: JoinedClause) => boolean, asks: RegExp) => (clauses.some(tells) ? [asks] : []);
  return [
    ...isTold(({ when }) => when.length > 0, /\bwhen\b|\bhow long\b/iu),
    ...isTold(({ where }) => where.length > 0, /\bwhere\b/iu),
    ...isTold((clause) => clause.with !== undefined, /\b(?:with (?:you|whom)|who)\b/iu),
    ...isTold(
      ({ joint, purpose }) => joint === 'because' || joint === 'so' || purpose !== undefined,
      /\bwhy\b|\breason\b/iu,
    ),
    ...isTold(({ tense }) => tense === 'past', /\bsince when\b/iu),
    ...(meanings.some(({ opening }) => opening) ? [/\bwhy\b|\breason\b/iu] : []),
  ];
}

const needing: ReadonlySet<string> = new Set(['told-have', 'told-must', 'told-want']);

/** Who has something before them, or names it alone, may want to practise it. */
function mayOffer(meanings: readonly Meaning[], told: readonly Told[], { state }: Draft): boolean {
  const [meaning, ...others] = meanings;
  if (!meaning || others.length > 0 || state.line !== null || isNew(state)) return false;
  const isFragment = meaning.clauses.every(({ predicate }) => predicate.kind === 'fragment');
  return isFragment || needing.has(told[0]?.situation ?? '');
}

/** Types of statements stand behind what is told in particular, and what can be said to anything behind these. */
const generalLast = (told: readonly Told[]) => told.toSorted((one, other) => generality(one) - generality(other));

function generality({ situation }: Told): number {
  if (/-(?:else|denied|echo)$/u.test(situation)) return 2;
  return /^told-(?:did|plan|daily|have|person|state|feeling|opinion|answer)$/u.test(situation) ? 1 : 0;
}

function aboutEntry(about: Told['about'], bank: Circumstances['bank']) {
  if (!about) return {};
  if ('name' in about) return { it: wordEntry({ surface: about.name, gloss: about.name }) };
  const it = entryForNoun(about.noun, bank);
  return it ? { it } : {};
}
