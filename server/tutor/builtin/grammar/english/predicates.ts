import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { Clause, Noun, NounPhrase, Quality, Time } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { adverbsFrom, affirmed, catenative, infinitive } from './clauses';
import { type Draft, type Found, textAt } from './draft';
import { nameFrom, nounPhraseAt, qualityAt, type Source } from './nounPhrases';
import type { Read } from './times';
import { finished, verbAt, withObject } from './verbUses';
import type { Use } from './verbs';
import { numberIn, partsOfDay, periods, weekdays } from './words';

/** "I feel lonely" says how somebody is. */
export function* felt(draft: Draft, source: Source, at: number): Found {
  // To feel good is not to be good.
  if (/^(?:good|bad|great|terrible|better|worse|well|like|cold|hot|warm|very|so|really)$/u.test(textAt(source, at))) {
    const next = textAt(source, at + 1);
    if (!/^(?:very|so|really)$/u.test(textAt(source, at)) || /^(?:good|bad|great|terrible)$/u.test(next)) return;
  }
  for (const [qualities, next] of qualitiesFrom(source, at))
    yield* finished(draft, { kind: 'quality', qualities }, source, next);
}

const meals = new Set(['breakfast', 'lunch', 'dinner']);

export function* afterHave(draft: Draft, source: Source, at: number): Found {
  const isDenied = textAt(source, at) === 'not';
  const next = isDenied ? at + 1 : at;
  const perfect: Draft = { ...draft, tense: 'past', negated: draft.negated || isDenied };
  if (textAt(source, next) === 'got') yield* possession({ ...draft, negated: perfect.negated }, source, next + 1);
  const isEver = textAt(source, next) === 'ever';
  for (const [before, start] of adverbsFrom(perfect, source, isEver ? next + 1 : next)) {
    const over: Draft = isEver || before.often === 'never' ? { ...before, experience: true } : before;
    if (textAt(source, start) === 'been') yield* lasting(beenSomewhere(afterBe(over, source, start + 1)));
    yield* lasting(verbAt(over, source, start, ['participle']));
  }
  if (!isDenied) yield* possession(draft, source, at);
}

/** Who has been to a place has seen it once. */
function* beenSomewhere(found: Found): Found {
  for (const [clause, next] of found) {
    const [place] = clause.where;
    const went = clause.predicate.kind === 'place' && (place?.relation === 'to' || place?.relation === 'there');
    yield [went ? { ...clause, experience: true } : clause, next];
  }
}

/** "I have lived here for two years" goes on; "I have not smoked for two years" has been so since then. */
function* lasting(found: Found): Found {
  for (const [clause, next] of found) {
    const goesOn = clause.when.some((time) =>
      'span' in time ? time.which === 'for' || time.which === 'since' : 'bound' in time && time.bound === 'since',
    );
    const isNotDone = clause.negated && clause.predicate.kind === 'does' && !clause.ongoing;
    if (goesOn && isNotDone) yield [{ ...clause, when: clause.when.map(sinceThen) }, next];
    else if (isAskedHowLong(clause, lastingDeeds)) yield [{ ...clause, tense: 'present', ongoing: true }, next];
    else yield [goesOn || isAskedHowLong(clause, lastingStates) ? { ...clause, tense: 'present' } : clause, next];
  }
}

const lastingStates = /^(?:live|learn|know|be-married)$/u;
const lastingDeeds = /^(?:work|work-as|study|teach|play-sport|play-instrument)$/u;

/** "How long have you lived here?" goes on as well. */
const isAskedHowLong = ({ asksFor, predicate }: Clause, verbs: RegExp) =>
  asksFor === 'how-long' && predicate.kind === 'does' && verbs.test(predicate.verb);

const sinceThen = (time: Time): Time => ('span' in time && time.which === 'for' ? { ...time, which: 'since' } : time);

export function* possession(draft: Draft, source: Source, at: number): Found {
  const meal = textAt(source, at);
  if (meals.has(meal)) {
    const object: NounPhrase = { noun: meal, plural: false, determiner: 'none', qualities: [] };
    yield* finished(draft, { kind: 'does', verb: 'eat', object }, source, at + 1);
    return;
  }
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    const [plain, negated] = affirmed(what, draft.negated, draft.modality);
    yield* finished({ ...draft, negated }, { kind: 'has', what: plain }, source, next);
  }
  if (draft.asksFor === 'what' || draft.asked) yield* finished(draft, { kind: 'has' }, source, at);
}

/** 'interested in music', 'allergic to fish': qualities that English joins to a thing. */
export const joinedQualities: readonly (readonly [words: readonly string[], frame: VerbFrame, takes: Use['takes']])[] =
  [
    [['interested', 'in'], 'be-interested-in', 'object'],
    [['good', 'at'], 'be-good-at', 'object'],
    [['allergic', 'to'], 'be-allergic-to', 'object'],
    [['afraid', 'of'], 'fear', 'object'],
    [['scared', 'of'], 'fear', 'object'],
    [['married', 'to'], 'be-married', 'object'],
    [['married'], 'be-married', 'nothing'],
    [['born'], 'be-born', 'nothing'],
    [['lost'], 'get-lost', 'nothing'],
    [['proud', 'of'], 'be-proud-of', 'object'],
    [['tired', 'of'], 'be-tired-of', 'object'],
    [['on', 'holiday'], 'be-on-holiday', 'nothing'],
    [['on', 'vacation'], 'be-on-holiday', 'nothing'],
    [['right'], 'be-right', 'nothing'],
    [['wrong'], 'be-wrong', 'nothing'],
    [['late'], 'be-late', 'nothing'],
  ];

export function* afterBe(before: Draft, source: Source, from: number): Found {
  const isDenied = textAt(source, from) === 'not';
  const denied = { ...before, negated: before.negated || isDenied };
  for (const [draft, at] of adverbsFrom(denied, source, isDenied ? from + 1 : from)) {
    if (textAt(source, at) === 'going' && textAt(source, at + 1) === 'to' && draft.tense === 'present')
      yield* infinitive({ ...draft, tense: 'future' }, source, at + 2);
    if (!isOccupation(draft.subject)) yield* verbAt({ ...draft, ongoing: true }, source, at, ['ing']);
    yield* catenative(draft, source, at, ['ing']);
    if (textAt(source, at) === 'feeling') yield* felt(draft, source, at + 1);
    yield* whatSubjectIs(draft, source, at);
  }
}

const affirmedDegrees: Readonly<Record<string, NonNullable<Quality['degree']>>> = {
  just: 'only',
  only: 'only',
  almost: 'almost',
  nearly: 'almost',
};
const deniedDegrees: Readonly<Record<string, NonNullable<Quality['degree']>>> = { that: 'that' };

export function* whatSubjectIs(draft: Draft, source: Source, at: number): Found {
  const text = textAt(source, at);
  const row = joinedQualities.find(([words]) => words.every((word, index) => textAt(source, at + index) === word));
  const isOfPeople =
    !draft.subject || !('pronoun' in draft.subject) || !['it', 'this', 'that'].includes(draft.subject.pronoun);
  if (row && (isOfPeople || row[0].length > 1)) {
    const [words, verb, takes] = row;
    const next = at + words.length;
    if (takes === 'nothing') yield* finished(draft, { kind: 'does', verb }, source, next);
    else yield* withObject(draft, { kind: 'does', verb }, source, next);
    return;
  }
  if (text === 'called' || text === 'named') {
    const name = nameFrom(source, at + 1);
    if (name) yield* finished(draft, { kind: 'called', name: name[0] }, source, name[1]);
  }
  if (text === 'from') {
    for (const [origin, next] of nounPhraseAt(source, at + 1, 'object'))
      yield* finished(draft, { kind: 'origin', from: origin }, source, next);
  }
  const years = numberIn(text);
  const isAge =
    years !== undefined &&
    years < 130 &&
    draft.subject !== undefined &&
    // "It is four" and "we are four" say no age.
    (source.tokens.slice(at).some(({ text: word }) => word === 'years') ||
      !('pronoun' in draft.subject && /^(?:it|we|they)$/u.test(draft.subject.pronoun)));
  if (isAge) {
    const hasUnit = textAt(source, at + 1) === 'years' || textAt(source, at + 1) === 'year';
    const next = hasUnit ? (textAt(source, at + 2) === 'old' ? at + 3 : at + 2) : at + 1;
    yield* finished(draft, { kind: 'age', years }, source, next);
  }
  const degree = draft.negated ? deniedDegrees[text] : affirmedDegrees[text];
  for (const [[quality, ...others], next] of qualitiesFrom(source, at + 1)) {
    if (degree && quality && others.length === 0 && quality.degree === undefined)
      yield* finished(draft, { kind: 'quality', qualities: [{ ...quality, degree }] }, source, next);
  }
  const isBeside = (text === 'next' || text === 'close') && textAt(source, at + 1) === 'to';
  for (const [qualities, next] of isBeside ? [] : qualitiesFrom(source, at)) {
    // "Far from Lyon" is said otherwise in each language.
    if (textAt(source, next) === 'from') continue;
    // Who was first came in first, or was there first.
    if (qualities.some(({ adjective }) => isOrdinal(adjective))) continue;
    yield* finished(draft, { kind: 'quality', qualities }, source, next);
  }
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    const isName = 'name' in what && what.and === undefined && what.kind !== 'place';
    const isOneself = draft.subject !== undefined && 'pronoun' in draft.subject && draft.subject.pronoun === 'i';
    // "It is evening" is said otherwise in each language.
    if ('noun' in what && what.determiner === 'none' && (isTimeWord(what.noun) || isNoState(what))) continue;
    // "I am Nora"; of somebody else, a capital alone may be anything.
    if (isName && isOneself) yield* finished(draft, { kind: 'called', name: what.name }, source, next);
    else if (!('name' in what) || what.kind === 'person')
      yield* finished(draft, { kind: 'identity', what }, source, next);
  }
  for (const [clause, next] of finished(draft, { kind: 'place' }, source, at)) {
    if (clause.where.length > draft.where.length) yield [clause, next];
  }
}

/** "My hobby is climbing" says what it is, and not what it does. */
const isOccupation = (subject: NounPhrase | undefined) =>
  subject !== undefined &&
  'noun' in subject &&
  /^(?:hobby|job|dream|passion|plan|problem|goal|sport|favourite|favorite|thing|work)$/u.test(subject.noun);

const isOrdinal = (adjective: string) => /^(?:first|second|third|last|next)$/u.test(adjective);

/** To be back is to be no back. */
const isNoState = ({ noun, plural, qualities }: Noun) =>
  !plural &&
  qualities.length === 0 &&
  (kindOfNoun(noun) === 'body' || /^(?:right|left|well|kind|mean|like|over|park|match|present|watch)$/u.test(noun));

const isTimeWord = (noun: string) => [...partsOfDay, ...periods, ...weekdays].some((word) => word === noun);

export function* qualitiesFrom(source: Source, at: number): Generator<Read<readonly Quality[]>> {
  for (const [first, next] of qualityAt(source, at)) {
    const start = textAt(source, next) === 'and' || textAt(source, next) === ',' ? next + 1 : undefined;
    if (start !== undefined) {
      for (const [more, end] of qualitiesFrom(source, start)) yield [[first, ...more], end];
    }
    yield [[first], next];
  }
}
