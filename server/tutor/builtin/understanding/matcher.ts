import type { DialogueState } from '../dialogueState';
import type { Bank } from './bank';
import { candidatesFor, isComplete, isMeant, isWornOut, nearness, repliesAround, unrivalled } from './candidates';
import { bestByConcepts } from './concepts/bestByConcepts';
import { byForm, type FormMatch } from './forms';
import { asContrary, isContrary } from './manner/contrary';
import { isMereTime } from './manner/manner';
import { isMereNumber } from './mereNumber';
import { wouldBeUntrue } from './manner/untrue';
import { matchCandidate, type Match } from './match';
import { readMessage } from './reading';
import type { Ways } from './understand';
import { waitedForRather } from './waitedFor';

/** Said in words that somebody foresaw. */
export const sure = 0.96;

/** Said in words near enough to a wording that a mere form says less. */
export const likely = 0.85;

/** What a text or a part of it means; undefined where it means nothing that is known. */
export type Matcher = (text: string) => Steps<Match | undefined>;

/** In steps of some milliseconds, so that others get their turn between them. */
export type Steps<T> = Generator<undefined, T>;

/** What a text or a part of it means at this point; asked once for each. */
export function matcherFor(state: DialogueState, bank: Bank, ways: Required<Omit<Ways, 'byGrammar'>>): Matcher {
  const known = new Map<string, Match | undefined>();
  return function* (text) {
    const key = text.replace(/[\s.!。…]+$/u, '');
    if (known.has(key)) return known.get(key);
    const resembled = yield* byPhrasings(text, state, bank, ways);
    const nearer = ways.byConcepts && resembled ? yield* waitedForAt(state, resembled, text, bank) : undefined;
    const worded = nearer ?? resembled;
    const form = ways.byForms ? yield* byForm(text, bank) : undefined;
    const isForm = form?.isFirm && !prevails(worded, form, state);
    const match = isForm
      ? form.match
      : (worded ?? (ways.byConcepts ? yield* byConcepts(text, state, bank, ways) : undefined));
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

/** Some milliseconds of comparing. */
const candidatesInStep = 16;

function* byPhrasings(
  text: string,
  state: DialogueState,
  bank: Bank,
  { byOpenings }: Pick<Required<Ways>, 'byOpenings'>,
): Steps<Match | undefined> {
  const reading = readMessage(text, bank);
  const { language } = bank.content;
  let best: { match: Match; rank: number } | undefined;
  let compared = 0;
  const isNumber = isMereNumber(text);
  // Lazily, so that the bank is not searched when the reply that was waited for has come.
  for (const [candidate, distance] of candidatesFor(reading, state, bank)) {
    if (distance !== 'here' && (isNumber || (best && best.rank > unrivalled))) break;
    if (distance === 'opens' && !byOpenings) continue;
    compared += 1;
    if (compared % candidatesInStep === 0) yield;
    const worded = matchCandidate(candidate, reading, bank);
    if (!worded || !isMeant(worded, distance, reading, state, bank)) continue;
    if (isNumber && worded.name !== undefined) continue;
    // What its author foresaw word for word was weighed by its author.
    const isForeseen = worded.score === 1;
    if (
      !isForeseen &&
      (wouldBeUntrue(text, candidate) || (distance !== 'here' && isMereTime(text, worded.view, language)))
    )
      continue;
    const manner = reading.manner(worded.view);
    const match = isContrary(manner, worded, { text, language }) ? asContrary(worded) : worded;
    if (match !== worded && !isMeant(match, distance, reading, state, bank)) continue;
    const rank =
      match.score +
      nearness[distance] +
      (isItsText(text, candidate) ? asItStands : 0) -
      (isWornOut(candidate, distance, state) ? 0.03 : 0);
    if (!best || rank > best.rank) best = { match, rank };
  }
  return best?.match;
}

/** The very sentence, as it was suggested or copied, is meant before any other reading. */
const asItStands = 0.2;

const isItsText = (text: string, { said }: Match['candidate']) => lettersIn(text) === lettersIn(said.text);

const lettersIn = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function* waitedForAt(state: DialogueState, resembled: Match, text: string, bank: Bank): Steps<Match | undefined> {
  const { here } = repliesAround(state, bank);
  const match = yield* waitedForRather(resembled, text, { here, scene: state.scene }, bank);
  return match && isComplete(match, state) ? match : undefined;
}

/** What no wording resembles may still say the same in other words. */
function* byConcepts(
  text: string,
  state: DialogueState,
  bank: Bank,
  { byOpenings }: Pick<Required<Ways>, 'byOpenings'>,
): Steps<Match | undefined> {
  const { here, inScene } = repliesAround(state, bank);
  const match = yield* bestByConcepts(
    text,
    [
      ['here', () => here],
      ['anywhere', (keys) => [...bank.concepts.candidatesWith(keys)].filter(({ kind }) => kind === 'say')],
      ['scene', () => inScene],
      [
        'opens',
        (keys) => (byOpenings ? [...bank.concepts.candidatesWith(keys)].filter(({ kind }) => kind === 'reply') : []),
      ],
    ],
    bank,
  );
  return match && isComplete(match, state) ? match : undefined;
}
