import { isWord } from '../../../../domain/words/identity';
import type { LanguageTools } from '../../../language/languageTools';
import type { ListEntry } from '../format/contentFormat';
import { fresh } from '../grammar/english/draft';
import { numberIn } from '../grammar/english/words';
import { asRendered } from '../grammar/asRendered';
import { writeEnglish } from '../grammar/en/writeEnglish';
import { readEnglish } from '../grammar/readEnglish';
import type { Meaning } from '../grammar/meaning';
import { takesLeave } from '../grammar/setPhrases';
import { clausesIn, segmentsOf, type Segment } from '../grammar/segments';
import type { WrittenWord } from '../grammar/writer';
import { writerFor } from '../grammar/writers';
import { registerOf, type DialogueState } from '../dialogueState';
import type { Bank } from './bank';
import { isSaidSo, type Match } from './match';
import { likely, sure, type Steps } from './matcher';
import { wordKey } from './normalise';
import { withEnglishSaid } from './mixedSentence';
import { isOfSamePeople } from './samePeople';
import { targetAdded, targetLeftOut } from './targetLeftOut';
import type { Understanding } from './understand';
import { wordEntry } from './wordQuestion';

/** One sentence of a message, as it was read. */
export interface SentenceRead {
  /** As it was written. */
  text: string;
  /** What it says, where grammar read it and nobody had foreseen it so. */
  meaning?: Meaning;
  /** They wrote it in the language that they learn. */
  isTheirs?: true;
  /** English words that stand in it still, since nothing is known to say for them. */
  kept?: readonly string[];
  /** What joins it to the sentence before it, one of them being in their own language and one in that which they learn. */
  joint?: LanguageJoint;
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
  if (!canBePlain(state, bank)) return undefined;
  const isWordAsked = whole.parts.some(({ entries }) => 'word' in entries);
  const isWhole =
    isForeseen(whole) &&
    isCounted(message, whole.parts) &&
    isEachHeard(message, whole) &&
    isOfSamePeople(message, whole.parts) &&
    !segmentsOf(message).some(({ text }) => isOwnKind(text, state, bank)) &&
    (!isWordAsked || asksForWord.test(message));
  if (isWhole) return undefined;
  const written = segmentsOf(message);
  if (written.length > mostSegments) return undefined;
  const segments: Piece[] = [];
  for (const segment of written) {
    yield;
    segments.push(...readable(segment, state, bank, isInTarget));
  }
  if (segments.length > mostSegments) return undefined;
  const isMixed = segments.length > 1 && segments.some(({ isTheirs }) => isTheirs);
  const isMistaken = segments[0]?.isTheirs === true && whole.parts.some((part) => !isAbout(message, part, state, bank));
  const isPatched = segments.some(({ kept }) => kept !== undefined);
  if (!isMixed && !isMistaken && !isPatched && segments.every(({ meaning }) => meaning === undefined)) return undefined;
  const sentences: SentenceRead[] = [];
  let isPart = false;
  for (const [index, { text, isCut, isInterjection, isTheirs, meaning, ...piece }] of segments.entries()) {
    if (isInterjection && laughter.test(text)) continue;
    // "And you, do you play?" asks what follows.
    if (isCut && /^(?:and )?you\P{L}*$/iu.test(text) && segments[index + 1]) continue;
    const isWord = !isInterjection && /^\p{Script=Latin}+\P{L}*$/u.test(text);
    // Who is asked by name asks about no word.
    if (segments.length > 1 && isWord && (isCut || /[?？]$/u.test(text))) continue;
    const found = segments.length === 1 ? whole : yield* read(text);
    const isRefuted = (part: Match) =>
      segments.length > 1 &&
      (saysBeyond(piece.isAsked ? `${text}?` : text, part) || (segments[index + 1]?.joint === 'but' && agrees(part)));
    const kept = found.parts.filter((part) => !isRefuted(part));
    const borne = kept.length < found.parts.length ? { ...found, parts: kept, partial: true } : found;
    const alone = isCut && !isForeseen(borne) ? { parts: [], partial: true } : borne;
    const joint = piece.joint && segments[index - 1]?.isTheirs !== isTheirs ? { joint: piece.joint } : {};
    const isMere = isInterjection || (segments.length > 1 && text.split(' ').length < 3);
    if (isTheirs)
      sentences.push({
        ...joint,
        text,
        isTheirs: true,
        ...(piece.kept && { kept: piece.kept }),
        parts: alone.parts.filter((part) => isAbout(text, part, state, bank)),
      });
    else {
      const isAboutWord = !alone.parts.some(({ entries }) => 'word' in entries) || asksForWord.test(text) || !meaning;
      const isOwn =
        isForeseen(alone) &&
        isCounted(text, alone.parts) &&
        isAboutWord &&
        (!meaning || (isOfSamePeople(text, alone.parts) && !isCried(meaning) && !meaning.opening));
      const named = isInterjection ? alone.parts.map((part) => asCourtesy(part, text, bank)) : alone.parts;
      const isAsked = /[?？]\s*$/u.test(text);
      const parts =
        isOwn && !(isAsked && named.some(isGoodbye))
          ? named
          : named.filter(
              (part) =>
                (meaning ? isNearlyAllSaid(part) && isOfSamePeople(text, [part]) : isAllSaid(part)) &&
                (!isCried(meaning) || mayBeCried(part, text, state)) &&
                (!meaning?.opening || part.candidate.kind === 'reply') &&
                !(isAsked && isGoodbye(part)) &&
                (isAboutWord || !('word' in part.entries)),
            );
      const leave = meaning && !isOwn && takesLeave(meaning) ? (yield* read('Goodbye')).parts : [];
      if (meaning && !isOwn) sentences.push({ ...joint, text, meaning, parts: [...parts, ...leave] });
      else if (parts.length > 0 || !isMere) sentences.push({ text, parts });
    }
    const isLost = !isMere || kept.length < found.parts.length;
    isPart ||= (piece.kept?.length ?? 0) > 0;
    isPart ||= !meaning && !isTheirs && isLost && (alone.partial || alone.parts.length === 0);
  }
  if (sentences.every((each) => each.meaning === undefined && !each.isTheirs)) return undefined;
  const parts = answersHere(whole, state) ? whole.parts : sentences.flatMap((sentence) => sentence.parts);
  return { parts, partial: isPart, sentences };
}

/** It is the answer that waits to be given, in somebody's own words. */
function answersHere({ parts, partial }: Understanding, { scene, line }: DialogueState): boolean {
  return (
    !partial &&
    parts.every(isNearlyAllSaid) &&
    parts.some(({ candidate }) => candidate.kind === 'reply' && candidate.scene === scene && candidate.line === line)
  );
}

/** Joins clauses of two languages. */
export type LanguageJoint = 'and' | 'but' | 'so' | 'because';

/** Whether a reply of a scene would say what its sentence does not: one sentence more, or an answer for a question. */
function saysBeyond(text: string, { candidate, score }: Match): boolean {
  if (candidate.kind !== 'reply') return false;
  const { means } = candidate.said;
  if (/[?？]\s*$/u.test(text)) return !/\?\s*$/u.test(means);
  return score < sure && sentencesOf(means) > sentencesOf(text);
}

const sentencesOf = (text: string) => text.match(/[.!?…]+(?=\s|$)/gu)?.length ?? 1;

/** Whether it is a yes: "I'd love to, but" is none. */
const agrees = ({ candidate }: Match) =>
  (candidate.kind === 'say' && candidate.entry === 'yes') ||
  (candidate.kind === 'reply' &&
    /^(?:yes|sure|of course|with pleasure|gladly|great|good idea|i['’]d love|okay|i['’]d like|perfect|why not)\b/iu.test(
      candidate.said.means,
    ));

interface Piece extends Segment {
  joint?: LanguageJoint;
  /** Its sentence asks. */
  isAsked?: true;
  /** A clause cut out of its sentence: by itself a likeness says less of it. */
  isCut?: true;
  meaning?: Meaning;
  isTheirs: boolean;
  kept?: readonly string[];
}

const isSentence = ({ meaning }: Piece) =>
  meaning?.clauses.every(({ predicate }) => predicate.kind !== 'fragment') === true;

const isRead = ({ meaning, isTheirs }: Piece) => meaning !== undefined || isTheirs;

/** A sentence with what it says, or its clauses with what these say, where that cannot be told of the whole. */
function readable(
  segment: Segment,
  state: DialogueState,
  bank: Bank,
  isInTarget: (text: string) => boolean,
): readonly Piece[] {
  // Each text is read once, however the sentence is cut.
  const known = new Map<string, Piece>();
  const pieceOf = (clause: string): Piece => {
    const piece = known.get(clause) ?? readClause(clause);
    known.set(clause, piece);
    return piece;
  };
  const readClause = (clause: string): Piece => {
    const [, word = '', rest = clause] = jointAhead.exec(clause) ?? [];
    // A reason by itself keeps its word.
    const isReason = clause === segment.text && word.toLowerCase() === 'because';
    const isLeft = isReason || /^you\P{L}*$/iu.test(rest) || (!isOwnJoint(word) && isInTarget(clause));
    const text = isLeft ? clause : rest;
    const isTheirs = isInTarget(text);
    const meaning = isTheirs ? undefined : readPlainly(text, state, bank);
    const joint = isReason ? undefined : jointOf[word.toLowerCase()];
    return { text, isInterjection: false, isTheirs, ...(joint && { joint }), ...(meaning && { meaning }) };
  };
  if (segment.isInterjection) return [{ ...segment, isTheirs: false }];
  const whole = pieceOf(segment.text);
  if (whole.isTheirs) return [whole];
  const isAsked = /[?？]\s*$/u.test(segment.text) ? ({ isAsked: true } as const) : {};
  const piecesOf = (texts: readonly string[]) =>
    texts.map((text): Piece => ({ ...pieceOf(text), ...isAsked, isCut: true }));
  const { atCommas, atJoints } = clausesIn(segment.text);
  if (whole.meaning) {
    // Between two sentences a comma says nothing of how one follows from the other.
    const pieces = atCommas.length > 1 ? piecesOf(atCommas) : [];
    return pieces.length > 0 && pieces.every(isSentence) ? pieces : [whole];
  }
  const ofBoth = piecesOf(atAnyJoint(segment.text));
  const isOfOne = (piece: Piece) => piece.isTheirs || isEnglish(piece, bank);
  if (ofBoth.every(isOfOne) && ofBoth.some(({ isTheirs }) => isTheirs) && ofBoth.some(({ isTheirs }) => !isTheirs))
    return merged(ofBoth, pieceOf);
  const mixed = withEnglishSaid(segment.text, bank, (english) => phraseSaid(english, state, bank));
  if (mixed) return [{ ...mixed, isInterjection: false, isTheirs: true }];
  const cuts = [atCommas, atJoints].map(piecesOf);
  return cuts.find((pieces) => pieces.every(isRead)) ?? cuts.findLast((pieces) => pieces.some(isRead)) ?? [whole];
}

const isEnglish = ({ text, meaning }: Piece, { ownWords }: Bank) =>
  meaning !== undefined || (text.match(/[\p{L}'’-]+/gu) ?? []).every((word) => ownWords.has(wordKey(word)));

const isOwnJoint = (word: string) => /^(?:and|but|because|so)$/iu.test(word);

const jointOf: Readonly<Record<string, LanguageJoint>> = {
  ...{ and: 'and', but: 'but', so: 'so', because: 'because' },
  ...{ et: 'and', mais: 'but', donc: 'so', und: 'and', aber: 'but', denn: 'because' },
};
const jointAhead = /^(and|but|because|so|et|mais|donc|und|aber|denn)\s+(?=\S)(.*)$/isu;

/** A sentence cut at its commas and before each joint of either language. */
const atAnyJoint = (sentence: string) =>
  sentence
    .split(/,\s+|\s+(?=(?:and|but|because|so|et|mais|donc|und|aber|denn)\s)/iu)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));

/** Neighbours in one language as the one piece that they were, as far as this is read as well. */
function merged(pieces: readonly Piece[], pieceOf: (text: string) => Piece): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const whole =
      last?.isTheirs === piece.isTheirs
        ? pieceOf(`${last.text}${piece.joint ? ` ${piece.joint} ` : ', '}${piece.text}`)
        : undefined;
    if (last && whole && (whole.meaning ?? whole.isTheirs))
      found.splice(-1, 1, { ...whole, ...(last.joint && { joint: last.joint }), isCut: true });
    else found.push(piece);
  }
  return found;
}

/** Of what they wrote in the language no more than a word may be passed over, but in answer to what waits. */
function isAbout(text: string, part: Match, { scene, line }: DialogueState, bank: Bank): boolean {
  const { candidate } = part;
  if (part.byForm) return true;
  const fillings = Object.values(part.entries).map((entry) => entry.text);
  const shown = [candidate.said.text.replace(/\{[^}]*\}/gu, ' '), ...fillings].join(' ');
  const { added, shared } = targetAdded(text, shown, bank);
  if (added > 0 && shared === 0 && part.score < sure) return false;
  if (candidate.kind === 'reply' && candidate.scene === scene && candidate.line === line) return true;
  return targetLeftOut(text, [part], bank).length < 2;
}

/** "A cat!", "Your father?": a noun that takes up what the other said. */
const isCried = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  meaning.clauses.every(({ predicate }) => predicate.kind === 'fragment') &&
  meaning.clauses.some(
    ({ predicate }) =>
      predicate.kind === 'fragment' && (predicate.manner === 'asked' || predicate.manner === 'exclaimed'),
  );

/** A cry, or a reason by itself: no wording of a statement says it. */
function isOwnKind(text: string, state: DialogueState, bank: Bank): boolean {
  if (!/[!?]\s*$|^because\b/iu.test(text)) return false;
  const meaning = readPlainly(text, state, bank);
  return meaning?.opening !== undefined || isCried(meaning);
}

/** What a cried noun may be besides: with a mark of exclamation the answer that waits, or a question about a word. */
function mayBeCried({ candidate, byForm }: Match, text: string, { scene, line }: DialogueState): boolean {
  if (byForm) return true;
  return !/[?？]/u.test(text) && candidate.kind === 'reply' && candidate.scene === scene && candidate.line === line;
}

/** "Good night already?" takes no leave. */
const isGoodbye = ({ candidate }: Match) => candidate.kind === 'say' && candidate.entry === 'goodbye';

/** What asks about a word says so; "What is the name of your cat?" asks about the cat. */
const asksForWord =
  /\b(?:say|mean\p{L}*|translat\p{L}*|word|called in|in (?:german|french|japanese|korean|english))\b|^\s*what(?:['’]?s| is)\s(?:\p{L}{1,3}\s)?\p{L}+\s*\??\s*$/iu;

const laughter = /^(?:ha(?:[ ,-]*ha)*|haha+|hmm*|lol|oh|ah|aw+|ugh)\P{L}*$/iu;

/** A yes or no before a sentence of their own answers nothing by itself: the sentence does. */
function asCourtesy(part: Match, text: string, { says }: Bank): Match {
  const entry = /^(?:yes|yeah|yep|yup)\b/iu.test(text) ? 'yes' : /^(?:no|nope|nooo*)\b/iu.test(text) ? 'no' : undefined;
  const candidate = part.candidate.kind === 'reply' && entry ? says.find((say) => say.entry === entry) : undefined;
  return candidate ? { ...part, candidate, entries: {} } : part;
}

/** More are a text and no turn of talk. */
const mostSegments = 8;

/** In a lesson what is written is an exercise. */
const canBePlain = ({ scene }: DialogueState, { content }: Bank) =>
  scene === null || content.scenes.get(scene)?.kind !== 'tutorial';

/** What an English sentence says, where the language can say it. */
function readPlainly(text: string, state: DialogueState, bank: Bank): Meaning | undefined {
  return inBoth(text, isFamiliar(state, bank), bank)?.meaning;
}

/** An English sentence as its meaning and in the words of the language. */
function inBoth(text: string, familiarly: boolean, { content }: Bank) {
  const writer = writerFor(content);
  const meaning = writer && readEnglish(text, (lemma, wordClass) => writer.knows(lemma, wordClass));
  const words = meaning && writer.write(meaning, { address: 'unsaid', isFamiliar: familiarly });
  return words && { meaning, words };
}

/** An English phrase that stands in a sentence of the language: where, when, with whom; in French also a thing. */
function phraseSaid(english: string, state: DialogueState, bank: Bank): string | undefined {
  const said = inBoth(english.includes(' ') ? english : `${english}!`, isFamiliar(state, bank), bank);
  const [clause, ...others] = said?.meaning.clauses ?? [];
  if (!said || clause?.predicate.kind !== 'fragment' || others.length > 0) return undefined;
  // The case of a noun is its verb's in German.
  if (clause.predicate.what && bank.content.language !== 'fr') return undefined;
  return entryOfWords(said.words, english, bank.tools).text.replace(/\s?[.!]$/u, '');
}

/** A plain sentence as it is told to somebody who asks how it is said. */
export function plainSentenceEntry(asked: string, bank: Bank): ListEntry | undefined {
  const said = inBoth(asked, false, bank);
  return said && entryOfWords(said.words, writeEnglish(said.meaning, asked).replace(/[.]$/u, ''), bank.tools);
}

function entryOfWords(words: readonly WrittenWord[], means: string, tools: LanguageTools): ListEntry {
  const { text } = asRendered(words, means, tools);
  const entries = words.filter(({ surface }) => isWord(surface)).map((word) => wordEntry(word).words);
  return { text: text.replace(/\s?[.!。]$/u, ''), words: entries.join(' '), means, also: [], 'also-target': [] };
}

/** A noun that only grammar knows, in French with its article; undefined in a language whose fragments are sentences. */
export function nounEntry(english: string, bank: Bank): ListEntry | undefined {
  const { content, tools } = bank;
  const writer = content.language === 'fr' || content.language === 'de' ? writerFor(content) : undefined;
  const noun = [english, english.replace(/s$/u, '')].find((each) => writer?.knows(each, 'noun'));
  if (!writer || noun === undefined) return undefined;
  const determiner = content.language === 'fr' ? 'the' : 'none';
  const what = { noun, plural: noun !== english, determiner, qualities: [] } as const;
  const clause = { ...fresh, predicate: { kind: 'fragment', what } } as const;
  const words = writer.write({ clauses: [clause] }, { address: 'unsaid', isFamiliar: false });
  return words && entryOfWords(words, english, tools);
}

/** Whether the talk is one among friends. */
export const isFamiliar = (state: DialogueState, { content }: Bank) => registerOf(state, content) === 'familiar';

/** Whether each sentence of a message has its part, or one wording is all of it. */
function isEachHeard(message: string, { parts }: Understanding): boolean {
  const sentences = segmentsOf(message).filter(({ text, isInterjection }) => !isInterjection && /\s\S+\s/u.test(text));
  return sentences.length <= Math.max(1, parts.length) || parts.some(({ score, byForm }) => score === 1 && !byForm);
}

/** Understood in words that somebody foresaw, and all of it; or as a question about a word, or what to talk of. */
function isForeseen({ parts, partial }: Understanding): boolean {
  return (
    parts.length > 0 &&
    !partial &&
    parts.every((part) => (part.byForm ? isSaidSo(part) : isAllSaid(part) && !part.saysMore && part.score >= likely))
  );
}

/** Whether numbers that a message tells stand in what it was taken for: two children are no child. */
function isCounted(text: string, parts: readonly Match[]): boolean {
  const told = parts.flatMap(({ candidate, entries }) => [
    candidate.said.means,
    ...candidate.said.also,
    ...Object.values(entries).map(({ means }) => means),
  ]);
  const known = new Set(told.flatMap(numbersOf));
  return numbersOf(text).every((number) => known.has(number));
}

/** Above one, which English also says for somebody. */
const numbersOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [])
    .map(numberIn)
    .filter((number) => number !== undefined && number > 1);

/** Nothing that the message tells is left out of what it was taken for. */
function isAllSaid({ score, leftOut, evidence, otherWords }: Match): boolean {
  if (score > sure && leftOut === 0 && !evidence) return true;
  return leftOut === 0 && (evidence?.leftOut ?? 0) === 0 && !otherWords;
}

/** Or a word is that names nothing: 'today' of "I'm tired today". */
function isNearlyAllSaid({ evidence, leftOut }: Match): boolean {
  return leftOut <= 1 && (evidence?.leftOut ?? 0) <= 1 && (evidence?.leftThings ?? 0) === 0;
}
