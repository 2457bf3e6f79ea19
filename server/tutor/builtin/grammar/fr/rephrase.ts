import type { Clause, JoinedClause, NounPhrase, Predicate, Quality } from '../meaning';

/** Brings clauses nearer to how French says them: what is one sentence there becomes one clause here. */
export function rephrased(clauses: readonly JoinedClause[]): readonly JoinedClause[] {
  const all: JoinedClause[] = [];
  for (const clause of clauses.map(nearer)) {
    const last = all.at(-1);
    const merged = last && mergedIdentity(last, clause);
    if (merged) all[all.length - 1] = merged;
    else all.push(clause);
  }
  return all;
}

export const isSame = (one: NounPhrase | undefined, other: NounPhrase | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** 'My hobbies are reading and cooking' names two things by one verb. */
function mergedIdentity(before: JoinedClause, clause: JoinedClause): JoinedClause | undefined {
  const { predicate } = before;
  if (predicate.kind !== 'identity' || clause.predicate.kind !== 'identity' || clause.joint !== 'and') return undefined;
  const isAlike =
    before.tense === clause.tense &&
    before.negated === clause.negated &&
    before.mood === clause.mood &&
    before.modality === clause.modality;
  if (!isAlike || !isSame(before.subject, clause.subject) || !isBare(before) || !isBare(clause)) return undefined;
  if (!predicate.what || !clause.predicate.what || predicate.what.and) return undefined;
  return { ...before, predicate: { kind: 'identity', what: { ...predicate.what, and: clause.predicate.what } } };
}

/** A clause with nothing but a subject and a predicate, and perhaps a modality. */
export const isBare = (clause: Clause): boolean =>
  clause.where.length === 0 && clause.when.length === 0 && besides.every((field) => clause[field] === undefined);

const besides = ['with', 'for', 'often', 'manner', 'by', 'without', 'purpose', 'also', 'noLonger', 'certainty', 'experience', 'asked'] as const; // oxfmt-ignore

function nearer(clause: JoinedClause): JoinedClause {
  const told = goingHome(inThePast(clause));
  return (
    learning(told) ??
    inLove(told) ??
    knocking(told) ??
    weatherOf(told) ??
    nextTo(told) ??
    moodOf(told) ??
    sensed(told) ??
    told
  );
}

/** English writes 'I read' of now and of yesterday; the time tells which it is. */
function inThePast(clause: JoinedClause): JoinedClause {
  const isOver = clause.when.some(
    (time) =>
      ('which' in time && (time.which === 'last' || time.which === 'ago')) ||
      ('word' in time && /^(?:yesterday|last-night|the-day-before-yesterday)$/u.test(time.word)),
  );
  return isOver && clause.tense === 'present' ? { ...clause, tense: 'past' } : clause;
}

/** 'I drove home' is read as if home were driven. */
function goingHome(clause: JoinedClause): JoinedClause {
  const { predicate } = clause;
  if (predicate.kind !== 'does' || !/^(?:drive|fly|run|walk|cycle)$/u.test(predicate.verb)) return clause;
  const { object } = predicate;
  if (!object || !('noun' in object) || object.noun !== 'home' || object.determiner !== 'none') return clause;
  return {
    ...clause,
    where: [{ relation: 'home' }, ...clause.where],
    predicate: { kind: 'does', verb: predicate.verb },
  };
}

/** 'I am learning to swim' learns it, not in order to. */
function learning(clause: JoinedClause): JoinedClause | undefined {
  const { predicate, purpose, modality, ...rest } = clause;
  if (predicate.kind !== 'does' || predicate.verb !== 'learn' || predicate.object || !purpose || modality)
    return undefined;
  if (!isBare(rest as Clause) || purpose.modality || purpose.negated) return undefined;
  const { subject: _subject, mood: _mood, tense: _tense, negated: _negated, asksFor: _asksFor, ...learnt } = purpose;
  return { ...rest, ...learnt, modality: 'learn' };
}

/** One falls in love de quelqu’un; whom one is angry with is not said. */
function inLove(clause: JoinedClause): JoinedClause | undefined {
  const { with: whom, predicate, ...rest } = clause;
  if (!whom || predicate.kind !== 'does' || predicate.verb !== 'fall-in-love' || predicate.object) return undefined;
  return { ...rest, predicate: { ...predicate, object: whom } };
}

/** One knocks à la porte. */
function knocking(clause: JoinedClause): JoinedClause | undefined {
  if (clause.predicate.kind !== 'does' || clause.predicate.verb !== 'knock') return undefined;
  return {
    ...clause,
    where: clause.where.map((place) => (place.relation === 'on' ? { ...place, relation: 'at' } : place)),
  };
}

const it: NounPhrase = { pronoun: 'it' };

/** 'The weather is nice': il fait beau. */
function weatherOf(clause: JoinedClause): JoinedClause | undefined {
  const { subject, predicate } = clause;
  if (!subject || !('noun' in subject) || subject.noun !== 'weather' || predicate.kind !== 'quality') return undefined;
  if (subject.determiner !== 'the' || subject.qualities.length > 0 || subject.and) return undefined;
  return { ...clause, subject: it, predicate: { kind: 'quality', qualities: predicate.qualities.map(ofWeather) } };
}

function ofWeather(quality: Quality): Quality {
  const { adjective } = quality;
  if (/^(?:nice|good|beautiful|lovely|great|fine)$/u.test(adjective)) return { ...quality, adjective: 'nice weather' };
  return /^(?:bad|terrible|awful|horrible)$/u.test(adjective) ? { ...quality, adjective: 'bad weather' } : quality;
}

/** 'Next to' may be read as being next. */
function nextTo(clause: JoinedClause): JoinedClause | undefined {
  const { predicate } = clause;
  const [place] = clause.where;
  if (predicate.kind !== 'quality' || place?.relation !== 'to' || !place.what) return undefined;
  const [quality, ...others] = predicate.qualities;
  if (quality?.adjective !== 'next' || others.length > 0) return undefined;
  const where = [{ relation: 'next-to', what: place.what } as const, ...clause.where.slice(1)];
  return { ...clause, where, predicate: { kind: 'place' } };
}

/** 'in love', 'in a hurry': how somebody is, though it looks like a place. */
function moodOf(clause: JoinedClause): JoinedClause | undefined {
  const [place] = clause.where;
  if (clause.predicate.kind !== 'place' || clause.where.length !== 1 || place?.relation !== 'in') return undefined;
  const { what } = place;
  if (!what || !('noun' in what) || !/^(?:love|hurry)$/u.test(what.noun) || what.qualities.length > 0) return undefined;
  const predicate: Predicate = { kind: 'quality', qualities: [{ adjective: `in ${what.noun}` }] };
  return { ...clause, where: [], predicate };
}

/** What one can see one sees: je ne vois rien, je ne trouve pas mes clés. */
function sensed(clause: JoinedClause): JoinedClause | undefined {
  const { predicate, tense, negated } = clause;
  if (clause.modality !== 'can' || predicate.kind !== 'does' || tense !== 'present') return undefined;
  const isSense = /^(?:see|hear|understand)$/u.test(predicate.verb) || (predicate.verb === 'find' && negated);
  if (!isSense) return undefined;
  const { modality: _modality, ...rest } = clause;
  return rest;
}
