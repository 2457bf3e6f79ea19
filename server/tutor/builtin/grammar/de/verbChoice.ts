import type { Clause, Noun, NounPhrase, Predicate } from '../meaning';
import { countries, languages } from './countries';
import { phraseOf } from './nounPhrase';
import type { Speech } from './speech';
import { verbRows, type VerbRow } from './verbs';
import { unsayable } from './words';

type Does = Extract<Predicate, { kind: 'does' }>;

/** A verb for what is done, as its object and its place want it. */
export interface Choice {
  readonly row: VerbRow;
  readonly object?: NounPhrase;
  /** What the manner of the clause has become part of. */
  readonly takesManner?: true;
}

const mit: NonNullable<VerbRow['object']> = { preposition: 'mit', gloss: 'with', case: 'dat' };

const isNoun = (what: NounPhrase | undefined, ...names: string[]): what is Noun =>
  what !== undefined && 'noun' in what && !what.and && (names.length === 0 || names.includes(what.noun));

const isPronoun = (what: NounPhrase | undefined, ...names: string[]): boolean =>
  what !== undefined && 'pronoun' in what && names.includes(what.pronoun);

const without = (row: VerbRow): VerbRow => {
  const { object: _object, needsObject: _needs, ...rest } = row;
  return rest;
};

/** Whether it lives: a person, an animal, a name. */
export function isAnimate(what: NounPhrase | undefined, speech: Speech): boolean {
  if (!what) return false;
  if ('pronoun' in what) return !['it', 'this', 'that', 'everything', 'something', 'nothing'].includes(what.pronoun);
  if ('name' in what) return what.kind !== 'place';
  const { nounKind } = phraseOf(what, speech);
  return nounKind === 'person' || nounKind === 'animal' || nounKind === 'role';
}

/** Whether it is an animal, which has words of its own for eating. */
const isAnimal = (what: NounPhrase | undefined, speech: Speech): boolean =>
  what !== undefined && 'noun' in what && phraseOf(what, speech).nounKind === 'animal';

export function chooseVerb(clause: Clause, predicate: Does, speech: Speech): Choice {
  const { verb: frame, object } = predicate;
  const row = verbRows[frame];
  const choose = choices[frame];
  const chosen = choose?.({ clause, row, object, speech }) ?? (object ? { row, object } : { row });
  if (chosen.object && !chosen.row.object) return unsayable(`${frame} with an object`);
  const asks = clause.asksFor === 'what' || clause.asksFor === 'who';
  if (chosen.row.needsObject && !chosen.object && !asks) return unsayable(`${frame} without an object`);
  return chosen;
}

interface Asked {
  readonly clause: Clause;
  readonly row: VerbRow;
  readonly object: NounPhrase | undefined;
  readonly speech: Speech;
}
type Choose = (asked: Asked) => Choice | undefined;

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
  'holiday vacation sea seaside coast countryside mountain island lake alp alps ocean'.split(' '),
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

const choices: Readonly<Partial<Record<Does['verb'], Choose>>> = {
  live({ clause, row }) {
    const isCountry = clause.where.some(({ what }) => what !== undefined && 'noun' in what && countries.has(what.noun));
    if (isCountry) return { row: { verb: 'leben', gloss: 'live' } };
    if (clause.with && clause.where.length === 0 && clause.asksFor !== 'where')
      return { row: { verb: 'zusammen|leben', gloss: 'live' } };
    return { row };
  },
  study({ clause, row, object }) {
    const isAtUniversity = clause.where.some(({ what }) => isNoun(what, 'university', 'uni', 'college'));
    const isSubject = isNoun(object) && !languages.has(object.noun);
    if (!isAtUniversity && !isSubject) return undefined;
    const subject = isNoun(object, 'medicine', 'law') ? { ...object, noun: `${object.noun} (subject)` } : object;
    return { row: { ...row, verb: 'studieren' }, ...(subject ? { object: subject } : {}) };
  },
  sleep({ clause }) {
    return clause.manner === 'late'
      ? { row: { verb: 'aus|schlafen', gloss: 'sleep late' }, takesManner: true }
      : undefined;
  },
  eat({ clause, row, object, speech }) {
    const isPlainMeal = isNoun(object) && object.qualities.length === 0 && object.determiner === 'none' && !object.of;
    if (isPlainMeal && object.noun === 'breakfast') return { row: { verb: 'frühstücken', gloss: 'have breakfast' } };
    if (isPlainMeal && object.noun === 'lunch') return { row: { ...without(row), fixed: 'zu=for Mittag=lunch' } };
    if (isPlainMeal && (object.noun === 'dinner' || object.noun === 'supper'))
      return { row: { ...without(row), fixed: 'zu=for Abend=dinner' } };
    if (!isAnimal(clause.subject, speech)) return undefined;
    return { row: { ...row, verb: 'fressen' }, ...(object ? { object } : {}) };
  },
  cook: mealMade,
  make(asked) {
    if (isNoun(asked.object, 'friend', 'money', 'decision', 'love', 'bed', 'call', 'fun'))
      return unsayable('make so much');
    return mealMade(asked);
  },
  wash: ({ row, object }) => (object ? undefined : { row: { ...without(row), reflexive: 'acc' } }),
  know({ row, object }) {
    if (!object || isPronoun(object, 'it', 'this', 'that', 'everything', 'something', 'nothing')) return undefined;
    if (isNoun(object) && languages.has(object.noun) && object.determiner === 'none')
      return unsayable('know a language');
    return { row: { verb: 'kennen', gloss: 'know', object: row.object ?? 'acc' }, object };
  },
  believe({ row, object, speech }) {
    return object && isAnimate(object, speech) ? { row: { ...row, object: 'dat' }, object } : undefined;
  },
  answer({ row, object, speech }) {
    return !object || isAnimate(object, speech)
      ? undefined
      : { row: { ...row, verb: 'beantworten', object: 'acc' }, object };
  },
  'think-so': ({ clause, row }) => (clause.negated ? { row: { verb: row.verb, gloss: row.gloss } } : undefined),
  feel({ clause }) {
    return clause.manner || clause.asksFor === 'how' ? undefined : unsayable('feel nothing');
  },
  taste({ clause, object }) {
    return !object && clause.manner ? { row: { verb: 'schmecken', gloss: 'taste' } } : undefined;
  },
  watch({ row, object, speech }) {
    if (isNoun(object, 'tv', 'television') && object.determiner === 'none')
      return { row: { verb: 'fern|sehen', gloss: 'watch TV' } };
    if (!object || isPronoun(object, 'it', 'this', 'that', 'something', 'everything')) return undefined;
    const isSeen = isNoun(object) && watched.has(object.noun);
    if (isSeen) return undefined;
    return isAnimate(object, speech) || isNoun(object)
      ? { row: { ...row, verb: 'beobachten' }, object }
      : unsayable('watch');
  },
  'look-at'({ row, object, speech }) {
    return object && !isAnimate(object, speech) ? { row: { ...row, reflexive: 'dat' }, object } : undefined;
  },
  'listen-to'({ object, speech }) {
    return object && isAnimate(object, speech)
      ? { row: { verb: 'zu|hören', gloss: 'listen to', object: 'dat' }, object }
      : undefined;
  },
  miss({ row, object }) {
    return isNoun(object, ...vehicles) ? { row: { ...row, verb: 'verpassen' }, object } : undefined;
  },
  meet({ clause, row, object }) {
    if (clause.tense === 'past' && isNoun(object, 'husband', 'wife', 'boyfriend', 'girlfriend', 'partner'))
      return { row: verbRows['get-to-know'], object };
    if (object || clause.asksFor === 'who') return undefined;
    return { row: { ...without(row), reflexive: 'acc' } };
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
  do({ object }) {
    return isNoun(object, 'dish', 'dishes', 'shopping', 'laundry', 'business', 'job')
      ? unsayable('do so much')
      : undefined;
  },
  start({ row, object }) {
    if (!object) return undefined;
    if (isNoun(object, 'work', 'lesson', 'homework'))
      return {
        row: { ...row, object: mit },
        object: { ...object, determiner: object.determiner === 'none' ? 'the' : object.determiner },
      };
    return { row: { ...row, object: 'acc' }, object };
  },
  finish({ clause, row, object, speech }) {
    if (isNoun(object, 'work') && object.determiner === 'none')
      return {
        row: {
          verb: 'haben',
          gloss: 'have',
          isPreterite: true,
          noun: { surface: 'Feierabend', gloss: 'end of work', kind: 'm' },
        },
      };
    if (object) return undefined;
    return isAnimate(clause.subject, speech)
      ? { row: { verb: 'sein', gloss: 'be', isPreterite: true, fixed: 'fertig=finished' } }
      : { row: { ...without(row), verb: 'enden', gloss: 'end' } };
  },
  break({ object }) {
    if (!object) return { row: { verb: 'kaputt|gehen', gloss: 'break', isMotion: true } };
    return isNoun(object, ...bodyParts, 'heart', 'rule', 'law') ? unsayable('break a leg') : undefined;
  },
  change({ row, object }) {
    if (isNoun(object, 'clothes', 'money', 'train', 'job', 'school', 'shirt')) return unsayable('change so much');
    return object ? undefined : { row: { ...without(row), reflexive: 'acc' } };
  },
  hide: ({ row, object }) => (object ? undefined : { row: { ...without(row), reflexive: 'acc' } }),
  grow({ object }) {
    return object ? { row: { verb: 'an|bauen', gloss: 'grow', object: 'acc' }, object } : undefined;
  },
  paint({ row, object, speech }) {
    const isSurface = isNoun(object) && phraseOf(object, speech).nounKind === 'place';
    return isSurface ? { row: { ...row, verb: 'streichen' }, object } : undefined;
  },
  'play-sport': playing,
  'play-instrument': playing,
  'be-good-at'({ object }) {
    return isNoun(object) && (languages.has(object.noun) || schoolSubjects.has(object.noun))
      ? undefined
      : unsayable('good at it');
  },
  'be-married'({ row, object }) {
    return object ? { row: { ...row, object: { preposition: 'mit', gloss: 'to', case: 'dat' } }, object } : undefined;
  },
  go({ clause, row }) {
    return isFar(clause) ? { row: { ...row, verb: 'fahren' } } : undefined;
  },
  leave({ clause, row, object, speech }) {
    if (object) {
      const isPlace = isNoun(object) && phraseOf(object, speech).place !== undefined;
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

/** A meal that is made has its article. */
function mealMade({ row, object }: Asked): Choice | undefined {
  if (!isNoun(object, 'breakfast', 'lunch', 'dinner', 'supper') || object.determiner !== 'none') return undefined;
  return { row, object: { ...object, determiner: 'the' } };
}

/** 'Fußball spielen' without an article, 'Yoga machen'. */
function playing({ row, object }: Asked): Choice | undefined {
  if (!isNoun(object) || object.qualities.length > 0 || object.count !== undefined) return unsayable('play so much');
  if (typeof object.determiner === 'object')
    return { row: { ...row, object: { preposition: 'auf', gloss: 'on', case: 'dat' } }, object };
  if (object.determiner !== 'none' && object.determiner !== 'the') return undefined;
  return { row, object: { ...object, determiner: 'none' } };
}

export const bodyParts = [
  'hand',
  'hair',
  'face',
  'tooth',
  'foot',
  'leg',
  'arm',
  'finger',
  'nose',
  'ear',
  'eye',
  'knee',
  'back',
];
const watched = new Set(
  'film movie series tv_series program programme show game match video news football sport tennis television tv horror_film cartoon documentary sunset'
    .split(' ')
    .map((each) => each.replace(/_/gu, ' ')),
);
const schoolSubjects = new Set(
  'maths math mathematics biology chemistry physics geography history literature philosophy art music sport'.split(' '),
);
