import type { Clause, Noun } from '../meaning';
import { isAnimal, isAnimate } from './animacy';
import { type Asked, type Choice, type Choose, type Does, isNoun, mit } from './choiceParts';
import { countries } from './countries';
import { phraseOf } from './nounPhrase';
import { verbRows } from './verbs';
import { unsayable } from './words';

const vehicles = [
  'bus',
  'train',
  'plane',
  'tram',
  'taxi',
  'underground',
  'metro',
  'tube',
  'subway',
  'aeroplane',
  'airplane',
  'flight',
];

const hasDestination = ({ where, asksFor }: Clause): boolean =>
  asksFor === 'where-to' || where.some(({ relation }) => ['to', 'home', 'abroad'].includes(relation));

const onHolidayOrFar: ReadonlySet<string> = new Set(
  'airport holiday vacation sea seaside coast countryside mountain island lake alp alps ocean'.split(' '),
);

/** Whether a journey leads there rather than a walk. */
const isFar = ({ where }: Clause): boolean =>
  where.some(
    ({ relation, what }) =>
      relation === 'abroad' ||
      (what !== undefined &&
        (('name' in what && what.kind !== 'person' && relation === 'to') ||
          ('noun' in what && (countries.has(what.noun) || onHolidayOrFar.has(what.noun))))),
  );

export const motionChoices: Readonly<Partial<Record<Does['verb'], Choose>>> = {
  live({ clause, row }) {
    const isCountry = clause.where.some(({ what }) => what !== undefined && 'noun' in what && countries.has(what.noun));
    if (isCountry) return { row: { verb: 'leben', gloss: 'live' } };
    if (clause.with && clause.where.length === 0 && clause.asksFor !== 'where')
      return { row: { verb: 'zusammen|leben', gloss: 'live' } };
    const isBare = clause.where.length === 0 && clause.asksFor !== 'where' && !clause.manner;
    return { row: isBare ? { verb: 'leben', gloss: 'live' } : row };
  },
  miss({ row, object }) {
    return isNoun(object, ...vehicles) ? { row: { ...row, verb: 'verpassen' }, object } : undefined;
  },
  bring({ clause, row, object }) {
    const predicate = clause.predicate;
    const isBrought = (predicate.kind === 'does' && predicate.to !== undefined) || hasDestination(clause);
    return isBrought || !object ? undefined : { row: { ...row, verb: 'mit|bringen' }, object };
  },
  take({ clause, row, object, speech }) {
    const made = isNoun(object, 'photo', 'picture', 'photograph', 'break', 'nap', 'exam', 'test', 'course');
    if (made) return { row: { ...row, verb: 'machen' }, object };
    if (isNoun(object, 'walk', 'bath', 'lesson', 'class', 'time', 'trip', 'care')) return unsayable('take so much');
    if (isNoun(object, 'shower')) return { row: verbRows.shower };
    if (isNoun(object, ...vehicles) && hasDestination(clause)) return transport({ clause, row, object, speech });
    return object && hasDestination(clause) ? { row: { ...row, verb: 'bringen' }, object } : undefined;
  },
  get({ row, object }) {
    if (isNoun(object, ...vehicles)) return { row: { ...row, verb: 'nehmen', gloss: 'take' }, object };
    return isNoun(object) ? undefined : unsayable('get');
  },
  'come-back'({ clause, row }) {
    const isHome = clause.where.some(({ relation }) => relation === 'home');
    return isHome ? { row: { ...row, verb: 'kommen', gloss: 'come' } } : undefined;
  },
  go({ clause, row }) {
    if (isNoun(clause.by, 'plane', 'aeroplane', 'airplane')) return { row: { ...row, verb: 'fliegen' } };
    return clause.by || isFar(clause) ? { row: { ...row, verb: 'fahren' } } : undefined;
  },
  leave({ clause, row, object, speech }) {
    if (object) {
      const isPlace = isNoun(object) && (countries.has(object.noun) || phraseOf(object, speech).place !== undefined);
      return isPlace || isAnimate(object, speech)
        ? { row: { verb: 'verlassen', gloss: 'leave', object: 'acc' }, object }
        : unsayable('leave it');
    }
    return isNoun(clause.subject, ...vehicles) ? { row: { ...row, verb: 'ab|fahren' } } : undefined;
  },
  walk({ clause, row, object, speech }) {
    if (object) {
      if (!isAnimal(object, speech)) return unsayable('walk it');
      return { row: { ...row, object: mit }, object };
    }
    if (clause.manner === 'fast' || clause.manner === 'slowly') return { row: { ...row, fixed: '' } };
    return hasDestination(clause)
      ? { row: { verb: 'gehen', gloss: 'go', isMotion: true, adverb: 'zu=on Fuß=foot' } }
      : undefined;
  },
  cycle({ clause, row }) {
    if (!hasDestination(clause)) return undefined;
    return { row: { verb: row.verb, gloss: 'go', isMotion: true, adverb: 'mit=by dem~der=the Fahrrad=bicycle' } };
  },
  drive({ clause, object, row }) {
    if (object) return { row: { verb: 'fahren', gloss: 'drive', object: 'acc' }, object };
    if (!hasDestination(clause)) return undefined;
    return { row: { verb: row.verb, gloss: 'go', isMotion: true, adverb: 'mit=by dem~der=the Auto=car' } };
  },
  ride({ row, object, clause, speech }) {
    if (isNoun(object, 'horse') && (object.determiner === 'a' || object.plural)) return { row };
    if (
      isNoun(object, 'bike', 'bicycle') &&
      typeof object.determiner === 'string' &&
      ['a', 'the', 'none'].includes(object.determiner)
    )
      return { row: verbRows.cycle };
    if (isNoun(object, ...vehicles, 'bike', 'bicycle', 'motorbike')) return transport({ clause, row, object, speech });
    return object ? unsayable('ride it') : undefined;
  },
  climb({ object }) {
    if (!object) return undefined;
    return isNoun(object, 'mountain', 'hill')
      ? { row: { verb: 'besteigen', gloss: 'climb', object: 'acc' }, object }
      : unsayable('climb it');
  },
  'take-transport': transport,
};

/** 'mit dem Bus fahren', 'fliegen'. */
function transport({ object }: Asked): Choice {
  if (!isNoun(object)) return unsayable('by what');
  if (['plane', 'aeroplane', 'airplane', 'flight'].includes(object.noun) && typeof object.determiner === 'string')
    return { row: verbRows.fly };
  const named: Noun = typeof object.determiner === 'object' ? object : { ...object, determiner: 'the' };
  return { row: verbRows['take-transport'], object: named };
}
