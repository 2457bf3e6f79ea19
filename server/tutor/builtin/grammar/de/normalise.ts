import type { Clause, NounPhrase, Place } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { isAnimate } from './animacy';
import { countries } from './countries';
import { phraseOf } from './nounPhrase';
import type { Speech } from './speech';
import { rowOf } from './verbs';
import type { Does } from './choiceParts';
import { unsayable } from './words';

/** Verbs with which one comes to somebody. */
const leadsToSomebody: ReadonlySet<VerbFrame> = new Set([
  'go', 'come', 'come-back', 'travel', 'walk', 'run', 'drive', 'fly', 'cycle', 'take-transport', 'move-house', 'bring', 'take', 'ride',
]); // oxfmt-ignore

/** A clause as German divides it: what is written to somebody is written them, and who is in love has a quality. */
export function normalised(clause: Clause, speech: Speech): Clause {
  const { predicate, where } = clause;
  if (predicate.kind === 'does' && predicate.verb === 'go' && clause.experience)
    return { ...clause, predicate: { kind: 'place' } };
  if (predicate.kind === 'does' && clause.purpose && !predicate.object) {
    const over = overOf(predicate.verb);
    if (over) return underneath(clause, over, clause.purpose);
  }
  if (predicate.kind === 'does' && companions.has(predicate.verb)) return withPartner(clause, predicate, speech);
  if (predicate.kind === 'exists')
    return isThere(clause, predicate.what, speech) ? beingThere(clause, predicate.what) : clause;
  if (predicate.kind === 'place') return where.some(isInLove) ? inLove(clause) : clause;
  // 'I brought my dog to the office' leads there.
  if (predicate.kind === 'does' && predicate.to && !isAnimate(predicate.to, speech)) {
    const { to, ...rest } = predicate;
    return { ...clause, predicate: rest, where: [...where, { relation: 'to', what: to }] };
  }
  const addressee = where.find(({ relation, what }) => relation === 'to' && isAnimate(what, speech) && isTold(what));
  if (predicate.kind !== 'does' || !addressee?.what || leadsToSomebody.has(predicate.verb)) return clause;
  if (!rowOf(predicate.verb)?.to || predicate.to) return unsayable(`${predicate.verb} to somebody`);
  return {
    ...clause,
    predicate: { ...predicate, to: addressee.what },
    where: where.filter((place) => place !== addressee),
  };
}

/** 'I am learning to swim' is no purpose of what is learnt. */
function overOf(verb: VerbFrame): 'learn' | 'forget' | 'hope' | 'start' | undefined {
  if (verb === 'learn' || verb === 'forget' || verb === 'hope' || verb === 'start') return verb;
  return takingInfinitives.has(verb) ? unsayable(`${verb} to do`) : undefined;
}

/** What follows these is no purpose either. */
const takingInfinitives: ReadonlySet<VerbFrame> = new Set([
  'plan', 'decide', 'agree', 'promise', 'choose', 'remember', 'prefer', 'ask', 'want', 'need', 'know', 'like', 'love', 'hate', 'enjoy', 'fear', 'worry', 'get', 'think', 'try',
]); // oxfmt-ignore

function underneath(clause: Clause, modality: NonNullable<Clause['modality']>, purpose: Clause): Clause {
  if (clause.modality || clause.for || clause.with || clause.by || clause.without || clause.manner)
    return unsayable('more than an infinitive');
  const { subject: _subject, ...done } = purpose;
  const { purpose: _purpose, ...outer } = clause;
  if (done.often || done.also || done.negated || done.certainty || done.noLonger) return unsayable('an infinitive');
  return {
    ...done,
    ...outer,
    predicate: done.predicate,
    where: [...clause.where, ...done.where],
    when: [...clause.when, ...done.when],
    modality,
  };
}

/** Frames of which 'with somebody', 'for work' or 'at the door' is the object in German. */
const companions: ReadonlySet<VerbFrame> = new Set([
  'agree', 'disagree', 'fall-in-love', 'get-engaged', 'be-late', 'knock', 'divorce',
]); // oxfmt-ignore

function withPartner(clause: Clause, predicate: Does, speech: Speech): Clause {
  const { with: whom, for: goal, ...rest } = clause;
  switch (predicate.verb) {
    case 'disagree':
      if (!whom) return clause;
      if (clause.negated) return unsayable('not disagree');
      return { ...rest, negated: true, predicate: { ...predicate, verb: 'agree', object: whom } };
    case 'agree':
    case 'fall-in-love':
      return whom ? { ...rest, predicate: { ...predicate, object: whom } } : clause;
    case 'be-late':
      // 'zu spät zur Arbeit'
      return goal ? { ...rest, where: [...clause.where, { relation: 'to', what: goal }] } : clause;
    default:
      return besideOf(clause, predicate, speech);
  }
}

const besides: Readonly<Partial<Record<VerbFrame, readonly Place['relation'][]>>> = {
  knock: ['at', 'on'],
  'get-engaged': ['to'],
  divorce: ['from'],
};

function besideOf(clause: Clause, predicate: Does, speech: Speech): Clause {
  const relations = besides[predicate.verb] ?? [];
  const beside = clause.where.find(({ relation, what }) => what !== undefined && relations.includes(relation));
  if (!beside?.what) return clause;
  const isDoor = 'noun' in beside.what && ['door', 'window'].includes(beside.what.noun);
  if (predicate.verb === 'knock' ? !isDoor : !isAnimate(beside.what, speech)) return unsayable(predicate.verb);
  return {
    ...clause,
    predicate: { ...predicate, object: beside.what },
    where: clause.where.filter((place) => place !== beside),
  };
}

/** Names that may be of a town are not taken for people. */
const isTold = (what: Place['what']): boolean => what !== undefined && !('name' in what && what.kind !== 'person');

const isInLove = ({ relation, what }: Place): boolean =>
  relation === 'in' && what !== undefined && 'noun' in what && what.noun === 'love' && what.determiner === 'none';

/** What lies or sits somewhere is there; what a place has, 'gibt es' there. */
function isThere({ mood, negated, where }: Clause, what: NounPhrase, speech: Speech): boolean {
  const isSomewhere = where.some(
    (place) =>
      closeBy.has(place.relation) &&
      place.what &&
      'noun' in place.what &&
      !wide.has(place.what.noun) &&
      !countries.has(place.what.noun),
  );
  if (mood !== 'statement' || negated || !isSomewhere || !('noun' in what) || what.determiner === 'no') return false;
  return phraseOf(what, speech).nounKind !== 'place';
}

const closeBy: ReadonlySet<Place['relation']> = new Set(['in', 'on', 'under', 'behind', 'next-to', 'in-front-of']);
const wide = new Set('town city village street road country world region area neighbourhood'.split(' '));

const beingThere = (clause: Clause, what: NounPhrase): Clause => ({
  ...clause,
  subject: what,
  predicate: { kind: 'place' },
});

const inLove = (clause: Clause): Clause => ({
  ...clause,
  predicate: { kind: 'quality', qualities: [{ adjective: 'in love' }] },
  where: clause.where.filter((place) => !isInLove(place)),
});
