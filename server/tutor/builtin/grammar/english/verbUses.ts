import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { NounPhrase, Predicate, Time } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { adjunctsFrom } from './adjuncts';
import { affirmed, infinitive } from './clauses';
import { type Draft, type Found, fresh, textAt } from './draft';
import { nounPhraseAt, type Source } from './nounPhrases';
import { type Use, usesOfVerb, type VerbForm, verbForms } from './verbs';

export function* verbAt(draft: Draft, source: Source, at: number, allowed: readonly VerbForm['form'][]): Found {
  for (const { lemma, form } of verbForms(textAt(source, at))) {
    if (!allowed.includes(form)) continue;
    // "She cut herself" is past: the present has an -s.
    if (form === 'base' && allowed.includes('past') && isPastOf(lemma, textAt(source, at)) && isPast(draft, source, at))
      continue;
    const tense = form === 'past' ? 'past' : draft.tense;
    for (const use of usesOfVerb(lemma)) yield* verbUse({ ...draft, tense }, use, source, at + 1);
  }
}

const isPastOf = (lemma: string, text: string): boolean =>
  lemma === text && verbForms(text).some((other) => other.lemma === lemma && other.form === 'past');

/** Whether a form that present and past share is the past: 'he cut', 'I hurt myself'. */
function isPast({ subject }: Draft, source: Source, at: number): boolean {
  if (reflexives.test(textAt(source, at + 1))) return true;
  if (!subject || subject.and) return false;
  if ('pronoun' in subject) return /^(?:he|she|it|this|that)$/u.test(subject.pronoun);
  return 'noun' in subject && !subject.plural && subject.noun !== 'people';
}

function* verbUse(draft: Draft, use: Use, source: Source, from: number): Found {
  const { frame, particle, takes, toSomebody } = use;
  if (use.isSeparable) yield* withParticleBehind(draft, use, source, from);
  if (!standsAt(particle, source, from)) return;
  const at = from + particle.length;
  const predicate: Does = { kind: 'does', verb: frame };
  if (frame === 'come-back' && particle[0] === 'home')
    yield* finished({ ...draft, where: [...draft.where, { relation: 'home' }] }, predicate, source, at);
  const isALittle = textAt(source, at) === 'a' && textAt(source, at + 1) === 'little' && languages.has(frame);
  if (isALittle) yield* withObject({ ...draft, manner: 'a-little' }, predicate, source, at + 2);
  if (takes !== 'nothing') {
    if (toSomebody) {
      for (const [to, next] of nounPhraseAt(source, at, 'object'))
        if (isSomebody(to)) yield* withObject(draft, { ...predicate, to }, source, next);
    }
    yield* withObject(draft, predicate, source, at, toSomebody);
  }
  const isAskedFor =
    draft.asksFor === 'what' || draft.asksFor === 'who' || draft.asksFor === 'how-much' || draft.asked !== undefined;
  // "Come from" is where somebody is from.
  if (source.isObjectGone && takes === 'nothing') return;
  if (takes !== 'object' || isAskedFor) yield* finished(draft, predicate, source, at);
}

const reflexives = /^(?:myself|yourself|himself|herself|itself|ourselves|yourselves|themselves)$/u;

const standsAt = (particle: Use['particle'], source: Source, at: number): boolean =>
  particle.every((word, index) => {
    const text = textAt(source, at + index);
    return word === 'oneself' ? reflexives.test(text) : text === word;
  });

/** 'pick my sister up': what is picked stands before the particle. */
function* withParticleBehind(draft: Draft, { frame, particle }: Use, source: Source, at: number): Found {
  if (draft.asksFor === 'what' || draft.asked) return;
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    if (!standsAt(particle, source, next)) continue;
    const [object, negated] = affirmed(what, draft.negated, draft.modality);
    const predicate: Does = { kind: 'does', verb: frame, object };
    yield* finished({ ...draft, negated }, predicate, source, next + particle.length);
  }
}

function isSomebody(who: NounPhrase): boolean {
  if ('pronoun' in who) return who.pronoun !== 'it' && who.pronoun !== 'this' && who.pronoun !== 'that';
  if ('name' in who) return who.kind !== 'place';
  const kind = kindOfNoun(who.noun);
  return kind === 'person' || kind === 'animal';
}

export const languages: ReadonlySet<VerbFrame> = new Set(['speak', 'understand', 'learn', 'know']);

export type Does = Extract<Predicate, { kind: 'does' }>;

const sports = new Set(
  'football soccer tennis basketball volleyball rugby golf hockey cricket badminton baseball handball'.split(' '),
);

const instruments = new Set('guitar piano violin drum drums flute cello trumpet saxophone accordion bass'.split(' '));

export function* withObject(draft: Draft, predicate: Does, source: Source, at: number, toSomebody?: true): Found {
  if (draft.asksFor === 'what' || draft.asked) return;
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    // Somebody is told something: "I told you" says nothing yet.
    if (predicate.verb === 'tell' && !predicate.to && !toSomebody) continue;
    if (predicate.verb === 'tell' && isSomebody(what) && !predicate.to) continue;
    // "It is getting cold" gets nothing.
    if (predicate.verb === 'get' && 'noun' in what && what.determiner === 'none' && !what.plural) continue;
    if (isWordedApart(predicate.verb, what)) continue;
    const [object, negated] = affirmed(what, draft.negated, draft.modality);
    if (predicate.verb === 'run-out-of') {
      const isBare = 'noun' in object && object.determiner === 'none';
      const what: NounPhrase = isBare ? { ...object, determiner: 'any' } : object;
      yield* finished(
        { ...draft, tense: 'present', negated: true, noLonger: true },
        { kind: 'has', what },
        source,
        next,
      );
      continue;
    }
    const whole: Does = { ...predicate, verb: playing(predicate.verb, object), object };
    if (toSomebody && textAt(source, next) === 'to') {
      for (const [to, end] of nounPhraseAt(source, next + 1, 'object'))
        yield* finished({ ...draft, negated }, { ...whole, to }, source, end);
    }
    yield* finished({ ...draft, negated }, whole, source, next);
  }
}

/** 'Take a bath' and 'make the bed' are frames of their own: no bath is taken anywhere. */
function isWordedApart(verb: VerbFrame, what: NounPhrase): boolean {
  if (!('noun' in what) || what.qualities.length > 0) return false;
  if (verb === 'take') return what.determiner === 'a' && /^(?:bath|nap|shower)$/u.test(what.noun);
  return verb === 'make' && what.noun === 'bed' && what.determiner === 'the';
}

const transports = new Set('bus train metro subway underground tram taxi plane ferry boat ship'.split(' '));

/** The frame that a verb is with its object. */
export function playing(verb: VerbFrame, object: NounPhrase): VerbFrame {
  const noun = 'noun' in object ? object.noun : '';
  if (verb === 'take' && transports.has(noun)) return 'take-transport';
  if (verb === 'take' && /(?:^| )(?:exam|test)$/u.test(noun)) return 'take-exam';
  if (verb === 'catch-transport' && !transports.has(noun)) return 'catch';
  if (verb === 'miss' && transports.has(noun)) return 'miss-transport';
  if (
    verb === 'spend-money' &&
    /^(?:time|day|evening|weekend|week|holiday|night|morning|year|month|hour|term|semester|spring|summer|autumn|winter|christmas|easter|birthday)$/u.test(
      noun,
    )
  )
    return 'spend-time';
  if (verb !== 'play' || !('noun' in object)) return verb;
  return sports.has(object.noun) ? 'play-sport' : instruments.has(object.noun) ? 'play-instrument' : verb;
}

/** A predicate with all that may follow it. */
export function* finished(draft: Draft, predicate: Predicate, source: Source, at: number): Found {
  for (const [plain, after] of adjunctsFrom(draft, source, at)) yield* withPurpose(plain, predicate, source, after);
}

/** 'to visit my sister', behind what is done for it. */
function* withPurpose(plain: Draft, predicate: Predicate, source: Source, at: number): Found {
  const isDoing = predicate.kind === 'does' || predicate.kind === 'has';
  // "I want her to learn" wants no person.
  const isWanting =
    predicate.kind === 'does' &&
    /^(?:want|need|like|love|hate|prefer|ask|tell)$/u.test(predicate.verb) &&
    predicate.object !== undefined &&
    isSomebody(predicate.object);
  if (isDoing && !isWanting && textAt(source, at) === 'to') {
    for (const [purpose, next] of infinitive(fresh, source, at + 1))
      yield* settled({ ...plain, purpose }, predicate, next);
  }
  yield* settled(plain, predicate, at);
}

const isOfMeals = (predicate: Predicate) =>
  predicate.kind === 'has' ||
  predicate.kind === 'fragment' ||
  (predicate.kind === 'does' &&
    /^(?:eat|drink|cook|bake|make|order|buy|get|prefer|like|love|do)$/u.test(predicate.verb));

const isJustNow = (time: Time) => 'word' in time && time.word === 'just-now';

const isIt = (subject: NounPhrase | undefined) =>
  subject !== undefined && 'pronoun' in subject && subject.pronoun === 'it';

/** "It's five o'clock here" is no place, and "how long does it take" takes nobody anywhere. */
const isOfTime = ({ subject, when, where, asksFor }: Draft, predicate: Predicate): boolean =>
  isIt(subject) &&
  (predicate.kind === 'place'
    ? when.some((time) => 'clock' in time) && where.every(({ what }) => what === undefined)
    : predicate.kind === 'does' && predicate.verb === 'take' && asksFor === 'how-long');

const drinks =
  /^(?:.* )?(?:tea|coffee|water|juice|beer|wine|milk|coke|cola|lemonade|cocoa|americano|cappuccino|latte|espresso|smoothie|drink)$/u;

/** Who just had a banana ate it. */
function consumed(what: NounPhrase | undefined): Does | undefined {
  if (!what || !('noun' in what)) return undefined;
  const content = what.of && 'noun' in what.of ? what.of.noun : what.noun;
  if (kindOfNoun(content) !== 'food') return undefined;
  return { kind: 'does', verb: drinks.test(content) ? 'drink' : 'eat', object: what };
}

/** "I was fine then", "something in my eye", "a cello with me": each language has its own words for it. */
function isSaidOtherwise({ subject, tense, when, where, with: company }: Draft, predicate: Predicate): boolean {
  const isThen = when.some((time) => 'word' in time && time.word === 'then');
  if (isThen && tense === 'past' && predicate.kind !== 'does') return true;
  if (predicate.kind !== 'has' && predicate.kind !== 'exists') return false;
  const isOnBody = where.some(({ what }) => what && 'noun' in what && kindOfNoun(what.noun) === 'body');
  const isAlong =
    company && subject && 'pronoun' in company && 'pronoun' in subject && company.pronoun === subject.pronoun;
  return isOnBody || isAlong === true;
}

/** Who won first, or came first, did so before nothing else. */
const isOfRank = ({ when }: Draft, predicate: Predicate): boolean =>
  when.some((time) => 'word' in time && time.word === 'first') &&
  (predicate.kind !== 'does' || /^(?:win|come|arrive|finish|cheat)$/u.test(predicate.verb));

/** "I come from Leeds" says what "I am from Leeds" does. */
function* settled(whole: Draft, predicate: Predicate, next: number): Found {
  if (isOfTime(whole, predicate) || isOfRank(whole, predicate)) return;
  if (isSaidOtherwise(whole, predicate)) return;
  // "What do you mean, this evening?" asks about words.
  if (predicate.kind === 'does' && predicate.verb === 'mean' && whole.when.length > 0) return;
  if (predicate.kind === 'has' && whole.when.some(isJustNow)) {
    // Who just had a baby or an idea came to have it.
    const eaten = consumed(predicate.what);
    if (eaten) yield* settled(whole, eaten, next);
    return;
  }
  // Who meets somebody for lunch is said to eat with them, which was not said.
  if (whole.when.some((time) => 'meal' in time && time.which === 'for') && !isOfMeals(predicate)) return;
  // "I just moved here last week" says when, and what is just so is the tone.
  if (whole.when.length > 1 && whole.when.some(isJustNow)) {
    yield* settled({ ...whole, when: whole.when.filter((time) => !isJustNow(time)) }, predicate, next);
    return;
  }
  const [place, ...others] = whole.where;
  const isComing = predicate.kind === 'does' && predicate.verb === 'come' && whole.tense === 'present';
  if (isComing && place?.relation === 'from' && place.what)
    yield [{ ...whole, where: others, predicate: { kind: 'origin', from: place.what } }, next];
  else yield [{ ...whole, predicate }, next];
}
