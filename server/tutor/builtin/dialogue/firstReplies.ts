import { isWord } from '../../../../domain/words/identity';
import { askedPrefix } from '../format/contentFormat';
import type { DialogueState } from '../dialogueState';
import type { Rendered } from '../saying/render';
import { bySentence, isQuestion } from '../saying/sentences';
import { knowsNothing } from './acquaintance';
import type { Circumstances } from './dialogue';
import type { Draft, Speaker } from './speaker';

/** Turns in which somebody new is answered in few words. */
const firstTurns = 3;
const mostWords = 6;

/** The state of a turn, with whether its learner is new: known when a conversation begins, and kept with it. */
export function isNewcomer(
  before: DialogueState,
  state: DialogueState,
  { bank, learner }: Circumstances,
): DialogueState {
  const isFirst = before.turn === 0 && learner !== undefined;
  return isFirst && knowsNothing(learner, bank) ? { ...state, newcomer: true } : state;
}

/** Whether a reply goes to somebody who has met few words yet. */
export const isNew = ({ newcomer, turn }: DialogueState) => newcomer === true && turn <= firstTurns;

/** Help with a message or a word is given whole. */
const askedFor =
  /^anywhere\/(?:again|slower|unclear|in-english|speak-english|help|how-to-say|what-it-means|near-phrase|some-words|grammar-word|unknown-word)\//u;

/**
 * Leaves of what is said to somebody new in a chat what they can read: its first sentences, and the question that it
 * ends with, since that is what the suggestions answer.
 */
export function keptShort(draft: Draft, speaker: Speaker, { occasion }: Circumstances): void {
  const { offered, turn } = draft.state;
  if (!isNew(draft.state) || offered?.turn === turn || (occasion !== undefined && occasion.kind !== 'chat')) return;
  if (draft.state.said.some((each) => each.turn === turn && askedFor.test(each.id))) return;
  const whole = draft.said;
  if (wordsIn(whole) <= mostWords) return;
  draft.said = short(whole.flatMap(bySentence));
  draft.remarks = draft.remarks.filter((remark) => !draft.notes.includes(remark));
  if (draft.said.length > 0) return;
  // What they asked gets its answer, however long.
  if (draft.state.said.some((each) => each.turn === turn && each.id.startsWith(`anywhere/${askedPrefix}`))) {
    draft.said = whole.flatMap(bySentence).slice(0, 1);
    return;
  }
  speaker.answer('tell-more');
  draft.said = short(draft.said.flatMap(bySentence));
}

const fits = (said: readonly Rendered[]) => wordsIn(said) <= mostWords;

const wordsIn = (said: readonly Rendered[]) =>
  said.flatMap(({ morphemes }) => morphemes).filter(([surface]) => isWord(surface)).length;

function short(sentences: readonly Rendered[]): Rendered[] {
  const last = sentences.at(-1);
  const question = last && isQuestion(last) ? [last] : [];
  // "And you?" goes on from what stands right before it.
  const isJoined = /^And you\b/u.test(question[0]?.means ?? '');
  const others = question.length > 0 ? sentences.slice(0, -1) : sentences;
  const nearest = others.slice(others.findIndex((_, index) => fits(others.slice(index))));
  return [...(isJoined && fits(nearest) ? nearest : firstRun(others)), ...question];
}

/** The first sentences in a row that fit. */
function firstRun(sentences: readonly Rendered[]): Rendered[] {
  const from = sentences.findIndex((each) => fits([each]));
  const run = from < 0 ? [] : sentences.slice(from);
  const end = run.findIndex((_, index) => !fits(run.slice(0, index + 1)));
  return end < 0 ? run : run.slice(0, end);
}
