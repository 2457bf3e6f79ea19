import { inSentences, protestIn } from './aboutTalk';
import { likensIn } from '../grammar/readEnglish';
import { segmentsOf } from '../grammar/segments';
import type { DialogueState } from '../dialogueState';
import { runThrough } from '../steps';
import type { Bank } from './bank';
import { isComplete } from './candidates';
import { cryForHelp, insultEntry, insultOf, tellsOfLoss } from './care';
import { clausesOf, matchClauses, openings, withAskedBackApart, withoutAdjuncts } from './clauses';
import type { Match } from './match';
import { likely, matcherFor, sure, type Matcher, type Steps } from './matcher';
import { asWritten } from './japanese/written';
import { koreanAsWritten } from './koreanSpacing';
import { lettersOf } from './lettersOf';
import { isSpaced } from './phrasing';
import { isOfSomebodyElse } from './samePeople';
import { withoutTag } from './plainMessage';
import { inPlainSentences, type SentenceRead } from './plainSentences';
import { wordKey } from './normalise';
import { readMessage } from './reading';
import { targetPart } from './targetPart';

/** What was understood of a message: its parts in order, one of them a reply at most, or two of which one leads to the other. */
export interface Understanding {
  parts: readonly Match[];
  /** A clause of the message was not understood, so that the parts are not all of it. */
  partial: boolean;
  /** Sentence by sentence, where grammar read one of them that nobody had foreseen. */
  sentences?: readonly SentenceRead[];
  /** It tells of a death, an illness or another loss: whatever else it says can wait. */
  loss?: true;
}

/** What the learner means at this point. Pure: reply and recast ask it and get the same. */
export function understand(message: string, state: DialogueState, bank: Bank, ways: Ways = {}): Understanding {
  return runThrough(understandInSteps(message, state, bank, ways));
}

export interface Ways {
  /** Without it what no wording resembles is left: then nothing is asked of `bank.concepts`. */
  byConcepts?: boolean;
  /** Without it what asks for the other language's word is no question but a sentence. */
  byForms?: boolean;
  /** Without it no sentence is read by grammar that nobody foresaw. */
  byGrammar?: boolean;
  /** Without it nothing is meant that would begin another scene. */
  byOpenings?: boolean;
}

/** The same in steps of some milliseconds: of a message that resembles nothing much is compared before that is known. */
export function* understandInSteps(
  written: string,
  state: DialogueState,
  bank: Bank,
  { byConcepts = true, byForms = true, byGrammar = true, byOpenings = true }: Ways = {},
): Steps<Understanding> {
  const message = inSentences(written);
  const first = cryForHelp(message, bank) ?? insultOf(message, bank);
  if (first) return { parts: [first], partial: false };
  const matcher = matcherFor(state, bank, { byConcepts, byForms, byOpenings });
  const isProtest = protestIn(message) !== undefined;
  const read = function* (text: string): Steps<Understanding> {
    const found = withoutMisnamed(yield* readInKanji(withoutLaughter(text), matcher, bank), text, bank);
    return isProtest ? withoutLikeness(found, state) : found;
  };
  const asForeseen = yield* read(message);
  const bySentence =
    byGrammar && !tellsOfLoss(message)
      ? yield* inPlainSentences(message, asForeseen, state, bank, read, (text) => isWhollyInTarget(text, bank))
      : undefined;
  if (bySentence) return bySentence;
  const { parts, partial } = withoutGuess(asForeseen, message, state);
  const [only] = parts;
  if (tellsOfLoss(message) && !parts.some(({ score }) => score > sure)) return { parts: [], partial: true, loss: true };
  const reply = only && parts.length === 1 && !partial ? impliedReply(only, state, bank) : undefined;
  return { parts: reply ? [reply] : parts, partial };
}

/** Who protests against what they were taken to have said is not taken to say what theirs merely resembles. */
function withoutLikeness({ parts, ...rest }: Understanding, { scene, line }: DialogueState): Understanding {
  const isHere = ({ candidate }: Match) =>
    candidate.kind === 'say' || (candidate.scene === scene && candidate.line === line);
  const kept = parts.filter((part) => !part.otherWords && isHere(part));
  return { ...rest, parts: kept, partial: rest.partial || kept.length < parts.length };
}

/** Of several sentences none stands for the others by its ideas alone, unless it is what was waited for. */
function withoutGuess(understanding: Understanding, message: string, { scene, line }: DialogueState): Understanding {
  const sentences = segmentsOf(message).filter(({ isInterjection }) => !isInterjection);
  const isSure = ({ candidate, otherWords }: Match) =>
    !otherWords || (candidate.kind === 'reply' && candidate.scene === scene && candidate.line === line);
  if (sentences.length < 2 || understanding.parts.every(isSure)) return understanding;
  return { ...understanding, parts: understanding.parts.filter(isSure), partial: true };
}

/** What only the ideas of a message tell is not it where the message names what that does not: Leeds is not in America. */
function withoutMisnamed(understanding: Understanding, message: string, bank: Bank): Understanding {
  const names = [...message.matchAll(/(?<=[\p{L},;:]\s+)\p{Lu}\p{Ll}+/gu)].filter(
    ([name]) => !bank.ownWords.has(wordKey(name)) && !bank.lexicon.find(name),
  );
  // Only what somebody foresaw as abuse is taken for it.
  const isAbuse = ({ candidate, score }: Match) =>
    candidate.kind === 'say' && candidate.entry === insultEntry && score < sure;
  const isNamed = ({ candidate, entries, name, otherWords }: Match) => {
    const said = [
      candidate.said.means,
      ...candidate.said.also,
      name ?? '',
      ...Object.values(entries).map((entry) => entry.means),
    ];
    return !otherWords || names.every(([each]) => said.some((text) => text.includes(each)));
  };
  // Who knows cats like that need not like them.
  const isOfThem = (part: Match) => !part.otherWords || !isOfSomebodyElse(message, part);
  const isLiked = ({ candidate: { said } }: Match) =>
    likensIn(message) && /\blikes?\b/iu.test(said.means) && !likensIn(said.means.replace(/[{}]/gu, ''));
  const parts = understanding.parts.filter(
    (part) => isNamed(part) && !isAbuse(part) && isOfThem(part) && !isLiked(part),
  );
  return parts.length === understanding.parts.length ? understanding : { ...understanding, parts, partial: true };
}

/** What is written beside words says how they are meant; alone it is the message. */
export function withoutLaughter(message: string): string {
  const rest = message.replace(laughter, ' ').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : message;
}

const laughter =
  /[ㅋㅎㅠㅜ]{2,}|(?<![\p{L}])(?:(?:ha){2,}h?|ha(?:[ ,-]+ha)+|(?:he){2,}|lol|lmao|w{2,}|www+)(?![\p{L}])|[~〜]+|（笑）|\(笑\)/giu;

/** Kana and rōmaji as the content writes them, unless somebody foresaw them as they are. */
function* readInKanji(message: string, matcher: Matcher, bank: Bank): Steps<Understanding> {
  const asIs = yield* readTold(message, matcher, bank);
  const isUnderstood = !asIs.partial && asIs.parts.length > 0;
  const isTold = /\p{Script=Han}/u.test(message) || asIs.parts.every(({ score, byForm }) => score > sure && !byForm);
  if (isUnderstood && isTold) return asIs;
  const written = asWritten(message, bank) ?? koreanAsWritten(message, bank);
  if (written === undefined) return asIs;
  const inLetters = yield* readTold(written, matcher, bank);
  return (inLetters.partial || inLetters.parts.length === 0) && isResembled(asIs) ? asIs : inLetters;
}

const isResembled = ({ parts, partial }: Understanding) =>
  !partial && parts.length > 0 && parts.every(({ otherWords }) => !otherWords);

/** "Isn't it cold!" and "it's cold, isn't it?" say that it is cold, if nobody foresaw them as they are. */
function* readTold(message: string, matcher: Matcher, bank: Bank): Steps<Understanding> {
  const asIs = yield* read(message, matcher, bank);
  const told = withoutTag(message);
  if (told === message || (!asIs.partial && asIs.parts.some(({ score }) => score > likely))) return asIs;
  const plain = yield* read(told, matcher, bank);
  return plain.parts.length > 0 && !plain.partial ? plain : asIs;
}

/** How a reply begins that a mere yes, no or thank you stands for. */
const impliedBy: Readonly<Record<string, RegExp>> = {
  yes: /^(?:yes|okay|sure|of course|all right|with pleasure|great|good idea|perfect|sounds good|good(?=,))\b/iu,
  no: /^(?:no|not)\b/iu,
  thanks: /^(?:thank you|thanks)\b/iu,
  decline: /^(?:no\b(?! idea)|not\b|nothing\b|that['’]s all\b)/iu,
  why: /^why\b/iu,
  goodbye: /\b(?:good)?bye\b|\bsee you\b/iu,
  full: /^(?:no (?:thanks|thank you)|no\b[,.]|nothing\b|that['’]s all\b)/iu,
};

/** To "Do you see the bridge?" a mere yes means "Yes, I see it": the first reply here that begins so. */
function impliedReply(match: Match, state: DialogueState, bank: Bank): Match | undefined {
  const begins = match.candidate.kind === 'say' ? impliedBy[match.candidate.entry] : undefined;
  if (!begins || state.scene === null || state.line === null) return undefined;
  const candidate = bank.replies
    .get(state.scene)
    ?.find(
      (reply) =>
        reply.line === state.line &&
        begins.test(reply.said.means) &&
        isComplete({ ...match, candidate: reply, entries: {} }, state),
    );
  return candidate && { ...match, candidate, entries: {} };
}

/** What people say beside something else. */
export const courtesies = new Set([...openings, 'i-see']);

function* read(message: string, matcher: Matcher, bank: Bank): Steps<Understanding> {
  const whole = yield* matcher(message);
  if (whole && whole.score >= 0.9) return { parts: [whole], partial: false };
  const byClause = yield* matchClauses(clausesOf(message, bank), matcher, bank);
  const clausesScore = byClause.partial ? 0 : Math.min(...byClause.parts.map((part) => part.score));
  if (byClause.parts.length > 0 && clausesScore > (whole?.score ?? 0)) return byClause;
  if (whole) return { parts: [whole], partial: false };
  const apart = withAskedBackApart(message);
  if (byClause.partial && apart !== message) return yield* read(apart, matcher, bank);
  const plain = withoutAdjuncts(message);
  if (byClause.parts.length > 0 || plain === message || clausesOf(message, bank).length > 1) return byClause;
  return { ...(yield* matchClauses(clausesOf(plain, bank), matcher, bank)), partial: true };
}

/** Whether a sentence is in the target language, in its own letters or Latin ones, and goes over into no other. */
function isWhollyInTarget(text: string, bank: Bank): boolean {
  if (asWritten(text, bank) !== undefined) return true;
  if (english.test(text)) return false;
  return isTargetText(text, bank) && targetPart(text, bank) === undefined;
}

/** Words of English alone. */
const english =
  /(?<!\p{L})(?:the|and|my|you|your|are|it|is|he|she|they|we|with|have|because|\p{L}+n['’]t|(?:i|you|we|they|he|she|it|that)['’](?:m|re|ve|ll|s|d))(?!\p{L})/iu;

/** Whether a message is in the target language rather than in English, as far as its words show. */
export function isTargetText(message: string, bank: Bank): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  const { language } = bank.content;
  if (!isSpaced(language) || language === 'ko') {
    const own = lettersOf(language);
    return letters.filter((letter) => own?.test(letter)).length * 2 > letters.length;
  }
  const reading = readMessage(message, bank);
  const target = reading.units('target').filter((unit) => bank.targetWords.has(unit.key)).length;
  const own = reading.units('own').filter((unit) => bank.ownWords.has(unit.key)).length;
  return target > own && target * 2 >= reading.units('target').length;
}
