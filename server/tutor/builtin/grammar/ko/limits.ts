import type { Clause } from '../meaning';
import { isPronoun } from './scene';

/** What a question may ask for by its predicate; 'whether', 'why' and 'when' go with any. */
function canBeAsked(clause: Clause): boolean {
  const { asksFor, predicate, where } = clause;
  switch (asksFor) {
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

function lacksWhatIsAsked({ asksFor, predicate, subject }: Clause): boolean {
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
  if (predicate.kind === 'exists') return subject === undefined;
  if (mood === 'request') return subject === undefined || isPronoun(subject, 'you');
  return subject !== undefined || mood === 'question';
}

/** Only what is done can be asked of somebody, and only now. */
const canBeRequested = ({ predicate, modality, tense }: Clause) =>
  predicate.kind === 'does' && modality === undefined && tense === 'present';

/** What one wants to be, one wants to become; of what one must be or likes to be nothing is known. */
const canBeModal = ({ predicate, modality }: Clause) =>
  modality === undefined || predicate.kind !== 'identity' || /^(?:want|would-like|can)$/u.test(modality);

function hasItsAdjuncts({ predicate, where, when, often, negated, with: company, for: reason }: Clause): boolean {
  const { kind } = predicate;
  const isFixed = kind === 'age' || kind === 'called' || kind === 'origin';
  if (often !== undefined && isFixed) return false;
  if (company && kind !== 'does' && kind !== 'place') return false;
  if (reason && kind !== 'does' && kind !== 'quality') return false;
  const isFar = kind === 'quality' && predicate.qualities.some(({ adjective }) => adjective === 'far');
  if (kind === 'quality' && where.some(({ relation }) => relation === 'to' || (relation === 'from' && !isFar)))
    return false;
  return negated || !when.some((time) => 'word' in time && time.word === 'not-yet');
}

/** Who moves in with somebody, or is of one mind with them, is told of otherwise. */
const isAlone = ({ predicate, with: company }: Clause) =>
  predicate.kind === 'does' && /^(?:move-in|agree|disagree|follow|belong-to|be-right|be-wrong)$/u.test(predicate.verb)
    ? company === undefined
    : true;

/** What is not said yet. */
const saysUnknown = ({ predicate, asksFor, modality, ...clause }: Clause) =>
  predicate.kind === 'thinks' ||
  predicate.kind === 'fragment' ||
  [clause.by, clause.without, clause.purpose, clause.noLonger, clause.certainty, clause.experience, clause.asked].some(
    (each) => each !== undefined,
  ) ||
  /^(?:how-many|which|how-long|how-much)$/u.test(asksFor ?? '') ||
  /^(?:should|learn|try|start|stop|hope|forget)$/u.test(modality ?? '');

/** Whether a clause holds together as Korean can say it; what has no place in a sentence is not left out of it. */
export function isSayable(clause: Clause): boolean {
  const { mood, asksFor } = clause;
  if (asksFor !== undefined && mood !== 'question') return false;
  if (mood === 'request' && !canBeRequested(clause)) return false;
  if (saysUnknown(clause)) return false;
  return canBeAsked(clause) && hasItsSubject(clause) && canBeModal(clause) && hasItsAdjuncts(clause) && isAlone(clause);
}
