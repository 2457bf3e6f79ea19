import type { Bank, Candidate } from '../bank';
import { contraryFactor, isContrary } from '../manner/contrary';
import { isMereTime, mannerOf } from '../manner/manner';
import { isMereNumber } from '../mereNumber';
import { wouldBeUntrue } from '../manner/untrue';
import type { Match } from '../match';
import { isBorneOut, saysMore } from '../evidence';
import { telling } from './bag';
import { likenessOf, readForComparison, unsaidOf, type Likeness, type ReadMessage } from './conceptMatch';

/** What may be meant there, given the keys of the message. */
type Candidates = (keys: ReadonlySet<number>) => readonly Candidate[];

/** How far something that may be meant is from the point of the dialogue. */
export type Place = 'here' | 'scene' | 'anywhere' | 'opens';

/**
 * How like a wording a message must be to count as meant: what can be said now may be guessed at, what would lead
 * elsewhere must be said nearly as written. `lead` is by how much it must be liker than anything else of its place.
 * Found by measuring (`npm run understanding`).
 */
export const needed: Readonly<Record<Place, { score: number; covered: number; lead: number }>> = {
  here: { score: 0.38, covered: 0.25, lead: 0.08 },
  scene: { score: 0.8, covered: 0.8, lead: 0.1 },
  anywhere: { score: 0.75, covered: 0.8, lead: 0.1 },
  opens: { score: 0.72, covered: 0.8, lead: 0.05 },
};

/**
 * What leads away from the point of the dialogue must be spoken of in a word that tells more than 'what' or 'how' do:
 * else "what do you think" would be "what?".
 */
const tellingElsewhere = 0.75;

/** Never as sure as what was said as it is written. */
const surest = 0.89;

/**
 * What a message means by its concepts alone, in whatever words and language: for what no wording resembles. The
 * nearest place where something is meant decides.
 */
export function* bestByConcepts(
  text: string,
  places: readonly (readonly [Place, Candidates])[],
  bank: Bank,
): Generator<undefined, Match | undefined> {
  const message = readForComparison(text, bank.concepts);
  if (!message.wording.concepts.some(({ weight }) => weight >= telling)) return undefined;
  const isAnswer =
    isMereNumber(text) || isMereTime(text, message.wording.isOwn ? 'own' : 'target', bank.content.language);
  for (const [place, candidates] of places) {
    if (place !== 'here' && isAnswer) break;
    const keysOf = ({ placesOf, phrasesWith }: ReadMessage) => new Set([...placesOf.keys(), ...phrasesWith.keys()]);
    // What is compared for the first time may be what gives the message's words their numbers.
    yield;
    let made = 0;
    for (const { said } of candidates(keysOf(message))) {
      bank.concepts.wordingsOf(said);
      made += 1;
      if (made % candidatesInStep === 0) yield;
    }
    const read = readForComparison(text, bank.concepts);
    const found = yield* bestOf(place, candidates(keysOf(read)), { text, read }, bank);
    if (found) return found;
  }
  return undefined;
}

/** Some milliseconds of comparing. */
const candidatesInStep = 16;

function* bestOf(
  place: Place,
  candidates: readonly Candidate[],
  { text, read: message }: { text: string; read: ReadMessage },
  bank: Bank,
): Generator<undefined, Match | undefined> {
  const { score, covered, lead } = needed[place];
  const view = message.wording.isOwn ? 'own' : 'target';
  const { language } = bank.content;
  const manner = mannerOf(text, view, language);
  const compared: { candidate: Candidate; likeness: Likeness }[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (index % candidatesInStep === candidatesInStep - 1) yield;
    const likeness = likest(candidate, message, bank, place);
    if (!likeness || (likeness.score >= score && wouldBeUntrue(text, candidate))) continue;
    // What is too unlike need not be read for what it asks and of whom.
    const isDoubtful =
      likeness.score >= score && isContrary(manner, { candidate, entries: likeness.entries, view }, { text, language });
    const doubtful = { score: likeness.score * contraryFactor, leftOut: Math.max(1, likeness.leftOut) };
    compared.push({ candidate, likeness: isDoubtful ? { ...likeness, ...doubtful } : likeness });
  }
  const ranked = compared.sort((a, b) => b.likeness.score - a.likeness.score);
  const [best] = ranked;
  if (!best || best.likeness.score < score || best.likeness.covered < covered) return undefined;
  if (place !== 'here' && best.likeness.strongest < tellingElsewhere) return undefined;
  const rival = ranked.find((other) => other !== best && leadsElsewhere(best.candidate, other.candidate));
  if (rival && best.likeness.score - rival.likeness.score < lead) return undefined;
  return {
    candidate: best.candidate,
    score: Math.min(surest, best.likeness.score),
    view,
    entries: best.likeness.entries,
    borrowed: [],
    leftOut: best.likeness.leftOut,
    otherWords: true,
  };
}

/**
 * The wording that a message is likest to of those that it bears out. What leads elsewhere must have the words of the
 * message, not others of like meaning, and be said in full.
 */
function likest(candidate: Candidate, message: ReadMessage, bank: Bank, place: Place): Likeness | undefined {
  let best: Likeness | undefined;
  const wordings = bank.concepts.wordingsOf(candidate.said);
  const whole = place === 'here' || !wordings[0] ? undefined : unsaidOf(message, wordings[0]);
  if (whole && saysMore(whole)) return undefined;
  for (const wording of wordings) {
    const likeness = likenessOf(message, wording);
    if (!likeness || likeness.score <= (best?.score ?? 0) || !isBorneOut(likeness)) continue;
    if (place !== 'here' && (likeness.loose > 0 || likeness.verily === 0 || likeness.unsaid > 0)) continue;
    // "German" alone does not say that one studies it.
    const isBare = wording.concepts.every(({ list, weight }) => list !== undefined || weight < telling);
    if (!whole || whole.unsaid === 0 || !isBare) best = likeness;
  }
  return best;
}

/** Two ways of saying what gets the same answer are no rivals. */
function leadsElsewhere(one: Candidate, other: Candidate): boolean {
  if (one.kind !== other.kind) return true;
  if (one.kind === 'say' && other.kind === 'say') return one.entry !== other.entry;
  return (
    one.kind === 'reply' && other.kind === 'reply' && (one.scene !== other.scene || one.said.next !== other.said.next)
  );
}
