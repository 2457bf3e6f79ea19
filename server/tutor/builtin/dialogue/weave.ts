import { isWord } from '../../../../domain/words/identity';
import type { Acquaintance } from './acquaintance';
import type { Bank } from '../understanding/bank';
import { rememberPrefix, type ListEntry, type Utterance } from '../format/contentFormat';
import type { DialogueState } from '../dialogueState';
import { entryByText } from '../format/joined';
import type { Match } from '../understanding/match';
import type { Draft, Speaker } from './speaker';
import { expandVariants, plainEntry, quotedEntry, slotsOf } from '../format/template';
import type { WordToken } from '../format/parseWords';
import { wordEntry } from '../understanding/wordQuestion';
import { wordToLearn } from './wordToLearn';

/** Said sooner it would sound like an echo. */
const turnsBeforeMemory = 4;
const turnsBetweenWords = 30;
/** More than so much before it would be a reply of too many things. */
const mostBefore = 2;
/** Who was in need of late is not drilled. */
const grave = /^anywhere\/(?:care|danger|violence|loss|sad|miss)\//u;
/** Memories and words that are kept with a conversation. */
const most = 12;

/** What a reply tells of the learner that the content can bring up later. */
export function withMemories(state: DialogueState, match: Match, said: Utterance, { content }: Bank): DialogueState {
  const told = slotsOf(expandVariants(said.text, 'unsaid')).flatMap(({ name, list }) => {
    const entry = match.entries[name];
    if (!list || !entry || !content.anywhere.has(`${rememberPrefix}${list}`)) return [];
    const known = state.memories.find((memory) => memory.list === list && memory.text === entry.text);
    return [{ list, text: entry.text, turn: state.turn, used: known?.used ?? false }];
  });
  if (told.length === 0) return state;
  // Who says another thing of the same kind has the last word.
  const others = state.memories.filter((memory) => !told.some(({ list }) => list === memory.list));
  return { ...state, memories: [...others, ...told].slice(-most) };
}

/** When the tutor begins another subject: something that the learner said of themselves some turns ago, once in a talk. */
export function bringUpMemory(draft: Draft, speaker: Speaker, bank: Bank): void {
  const { memories, turn } = draft.state;
  if (memories.some(({ used }) => used)) return;
  // What the content no longer has, or cannot say here, must not keep back the others.
  const memory = memories.find((each) => {
    if (each.used || each.turn > turn - turnsBeforeMemory) return false;
    const entry = entryByText(each.list, each.text, bank.content);
    return entry !== undefined && speaker.answer(`${rememberPrefix}${each.list}`, { it: entry });
  });
  if (!memory) return;
  draft.state = {
    ...draft.state,
    memories: memories.map((each) => (each === memory ? { ...each, used: true } : each)),
  };
}

/** So many memories are told at a time. */
const toldAtOnce = 2;

/** What is known of the learner, to who asks for it: their name and the last that they told, or that it is nothing. */
export function tellMemories(draft: Draft, speaker: Speaker, { content }: Bank): void {
  const { memories, name } = draft.state;
  const told = memories.slice(-toldAtOnce).flatMap(({ list, text }) => {
    const entry = entryByText(list, text, content);
    return entry ? [{ list, entry }] : [];
  });
  if (name !== undefined || told.length === 0) speaker.answer('about-me');
  for (const { list, entry } of told) speaker.answer(`${rememberPrefix}${list}`, { it: entry });
}

/** A word that the learner lacked a while ago, each once, and not in every turn. */
export function bringBackWord(draft: Draft, speaker: Speaker, { wanted }: Acquaintance, bank: Bank): void {
  const { broughtBack, turn, said } = draft.state;
  if (draft.said.length > mostBefore || said.some(({ id }) => grave.test(id))) return;
  if (broughtBack.some((each) => each.turn > turn - turnsBetweenWords)) return;
  const usable = wanted.flatMap((word) => {
    const isMeant = word.why === 'needed' && isWord(clean(word.original));
    const isNew = !broughtBack.some((each) => each.word === word.identity);
    const learnt = isMeant && isNew ? wordToLearn(clean(word.original), clean(word.translation), bank) : undefined;
    return learnt ? [{ ...learnt, identity: word.identity }] : [];
  });
  const [word] = usable;
  if (!word) return;
  const entries = { word: entryFor(word), translation: quotedEntry(word.gloss) };
  if (!speaker.answer('word-again', entries)) return;
  draft.state = { ...draft.state, broughtBack: [...broughtBack, { word: word.identity, turn }].slice(-most) };
}

function entryFor({ surface, reading, gloss }: WordToken): ListEntry {
  const word = { surface, ...(reading ? { reading: clean(reading) } : {}), gloss };
  return { ...wordEntry(word), means: surface };
}

/** Without what has a meaning in `words` and in slots: a dictionary or a learner may have written it. */
const clean = (part: string) => plainEntry(part).text || '?';
