import type { Clause, Modality } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { unsayable } from './words';

const overVerbs: Partial<Record<VerbFrame, Modality>> = {
  learn: 'learn', forget: 'forget', try: 'try', hope: 'hope', start: 'start',
}; // oxfmt-ignore

/** 'I am learning to swim', 'don't forget to call', where what is learnt is read as what it is for. */
function asUndertaken(clause: Clause): Clause {
  const { predicate, purpose, ...rest } = clause;
  if (!purpose || predicate.kind !== 'does' || predicate.object || predicate.to) return clause;
  const modality = overVerbs[predicate.verb];
  if (!modality) return clause;
  if (clause.modality ?? purpose.modality ?? purpose.subject) unsayable();
  if (purpose.negated) unsayable();
  const { mood, tense, negated } = clause;
  return {
    ...purpose,
    ...rest,
    mood,
    tense,
    negated,
    modality,
    predicate: purpose.predicate,
    where: [...clause.where, ...purpose.where],
    when: [...clause.when, ...purpose.when],
  };
}

/** A clause as Japanese takes it, in what English writes or reads alike. */
export const asTaken = (clause: Clause): Clause => asUndertaken(asThen(withAlready(asPlanned(clause))));

/** 'I'm working tomorrow' is a plan, and nothing that goes on. */
function asPlanned({ ongoing, ...clause }: Clause): Clause {
  const isToCome = clause.when.some((time) =>
    'word' in time
      ? time.word === 'tomorrow' || time.word === 'the-day-after-tomorrow'
      : 'which' in time && time.which === 'next',
  );
  return ongoing && !(isToCome && clause.tense === 'present') ? { ...clause, ongoing } : clause;
}

/** 'I read it yesterday': English writes both tenses alike. */
function asThen(clause: Clause): Clause {
  if (clause.predicate.kind === 'fragment') return clause;
  // 'I quit' tells of what was done.
  const hasQuit = clause.predicate.kind === 'does' && clause.predicate.verb === 'quit' && clause.mood === 'statement';
  if (hasQuit && clause.tense === 'present' && !clause.modality && !clause.ongoing && !clause.negated && !clause.often)
    return { ...clause, tense: 'past' };
  const isThen = clause.when.some((time) =>
    'word' in time
      ? /^(?:yesterday|last-night|the-day-before-yesterday|just-now)$/u.test(time.word)
      : 'which' in time && (time.which === 'last' || time.which === 'ago'),
  );
  if (!isThen || clause.tense !== 'present') return clause;
  const { predicate } = clause;
  return predicate.kind === 'does' && /^(?:read|cut|cost)$/u.test(predicate.verb)
    ? { ...clause, tense: 'past' }
    : unsayable();
}

/** 'I said nothing', 'I know nobody'. */
export function takesNothing({ predicate }: Clause): boolean {
  const object =
    predicate.kind === 'does'
      ? predicate.object
      : predicate.kind === 'has' || predicate.kind === 'exists'
        ? predicate.what
        : undefined;
  return object !== undefined && 'pronoun' in object && (object.pronoun === 'nothing' || object.pronoun === 'nobody');
}

/** 'Have you eaten yet?' asks whether it is already so. */
function withAlready(clause: Clause): Clause {
  if (clause.negated || clause.mood !== 'question') return clause;
  const when = clause.when.map((time) =>
    'word' in time && time.word === 'not-yet' ? { word: 'already' as const } : time,
  );
  return { ...clause, when };
}

/** What is said is 何と言いますか; nobody is met for a meal, but eats with them; who does not want to fall asleep is told of by other verbs than 寝てしまう. */
function isDoneSo({ asksFor, modality, negated, when }: Clause, verb: VerbFrame): boolean {
  if (asksFor === 'how' && verb === 'say') return false;
  if (verb === 'meet' && when.some((time) => 'meal' in time && time.which === 'for')) return false;
  return verb !== 'fall-asleep' || modality === 'can' || (!modality && !negated);
}

/** Whether each of the rarer things that it may say has a place in such a clause. */
export function isSayable(clause: Clause): boolean {
  const { predicate, when, mood } = clause;
  const isTimeToDo =
    predicate.kind === 'has' && predicate.what && 'noun' in predicate.what && predicate.what.noun === 'time';
  const isOfDoing = clause.by ?? clause.without ?? (isTimeToDo ? undefined : clause.purpose);
  if (isOfDoing && predicate.kind !== 'does') return false;
  if (clause.experience && (clause.modality || !/^(?:does|place)$/u.test(predicate.kind))) return false;
  if (clause.certainty && mood !== 'statement') return false;
  if (predicate.kind === 'does' && !isDoneSo(clause, predicate.verb)) return false;
  const has = (...which: string[]) => when.some((time) => 'word' in time && which.includes(time.word));
  if (clause.noLonger && (!clause.negated || clause.often || has('already', 'still', 'not-yet'))) return false;
  return !(has('one-day') && clause.tense === 'past');
}
