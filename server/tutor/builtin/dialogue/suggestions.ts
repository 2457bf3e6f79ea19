import type { SuggestedReply } from '../../../../domain/conversation/message';
import type { LanguageTools } from '../../../language/languageTools';
import { distinctSuggestions } from '../../distinctSuggestions';
import { withReading } from '../../withReading';
import { namesSomebody } from './namesSomebody';
import { effortOf, isBeginner, levelDistance, stranger, wantedIn, type Acquaintance } from './acquaintance';
import type { Bank } from '../understanding/bank';
import type { ListEntry, Reply, Say, Scene } from '../format/contentFormat';
import { isAnswer, memoryTurns, pendingLine, pendingSaid, slotValues, type DialogueState } from '../dialogueState';
import { nameFromLogin, withKoreanCopula } from './learnersName';
import { MissingSlotError, render } from '../saying/render';
import { answersSuggested } from './answersSuggested';
import { asksOn, hasStrayed, isOfOwnLife, wordsToGoOn } from './straying';
import { expandVariants, slotsOf, withSamples, type Address, type SlotValues } from '../format/template';

const most = 3;
/** So many times the same replies are offered again while something else is said; then others are. */
const turnsOffered = 2;

/**
 * What the learner could say next: yes or no to a scene that was offered; where a line waits its replies, or, once the
 * talk has left it, what goes on from there; between scenes `again` and what begins others. When none was taken for two turns, or help was asked for, there are others: further replies, or one of them
 * and what begins other scenes. A lesson has no other scenes.
 */
export function suggestNext(
  state: DialogueState,
  address: Address,
  bank: Bank,
  {
    again,
    asked,
    learnerName,
    learner = stranger,
  }: {
    again?: Say | undefined;
    /** The meaning of what the tutor says in this turn. */
    asked?: string | undefined;
    learnerName?: string | undefined;
    learner?: Acquaintance;
  },
): SuggestedReply[] {
  const pending = pendingLine(state, bank);
  const openings = () => inTurn(openingReplies(bank, state.played, learner), most * turnsOutside(state));
  if (state.offered?.turn === state.turn || asksOn(state, bank)) {
    const entries = state.offered?.turn === state.turn ? yesAndNo : [...yesAndNo, 'other-topic'];
    const says = entries.flatMap((entry) => bank.content.anywhere.get(entry)?.says.slice(0, 1) ?? []);
    return suggest(says, () => ({ entries: {} }), address, bank);
  }
  const answers = pending ? [] : answersSuggested(state, asked, bank.content);
  if (answers.length > 1) return suggestAt(answers, state, address, bank, learner, learnerName);
  if (pending) {
    const isLesson = bank.content.scenes.get(state.scene ?? '')?.kind === 'tutorial';
    if (!isLesson && hasStrayed(state)) {
      const says = wordsToGoOn(state, bank, again !== undefined);
      return suggestAt(says, state, address, bank, learner, learnerName).slice(0, most);
    }
    const replies = suggestAt(pending.replies, state, address, bank, learner, learnerName);
    const name = state.name ?? nameFromLogin(learnerName ?? '');
    const round = roundOf(state);
    if (round === 0) return replies.slice(0, most);
    const values = name === undefined ? { entries: {} } : { entries: {}, name };
    return inRound(round, replies, isLesson ? [] : suggest(openings(), () => values, address, bank));
  }
  if (!again && (hasStrayed(state) || isOfOwnLife(state))) {
    const says = wordsToGoOn(state, bank, false);
    if (says.length > 1) return suggestAt(says, state, address, bank, learner, learnerName).slice(0, most);
  }
  return suggestOpenings(again && state.played.length > 0 ? [again, ...openings()] : openings(), address, bank);
}

const yesAndNo = ['yes', 'no'];

/** Turns since a scene was played: what begins one is not the same for ever. */
function turnsOutside({ said, turn }: DialogueState): number {
  const last = Math.max(1, ...said.filter(({ id }) => !isAnswer(id)).map((each) => each.turn));
  return Math.max(0, turn - last);
}

const inTurn = <T>(all: readonly T[], start: number) => all.map((_, at) => all[(start + at) % all.length] as T);

/** How often what is offered has been passed over since the pending line was said: 0 at first. */
function roundOf(state: DialogueState): number {
  const { said, turn } = state;
  const put = pendingSaid(state);
  // What was said before memory begins was passed over for long.
  const passed = turn - (put?.turn ?? turn - memoryTurns);
  const round = Math.max(0, Math.floor((passed - 1) / turnsOffered));
  const asksForHelp = said.some((each) => each.turn === turn && each.id.startsWith('anywhere/help/'));
  return asksForHelp ? Math.max(1, round) : round;
}

/** @param round above 0 */
function inRound(round: number, replies: readonly SuggestedReply[], others: readonly SuggestedReply[]) {
  if (replies.length > most) return inTurn(replies, round * most).slice(0, most);
  const [reply, ...rest] = inTurn(replies, round);
  const isNew = ({ text }: SuggestedReply) => !replies.some((each) => each.text === text);
  const elsewhere = inTurn(others.filter(isNew), (round - 1) * (most - 1));
  return [...(reply ? [reply] : []), ...elsewhere.slice(0, most - 1), ...rest].slice(0, most);
}

/** What can be said at this point, slots filled with what a learner might say. */
function suggestAt(
  replies: readonly Say[],
  state: DialogueState,
  address: Address,
  bank: Bank,
  learner: Acquaintance,
  /** Stands for the name until the learner has said theirs. */
  learnerName?: string,
): SuggestedReply[] {
  const known = slotValues(state, bank);
  const name = known.name ?? (learnerName === undefined ? undefined : nameFromLogin(learnerName));
  const valuesOf = (reply: Say) => {
    const entries = { ...known.entries, ...newEntries(reply, state, learner, bank) };
    return name === undefined ? { entries } : { entries, name };
  };
  return suggest(replies, valuesOf, address, bank);
}

/**
 * For slots whose list nothing was said of yet, an entry with a word that should come back, else the first. Another
 * reply's slot may have the same name and another list.
 */
function newEntries(reply: Say, state: DialogueState, learner: Acquaintance, { content }: Bank) {
  const entries: Record<string, ListEntry> = {};
  for (const { name, list } of slotsOf(expandVariants(reply.text, 'unsaid'))) {
    if (list === undefined || state.slots[name]?.list === list) continue;
    const all = content.lists[list] ?? [];
    const entry = all.find((each) => wantedIn([each], learner, content.language) > 0) ?? all[0];
    if (entry) entries[name] = entry;
  }
  return entries;
}

/** Sentences that begin a scene, one a scene. */
function suggestOpenings(
  replies: readonly Say[],
  address: Address,
  bank: Pick<Bank, 'content' | 'tools'>,
): SuggestedReply[] {
  return suggest(replies, () => ({ entries: {} }), address, bank).slice(0, most);
}

export function suggest<Said extends Say>(
  replies: readonly Said[],
  valuesOf: (reply: Said) => SlotValues,
  address: Address,
  bank: Pick<Bank, 'content' | 'tools'>,
): SuggestedReply[] {
  const rendered = replies.flatMap((reply) => {
    try {
      const samples = withSamples(expandVariants(reply.text, address), valuesOf(reply), bank.content.lists);
      const { text, means, morphemes } = render(reply, address, samples, bank.tools);
      const isKorean = bank.content.language === 'ko' && samples.name !== undefined;
      const whole = isKorean ? withKoreanCopula(text, samples.name ?? '') : text;
      return [withReading({ text: whole, means }, whole === text ? morphemes : cutWhole(whole, bank.tools))];
    } catch (error) {
      if (error instanceof MissingSlotError) return [];
      throw error;
    }
  });
  return distinctSuggestions(rendered);
}

/** A sentence that is written nowhere as it is said, cut by the language's tools. */
function cutWhole(text: string, tools: LanguageTools): [string, string][] {
  return tools.segment(text).map(({ surface, reading }) => [surface, tools.transliterate(surface, reading)]);
}

function isOffered(scene: Scene): boolean {
  return scene.lines.some((line) => line.replies.some((reply) => reply.offered));
}

/**
 * One opening reply a scene: scenes not played before first; for a beginner those whose author offers one, then by
 * level, for others those of which they know neither too little nor all; then those that bring wanted words back.
 */
export function openingReplies(
  bank: Pick<Bank, 'content'>,
  played: readonly string[],
  learner: Acquaintance = stranger,
): Reply[] {
  const byLevel = learner === stranger || isBeginner(learner, bank);
  const isClaimed = learner.level === 'intermediate' || learner.level === 'advanced';
  return [...bank.content.scenes.values()]
    .map((scene, order) => {
      const said = [...scene.lines, ...scene.lines.flatMap((line) => line.replies)];
      return {
        scene,
        order,
        age: played.indexOf(scene.scene),
        effort: byLevel ? (isClaimed ? levelDistance(scene.level, learner.level) : 0) : effortOf(said, learner),
        wanted: wantedIn(said, learner, bank.content.language),
      };
    })
    .sort(
      (a, b) =>
        a.age - b.age ||
        a.effort - b.effort ||
        Number(isOffered(b.scene)) - Number(isOffered(a.scene)) ||
        a.scene.level - b.scene.level ||
        b.wanted - a.wanted ||
        a.order - b.order,
    )
    .flatMap(({ scene }) => {
      const opening = scene.lines.flatMap((line) => line.replies).filter((reply) => reply.opens);
      // A sentence that gives the learner's name cannot be suggested before we know it; a yes or no answers nobody.
      const nameless = opening.filter(
        (reply) => !namesSomebody(reply, bank.content) && !/^(?:yes|no)\b/iu.test(reply.means),
      );
      const first =
        nameless.find((reply) => reply.offered) ??
        nameless.find((reply) => !slotsOf(reply.text).some((slot) => slot.name === 'name')) ??
        nameless[0] ??
        opening[0];
      return first ? [first] : [];
    });
}
