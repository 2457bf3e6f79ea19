import { memoryTurns, pendingSaid, registerOf, type DialogueState } from '../dialogueState';
import { asksYesOrNo } from '../saying/sentences';
import { askPrefix, type Say } from '../format/contentFormat';
import type { Bank } from '../understanding/bank';
import { isWordQuestion } from '../understanding/wordAnswer';

/** What is said beside a scene's question and lets it stand: courtesies, and talk of the words themselves. */
const letsStand =
  /^(?:greeting|thanks|sorry|excuse-me|wait|question|help|yes|no|again|slower|unclear|in-english|near-phrase|some-words|grammar-word|i-see|really|great|me-too|difficult|easy|beginner|speak-english|dont-know|maybe|no-answer|no-problem|grammar|pointing|how-to-say|what-it-means|unknown-word|word-again|lost|missed|rest|no-hurry|tell-more|take-.*|ask-.*|told-.*|asked-.*|answer-.*|offer-.*|other-topic|said-before|listening|remember-.*)$/u;
/** Who is comforted is asked nothing. */
const feelings = new Set(['sad', 'ill', 'tired', 'shy', 'homesick', 'miss', 'stressed', 'hate-job', 'insult']);
/** After these the learner is about to go on. */
const expecting = new Set(['excuse-me', 'wait', 'question', 'help']);

/** What asks the tutor about itself, and what a learner may say of themselves then, or the other way round. */
const pairs: readonly (readonly [asks: readonly string[], tells: readonly string[]])[] = [
  [
    ['your-likes', 'hobby-question'],
    ['like', 'dislike', 'do-you-like', 'do-hobby'],
  ],
  [
    ['where-live', 'where-from'],
    ['live', 'from', 'live-place', 'live-japan', 'live-floor', 'nationality'],
  ],
  [['your-job'], ['my-job', 'job', 'student', 'my-studies', 'not-my-job', 'busy']],
  [['pets'], ['have-pet', 'no-pet']],
  [['your-family'], ['married', 'children', 'siblings', 'single', 'relative', 'their-job', 'this-is']],
  [['your-age'], ['age-twenty', 'age']],
  [['how-are-you'], ['fine']],
];
const askedOfTutor = new Set([...pairs.flatMap(([asks]) => asks), 'name', 'what-doing', 'who-are-you', 'koko']);
const toldOfLearner = new Set(pairs.flatMap(([, tells]) => tells));
export const tellsOfLearner = (entry: string) => toldOfLearner.has(entry);
const toThank = new Set([...feelings, 'compliment', 'birthday', 'good-luck', 'good-news', 'luck', 'praise']);

const entryIn = (id: string) => /^anywhere\/([^/]+)\//u.exec(id)?.[1];

/** Whether the talk has left the question that waits: something else was answered since it was put, or where none waits, just now. */
export function hasStrayed(state: DialogueState): boolean {
  const { said, turn } = state;
  const put = pendingSaid(state)?.turn ?? (state.line === null ? turn - 1 : turn - memoryTurns);
  return said.some((each) => {
    const entry = entryIn(each.id);
    return each.turn > put && entry !== undefined && !letsStand.test(entry);
  });
}

/** Whether the learner just told of their own life, or asked the tutor of its: then no other scene is suggested. */
export const isOfOwnLife = ({ scene, said, turn }: DialogueState): boolean =>
  scene === null &&
  said.some(({ id, turn: at }) => at >= turn - 1 && /^(?:anywhere\/(?:told|asked|answer)-|meeting\/)/u.test(id));

/** Whether the tutor's last words asked on what a yes or no answers. */
export function asksOn({ said, turn }: DialogueState, { content }: Bank): boolean {
  return said.some(({ id, turn: at }) => {
    if (at !== turn) return false;
    if (id.startsWith(`anywhere/${askPrefix}`)) return true;
    const [, entry = '', place] = /^anywhere\/((?:told|asked)-[^/]+)\/(\d+)$/u.exec(id) ?? [];
    return asksYesOrNo(content.anywhere.get(entry)?.answers[Number(place) - 1]?.means ?? '');
  });
}

/** Whether the question that waits may be put once more after the answer to an entry: to go on from it, not over it. */
export function leadsBack(entry: string, state: DialogueState, isForgotten: boolean): boolean {
  if (feelings.has(entry) || expecting.has(entry)) return false;
  return isForgotten || (letsStand.test(entry) && hasStrayed(state));
}

/** Whether what was said beside a question about anything is as good as an answer to it: then the next one follows. */
export function goesOnAfter(entry: string): boolean {
  return !letsStand.test(entry) && !feelings.has(entry) && !expecting.has(entry);
}

/**
 * What can be said where the talk has left the scene's question: what fits the tutor's last answer, something to ask it
 * that was not asked of late, and what leads out of the scene, or back into a role-play. Of a scene among friends
 * nothing is asked, since the questions are put politely.
 */
export function wordsToGoOn(state: DialogueState, { content }: Bank, isRolePlay: boolean): Say[] {
  const last =
    state.said
      .filter(({ turn }) => turn === state.turn)
      .flatMap(({ id }) => entryIn(id) ?? [])
      .at(-1) ?? '';
  const isAmongFriends = registerOf(state, content) === 'familiar';
  const isKnown = (entry: string) => content.anywhere.has(entry);
  const isNew = (entry: string) => !state.said.some(({ id }) => entryIn(id) === entry);
  const fitting = pairs.flatMap(([asks, tells]) =>
    asks.includes(last) ? tells.filter(isKnown).slice(0, 1) : tells.includes(last) ? asks : [],
  );
  const isQuiet = feelings.has(last) || isWordQuestion(last);
  const thanks = toThank.has(last) || isQuiet || (isAmongFriends && toldOfLearner.has(last));
  const courtesies = last === 'insult' ? ['sorry'] : thanks ? ['thanks'] : askedOfTutor.has(last) ? ['really'] : [];
  const questions = isQuiet ? [] : pairs.flatMap(([asks]) => asks.slice(0, 1));
  const before = [...fitting, ...courtesies, ...questions].filter(
    (entry) => !askedOfTutor.has(entry) || (!isAmongFriends && isNew(entry)),
  );
  const says = (entries: readonly string[]) =>
    entries.flatMap((id) => content.anywhere.get(id)?.says.slice(0, 1) ?? []);
  return [...says([...new Set(before)]).slice(0, 2), ...says([isRolePlay ? 'again' : 'other-topic'])];
}
