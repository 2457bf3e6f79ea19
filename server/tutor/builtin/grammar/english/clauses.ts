import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { Clause, NounPhrase, Predicate, Quality } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { adjunctAt, adjunctsFrom } from './adjuncts';
import { nameFrom, nounPhraseAt, qualityAt, type Source } from './nounPhrases';
import type { Read } from './times';
import { usesOfVerb, verbForms, type Use, type VerbForm } from './verbs';
import { frequencies, modalities, numberIn, partsOfDay, periods, weekdays } from './words';

/** A clause as far as it has been read. */
export type Draft = Omit<Clause, 'predicate'>;

export const fresh: Draft = { mood: 'statement', tense: 'present', negated: false, where: [], when: [] };

const be = { present: new Set(['am', 'is', 'are']), past: new Set(['was', 'were']) };
const have = { present: new Set(['have', 'has']), past: new Set(['had']) };
const does = { present: new Set(['do', 'does']), past: new Set(['did']) };

type Found = Generator<Read<Clause>>;

/** The statements that can stand from a place on; without a subject of its own it has `inherited`. */
export function* statementAt(source: Source, at: number, inherited?: NounPhrase): Found {
  for (const [before, next] of adjunctAt(fresh, source, at)) {
    const start = textAt(source, next) === ',' ? next + 1 : next;
    yield* plainStatement(before, source, start, inherited);
  }
  yield* plainStatement(fresh, source, at, inherited);
}

const textAt = (source: Source, at: number) => source.tokens[at]?.text ?? '';

const tenseOf = (text: string, forms: { present: ReadonlySet<string>; past: ReadonlySet<string> }) =>
  forms.present.has(text) ? 'present' : forms.past.has(text) ? 'past' : undefined;

function* plainStatement(draft: Draft, source: Source, at: number, inherited?: NounPhrase): Found {
  const tense = textAt(source, at) === 'there' ? tenseOf(textAt(source, at + 1), be) : undefined;
  if (tense) {
    const isDenied = textAt(source, at + 2) === 'not';
    yield* existing({ ...draft, tense, negated: isDenied }, source, at + (isDenied ? 3 : 2));
    return;
  }
  for (const [subject, next] of nounPhraseAt(source, at, 'subject')) {
    yield* called(subject, draft, source, next);
    yield* afterSubject({ ...draft, subject }, source, next);
  }
  if (inherited) yield* afterSubject({ ...draft, subject: inherited }, source, at);
}

function* existing(draft: Draft, source: Source, at: number): Found {
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    const [plain, negated] = affirmed(what, draft.negated);
    yield* finished({ ...draft, negated }, { kind: 'exists', what: plain }, source, next);
  }
}

/** 'no time' is time that there is not. */
function affirmed(what: NounPhrase, negated: boolean): [NounPhrase, boolean] {
  if (!('determiner' in what) || what.determiner !== 'no') return [what, negated];
  return [{ ...what, determiner: 'any' }, true];
}

/** "My name is Nora": who is called so is whose name it is. */
function* called(subject: NounPhrase, draft: Draft, source: Source, at: number): Found {
  const whose = nameOwner(subject);
  if (!whose || !be.present.has(textAt(source, at))) return;
  const name = nameFrom(source, at + 1);
  if (name) yield* finished({ ...draft, subject: whose }, { kind: 'called', name: name[0] }, source, name[1]);
}

function nameOwner(subject: NounPhrase): NounPhrase | undefined {
  const isName =
    'noun' in subject && subject.noun === 'name' && !subject.plural && typeof subject.determiner === 'object';
  return isName && typeof subject.determiner === 'object' ? subject.determiner.whose : undefined;
}

/** What stands between a subject and its verb. */
function* adverbsFrom(draft: Draft, source: Source, at: number): Generator<Read<Draft>> {
  const text = textAt(source, at);
  const often = frequencies.get(text);
  if (often && !draft.often) yield* adverbsFrom({ ...draft, often }, source, at + 1);
  else if (text === 'also') yield* adverbsFrom({ ...draft, also: true }, source, at + 1);
  else if (text === 'already' || text === 'still' || text === 'now')
    yield* adverbsFrom({ ...draft, when: [...draft.when, { word: text }] }, source, at + 1);
  else if (text === 'just' || text === 'really') yield* adverbsFrom(draft, source, at + 1);
  else yield [draft, at];
}

function* afterSubject(before: Draft, source: Source, from: number): Found {
  for (const [draft, at] of adverbsFrom(before, source, from)) {
    const text = textAt(source, at);
    const being = tenseOf(text, be);
    if (being) yield* afterBe({ ...draft, tense: being }, source, at + 1);
    yield* afterModality(draft, source, at);
    const having = tenseOf(text, have);
    if (having) yield* afterHave({ ...draft, tense: having }, source, at + 1);
    const feeling = verbForms(text).find(({ lemma }) => lemma === 'feel');
    if (feeling) yield* felt({ ...draft, tense: feeling.form === 'past' ? 'past' : draft.tense }, source, at + 1);
    const doing = tenseOf(text, does);
    if (doing && textAt(source, at + 1) === 'not')
      yield* infinitive({ ...draft, tense: doing, negated: true }, source, at + 2);
    if (text === 'will') {
      const isDenied = textAt(source, at + 1) === 'not';
      yield* infinitive({ ...draft, tense: 'future', negated: isDenied }, source, at + (isDenied ? 2 : 1));
    }
    yield* verbAt(draft, source, at, ['base', 's', 'past']);
  }
}

/** "I feel lonely" says how somebody is. */
function* felt(draft: Draft, source: Source, at: number): Found {
  // To feel good is not to be good.
  if (/^(?:good|bad|great|terrible|better|worse|well|like|cold|hot|warm|very|so|really)$/u.test(textAt(source, at))) {
    const next = textAt(source, at + 1);
    if (!/^(?:very|so|really)$/u.test(textAt(source, at)) || /^(?:good|bad|great|terrible)$/u.test(next)) return;
  }
  for (const [qualities, next] of qualitiesFrom(source, at))
    yield* finished(draft, { kind: 'quality', qualities }, source, next);
}

/** A verb after 'can', 'want to' and their like. */
function* afterModality(draft: Draft, source: Source, at: number): Found {
  for (const { words, modality, tense = draft.tense, takes } of modalities) {
    if (!words.every((word, index) => textAt(source, at + index) === word)) continue;
    const next = at + words.length;
    const isDenied = textAt(source, next) === 'not';
    // What must not be is not allowed; what one does not have to do is no duty.
    const isForbidden = isDenied && words[0] === 'must';
    const over: Draft = {
      ...draft,
      modality: isForbidden ? 'may' : modality,
      tense,
      negated: draft.negated || isDenied,
    };
    yield* infinitive(over, source, isDenied ? next + 1 : next, takes);
  }
}

/** A verb in its base form, or with -ing; 'be' and 'have' among them. */
export function* infinitive(before: Draft, source: Source, from: number, form: 'base' | 'ing' = 'base'): Found {
  for (const [draft, at] of adverbsFrom(before, source, from)) {
    const text = textAt(source, at);
    if (text === (form === 'base' ? 'be' : 'being')) yield* afterBe(draft, source, at + 1);
    if (!draft.modality) yield* afterModality(draft, source, at);
    if (text === 'feel' && form === 'base') yield* felt(draft, source, at + 1);
    if (text === (form === 'base' ? 'have' : 'having')) yield* possession(draft, source, at + 1);
    yield* verbAt(draft, source, at, [form]);
  }
}

const meals = new Set(['breakfast', 'lunch', 'dinner']);

function* afterHave(draft: Draft, source: Source, at: number): Found {
  const isDenied = textAt(source, at) === 'not';
  const next = isDenied ? at + 1 : at;
  const perfect: Draft = { ...draft, tense: 'past', negated: draft.negated || isDenied };
  if (textAt(source, next) === 'got') yield* possession({ ...draft, negated: perfect.negated }, source, next + 1);
  for (const [over, start] of adverbsFrom(perfect, source, next)) {
    if (textAt(source, start) === 'been') yield* lasting(afterBe(over, source, start + 1));
    yield* lasting(verbAt(over, source, start, ['participle']));
  }
  if (!isDenied) yield* possession(draft, source, at);
}

/** "I have lived here for two years" goes on. */
function* lasting(found: Found): Found {
  for (const [clause, next] of found) {
    const goesOn = clause.when.some((time) => 'span' in time && (time.which === 'for' || time.which === 'since'));
    yield [goesOn ? { ...clause, tense: 'present' } : clause, next];
  }
}

function* possession(draft: Draft, source: Source, at: number): Found {
  const meal = textAt(source, at);
  if (meals.has(meal)) {
    const object: NounPhrase = { noun: meal, plural: false, determiner: 'none', qualities: [] };
    yield* finished(draft, { kind: 'does', verb: 'eat', object }, source, at + 1);
    return;
  }
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    const [plain, negated] = affirmed(what, draft.negated);
    yield* finished({ ...draft, negated }, { kind: 'has', what: plain }, source, next);
  }
  if (draft.asksFor === 'what') yield* finished(draft, { kind: 'has' }, source, at);
}

/** 'interested in music', 'allergic to fish': qualities that English joins to a thing. */
const joined: readonly (readonly [words: readonly string[], frame: VerbFrame, takes: Use['takes']])[] = [
  [['interested', 'in'], 'be-interested-in', 'object'],
  [['good', 'at'], 'be-good-at', 'object'],
  [['allergic', 'to'], 'be-allergic-to', 'object'],
  [['afraid', 'of'], 'fear', 'object'],
  [['scared', 'of'], 'fear', 'object'],
  [['married', 'to'], 'be-married', 'object'],
  [['married'], 'be-married', 'nothing'],
  [['born'], 'be-born', 'nothing'],
  [['lost'], 'get-lost', 'nothing'],
];

function* afterBe(before: Draft, source: Source, from: number): Found {
  const isDenied = textAt(source, from) === 'not';
  const denied = { ...before, negated: before.negated || isDenied };
  for (const [draft, at] of adverbsFrom(denied, source, isDenied ? from + 1 : from)) {
    if (textAt(source, at) === 'going' && textAt(source, at + 1) === 'to' && draft.tense === 'present')
      yield* infinitive({ ...draft, tense: 'future' }, source, at + 2);
    yield* verbAt({ ...draft, ongoing: true }, source, at, ['ing']);
    if (textAt(source, at) === 'feeling') yield* felt(draft, source, at + 1);
    yield* whatSubjectIs(draft, source, at);
  }
}

export function* whatSubjectIs(draft: Draft, source: Source, at: number): Found {
  const text = textAt(source, at);
  const row = joined.find(([words]) => words.every((word, index) => textAt(source, at + index) === word));
  if (row) {
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
    !('pronoun' in draft.subject && draft.subject.pronoun === 'it' && textAt(source, at + 1) !== 'years');
  if (isAge) {
    const hasUnit = textAt(source, at + 1) === 'years' || textAt(source, at + 1) === 'year';
    const next = hasUnit ? (textAt(source, at + 2) === 'old' ? at + 3 : at + 2) : at + 1;
    yield* finished(draft, { kind: 'age', years }, source, next);
  }
  const isBeside = (text === 'next' || text === 'close') && textAt(source, at + 1) === 'to';
  for (const [qualities, next] of isBeside ? [] : qualitiesFrom(source, at))
    yield* finished(draft, { kind: 'quality', qualities }, source, next);
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    const isName = 'name' in what && what.and === undefined && what.kind !== 'place';
    const isOneself = draft.subject !== undefined && 'pronoun' in draft.subject && draft.subject.pronoun === 'i';
    // "It is evening" is said otherwise in each language.
    if ('noun' in what && what.determiner === 'none' && isTimeWord(what.noun)) continue;
    // "I am Nora"; of somebody else, a capital alone may be anything.
    if (isName && isOneself) yield* finished(draft, { kind: 'called', name: what.name }, source, next);
    else if (!('name' in what) || what.kind === 'person')
      yield* finished(draft, { kind: 'identity', what }, source, next);
  }
  for (const [clause, next] of finished(draft, { kind: 'place' }, source, at)) {
    if (clause.where.length > draft.where.length) yield [clause, next];
  }
}

const isTimeWord = (noun: string) => [...partsOfDay, ...periods, ...weekdays].some((word) => word === noun);

function* qualitiesFrom(source: Source, at: number): Generator<Read<readonly Quality[]>> {
  for (const [first, next] of qualityAt(source, at)) {
    const start = textAt(source, next) === 'and' || textAt(source, next) === ',' ? next + 1 : undefined;
    if (start !== undefined) {
      for (const [more, end] of qualitiesFrom(source, start)) yield [[first, ...more], end];
    }
    yield [[first], next];
  }
}

function* verbAt(draft: Draft, source: Source, at: number, allowed: readonly VerbForm['form'][]): Found {
  for (const { lemma, form } of verbForms(textAt(source, at))) {
    if (!allowed.includes(form)) continue;
    const tense = form === 'past' ? 'past' : draft.tense;
    for (const use of usesOfVerb(lemma)) yield* verbUse({ ...draft, tense }, use, source, at + 1);
  }
}

function* verbUse(draft: Draft, { frame, particle, takes, toSomebody }: Use, source: Source, from: number): Found {
  if (!particle.every((word, index) => textAt(source, from + index) === word)) return;
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
  const isAskedFor = draft.asksFor === 'what' || draft.asksFor === 'who';
  // "Come from" is where somebody is from.
  if (takes !== 'object' || isAskedFor) yield* finished(draft, predicate, source, at);
}

function isSomebody(who: NounPhrase): boolean {
  if ('pronoun' in who) return who.pronoun !== 'it' && who.pronoun !== 'this' && who.pronoun !== 'that';
  if ('name' in who) return who.kind !== 'place';
  const kind = kindOfNoun(who.noun);
  return kind === 'person' || kind === 'animal';
}

const languages: ReadonlySet<VerbFrame> = new Set(['speak', 'understand', 'learn', 'know']);

type Does = Extract<Predicate, { kind: 'does' }>;

const sports = new Set(
  'football soccer tennis basketball volleyball rugby golf hockey cricket badminton baseball handball'.split(' '),
);
const instruments = new Set('guitar piano violin drum drums flute cello trumpet saxophone accordion bass'.split(' '));

function* withObject(draft: Draft, predicate: Does, source: Source, at: number, toSomebody?: true): Found {
  if (draft.asksFor === 'what') return;
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    // Somebody is told something: "I told you" says nothing yet.
    if (predicate.verb === 'tell' && !predicate.to && !toSomebody) continue;
    if (predicate.verb === 'tell' && isSomebody(what) && !predicate.to) continue;
    // "It is getting cold" gets nothing.
    if (predicate.verb === 'get' && 'noun' in what && what.determiner === 'none' && !what.plural) continue;
    const [object, negated] = affirmed(what, draft.negated);
    const whole: Does = { ...predicate, verb: playing(predicate.verb, object), object };
    if (toSomebody && textAt(source, next) === 'to') {
      for (const [to, end] of nounPhraseAt(source, next + 1, 'object'))
        yield* finished({ ...draft, negated }, { ...whole, to }, source, end);
    }
    yield* finished({ ...draft, negated }, whole, source, next);
  }
}

const transports = new Set('bus train metro subway underground tram taxi plane ferry boat ship'.split(' '));

function playing(verb: VerbFrame, object: NounPhrase): VerbFrame {
  if (verb === 'take' && 'noun' in object && transports.has(object.noun)) return 'take-transport';
  if (verb !== 'play' || !('noun' in object)) return verb;
  return sports.has(object.noun) ? 'play-sport' : instruments.has(object.noun) ? 'play-instrument' : verb;
}

/** "I come from Leeds" says what "I am from Leeds" does. */
function* finished(draft: Draft, predicate: Predicate, source: Source, at: number): Found {
  for (const [whole, next] of adjunctsFrom(draft, source, at)) {
    const [place, ...others] = whole.where;
    const isOrigin =
      predicate.kind === 'does' && predicate.verb === 'come' && whole.tense === 'present' && place?.relation === 'from';
    if (isOrigin && place.what)
      yield [{ ...whole, where: others, predicate: { kind: 'origin', from: place.what } }, next];
    else yield [{ ...whole, predicate }, next];
  }
}

/** "Give me the book": what is asked of whom is spoken to. */
export function* requestAt(source: Source, at: number): Found {
  const isDenied = textAt(source, at) === 'do' && textAt(source, at + 1) === 'not';
  const draft: Draft = { ...fresh, mood: 'request', subject: { pronoun: 'you' }, negated: isDenied };
  // "Thank God" and "hope so" ask for nothing.
  if (/^(?:thank|hope|love|like|miss|want|need|see|talk|sleep|god)$/u.test(textAt(source, at))) return;
  yield* verbAt(draft, source, isDenied ? at + 2 : at, ['base']);
}

/** The questions that can stand from a place on. */
export function* questionAt(source: Source, at: number): Found {
  yield* yesOrNo({ ...fresh, mood: 'question', asksFor: 'whether' }, source, at);
  const word = textAt(source, at);
  if (word === 'how' && textAt(source, at + 1) === 'old') {
    const asked: Draft = { ...fresh, mood: 'question', asksFor: 'how-old' };
    yield* ofSubject(asked, { kind: 'age' }, source, at + 2);
    return;
  }
  const asksFor = askedFor(word);
  if (!asksFor) return;
  const asked: Draft = { ...fresh, mood: 'question', asksFor };
  if (asksFor === 'what') yield* ofName(asked, source, at + 1);
  if (asksFor === 'what' || asksFor === 'who') yield* ofSubject(asked, { kind: 'identity' }, source, at + 1);
  if (asksFor === 'where') {
    yield* ofSubject(asked, { kind: 'place' }, source, at + 1);
    for (const [clause, next] of ofSubject({ ...asked, asksFor: 'where-from' }, { kind: 'origin' }, source, at + 1)) {
      if (textAt(source, next) === 'from') yield [clause, next + 1];
    }
    for (const [clause, next] of yesOrNo({ ...asked, asksFor: 'where-from' }, source, at + 1)) {
      const comes = clause.predicate.kind === 'does' && clause.predicate.verb === 'come';
      if (comes && textAt(source, next) === 'from') yield [{ ...clause, predicate: { kind: 'origin' } }, next + 1];
    }
  }
  if (asksFor === 'who' || asksFor === 'what') yield* afterSubject(asked, source, at + 1);
  if (asksFor === 'how') yield* ofSubject(asked, { kind: 'quality', qualities: [] }, source, at + 1);
  yield* yesOrNo(asked, source, at + 1);
}

function askedFor(word: string): 'what' | 'who' | 'where' | 'when' | 'why' | 'how' | undefined {
  return word === 'what' || word === 'who' || word === 'where' || word === 'when' || word === 'why' || word === 'how'
    ? word
    : undefined;
}

/** 'is your cat', with what is asked for left out. */
function* ofSubject(draft: Draft, predicate: Predicate, source: Source, at: number): Found {
  const tense = tenseOf(textAt(source, at), be);
  if (!tense) return;
  for (const [subject, next] of nounPhraseAt(source, at + 1, 'subject'))
    yield* finished({ ...draft, tense, subject }, predicate, source, next);
}

/** "What is your cat's name?", "What is your cat called?" */
function* ofName(draft: Draft, source: Source, at: number): Found {
  if (!be.present.has(textAt(source, at))) return;
  for (const [subject, next] of nounPhraseAt(source, at + 1, 'subject')) {
    const whose = nameOwner(subject);
    if (whose) yield [{ ...draft, subject: whose, predicate: { kind: 'called' } }, next];
    else if (textAt(source, next) === 'called') yield [{ ...draft, subject, predicate: { kind: 'called' } }, next + 1];
  }
}

function* yesOrNo(draft: Draft, source: Source, at: number): Found {
  const text = textAt(source, at);
  const isDenied = textAt(source, at + 1) === 'not';
  const being = tenseOf(text, be);
  const doing = tenseOf(text, does);
  const having = tenseOf(text, have);
  if (text === 'is' && textAt(source, at + 1) === 'there') yield* existing(draft, source, at + 2);
  if (text === 'are' && textAt(source, at + 1) === 'there') yield* existing(draft, source, at + 2);
  for (const [subject, next] of nounPhraseAt(source, at + (isDenied ? 2 : 1), 'subject')) {
    const asked = { ...draft, subject, negated: isDenied };
    if (being) yield* afterBe({ ...asked, tense: being }, source, next);
    if (doing) yield* infinitive({ ...asked, tense: doing }, source, next);
    if (having) yield* afterHave({ ...asked, tense: having }, source, next);
    if (text === 'will') yield* infinitive({ ...asked, tense: 'future' }, source, next);
    if (text === 'can' || text === 'could') yield* infinitive({ ...asked, modality: 'can' }, source, next);
    if (text === 'would' && textAt(source, next) === 'like' && textAt(source, next + 1) === 'to')
      yield* infinitive({ ...asked, modality: 'would-like' }, source, next + 2);
  }
}
