import type { Clause } from '../meaning';
import { isPronoun } from './scene';

/** What a question may ask for by its predicate; 'whether', 'why' and 'when' go with any. */
function canBeAsked(clause: Clause): boolean {
  const { asksFor, predicate, where, asked } = clause;
  if (asked && !/^(?:what|which|how-many|how-much)$/u.test(asksFor ?? '')) return false;
  switch (asksFor) {
    case 'how-many':
    case 'which':
      return asked !== undefined && lacksWhatIsAsked(clause);
    case 'how-long':
      return predicate.kind === 'does';
    case 'how-much':
      return predicate.kind === 'does' && (!asked || lacksWhatIsAsked(clause));
    case 'how-old':
      return predicate.kind === 'age' && predicate.years === undefined;
    case 'what-time':
      return predicate.kind === 'does';
    case 'how': {
      const isState = predicate.kind === 'quality' && predicate.qualities.length === 0;
      return predicate.kind === 'does' || isState || (predicate.kind === 'place' && where.length === 0);
    }
    case 'where':
    case 'where-to':
    case 'where-from':
      return predicate.kind === 'does' || predicate.kind === 'place' || predicate.kind === 'origin';
    case 'what':
    case 'who':
      return lacksWhatIsAsked(clause);
    default:
      return true;
  }
}

function lacksWhatIsAsked({ asksFor, predicate, subject, asked }: Clause): boolean {
  if (asked && predicate.kind === 'called') return false;
  if (asked && subject === undefined) return predicate.kind === 'does';
  if (subject === undefined) return asksFor === 'who' || (predicate.kind === 'does' && predicate.verb === 'happen');
  switch (predicate.kind) {
    case 'does':
      return predicate.object === undefined;
    case 'has':
    case 'identity':
      return predicate.what === undefined;
    case 'called':
      return predicate.name === undefined;
    default:
      return false;
  }
}

/** A verb whose subject is the weather's 'it'. */
const isWeather = ({ predicate }: Clause) =>
  predicate.kind === 'does' && (predicate.verb === 'rain' || predicate.verb === 'snow');

function hasItsSubject(clause: Clause): boolean {
  const { subject, predicate, mood } = clause;
  if (isWeather(clause)) return subject === undefined || isPronoun(subject, 'it');
  if (predicate.kind === 'exists' || predicate.kind === 'fragment') return subject === undefined;
  if (mood === 'request') return subject === undefined || isPronoun(subject, 'you');
  return subject !== undefined || mood === 'question';
}

/** Only what is done can be asked of somebody, and only now. */
const canBeRequested = ({ predicate, modality, tense }: Clause) =>
  predicate.kind === 'does' && modality === undefined && tense === 'present';

/** What one wants to be, one wants to become; of what one must be or likes to be nothing is known. */
const canBeModal = ({ predicate, modality }: Clause) =>
  modality === undefined ||
  (onlyOfDoing.test(modality)
    ? predicate.kind === 'does'
    : predicate.kind !== 'identity' || /^(?:want|would-like|can)$/u.test(modality));

function hasItsAdjuncts({
  predicate,
  tense,
  where,
  when,
  often,
  negated,
  with: company,
  for: reason,
}: Clause): boolean {
  const { kind } = predicate;
  if (kind === 'fragment') return true;
  const isFixed = kind === 'age' || kind === 'called' || kind === 'origin';
  if (often !== undefined && isFixed) return false;
  if (company && kind !== 'does' && kind !== 'place') return false;
  if (reason && kind !== 'does' && kind !== 'quality') return false;
  const isFar = kind === 'quality' && predicate.qualities.some(({ adjective }) => adjective === 'far');
  if (kind === 'quality' && where.some(({ relation }) => relation === 'to' || (relation === 'from' && !isFar)))
    return false;
  const words = when.flatMap((time) => ('word' in time ? [time.word] : []));
  if (words.includes('one-day') && tense === 'past') return false;
  if (words.includes('all-the-time') && negated) return false;
  return negated || !words.includes('not-yet');
}

/** Who moves in with somebody, or is of one mind with them, is told of otherwise. */
const isAlone = ({ predicate, with: company }: Clause) =>
  predicate.kind === 'does' && /^(?:move-in|agree|disagree|follow|belong-to|be-right|be-wrong)$/u.test(predicate.verb)
    ? company === undefined
    : true;

/** By what means, to what end and the like is told only of what is done. */
function hasItsCircumstances(clause: Clause): boolean {
  const { by, without, purpose, noLonger, often, negated } = clause;
  const { kind } = clause.predicate;
  if ((by ?? purpose) && kind !== 'does') return false;
  if (without && kind !== 'does' && kind !== 'place') return false;
  if (noLonger && (!negated || often !== undefined || clause.experience || clause.certainty)) return false;
  return isLikelihood(clause) && isExperience(clause) && (!purpose || isAim(purpose, clause));
}

/** What may be so; of oneself one knows how one is. */
function isLikelihood({ certainty, comment, mood, modality, subject, predicate, tense }: Clause): boolean {
  if (comment !== undefined && mood !== 'statement') return false;
  if (certainty === undefined) return true;
  const isKnown = isPronoun(subject, 'i', 'we') && tense === 'present' && predicate.kind !== 'does';
  return mood === 'statement' && !isKnown && /^(?:|can|must|need)$/u.test(modality ?? '');
}

function isExperience({ experience, tense, predicate, modality, certainty, often, where }: Clause): boolean {
  if (!experience) return true;
  const isVisit = predicate.kind === 'place' && where.length > 0;
  const isPlain = modality === undefined && certainty === undefined && (often === undefined || often === 'never');
  return tense === 'past' && isPlain && (predicate.kind === 'does' || isVisit);
}

function isAim(purpose: Clause, { subject }: Clause): boolean {
  const { predicate, modality, asksFor, also } = purpose;
  if (predicate.kind !== 'does' || modality !== undefined || asksFor !== undefined || also) return false;
  if (purpose.purpose || purpose.certainty || purpose.experience || purpose.noLonger || purpose.ongoing) return false;
  return purpose.mood === 'statement' && isSayable({ ...purpose, ...(subject ? { subject } : {}) });
}

/** Nothing else is told with what is thought, nor with an answer that is no sentence. */
function isBare(clause: Clause, isFragment: boolean): boolean {
  const around = [clause.often, clause.manner, clause.by, clause.without, clause.purpose, clause.modality];
  const more = [
    clause.noLonger,
    clause.certainty,
    clause.experience,
    clause.asked,
    clause.ongoing,
    clause.also,
    clause.comment,
  ];
  const isAlone = [...around, ...more].every((each) => each === undefined);
  if (isFragment) return isAlone && clause.mood === 'statement' && !clause.negated;
  const isTimeless = clause.where.length === 0 && clause.when.length === 0 && !clause.with && !clause.for;
  return isAlone && isTimeless && clause.mood !== 'request' && /^(?:|whether)$/u.test(clause.asksFor ?? '');
}

function isSpecial(clause: Clause): boolean {
  const { predicate } = clause;
  if (predicate.kind === 'fragment') return isBare(clause, true);
  if (predicate.kind !== 'thinks') return true;
  const { that } = predicate;
  const isPlain = that.predicate.kind !== 'thinks' && that.predicate.kind !== 'fragment' && !that.certainty;
  const isAsked = that.mood === 'question' && predicate.verb === 'know' && !that.asked;
  return isBare(clause, false) && isPlain && (that.mood === 'statement' || isAsked) && isSayable(that);
}

const onlyOfDoing = /^(?:should|learn|try|start|stop|hope|forget)$/u;

/** Whether a clause holds together as Korean can say it; what has no place in a sentence is not left out of it. */
export function isSayable(clause: Clause): boolean {
  const { mood, asksFor } = clause;
  if (asksFor !== undefined && mood !== 'question') return false;
  if (mood === 'request' && !canBeRequested(clause)) return false;
  return (
    canBeAsked(clause) &&
    hasItsSubject(clause) &&
    canBeModal(clause) &&
    hasItsAdjuncts(clause) &&
    isAlone(clause) &&
    hasItsCircumstances(clause) &&
    isSpecial(clause)
  );
}
