import { readEnglish } from '../grammar/readEnglish';
import type { Meaning } from '../grammar/meaning';
import { segmentsOf } from '../grammar/segments';
import { writerFor } from '../grammar/writers';
import type { DialogueState } from '../dialogueState';
import type { Bank } from './bank';
import type { Match } from './match';
import { likely, sure, type Steps } from './matcher';
import { targetLeftOut } from './targetLeftOut';
import type { Understanding } from './understand';

/** One sentence of a message, as it was read. */
export interface SentenceRead {
  /** As it was written. */
  text: string;
  /** What it says, where grammar read it and nobody had foreseen it so. */
  meaning?: Meaning;
  /** They wrote it in the language that they learn. */
  isTheirs?: true;
  /** What else it was understood as: what the dialogue can go on from. */
  parts: readonly Match[];
}

/**
 * Reads a message sentence by sentence where it was not understood whole as somebody foresaw it: plain sentences by
 * grammar, the others as before. Undefined where grammar reads none of them and none is in the language that is learnt.
 */
export function* inPlainSentences(
  message: string,
  whole: Understanding,
  state: DialogueState,
  bank: Bank,
  read: (text: string) => Steps<Understanding>,
  isInTarget: (text: string) => boolean,
): Steps<Understanding | undefined> {
  if (isForeseen(whole) || !canBePlain(state, bank)) return undefined;
  const segments = segmentsOf(message);
  if (segments.length > mostSegments) return undefined;
  const isTheirs = segments.map(({ text, isInterjection }) => !isInterjection && isInTarget(text));
  const meanings = segments.map(({ text, isInterjection }) =>
    isInterjection ? undefined : readPlainly(text, state, bank),
  );
  const isMixed = segments.length > 1 && isTheirs.includes(true);
  const isMistaken = isTheirs[0] === true && whole.parts.some((part) => !isAbout(message, part, state, bank));
  if (!isMixed && !isMistaken && meanings.every((meaning) => meaning === undefined)) return undefined;
  const sentences: SentenceRead[] = [];
  let isPart = false;
  for (const [index, { text, isInterjection }] of segments.entries()) {
    const meaning = meanings[index];
    const alone = segments.length === 1 ? whole : yield* read(text);
    if (isTheirs[index])
      sentences.push({ text, isTheirs: true, parts: alone.parts.filter((part) => isAbout(text, part, state, bank)) });
    else if (meaning && !isForeseen(alone)) sentences.push({ text, meaning, parts: alone.parts.filter(isAllSaid) });
    else if (alone.parts.length > 0 || !isInterjection) sentences.push({ text, parts: alone.parts });
    isPart ||= !meaning && !isTheirs[index] && !isInterjection && (alone.partial || alone.parts.length === 0);
  }
  if (sentences.every((each) => each.meaning === undefined && !each.isTheirs)) return undefined;
  return { parts: sentences.flatMap(({ parts }) => parts), partial: isPart, sentences };
}

/** Of what they wrote in the language no more than a word may be passed over, but in answer to what waits. */
function isAbout(text: string, part: Match, { scene, line }: DialogueState, bank: Bank): boolean {
  const { candidate } = part;
  if (candidate.kind === 'reply' && candidate.scene === scene && candidate.line === line) return true;
  return targetLeftOut(text, [part], bank).length < 2;
}

/** More are a text and no turn of talk. */
const mostSegments = 8;

/** In a lesson what is written is an exercise. */
const canBePlain = ({ scene }: DialogueState, { content }: Bank) =>
  scene === null || content.scenes.get(scene)?.kind !== 'tutorial';

/** What an English sentence says, where the language can say it. */
function readPlainly(text: string, state: DialogueState, bank: Bank): Meaning | undefined {
  const writer = writerFor(bank.content);
  const meaning = writer && readEnglish(text, (lemma, wordClass) => writer.knows(lemma, wordClass));
  const hearing = { address: 'unsaid', isFamiliar: isFamiliar(state, bank) } as const;
  return meaning && writer.write(meaning, hearing) ? meaning : undefined;
}

/** Whether the talk is one among friends. */
export function isFamiliar({ scene, played }: DialogueState, { content }: Bank): boolean {
  return content.scenes.get(scene ?? played.at(-1) ?? '')?.register === 'familiar';
}

/** Understood in words that somebody foresaw, and all of it. */
function isForeseen({ parts, partial }: Understanding): boolean {
  return (
    parts.length > 0 &&
    !partial &&
    parts.every(
      (part) => part.byForm || (isAllSaid(part) && !part.otherWords && !part.saysMore && part.score >= likely),
    )
  );
}

/** Nothing that the message tells is left out of what it was taken for. */
function isAllSaid({ score, leftOut, evidence }: Match): boolean {
  if (score > sure && leftOut === 0 && !evidence) return true;
  return leftOut === 0 && (evidence?.leftOut ?? 0) === 0;
}
