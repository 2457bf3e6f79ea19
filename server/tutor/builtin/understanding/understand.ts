import type { Bank, Candidate } from './bank';
import { listTerm, recallTerms } from './bank';
import { cryForHelp, insultOf, tellsOfLoss } from './care';
import { bestByConcepts } from './concepts/bestByConcepts';
import { likenessOf, readForComparison } from './concepts/conceptMatch';
import { asContrary, isContrary, waysOf } from './contrary';
import { withoutTag } from './manners';
import { byForm, type FormMatch } from './forms';
import { pendingLine, type DialogueState } from '../dialogueState';
import { matchCandidate, readMessage, type Match, type Reading } from './match';
import type { View } from './normalise';
import { isSpaced } from './phrasing';
import { sameForms } from './score';
import { findLine, runFrom, targetOf } from '../format/sceneFlow';
import { expandVariants, slotsOf } from '../format/template';
import { isMisspelt } from './score';
import { wouldBeUntrue } from './untrue';
import { isFiller, ownWeight } from './vocabulary';
import { waitedForRather } from './waitedFor';

/** What was understood of a message: its parts in order, one of them a reply at most, or two of which one leads to the other. */
export interface Understanding {
  parts: readonly Match[];
  /** A clause of the message was not understood, so that the parts are not all of it. */
  partial: boolean;
  /** It tells of a death, an illness or another loss: whatever else it says can wait. */
  loss?: true;
}

/** Where a candidate stands, as seen from the point of the dialogue. */
type Distance = 'here' | 'scene' | 'anywhere' | 'opens';

/**
 * The least score by which something counts as meant. What can be said now may be guessed at; what would take the
 * learner elsewhere must be said nearly as written. Found by trying sentences against the content.
 */
const thresholds: Readonly<Record<Distance, Readonly<Record<'words' | 'characters', number>>>> = {
  here: { words: 0.62, characters: 0.72 },
  scene: { words: 0.8, characters: 0.86 },
  anywhere: { words: 0.78, characters: 0.84 },
  opens: { words: 0.74, characters: 0.84 },
};
/**
 * What words left out take from the score of something that would begin another scene, and of any reply where the
 * author has foreseen that other things are said: "I ate lasagna" is not "I ate too much".
 */
const leftOutFactor = 0.85;
/** Of two equally likely meanings the nearer one is meant. */
const nearness: Readonly<Record<Distance, number>> = { here: 0.22, scene: 0.04, anywhere: 0.06, opens: 0 };
/** Beyond these a message is a text, not a turn of talk: it is read clause by clause, then not at all. */
const maxClauses = 8;
const maxJoined = 2;

/** What the learner means at this point. Pure: reply and recast ask it and get the same. */
export function understand(
  message: string,
  state: DialogueState,
  bank: Bank,
  /**
   * Without `byConcepts` what no wording resembles is left: then nothing is asked of `bank.concepts`. Without `byForms`
   * what asks for the other language's word is no question but a sentence.
   */
  { byConcepts = true, byForms = true } = {},
): Understanding {
  const first = cryForHelp(message, bank) ?? insultOf(message, bank);
  if (first) return { parts: [first], partial: false };
  const matcher = matcherFor(state, bank, { byConcepts, byForms });
  const { parts, partial } = readTold(withoutLaughter(message), matcher, bank);
  const [only] = parts;
  if (tellsOfLoss(message) && !parts.some(({ score }) => score > sure)) return { parts: [], partial: true, loss: true };
  const reply = only && parts.length === 1 && !partial ? impliedReply(only, state, bank) : undefined;
  return { parts: reply ? [reply] : parts, partial };
}

/** Said in words that somebody foresaw. */
const sure = 0.96;

/** What is written beside words says how they are meant; alone it is the message. */
function withoutLaughter(message: string): string {
  const rest = message.replace(laughter, ' ').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : message;
}

const laughter =
  /[ㅋㅎㅠㅜ]{2,}|(?<![\p{L}])(?:(?:ha){2,}h?|(?:he){2,}|lol|lmao|w{2,}|www+)(?![\p{L}])|[~〜]+|（笑）|\(笑\)/giu;

/** "Isn't it cold!" and "it's cold, isn't it?" say that it is cold, if nobody foresaw them as they are. */
function readTold(message: string, matcher: Matcher, bank: Bank): Understanding {
  const asIs = read(message, matcher, bank);
  const told = withoutTag(message);
  if (told === message || (!asIs.partial && asIs.parts.some(({ score }) => score > likely))) return asIs;
  const plain = read(told, matcher, bank);
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
    ?.find(({ line, said }) => line === state.line && begins.test(said.means) && slotsOf(said.text).length === 0);
  return candidate && { ...match, candidate };
}

type Matcher = (text: string) => Match | undefined;

/** What a text or a part of it means at this point; asked once for each. */
function matcherFor(state: DialogueState, bank: Bank, ways: { byConcepts: boolean; byForms: boolean }): Matcher {
  const known = new Map<string, Match | undefined>();
  return (text) => {
    const key = text.replace(/[\s.!。…]+$/u, '');
    if (known.has(key)) return known.get(key);
    const resembled = byPhrasings(text, state, bank);
    const nearer = ways.byConcepts && resembled ? waitedForAt(state, resembled, text, bank) : undefined;
    const worded = nearer ?? resembled;
    const form = ways.byForms ? byForm(text, bank) : undefined;
    const isForm = form?.isFirm && !prevails(worded, form, state);
    const match = isForm ? form.match : (worded ?? (ways.byConcepts ? byConcepts(text, state, bank) : undefined));
    const meant = form && !form.isFirm && !prevails(match, form, state) ? form.match : match;
    const here = meant && sameHere(meant, state, bank);
    known.set(key, here ?? meant);
    return here ?? meant;
  };
}

/** The reply to the line that waits which is the very sentence that may be said anywhere, or means the same. */
function sameHere(match: Match, state: DialogueState, bank: Bank): Match | undefined {
  const { kind, said } = match.candidate;
  if (kind !== 'say' || match.byForm) return undefined;
  const candidate = repliesAround(state, bank).here.find(
    (reply) => reply.said.text === said.text || reply.said.means === said.means,
  );
  return candidate && { ...match, candidate };
}

/** Whether a wording is meant rather than the form of a sentence: it is worded as foreseen, or answers what waits. */
function prevails(
  match: Match | undefined,
  { isFirm, isAlone, match: form }: FormMatch,
  state: DialogueState,
): boolean {
  if (!match) return false;
  const { candidate, score, otherWords } = match;
  if (candidate.kind === 'say' && 'word' in match.entries && 'word' in form.entries) return false;
  const isHere = candidate.kind === 'reply' && candidate.scene === state.scene;
  // Who wants none of it has not ordered it.
  if (isHere && form.candidate.kind === 'say' && form.candidate.entry === 'decline' && score < sure)
    return refusal.test(candidate.said.means);
  if (isAlone) return isHere || (candidate.kind === 'say' && score >= sure);
  if (isFirm) return score >= sure;
  return isHere || (!otherWords && score >= likely);
}

/** In English, as all that can be said is given. */
const refusal =
  /^(?:no|not|nothing|none|just|only|that['’]s all|neither)\b|n['’]t\b|\b(?:not|without|never|cannot|no)\b/iu;

/** Said in words near enough to a wording that a mere form says less. */
const likely = 0.85;

function read(message: string, matcher: Matcher, bank: Bank): Understanding {
  const whole = matcher(message);
  if (whole && whole.score >= 0.9) return { parts: [whole], partial: false };
  const byClause = matchClauses(clausesOf(message, bank), matcher, bank);
  const clausesScore = byClause.partial ? 0 : Math.min(...byClause.parts.map((part) => part.score));
  if (byClause.parts.length > 0 && clausesScore > (whole?.score ?? 0)) return byClause;
  if (whole) return { parts: [whole], partial: false };
  return byClause;
}

/** Whether a message is in the target language rather than in English, as far as its words show. */
export function isTargetText(message: string, bank: Bank): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  if (!isSpaced(bank.content.language) || bank.content.language === 'ko') {
    const native = letters.filter((letter) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(letter),
    );
    return native.length * 2 > letters.length;
  }
  const reading = readMessage(message, bank);
  const target = reading.units('target').filter((unit) => bank.targetWords.has(unit.key)).length;
  const own = reading.units('own').filter((unit) => bank.ownWords.has(unit.key)).length;
  return target > own && target * 2 >= reading.units('target').length;
}

/** Enough to find the sentence; each term costs a look-up. */
const maxTerms = 40;

/** Above what anything but a reply at this point can reach. */
const unrivalled = 1 + nearness.anywhere;

function byPhrasings(text: string, state: DialogueState, bank: Bank): Match | undefined {
  const reading = readMessage(text, bank);
  const ways = waysOf(text, bank.content.language);
  let best: { match: Match; rank: number } | undefined;
  // Lazily, so that the bank is not searched when the reply that was waited for has come.
  for (const [candidate, distance] of candidatesFor(reading, state, bank)) {
    if (distance !== 'here' && best && best.rank > unrivalled) break;
    const worded = matchCandidate(candidate, reading, bank);
    if (!worded || !isMeant(worded, distance, reading, state, bank)) continue;
    // What its author foresaw word for word was weighed by its author.
    if (worded.score < 1 && wouldBeUntrue(text, candidate)) continue;
    const match = isContrary(ways, worded, bank.content.language) ? asContrary(worded) : worded;
    if (match !== worded && !isMeant(match, distance, reading, state, bank)) continue;
    if (contradicts(worded, text, bank)) continue;
    const rank = match.score + nearness[distance] - (isWornOut(candidate, distance, state) ? 0.03 : 0);
    if (!best || rank > best.rank) best = { match, rank };
  }
  return best?.match;
}

/**
 * Whether one of the two denies and the other does not: "ich bin nicht müde" is not "ich bin müde". Of the
 * wordings that deny those count that are at all like the message.
 */
function contradicts({ candidate, score }: Match, text: string, { concepts }: Bank): boolean {
  if (score >= sameForms) return false;
  // First the wordings: what is compiled now may be what gives the message's words their numbers.
  const wordings = concepts.wordingsOf(candidate.said).filter(({ manner }) => manner.denies !== undefined);
  const message = readForComparison(text, concepts);
  const { denies } = message.wording.manner;
  if (denies === undefined || wordings.length === 0) return false;
  if (!denies) return wordings.every(({ manner }) => manner.denies);
  return !wordings.some((wording) => wording.manner.denies && (likenessOf(message, wording)?.score ?? 0) >= agreeing);
}

/** Two wordings of one thing that both deny are at least so like each other. */
const agreeing = 0.4;

function waitedForAt(state: DialogueState, resembled: Match, text: string, bank: Bank): Match | undefined {
  const { here } = repliesAround(state, bank);
  const match = waitedForRather(resembled, text, { here, scene: state.scene }, bank);
  return match && isComplete(match, state) ? match : undefined;
}

/** What no wording resembles may still say the same in other words. */
function byConcepts(text: string, state: DialogueState, bank: Bank): Match | undefined {
  const { here, inScene } = repliesAround(state, bank);
  const match = bestByConcepts(
    text,
    [
      ['here', () => here],
      ['anywhere', (keys) => [...bank.concepts.candidatesWith(keys)].filter(({ kind }) => kind === 'say')],
      ['scene', () => inScene],
      ['opens', (keys) => [...bank.concepts.candidatesWith(keys)].filter(({ kind }) => kind === 'reply')],
    ],
    bank,
  );
  return match && isComplete(match, state) ? match : undefined;
}

/**
 * "What is that?" is in nothing but small words like "What's up?": another scene begins by what it is about, or by
 * words that its author foresaw.
 */
function isAboutScene({ candidate, score, view }: Match, reading: Reading): boolean {
  if (score === 1 || view !== 'own') return true;
  const known = new Set(candidate.phrasings.flatMap(({ units }) => units));
  const hasSlot = candidate.phrasings.some(({ slots }) => slots.length > 0);
  return hasSlot || reading.units('own').some(({ key }) => ownWeight(key) >= 1 && resembles(key, known));
}

const resembles = (key: string, known: ReadonlySet<string | number>) =>
  known.has(key) || [...known].some((other) => typeof other === 'string' && isMisspelt(key, other));

function isMeant(match: Match, distance: Distance, reading: Reading, state: DialogueState, bank: Bank): boolean {
  if (distance === 'opens' && !isAboutScene(match, reading)) return false;
  const isOpen = distance === 'opens' || (distance === 'here' && pendingLine(state, bank)?.otherwise !== undefined);
  const factor = isOpen && match.leftOut > 0 ? leftOutFactor : 1;
  if (match.score * factor < thresholds[distance][measureOf(match.view, bank)]) return false;
  if (match.name !== undefined && match.score < 0.9 && distance !== 'here') return false;
  return isComplete(match, state);
}

/** Whether every slot of what was meant has a value: from the message, or from before. */
function isComplete({ candidate, entries, name }: Match, state: DialogueState): boolean {
  return slotsOf(expandVariants(candidate.said.text, 'unsaid')).every((slot) =>
    slot.name === 'name'
      ? (name ?? state.name) !== undefined
      : slot.name in entries || (!slot.list && slot.name in state.slots),
  );
}

function measureOf(view: View, bank: Bank): 'words' | 'characters' {
  return view === 'own' || (view === 'target' && isSpaced(bank.content.language)) ? 'words' : 'characters';
}

function isWornOut(candidate: Candidate, distance: Distance, state: DialogueState): boolean {
  return distance === 'opens' && candidate.kind === 'reply' && state.played.includes(candidate.scene);
}

/** Replies at the line that waits, and those elsewhere in its scene that can be said with what is known by now. */
function repliesAround(state: DialogueState, bank: Bank) {
  const known = new Set([...Object.keys(state.slots), ...(state.name === undefined ? [] : ['name'])]);
  const ofScene = (state.scene !== null && bank.replies.get(state.scene)) || [];
  const here = ofScene.filter((candidate) => candidate.line === state.line);
  const inScene = ofScene.filter(
    (candidate) => candidate.line !== state.line && [...candidate.needs].every((slot) => known.has(slot)),
  );
  return { here, inScene };
}

/** Everything that may be meant, the nearest first, nothing twice. */
function* candidatesFor(reading: Reading, state: DialogueState, bank: Bank): Generator<[Candidate, Distance]> {
  const seen = new Set<Candidate>();
  const { here, inScene } = repliesAround(state, bank);
  for (const candidate of here) yield [candidate, 'here'];
  for (const candidate of inScene) yield [candidate, 'scene'];
  for (const candidate of [...here, ...inScene]) seen.add(candidate);
  for (const view of ['own', 'target', 'romanised'] as const) {
    const units = reading.units(view).map((unit) => unit.key);
    if (units.length === 0) continue;
    const lists = Object.keys(bank.content.lists).filter((list) => reading.found(list, view).length > 0);
    for (const candidate of bank.recall([...recallTerms(units).slice(0, maxTerms), ...lists.map(listTerm)], view)) {
      if (seen.has(candidate)) continue;
      seen.add(candidate);
      yield [candidate, candidate.kind === 'say' ? 'anywhere' : 'opens'];
    }
  }
}

/** 'and' or 'but' before a clause with a subject or a verb of its own, in English, in French and in German. */
const coordination =
  /\s(?:and|but|et|mais|und|aber)\s(?=(?:ich|mein|wir|wo|wie|was|kann|können|haben|gibt|i|i['’]m|my|we|it|it['’]s|its|where|what|how|do|does|can|could|je|j['’]|mon|ma|où|comment|vous|c['’]est|il)(?:[\s'’]|(?<=['’])))/iu;

/** "I'm Sarah from London" says two things. */
const nameAndOrigin = /(?<=\b(?:i['’]?m|i am|my name is|my name['’]s)\s(?!not\b)\p{L}{1,30})\s(?=from\s)/iu;

/** One space for many, but for what ends a line. */
const spaceOf = (run: string) => (run.includes('\n') ? '\n' : ' ');

/**
 * Sentences and clauses by their punctuation, of which the mark of a question stays; a greeting or thanks at the front
 * is one of its own without any.
 */
function clausesOf(message: string, bank: Bank): string[] {
  const clauses = (message.replace(/\s+/gu, spaceOf).match(/[^.!?。！？;…,、،؟\n]+[?？؟]?/gu) ?? [])
    .flatMap((clause) => clause.split(coordination).flatMap((part) => part.split(nameAndOrigin)))
    .map((clause) => clause.trim())
    .filter(Boolean);
  const [first, ...others] = clauses;
  if (first === undefined) return [];
  return [...cutGreeting(first, bank), ...others];
}

/** What people say in one breath with something else, without a pause. */
const openings = new Set(['greeting', 'thanks', 'sorry', 'yes', 'no', 'goodbye']);

/** What people say beside something else. */
export const courtesies = new Set([...openings, 'i-see']);

function cutGreeting(clause: string, bank: Bank): string[] {
  const words = clause.split(/\s+/u);
  // "No coffee" is not no to one thing and coffee.
  if (refuses(clause, bank)) return [clause];
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const front = words.slice(0, length).join(' ');
    const reading = readMessage(front, bank);
    if (bank.says.some((say) => openings.has(say.entry) && (matchCandidate(say, reading, bank)?.score ?? 0) === 1)) {
      return [front, words.slice(length).join(' ')];
    }
  }
  return [clause];
}

function refuses(clause: string, bank: Bank): boolean {
  const candidate = byForm(clause, bank)?.match.candidate;
  return candidate?.kind === 'say' && candidate.entry === 'decline';
}

/** Clauses put together so that as much as possible is understood; fillers alone need not be. */
function matchClauses(clauses: readonly string[], matcher: Matcher, bank: Bank): Understanding {
  if (clauses.length === 0 || clauses.length > maxClauses) return { parts: [], partial: true };
  type Path = { parts: Match[]; missed: number; total: number };
  const paths: Path[] = [{ parts: [], missed: 0, total: 0 }];
  for (let end = 1; end <= clauses.length; end += 1) {
    let best: Path | undefined;
    for (let start = Math.max(0, end - maxJoined); start < end; start += 1) {
      const before = paths[start];
      if (!before) continue;
      const group = clauses.slice(start, end);
      const text = group.join(', ');
      const match = isEmpty(text, bank) ? undefined : matcher(text);
      const missed = match || isEmpty(text, bank) ? 0 : group.length;
      const path = {
        parts: match ? [...before.parts, match] : before.parts,
        missed: before.missed + missed,
        total: before.total + (match ? match.score * group.length : 0),
      };
      if (!best || path.missed < best.missed || (path.missed === best.missed && path.total > best.total)) best = path;
    }
    if (best) paths[end] = best;
  }
  const found = paths[clauses.length] ?? { parts: [], missed: clauses.length, total: 0 };
  return keepReplies(found.parts, found.missed > 0, bank);
}

function isEmpty(text: string, bank: Bank): boolean {
  const units = readMessage(text, bank).units('own');
  return units.length > 0 ? units.every((unit) => isFiller(unit.key)) : !/[\p{L}\p{N}]/u.test(text);
}

/**
 * The dialogue goes one way: a reply that answers where the one before it leads is answered too ("I'm Anna and I'm
 * from Spain"); else the best of several, and what it leaves out is admitted.
 */
function keepReplies(parts: readonly Match[], missed: boolean, bank: Bank): Understanding {
  const replies = parts.filter((part) => part.candidate.kind === 'reply');
  const [first, second] = replies;
  if (first && second && replies.length === 2 && leadsTo(first, second, bank)) return { parts, partial: missed };
  const best = replies.reduce<Match | undefined>(
    (kept, each) => (!kept || each.score > kept.score ? each : kept),
    undefined,
  );
  const kept = parts.filter((part) => part.candidate.kind === 'say' || part === best);
  return { parts: kept, partial: missed || replies.length > 1 };
}

/** Whether a reply is one to the line that waits after another, or to a later one of its scene that it could open. */
export function leadsTo(first: Match, second: Match, bank: Bank): boolean {
  if (first.candidate.kind !== 'reply' || second.candidate.kind !== 'reply') return false;
  const to = targetOf(first.candidate.said.next, first.candidate.scene);
  const scene = bank.content.scenes.get(to.scene);
  const line = findLine(bank.content, to);
  const waiting = scene && line && runFrom(scene, line).at(-1);
  if (to.scene !== second.candidate.scene) return false;
  if (waiting?.id === second.candidate.line) return true;
  const at = (id: string) => scene?.lines.findIndex((each) => each.id === id) ?? -1;
  return second.candidate.said.opens && at(second.candidate.line) > at(first.candidate.line);
}
