import { infinitive, statementAt } from './english/clauses';
import { fresh } from './english/draft';
import { droppedSubjectAt } from './english/dropped';
import { whatSubjectIs } from './english/predicates';
import { fragmentAt, questionAt, requestAt } from './english/questions';
import type { Source } from './english/nounPhrases';
import type { Read } from './english/times';
import { tokensOf } from './english/tokens';
import { verbForms } from './english/verbs';
import { joints } from './english/words';
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
  const tokens = all?.slice(openings(all.map(({ text }) => text)));
  if (!tokens || (tokens.length < 2 && !setPhraseAt(tokens, 0))) return undefined;
  const isAsked = /\?[!?\s]*$/u.test(sentence);
  const source = { tokens, knows, budget: { left: mostTries } };
  for (const [clauses, next] of sentenceFrom(source)) {
    const isQuestion = clauses.some(({ mood }) => mood === 'question');
    if (next === tokens.length && (!isAsked || isQuestion))
      return { clauses: clauses.map((clause) => withFragmentManner(clause, sentence)) };
  }
  return undefined;
}

/** An order ('a coffee, please') and a cry ('a cat!') are no plain answers. */
function withFragmentManner(clause: JoinedClause, sentence: string): JoinedClause {
  if (clause.predicate.kind !== 'fragment' || !clause.predicate.what) return clause;
  const manner = /\bplease\b/iu.test(sentence) ? 'please' : /!\s*$/u.test(sentence) ? 'exclaimed' : undefined;
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
