import type { Clause } from '../meaning';
import { afterSubject } from './clauses';
import { type Draft, type Found, fresh, tenseOf, be, textAt } from './draft';
import type { Source } from './nounPhrases';
import { afterBe, afterHave, whatSubjectIs } from './predicates';
import { verbForms } from './verbs';

const speaker: Draft = { ...fresh, subject: { pronoun: 'i' } };

/** What is said of oneself without the subject: 'Just woke up', 'Never been to Spain', 'Working tomorrow', 'So tired today'. */
export function* droppedSubjectAt(source: Source, at: number): Found {
  const first = textAt(source, at);
  const word = /^(?:just|never|also|already|still|only)$/u.test(first) ? textAt(source, at + 1) : first;
  const forms = verbForms(word);
  const has = (...which: readonly string[]) => forms.some(({ form }) => which.includes(form));
  if (word === 'been' || (has('participle') && (first === 'never' || !has('past', 'base'))))
    yield* afterHave(speaker, source, at);
  if ((has('past') || word === 'had') && !has('base') && !(word === first && described.test(word)))
    yield* onlyStatedPast(afterSubject(speaker, source, at));
  if (liked.test(word)) yield* afterSubject(speaker, source, at);
  if (has('ing')) yield* onlyTimed(afterBe(speaker, source, at));
  if (tenseOf(first, be) === 'past')
    yield* onlyQualities(afterBe({ ...fresh, subject: { pronoun: 'it' }, tense: 'past' }, source, at + 1));
  for (const [clause, next] of whatSubjectIs(speaker, source, at)) if (isFelt(clause)) yield [clause, next];
}

/** 'Boiled eggs' and 'closed on Sundays' say what something is like. */
const described =
  /^(?:boiled|fried|cooked|baked|roasted|grilled|smoked|closed|opened|frozen|mixed|used|washed|chopped|sliced|peeled|burnt|dried|melted|heated|filled|locked|married|retired|broken|booked|reserved|printed|painted|organised|organized|recommended|expected|required|preferred)$/u;

const liked = /^(?:love|hate|miss|want|need)$/u;

/** 'Swimming' by itself names something; with a time it is done then. */
function* onlyTimed(found: Found): Found {
  for (const [clause, next] of found)
    if (clause.predicate.kind === 'does' && (clause.when.length > 0 || clause.tense === 'future')) yield [clause, next];
}

function* onlyStatedPast(found: Found): Found {
  for (const [clause, next] of found) if (clause.tense === 'past') yield [clause, next];
}

/** 'Was great': what it was like; who was tired is the speaker. */
function* onlyQualities(found: Found): Found {
  for (const [clause, next] of found) {
    if (clause.predicate.kind !== 'quality') continue;
    yield [isFelt(clause) ? { ...clause, subject: { pronoun: 'i' } } : clause, next];
  }
}

const feelings =
  /^(?:tired|exhausted|hungry|thirsty|sick|ill|sleepy|happy|sad|busy|bored|nervous|excited|angry|lonely|stressed|afraid|proud|disappointed)$/u;

const isFelt = ({ predicate }: Clause): boolean =>
  predicate.kind === 'quality' && predicate.qualities.every(({ adjective, than }) => feelings.test(adjective) && !than);
