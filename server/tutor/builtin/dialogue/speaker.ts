import type { Morpheme } from '../../../../domain/conversation/message';
import type { MetSense } from '../../tutor';
import { stranger, wantedIn, type Acquaintance } from './acquaintance';
import type { Bank } from '../understanding/bank';
import type { AnywhereEntry, Line, Scene, Utterance } from '../format/contentFormat';
import {
  isAnswered,
  isWorn,
  pendingLine,
  registerOf,
  saysNotUnderstood,
  slotValues,
  talks,
  type DialogueState,
} from '../dialogueState';
import type { Match } from '../understanding/match';
import { MissingSlotError, render, type Rendered } from '../saying/render';
import { beforeQuestion, fromQuestion, isQuestion } from '../saying/sentences';
import { findLine, runFrom, targetOf } from '../format/sceneFlow';
import type { Address, SlotValue } from '../format/template';
import { isWordQuestion, type LookedUpWord } from '../understanding/wordAnswer';
import { aboutWord } from './wordAsked';

/** What a turn is made of while it is made; `state` is replaced, never changed. */
export interface Draft {
  said: Rendered[];
  /** In the learner's own language. */
  remarks: string[];
  /** Those of the remarks that help to read a line of the content. */
  notes: string[];
  title?: string;
  /** A scene has come to its end in this turn. */
  ended: boolean;
  /** What the tutor said before is shown with its meaning. */
  opensFormer?: true;
  /** What the tutor said before is said again. */
  saysAgain?: true;
  /** What asks for one of these was told already, and is not asked. */
  answered?: readonly RegExp[];
  /** The tutor only listens: nothing is suggested, and nothing brought up. */
  isQuiet?: true;
  state: DialogueState;
}

export function draftFrom(state: DialogueState): Draft {
  return { said: [], remarks: [], notes: [], ended: false, state };
}

export type Speaker = ReturnType<typeof createSpeaker>;

/** Whom the tutor speaks with, and from which content. */
export interface Voice {
  address: Address;
  bank: Bank;
  /** What they know, where that is known. */
  learner?: Acquaintance | undefined;
  /** What a dictionary says of the word that the learner asks about. */
  lookedUp?: LookedUpWord | undefined;
  /** In which senses they have met the word whose meaning they ask for, the last one first. */
  met?: readonly MetSense[] | undefined;
  /** In milliseconds since 1970. */
  now?: number | undefined;
}

/** What the tutor can do in a turn: each of these says something into the draft, or moves the dialogue on. */
export function createSpeaker(draft: Draft, { address, bank, learner = stranger, lookedUp, met, now }: Voice) {
  const { content, tools } = bank;
  const note = (id: string) => {
    const { said, turn } = draft.state;
    const before = said.find((each) => each.id === id);
    const times = before ? { times: (before.times ?? 1) + 1 } : {};
    draft.state = { ...draft.state, said: [...said.filter((each) => each !== before), { id, turn, ...times }] };
    if (isSparing(id)) spend(id);
  };
  const isSpent = (id: string) =>
    draft.state.spent?.some((each) => each.id === id && (isLasting(id) || !isLongAgo(each.at, now))) ?? false;
  const spend = (id: string) => {
    const others = draft.state.spent?.filter((each) => each.id !== id) ?? [];
    draft.state = { ...draft.state, spent: [...others, { id, ...(now === undefined ? {} : { at: now }) }] };
  };
  /** What helps to read a line, once a day. */
  const remark = (text: string | undefined, of: string) => {
    if (text === undefined || isSpent(`remark/${of}`)) return;
    draft.remarks.push(text);
    draft.notes.push(text);
    spend(`remark/${of}`);
  };

  /**
   * False, and nothing said, where the content has no answer that can be given here. What was said of late is not said
   * again as long as something else can stand for it.
   */
  function answer(id: string, entries: Readonly<Record<string, SlotValue>> = {}): boolean {
    const instead = insteadOf[id] ?? (repeatable.test(id) ? undefined : 'said-before');
    // What asks on is asked once in a talk.
    if (id.startsWith('ask-')) return give(id, entries, isNew);
    return (
      give(id, entries, isNew) || (instead !== undefined && has(id) && give(instead, {}, isNew)) || give(id, entries)
    );
  }

  /** As `answer`, with what was not said of late. */
  const answerAnew: typeof answer = (id, entries) => give(id, entries ?? {}, isNew);

  /** Before a line that may call the learner by their name, which is said once in a reply. */
  function greet(sceneId: string, line: Line | undefined): void {
    const scene = content.scenes.get(sceneId);
    const run = scene && line ? runFrom(scene, line) : [];
    const { named, turn } = draft.state;
    if (!run.some(callsByName)) {
      answer('greeting');
      return;
    }
    draft.state = { ...draft.state, named: turn };
    answer('greeting');
    draft.state = { ...draft.state, named };
  }

  const has = (id: string) => content.anywhere.has(id);
  const wasNamed = () => draft.state.turn - (draft.state.named ?? -turnsBetweenNames) < turnsBetweenNames;
  const noteName = (said: readonly Utterance[]) => {
    if (said.some(callsByName)) draft.state = { ...draft.state, named: draft.state.turn };
  };
  const isNew = (id: string) => !isSpent(id) && !draft.state.said.some((each) => each.id === id);
  const mayName = (id: string, said: Utterance) =>
    asksForName.has(id) ? callsByName(said) === (draft.state.name !== undefined) : !callsByName(said) || !wasNamed();

  const asksForKnown = ({ means }: Utterance) =>
    draft.answered?.some((asks) => isQuestion({ means }) && asks.test(means)) ?? false;

  function give(
    id: string,
    entries: Readonly<Record<string, SlotValue>>,
    suits: (answerId: string) => boolean = () => true,
  ): boolean {
    const entry = content.anywhere.get(id);
    if (!entry) return false;
    for (const index of bestFirst(entry)) {
      const chosen = entry.answers[index];
      if (chosen && (!mayName(id, chosen) || asksForKnown(chosen))) continue;
      // With a slot in it an answer is another one each time.
      if (!chosen || (!suits(answerId(entry, index)) && !chosen.text.includes('{'))) continue;
      const said = rendered([chosen], entries);
      if (!said) continue;
      draft.said.push(...said);
      remark(chosen.note, answerId(entry, index));
      note(answerId(entry, index));
      noteName([chosen]);
      return true;
    }
    return false;
  }

  /** Places of the answers that suit the scene: what was not said of late, then what brings wanted words back. */
  function bestFirst(entry: AnywhereEntry): number[] {
    const register = registerOf(draft.state, content);
    const suits = (index: number) => {
      const own = entry.answers[index]?.register;
      return own === undefined || register === undefined || own === register;
    };
    const appeal = entry.answers.map((each) => wantedIn([each], learner, content.language));
    return leastSaidFirst(entry, draft.state, appeal).filter(suits);
  }

  /** Whether words are out of the tutor's own last sentence: then the meaning of that is shown. */
  function isOfNewest(words: string): boolean {
    const plainly = (text: string) => text.toLowerCase().replaceAll("'", '’');
    return words !== '' && (draft.state.newest?.some(({ text }) => plainly(text).includes(plainly(words))) ?? false);
  }

  /** To a question about a word what the content knows of it; else that it is not known. */
  function answerTo(match: Match): void {
    const told = isWordQuestion(entryOf(match)) ? aboutWord(match, bank, { met, lookedUp }) : undefined;
    if (told?.entry === 'unknown-word' && isOfNewest(match.entries.word?.text ?? '') && answer('in-english')) {
      draft.opensFormer = true;
      return;
    }
    const before = draft.said.length;
    answer(told?.entry ?? entryOf(match), { ...match.entries, ...told?.entries });
    if (told?.remark !== undefined) draft.remarks.push(told.remark);
    if (lookedUp) draft.said = draft.said.map((said, index) => (index < before ? said : withDictMark(said, lookedUp)));
  }

  /** What is said to a reply before the question that ends it. */
  function comment(sceneId: string, line: Line): void {
    const scene = content.scenes.get(sceneId);
    const whole = scene ? runFrom(scene, line) : [];
    const run = whole.filter((each, index) => index < whole.length - 1 || each.replies.length === 0);
    const said = rendered(run);
    if (!said) return;
    draft.said.push(...said);
    noteName(run);
    for (const each of run) {
      note(`${sceneId}/${each.id}`);
      draft.state = { ...draft.state, goals: withGoal(draft.state.goals, sceneId, each.meets) };
    }
  }

  /** Undefined when a slot has no value: then something else must be said. */
  function rendered(
    utterances: readonly Utterance[],
    entries: Readonly<Record<string, SlotValue>> = {},
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
    const whole = rendered(run);
    if (!whole) return false;
    const last = run.at(-1) ?? line;
    const isTold = isAnswered(draft.state, sceneId, last) || wasJustAsked(sceneId, last);
    const isOld = run.map((each, index) => scene.kind !== 'tutorial' && wasTold(sceneId, each, whole[index]));
    const said = whole.flatMap((each, index) => {
      if (isOld[index]) return [];
      const kept = isTold && index === run.length - 1 ? beforeQuestion(each) : each;
      return kept ? [kept] : [];
    });
    draft.said.push(...said);
    noteName(run);
    for (const each of run) {
      remark(each.note, `${sceneId}/${each.id}`);
      note(`${sceneId}/${each.id}`);
      draft.state = { ...draft.state, goals: withGoal(draft.state.goals, sceneId, each.meets) };
    }
    if (isTold) return askNext(scene, last) || said.length > 0;
    if (isOld.at(-1) && last.replies.length > 0) {
      if (said.length > 0) endScene();
      else answer('said-before');
      draft.state = draft.ended ? draft.state : { ...draft.state, line: last.id };
      return true;
    }
    const elsewhere = last.replies.length === 0 && last.next ? targetOf(last.next, sceneId) : undefined;
    const next = elsewhere && findLine(content, elsewhere);
    // Three utterances at most, so that scenes which follow each other without a reply cannot run for ever.
    if (elsewhere && next && draft.said.length < 3) return say(elsewhere.scene, next);
    // At a scene's end nothing waits for a reply, and every scene may follow.
    if (last.replies.length === 0) endScene();
    else draft.state = { ...draft.state, line: last.id };
    return true;
  }

  function endScene(): void {
    draft.ended = true;
    draft.state = { ...draft.state, scene: null, line: null, slots: {} };
  }

  /** Whether a statement was made before in the same words. */
  const wasTold = (sceneId: string, line: Line, said: Rendered | undefined) =>
    said !== undefined &&
    !isQuestion(said) &&
    !line.text.includes('{') &&
    draft.state.said.some(({ id }) => id === `${sceneId}/${line.id}`);

  /** Among people who talk nobody asks the same twice in a row. */
  const wasJustAsked = (sceneId: string, line: Line) =>
    talks.has(sceneId) &&
    draft.state.said.some(({ id, turn }) => id === `${sceneId}/${line.id}` && turn === draft.state.turn - 1);

  /** Asks what comes after a question that has its answer; false, and the scene over, where nothing does. */
  function askNext(scene: Scene, answered: Line): boolean {
    const next = questionAfter(scene, answered, draft.state);
    const said = next && rendered([next]);
    if (!next || !said) {
      endScene();
      return false;
    }
    draft.said.push(...said.map(fromQuestion));
    note(`${scene.scene}/${next.id}`);
    draft.state = { ...draft.state, line: next.id };
    return true;
  }

  const forget = (sceneId: string) => {
    const said = draft.state.said.filter(({ id }) => !id.startsWith(`${sceneId}/`));
    draft.state = { ...draft.state, said };
  };

  function enter(sceneId: string): void {
    const scene = content.scenes.get(sceneId);
    if (!scene) return;
    // Somebody who comes to the baker's again is served again; a talk goes on from what was said.
    if (!talks.has(sceneId)) forget(sceneId);
    const played = [...draft.state.played.filter((each) => each !== sceneId), sceneId];
    // Played once more, it is played from the beginning.
    const goals = draft.state.goals.filter((goal) => !goal.startsWith(`${sceneId}/`));
    draft.state = { ...draft.state, scene: sceneId, line: null, slots: {}, goals, played, since: undefined };
    draft.title = scene.title;
  }

  function beginScene(sceneId: string | null): void {
    const scene = sceneId === null ? undefined : content.scenes.get(sceneId);
    const first = scene?.lines[0];
    if (!scene || !first) return;
    if (draft.state.scene !== scene.scene || !draft.state.played.includes(scene.scene)) enter(scene.scene);
    forget(scene.scene);
    say(scene.scene, first);
  }

  /** The pending line once more, without its note; between scenes what was said last. */
  function repeat(inPart: (whole: Rendered) => Rendered = (whole) => whole): void {
    const pending = pendingLine(draft.state, bank);
    const again = pending ?? lastLine(draft.state, bank);
    const said = again && rendered([again]);
    if (said) draft.said.push(...said.map(inPart));
    else if (pending) beginScene(draft.state.scene);
    if (said && pending) note(`${draft.state.scene}/${pending.id}`);
  }

  /** As `repeat`, to lead back to the question, or, where that has its answer, on to the next one. */
  function askAgain(): void {
    const { scene } = draft.state;
    const pending = pendingLine(draft.state, bank);
    if (draft.said.length > 0 && scene !== null && pending) {
      const played = content.scenes.get(scene);
      if (played && isAnswered(draft.state, scene, pending)) {
        askNext(played, pending);
        return;
      }
      // What asks nothing is not said once more, nor what has been asked twice.
      if (wasJustAsked(scene, pending) || !pending.means.includes('?') || isWorn(draft.state)) return;
    }
    repeat(fromQuestion);
  }

  /** The line that follows the pending one when nothing was understood. */
  function otherwise(): Line | undefined {
    const { scene } = draft.state;
    const line = pendingLine(draft.state, bank)?.otherwise;
    return scene !== null && line ? findLine(content, { scene, line }) : undefined;
  }

  /** Says that line. False, and nothing said, when there is none. */
  function goOn(): boolean {
    const { scene } = draft.state;
    const line = otherwise();
    return scene !== null && line !== undefined && say(scene, line);
  }

  return { answer, answerAnew, answerTo, greet, comment, say, enter, beginScene, repeat, askAgain, otherwise, goOn };
}

/** Entries that own up in each other's stead when one has nothing new to say. */
const insteadOf: Readonly<Record<string, string>> = { lost: 'missed', missed: 'lost' };
/** What may be said again in the same words: nothing else would do. */
const repeatable =
  /^(?:protest|repeated|joking|care|harmed|listening|loss|scene-over|play-again|said-before|sorry|unknown-word|word-again|remember-.*|offer-.*|other-scene|no-such-scene|goodbye|again|slower|unclear|in-english|near-phrase|some-words|grammar-word|talk-about|take-.*|told-.*|asked-.*|tell-more|no-hurry)$/u;

/** What is said again only when there is nothing else: of these each is remembered longer than the last turns. */
const isSparing = (id: string) => isLasting(id) || id.startsWith('anywhere/joke/');
/** Of these the next day is no reason to say it again. */
const isLasting = (id: string) => saysNotUnderstood(id) || /^anywhere\/(?:tell-more|take-question|ask-.*)\//u.test(id);
const dayMs = 24 * 60 * 60 * 1000;
const isLongAgo = (at: number | undefined, now: number | undefined) =>
  at !== undefined && now !== undefined && now - at >= dayMs;

/** To these the name is the answer, and never missing where it is known. */
const asksForName = new Set(['my-name', 'about-me']);

/** A name in every reply is what nobody says. */
const turnsBetweenNames = 4;
const callsByName = ({ text }: Utterance) => text.includes('{name}');

/** A sentence may begin with it. */
const sameWord = (surface: string, asked: string) => surface.toLowerCase() === asked.toLowerCase();

function withDictMark(said: Rendered, { asked, gloss }: LookedUpWord): Rendered {
  const morphemes = said.morphemes.map((word): Morpheme => {
    const [surface, transliteration, meaning, marks] = word;
    return sameWord(surface, asked) && meaning === gloss
      ? [surface, transliteration, meaning, { ...marks, dict: true }]
      : word;
  });
  return { ...said, morphemes };
}

/** The entry of `anywhere.yaml` that was meant, or ''. */
export function entryOf({ candidate }: Match): string {
  return candidate.kind === 'say' ? candidate.entry : '';
}

export function withGoal(goals: readonly string[], scene: string, goal: string | undefined): string[] {
  return goal === undefined ? [...goals] : [...new Set([...goals, `${scene}/${goal}`])];
}

const answerId = (entry: AnywhereEntry, index: number) => `anywhere/${entry.id}/${index + 1}`;

/** Places of the answers: those not given within memory, the most appealing first, then the others, the oldest first. */
function leastSaidFirst(entry: AnywhereEntry, state: DialogueState, appeal: readonly number[]): number[] {
  const age = (index: number) => {
    const isSame = (each: { id: string }) => each.id === answerId(entry, index);
    return Math.max(state.said.findIndex(isSame), state.spent?.findIndex(isSame) ?? -1);
  };
  return entry.answers
    .map((_, index) => index)
    .sort((a, b) => age(a) - age(b) || (appeal[b] ?? 0) - (appeal[a] ?? 0) || a - b);
}

/** What the replies to a question lead to, but for questions that have been answered, too. */
function questionAfter(
  scene: Scene,
  { replies, otherwise }: Line,
  state: DialogueState,
  passed: readonly Line[] = [],
): Line | undefined {
  const leads = [...replies.map(({ next }) => next), ...(otherwise === undefined ? [] : [otherwise])];
  for (const id of new Set(leads)) {
    const line = scene.lines.find((each) => each.id === id);
    const last = line && runFrom(scene, line).at(-1);
    if (!last || last.replies.length === 0 || passed.includes(last)) continue;
    const open = isAnswered(state, scene.scene, last) ? questionAfter(scene, last, state, [...passed, last]) : last;
    if (open) return open;
  }
  return undefined;
}

function lastLine(state: DialogueState, bank: Bank): Line | undefined {
  const last = [...state.said].reverse().find(({ id }) => !id.startsWith('anywhere/'));
  const [scene = '', line = ''] = last?.id.split('/') ?? [];
  return findLine(bank.content, { scene, line });
}
