import type { Clause, NounPhrase, Place } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { isAnimate } from './animacy';
import { countries } from './countries';
import { phraseOf } from './nounPhrase';
import type { Speech } from './speech';
import { verbRows } from './verbs';
import { unsayable } from './words';

/** Verbs with which one comes to somebody. */
const leadsToSomebody: ReadonlySet<VerbFrame> = new Set([
  'go', 'come', 'come-back', 'travel', 'walk', 'run', 'drive', 'fly', 'cycle', 'take-transport', 'move-house', 'bring', 'take', 'ride',
]); // prettier-ignore

/** A clause as German divides it: what is written to somebody is written them, and who is in love has a quality. */
export function normalised(clause: Clause, speech: Speech): Clause {
  const { predicate, where } = clause;
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
  if (!verbRows[predicate.verb].to || predicate.to) return unsayable(`${predicate.verb} to somebody`);
  return {
    ...clause,
    predicate: { ...predicate, to: addressee.what },
    where: where.filter((place) => place !== addressee),
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
