import { infinitive, statementAt } from './english/clauses';
import { fresh } from './english/draft';
import { droppedSubjectAt } from './english/dropped';
import { whatSubjectIs } from './english/predicates';
import { fragmentAt, questionAt, requestAt } from './english/questions';
import type { Source } from './english/nounPhrases';
import type { Read } from './english/times';
import { type Token, tokensOf } from './english/tokens';
import { verbForms } from './english/verbs';
import { joints, numberIn } from './english/words';
import { setPhraseAt } from './setPhrases';
import type { Clause, Joint, JoinedClause, Meaning, NounPhrase } from './meaning';

/** More in one sentence is no plain one. */
const mostClauses = 4;
/** A longer answer is a sentence. */
const mostInFragment = 10;

/** Noun phrases that are tried: a sentence that takes more is given up. */
const mostTries = 3_000;

/**
 * What an English sentence says, where every word of it has its place in a construction that is known; undefined for
 * anything else, which is then no plain sentence. Pure.
 *
 * @param knows whether the language that it is to be said in has a word for a lemma
 */
export function readEnglish(sentence: string, knows: Source['knows']): Meaning | undefined {
  const all = tokensOf(sentence);
  const words = all?.map(({ text }) => text) ?? [];
  const skipped = openings(words);
  const tokens = all?.slice(skipped);
  const opening = words[skipped - 1] === 'because' ? ({ opening: 'because' } as const) : {};
  if (!tokens || (tokens.length < 2 && !setPhraseAt(tokens, 0) && !isCry.test(sentence))) return undefined;
  const texts = tokens.map(({ text }) => text);
  if (likening(texts) || asksForFault.test(texts.join(' '))) return undefined;
  const readings = isCry.test(sentence) ? [withHour(tokens), withFor(tokens)] : [tokens];
  for (const each of new Set(readings)) {
    const clauses = wholeOf({ tokens: each, knows, budget: { left: mostTries } }, /\?[!?\s]*$/u.test(sentence));
    if (clauses) return { clauses: clauses.map((clause) => withFragmentManner(clause, sentence)), ...opening };
  }
  return undefined;
}

/** The first reading of all words of a sentence. */
function wholeOf(source: Source, isAsked: boolean): readonly JoinedClause[] | undefined {
  for (const [clauses, next] of sentenceFrom(source)) {
    const isQuestion = clauses.some(({ mood, predicate }) => mood === 'question' || asks(predicate));
    if (next === source.tokens.length && (!isAsked || isQuestion)) return clauses;
  }
  return undefined;
}

/** 'A cat!', 'Your father?' */
const isCry = /[!?]\s*$/u;

/** What asks though it is no question in form: the end of a sentence, or a phrase that is fixed so. */
const asks = (predicate: Clause['predicate']) =>
  predicate.kind === 'fragment' || (predicate.kind === 'set-phrase' && predicate.phrase === 'what-do-you-mean');

/** "Cats like that", "…, like Clara Schumann": what is likened to something likes nothing. */
const likening = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      word === 'like' &&
      (words[at - 1] === ',' ||
        (at > 2 &&
          at === words.length - 2 &&
          /^(?:that|this|those|these)$/u.test(words[at + 1] ?? '') &&
          !likers.test(words[at - 1] ?? ''))),
  );

/** "What is wrong with your bike?" asks for nobody who errs. */
const asksForFault = /^what (?:is|was) wrong\b/u;

/** Whether a sentence likens something to something. */
export const likensIn = (sentence: string): boolean => likening((tokensOf(sentence) ?? []).map(({ text }) => text));

const likers = /^(?:i|you|we|they|not|do|does|did|would|also|really|to|will)$/u;

/** "Five in the morning?!" names an hour. */
function withHour(tokens: readonly Token[]): readonly Token[] {
  const [first, second, third] = tokens;
  const isHour =
    numberIn(first?.text ?? '') !== undefined &&
    (/^(?:oclock|am|pm)$/u.test(second?.text ?? '') || (second?.text === 'in' && third?.text === 'the'));
  return first && isHour ? [{ ...first, text: 'at', written: 'at' }, ...tokens] : tokens;
}

/** "Three minutes!" is how long it is, where a language has no noun for what is counted. */
function withFor(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  const isSpan =
    tokens.length === 2 &&
    numberIn(first?.text ?? '') !== undefined &&
    /^(?:minute|hour|day|week|month|year)s?$/u.test(second?.text ?? '');
  return first && isSpan ? [{ ...first, text: 'for', written: 'for' }, ...tokens] : tokens;
}

/** An order ('a coffee, please'), a cry ('a cat!') and what is asked back ('a cat?') are no plain answers. */
function withFragmentManner(clause: JoinedClause, sentence: string): JoinedClause {
  if (clause.predicate.kind !== 'fragment') return clause;
  const manner = /\bplease\b/iu.test(sentence)
    ? 'please'
    : /\?[!?\s]*$/u.test(sentence)
      ? 'asked'
      : /!\s*$/u.test(sentence)
        ? 'exclaimed'
        : undefined;
  return manner ? { ...clause, predicate: { ...clause.predicate, manner } } : clause;
}

const leadsOn = new Set(['and', 'but', 'so', 'because', 'or', 'yes', ',']);

/** How many words lead on from what was said before: "And then …", "Because …". */
function openings(words: readonly string[]): number {
  const at = words.findIndex((word) => !leadsOn.has(word));
  return Math.max(0, at);
}

/** What may stand before the sentence that it belongs to. */
const openingJoints: ReadonlySet<Joint> = new Set(['when', 'if', 'before', 'after', 'while']);

type Found = Generator<Read<readonly JoinedClause[]>>;

function* sentenceFrom(source: Source): Found {
  const first = jointAt(source, 0);
  // "When I was a child, I lived in Spain."
  if (first && openingJoints.has(first[0])) {
    for (const [condition, next] of statementAt(source, first[1])) {
      const start = source.tokens[next]?.text === ',' ? next + 1 : next;
      for (const [main, end] of statementAt(source, start)) yield [[main, { ...condition, joint: first[0] }], end];
    }
  }
  for (const [clause, next] of setPhrase(source, 0)) yield* joinedAfter([clause], source, next);
  for (const [clause, next] of questionAt(source, 0)) yield* joinedAfter([clause], source, next);
  for (const [clause, next] of statementAt(source, 0)) yield* joinedAfter([clause], source, next);
  for (const [clause, next] of requestAt(source, 0)) yield* joinedAfter([clause], source, next);
  for (const [clause, next] of droppedSubjectAt(source, 0)) yield* joinedAfter([clause], source, next);
  if (source.tokens.length <= mostInFragment)
    for (const [clause, next] of fragmentAt(source, 0)) yield [[clause], next];
}

function* setPhrase({ tokens }: Source, at: number): Generator<Read<Clause>> {
  const found = setPhraseAt(tokens, at);
  if (found) yield [{ ...fresh, predicate: { kind: 'set-phrase', phrase: found[0] } }, found[1]];
}

function* joinedAfter(before: readonly JoinedClause[], source: Source, at: number): Found {
  const joint = jointAt(source, at);
  const last = before.at(-1);
  if (joint && last && before.length < mostClauses) {
    const [name, start] = joint;
    const isSaid = source.tokens[start - 1]?.text === name;
    const isShared = isSaid ? name === 'and' || name === 'but' || name === 'or' : isFollowedByDeed(last, source, start);
    const shared = isShared ? last.subject : undefined;
    for (const [clause, next] of clauseAfter(last, source, start, shared))
      yield* joinedAfter([...before, { ...clause, joint: name }], source, next);
  }
  yield [before, at];
}

/** "I got up, made tea and left": who did the first did the others. */
const isFollowedByDeed = ({ predicate, tense }: Clause, { tokens }: Source, at: number): boolean =>
  predicate.kind === 'does' &&
  tense === 'past' &&
  verbForms(tokens[at]?.text ?? '').some(({ form }) => form === 'past') &&
  !verbForms(tokens[at]?.text ?? '').some(({ form }) => form === 'base');

function* clauseAfter(
  last: Clause,
  source: Source,
  at: number,
  shared: NounPhrase | undefined,
): Generator<Read<Clause>> {
  yield* setPhrase(source, at);
  if (last.predicate.kind === 'set-phrase') yield* questionAt(source, at);
  if (last.predicate.kind === 'set-phrase') yield* fragmentAt(source, at);
  if (last.mood === 'question') {
    // "What is it called, do you remember?" asks two things.
    if (source.tokens[at - 1]?.text !== ',') yield* questionAt(source, at);
    return;
  }
  const joint = source.tokens[at - 1]?.text ?? '';
  // "… before going to bed": who does the one does the other.
  if (last.subject && (joint === 'before' || joint === 'after')) {
    const { tense, subject } = last;
    yield* infinitive({ ...fresh, tense: tense === 'future' ? 'present' : tense, subject }, source, at, 'ing');
  }
  const isTo = source.tokens[at]?.text === 'to';
  const start = isTo ? at + 1 : at;
  if (shared && (last.modality || last.tense === 'future')) yield* goingOn({ ...last, subject: shared }, source, start);
  yield* statementAt(source, at, shared);
  if (shared) yield* goingOn({ ...last, subject: shared }, source, at);
}

/** "… and drink tea", "… and very fat": what is not said again is as it was. */
function* goingOn(
  { subject, tense, modality, predicate }: Clause,
  source: Source,
  at: number,
): Generator<Read<Clause>> {
  const draft = { ...fresh, tense, ...(subject && { subject }), ...(modality && { modality }) };
  if (modality === 'like' || modality === 'love' || modality === 'hate') yield* infinitive(draft, source, at, 'ing');
  if (modality || tense === 'future') yield* infinitive(draft, source, at);
  if (['quality', 'age', 'identity', 'origin'].includes(predicate.kind)) yield* whatSubjectIs(draft, source, at);
}

/** What joins two clauses; a comma alone does as 'and' does. */
function jointAt({ tokens }: Source, at: number): Read<Joint> | undefined {
  const isComma = tokens[at]?.text === ',';
  const start = isComma ? at + 1 : at;
  const isWhy = ['that', 'is', 'why'].every((word, index) => tokens[start + index]?.text === word);
  if (isWhy) return ['so', start + 3];
  const joint = joints.get(tokens[start]?.text ?? '');
  if (joint) return [joint, start + 1];
  return isComma ? ['and', start] : undefined;
}
