import type { Modality, NounPhrase } from '../meaning';
import { adjunctAt } from './adjuncts';
import { be, does, type Draft, type Found, fresh, have, tenseOf, textAt } from './draft';
import { embeddedQuestionAt } from './embedded';
import { nameFrom, nounPhraseAt, type Source } from './nounPhrases';
import { afterBe, afterHave, felt, possession } from './predicates';
import type { Read } from './times';
import { finished, verbAt } from './verbUses';
import { type VerbForm, verbForms } from './verbs';
import { catenatives, comments, frequencies, modalities } from './words';

/** The statements that can stand from a place on; without a subject of its own it has `inherited`. */
export function* statementAt(source: Source, at: number, inherited?: NounPhrase): Found {
  for (const [before, next] of adjunctAt(fresh, source, at)) {
    const start = textAt(source, next) === ',' ? next + 1 : next;
    yield* plainStatement(before, source, start, inherited);
  }
  const isMaybe = textAt(source, at) === 'maybe' || textAt(source, at) === 'perhaps';
  if (isMaybe) yield* plainStatement({ ...fresh, certainty: 'maybe' }, source, at + 1, inherited);
  yield* plainStatement(fresh, source, at, inherited);
}

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

export function* existing(draft: Draft, source: Source, at: number): Found {
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    const [plain, negated] = affirmed(what, draft.negated, draft.modality);
    yield* finished({ ...draft, negated }, { kind: 'exists', what: plain }, source, next);
  }
}

/** 'no time' is time that there is not, 'not anything' is nothing. */
export function affirmed(what: NounPhrase, negated: boolean, modality?: Modality): [NounPhrase, boolean] {
  // Not to have to talk to anybody is not to have to talk to nobody.
  if (modality) return [what, negated];
  if (negated && 'pronoun' in what && what.pronoun === 'something') return [{ pronoun: 'nothing' }, false];
  if (negated && 'pronoun' in what && what.pronoun === 'somebody') return [{ pronoun: 'nobody' }, false];
  if (!('determiner' in what) || what.determiner !== 'no') return [what, negated];
  return [{ ...what, determiner: 'any' }, true];
}

/** "My name is Nora": who is called so is whose name it is. */
export function* called(subject: NounPhrase, draft: Draft, source: Source, at: number): Found {
  const whose = nameOwner(subject);
  if (!whose || !be.present.has(textAt(source, at))) return;
  const name = nameFrom(source, at + 1);
  if (name) yield* finished({ ...draft, subject: whose }, { kind: 'called', name: name[0] }, source, name[1]);
}

export function nameOwner(subject: NounPhrase): NounPhrase | undefined {
  const isName =
    'noun' in subject && subject.noun === 'name' && !subject.plural && typeof subject.determiner === 'object';
  if (isName && typeof subject.determiner === 'object') return subject.determiner.whose;
  const isOf = 'noun' in subject && subject.noun === 'name' && !subject.plural && subject.determiner === 'the';
  return isOf ? subject.of : undefined;
}

/** What stands between a subject and its verb. */
export function* adverbsFrom(draft: Draft, source: Source, at: number): Generator<Read<Draft>> {
  const text = textAt(source, at);
  const often = frequencies.get(text);
  const comment = comments.get(text);
  if (often && !draft.often) yield* adverbsFrom({ ...draft, often }, source, at + 1);
  else if (text === 'also') yield* adverbsFrom({ ...draft, also: true }, source, at + 1);
  else if (text === 'probably') yield* adverbsFrom({ ...draft, certainty: 'probably' }, source, at + 1);
  else if (text === 'no' && textAt(source, at + 1) === 'longer')
    yield* adverbsFrom({ ...draft, negated: true, noLonger: true }, source, at + 2);
  else if (comment) yield* adverbsFrom({ ...draft, comment }, source, at + 1);
  else if (text === 'hardly' && textAt(source, at + 1) === 'ever')
    yield* adverbsFrom({ ...draft, often: 'rarely' }, source, at + 2);
  else if (text === 'already' || text === 'still' || text === 'now')
    yield* adverbsFrom({ ...draft, when: [...draft.when, { word: text }] }, source, at + 1);
  // "I just moved to Hamburg", "I've just finished": a moment ago.
  else if (text === 'just' && isDoneJustNow(draft, source, at + 1))
    yield* adverbsFrom({ ...draft, when: [...draft.when, { word: 'just-now' }] }, source, at + 1);
  // Before a verb they add the tone alone; "really a beginner" says more.
  else if ((text === 'just' || text === 'really') && verbForms(textAt(source, at + 1)).length > 0)
    yield* adverbsFrom(draft, source, at + 1);
  else yield [draft, at];
}

const lastingStates =
  /^(?:want|like|love|hate|need|know|think|hope|feel|believe|have|live|miss|prefer|try|start|stop|try|keep)$/u;

/** Whether a verb after 'just' tells what happened: "just wanted to ask" has the tone alone. */
function isDoneJustNow({ tense, modality }: Draft, source: Source, at: number): boolean {
  if (modality) return false;
  if (textAt(source, at) === 'had') return textAt(source, at + 1) !== 'to';
  return verbForms(textAt(source, at)).some(
    ({ lemma, form }) => (form === 'past' || (form === 'participle' && tense === 'past')) && !lastingStates.test(lemma),
  );
}

export function* afterSubject(before: Draft, source: Source, from: number): Found {
  for (const [draft, at] of adverbsFrom(before, source, from)) {
    const text = textAt(source, at);
    const being = tenseOf(text, be);
    if (being) yield* afterBe({ ...draft, tense: being }, source, at + 1);
    yield* afterModality(draft, source, at);
    yield* catenative(draft, source, at, ['base', 's', 'past']);
    yield* thought(draft, source, at);
    yield* wantedOf(draft, source, at);
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

/** A verb after 'can', 'want to' and their like. */
function* afterModality(draft: Draft, source: Source, at: number): Found {
  for (const { words, modality, tense = draft.tense, takes } of modalities) {
    if (!words.every((word, index) => textAt(source, at + index) === word)) continue;
    const next = at + words.length;
    const isDenied = textAt(source, next) === 'not';
    // What must not be is not allowed; what one does not have to do is no duty.
    const isForbidden = isDenied && words[0] === 'must';
    // "It may rain" allows nothing.
    const isOneself = draft.subject && 'pronoun' in draft.subject && /^(?:i|we|you)$/u.test(draft.subject.pronoun);
    if (words[0] === 'may' && draft.mood === 'statement' && !isOneself) continue;
    const over: Draft = {
      ...draft,
      modality: isForbidden ? 'may' : modality,
      tense,
      negated: draft.negated || isDenied,
    };
    yield* infinitive(over, source, isDenied ? next + 1 : next, takes);
  }
  yield* wished(draft, source, at);
}

/** "I would like a coffee" wishes to have it. */
export function* wished(draft: Draft, source: Source, at: number): Found {
  if (textAt(source, at) !== 'would' || !/^(?:like|love)$/u.test(textAt(source, at + 1))) return;
  yield* possession({ ...draft, modality: 'would-like' }, source, at + 2);
}

/** "… try to sleep", "… started to rain", "… stopped smoking". */
export function* catenative(draft: Draft, source: Source, at: number, allowed: readonly VerbForm['form'][]): Found {
  if (draft.modality) return;
  for (const { lemma, form } of verbForms(textAt(source, at))) {
    const modality = catenatives.get(lemma);
    if (!modality || !allowed.includes(form)) continue;
    const over: Draft = { ...draft, modality, tense: form === 'past' ? 'past' : draft.tense };
    const isTo = textAt(source, at + 1) === 'to';
    if (isTo && modality !== 'stop') yield* infinitive(over, source, at + 2);
    if (modality === 'start' || modality === 'stop') yield* infinitive(over, source, at + 1, 'ing');
  }
}

const thoughts = new Set(['think', 'hope', 'know', 'believe', 'say', 'hear'] as const);

/** "I think that German is difficult": what somebody thinks is a clause of its own. */
function* thought(draft: Draft, source: Source, at: number): Found {
  for (const { lemma, form } of verbForms(textAt(source, at))) {
    const verb = [...thoughts].find((each) => each === lemma);
    if (!verb || form === 'ing' || form === 'participle') continue;
    const tense = form === 'past' ? 'past' : draft.tense;
    if (verb === 'know') {
      for (const [that, next] of embeddedQuestionAt(source, at + 1))
        yield [{ ...draft, tense, predicate: { kind: 'thinks', verb, that } }, next];
    }
    const start = textAt(source, at + 1) === 'that' ? at + 2 : at + 1;
    for (const [that, next] of statementAt(source, start)) {
      if (that.predicate.kind !== 'thinks')
        yield [{ ...draft, tense, predicate: { kind: 'thinks', verb, that } }, next];
    }
  }
}

/** "I want you to come": what somebody else is to do. */
function* wantedOf(draft: Draft, source: Source, at: number): Found {
  if (!/^wants?$/u.test(textAt(source, at))) return;
  for (const [who, next] of nounPhraseAt(source, at + 1, 'object')) {
    if (textAt(source, next) !== 'to') continue;
    for (const [that, end] of infinitive({ ...fresh, subject: who }, source, next + 1))
      yield [{ ...draft, predicate: { kind: 'thinks', verb: 'want', that } }, end];
  }
}

/** A verb in its base form, or with -ing; 'be' and 'have' among them. */
export function* infinitive(before: Draft, source: Source, from: number, form: 'base' | 'ing' = 'base'): Found {
  for (const [draft, at] of adverbsFrom(before, source, from)) {
    const text = textAt(source, at);
    if (text === (form === 'base' ? 'be' : 'being')) yield* afterBe(draft, source, at + 1);
    if (!draft.modality) yield* afterModality(draft, source, at);
    yield* catenative(draft, source, at, [form]);
    yield* form === 'base' ? thought(draft, source, at) : [];
    if (text === 'feel' && form === 'base') yield* felt(draft, source, at + 1);
    if (text === (form === 'base' ? 'have' : 'having')) yield* possession(draft, source, at + 1);
    yield* verbAt(draft, source, at, [form]);
  }
}
