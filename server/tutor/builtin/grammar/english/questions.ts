import type { Predicate } from '../meaning';
import { afterSubject, existing, infinitive, nameOwner } from './clauses';
import { be, does, type Draft, type Found, fresh, have, tenseOf, textAt } from './draft';
import { nounPhraseAt, type Source } from './nounPhrases';
import { afterBe, afterHave, possession } from './predicates';
import { finished, verbAt } from './verbUses';

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
  if (word === 'which') yield* ofNoun({ ...fresh, mood: 'question', asksFor: 'which' }, source, at + 1);
  if (word === 'how' && textAt(source, at + 1) === 'many')
    yield* ofNoun({ ...fresh, mood: 'question', asksFor: 'how-many' }, source, at + 2);
  if (word === 'how' && (textAt(source, at + 1) === 'long' || textAt(source, at + 1) === 'much')) {
    const isLong = textAt(source, at + 1) === 'long';
    const draft: Draft = { ...fresh, mood: 'question', asksFor: isLong ? 'how-long' : 'how-much' };
    if (!isLong) yield* ofSubject(draft, { kind: 'does', verb: 'cost' }, source, at + 2);
    yield* yesOrNo(draft, source, at + 2);
  }
  // "How do you say …?" asks about a word.
  if (word === 'how' && source.tokens.some(({ text }) => text === 'say')) return;
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
  if (asksFor === 'what') yield* ofNoun({ ...asked, asksFor: 'what' }, source, at + 1);
  if (asksFor === 'how') yield* ofSubject(asked, { kind: 'quality', qualities: [] }, source, at + 1);
  // "Why so early?"
  if (asksFor === 'why' && textAt(source, at + 1) === 'so')
    for (const [clause, next] of afterBe({ ...asked, subject: { pronoun: 'it' } }, source, at + 1))
      if (clause.predicate.kind === 'quality') yield [{ ...clause, predicate: asMuch(clause.predicate) }, next];
  yield* yesOrNo(asked, source, at + 1);
}

/** 'So early', which nobody measures. */
const asMuch = ({ kind, qualities }: Extract<Predicate, { kind: 'quality' }>): Predicate => ({
  kind,
  qualities: qualities.map((quality) => ({ ...quality, degree: 'that' })),
});

function askedFor(word: string): 'what' | 'who' | 'where' | 'when' | 'why' | 'how' | undefined {
  return word === 'what' || word === 'who' || word === 'where' || word === 'when' || word === 'why' || word === 'how'
    ? word
    : undefined;
}

/** "Which languages do you speak?", "How many children do you have?" */
function* ofNoun(draft: Draft, source: Source, at: number): Found {
  for (const [noun, next] of nounPhraseAt(source, at, 'object')) {
    if (!('noun' in noun) || noun.determiner !== 'none' || noun.and) continue;
    for (const [clause, end] of yesOrNo({ ...draft, asked: noun }, source, next)) {
      const { predicate } = clause;
      const isEmpty = (predicate.kind === 'does' && !predicate.object) || (predicate.kind === 'has' && !predicate.what);
      if (isEmpty) yield [clause, end];
    }
  }
}

/** An answer that is no sentence: 'A cheese sandwich and a tea', 'With my friend Maya'. */
export function* fragmentAt(source: Source, at: number): Found {
  for (const [what, next] of nounPhraseAt(source, at, 'object')) {
    if ('noun' in what) yield* finished(fresh, { kind: 'fragment', what }, source, next);
  }
  // "Not on Sunday": what is denied of the question that it answers.
  const isDenied = textAt(source, at) === 'not';
  const start = isDenied ? at + 1 : at;
  for (const [clause, next] of finished({ ...fresh, negated: isDenied }, { kind: 'fragment' }, source, start))
    if (next > start && !(isDenied && clause.when.some((time) => 'word' in time && time.word === 'not-yet')))
      yield [clause, next];
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
  if ((text === 'is' || text === 'are') && textAt(source, at + 1) === 'there') yield* existing(draft, source, at + 2);
  for (const [subject, next] of nounPhraseAt(source, at + (isDenied ? 2 : 1), 'subject')) {
    const asked = { ...draft, subject, negated: isDenied };
    if (being) yield* afterBe({ ...asked, tense: being }, source, next);
    if (doing) yield* infinitive({ ...asked, tense: doing }, source, next);
    if (having) yield* afterHave({ ...asked, tense: having }, source, next);
    if (text === 'will') yield* infinitive({ ...asked, tense: 'future' }, source, next);
    if (text === 'can' || text === 'could') yield* infinitive({ ...asked, modality: 'can' }, source, next);
    if (text === 'should') yield* infinitive({ ...asked, modality: 'should' }, source, next);
    if (text === 'would' && textAt(source, next) === 'like') {
      const isTo = textAt(source, next + 1) === 'to';
      if (isTo) yield* infinitive({ ...asked, modality: 'would-like' }, source, next + 2);
      else yield* possession({ ...asked, modality: 'would-like' }, source, next + 1);
    }
  }
}
