import type { Noun } from '../meaning';
import { isAnimate } from './animacy';
import { type Choice, type Choose, type Does, isNoun, isPronoun, without } from './choiceParts';
import { furtherRows } from './furtherVerbs';
import { phraseOf } from './nounPhrase';
import { unsayable } from './words';

const isPersonal = ['i', 'you', 'he', 'she', 'we', 'they'];
const emails = ['email', 'e-mail', 'emails'];
const picked = ['flower', 'rose', 'tulip', 'sunflower'];
const exams = ['exam', 'test', 'driving test', 'german exam', 'maths exam', 'course', 'final exam'];
const times = [
  'time',
  'weekend',
  'holiday',
  'vacation',
  'day',
  'evening',
  'night',
  'summer',
  'christmas',
  'afternoon',
  'hour',
  'week',
  'month',
  'year',
];
const clubs = ['club', 'choir', 'team', 'group', 'orchestra', 'football club', 'sports club'];
const dwellings = ['flat', 'apartment', 'room', 'house'];
const vehicles = ['train', 'bus', 'plane', 'flight', 'tram', 'underground'];

const only =
  (sayable: (noun: Noun) => boolean): Choose =>
  ({ object }) =>
    object && !(isNoun(object) && sayable(object)) ? unsayable('with that object') : undefined;
const neverOf = (...names: string[]): Choose => only(({ noun }) => !names.includes(noun));

/** Of frames in `furtherVerbs.ts`. */
export const furtherChoices: Readonly<Partial<Record<Does['verb'], Choose>>> = {
  hurt: ({ clause, object, speech }) =>
    object || isAnimate(clause.subject, speech) ? unsayable('hurt somebody') : undefined,
  'get-sick': notAsked,
  'get-well': notAsked,
  'get-angry': notAsked,
  'grow-up': ({ clause }) => (clause.where.length === 0 ? unsayable('grow up nowhere') : undefined),
  'move-in'({ clause, row }) {
    if (clause.where.length > 0) return unsayable('move into it');
    if (!clause.with) return undefined;
    return isNoun(clause.with, 'boyfriend', 'girlfriend', 'partner')
      ? { row: { ...row, verb: 'zusammen|ziehen' } }
      : unsayable('move in with somebody');
  },
  'do-the-laundry': ({ row, object }) =>
    object ? undefined : { row, object: { noun: 'laundry', plural: false, determiner: 'the', qualities: [] } },
  water: neverOf('horse', 'dog', 'cat', 'animal'),
  pick({ row, object, speech }) {
    if (!isNoun(object)) return object ? unsayable('pick it') : undefined;
    if (object.noun === 'mushroom') return { row: { ...row, verb: 'sammeln' }, object };
    const isGrown = phraseOf(object, speech).nounKind === 'food' || picked.includes(object.noun);
    return isGrown ? undefined : unsayable('pick that');
  },
  decorate: ({ row, object }) =>
    isNoun(object, 'tree', 'christmas tree') ? { row: { ...row, verb: 'schmücken' }, object } : undefined,
  boil: ({ clause, object, speech }) =>
    !object && isAnimate(clause.subject, speech) ? unsayable('boil nothing') : undefined,
  burn({ clause, row, object, speech }) {
    if (isNoun(object, 'candle', 'wood', 'calorie')) return unsayable('burn it');
    if (object) return isFood(object, speech) ? unsayable('burn food') : undefined;
    if (isAnimate(clause.subject, speech)) return unsayable('burn');
    return isFood(clause.subject, speech)
      ? { row: { ...without(row), isMotion: true } }
      : { row: { verb: 'brennen', gloss: row.gloss } };
  },
  mow: ({ row, object }) =>
    object ? undefined : { row, object: { noun: 'lawn', plural: false, determiner: 'the', qualities: [] } },
  'catch-transport': only(({ noun }) => vehicles.includes(noun)),
  'pass-exam': only(({ noun }) => exams.includes(noun)),
  'get-on': neverOf('bike', 'bicycle', 'motorbike', 'horse', 'ship', 'boat'),
  'get-off': neverOf('bike', 'bicycle', 'motorbike', 'horse', 'ship', 'boat'),
  book({ row, object }) {
    if (isNoun(object, 'table', 'restaurant', 'seat')) return { row: { ...row, verb: 'reservieren' }, object };
    return isNoun(object, 'appointment', 'doctor') ? unsayable('book that') : undefined;
  },
  turn: ({ clause }) => (clause.where.length === 0 ? unsayable('turn where') : undefined),
  skate({ clause }) {
    const isOnIce = clause.where.some(({ what }) => isNoun(what, 'ice', 'lake', 'ice rink'));
    const isCold = clause.when.some((time) => 'period' in time && time.period === 'winter');
    return isOnIce || isCold ? undefined : unsayable('on ice or on a board');
  },
  'spend-money'({ clause, row, object }) {
    if (isNoun(object, ...times)) return { row: furtherRows['spend-time'], object };
    if (object || clause.manner === 'a-lot' || clause.manner === 'a-little' || clause.asksFor) return undefined;
    return { row: { ...without(row), noun: { surface: 'Geld', gloss: 'money', kind: 'n' } } };
  },
  'spend-time': ({ row, object }) =>
    object ? undefined : { row, object: { noun: 'time', plural: false, determiner: 'none', qualities: [] } },
  decide({ clause, row, object }) {
    if (object && !isPronoun(object, 'everything')) return unsayable('decide it');
    // Who usually decides does so without 'sich'.
    if (object) return { row: { verb: row.verb, gloss: row.gloss, object: 'acc' }, object };
    return clause.tense === 'present' && !clause.modality ? { row: { verb: row.verb, gloss: row.gloss } } : undefined;
  },
  check({ row, object }) {
    if (isNoun(object, ...emails)) return { row: { ...row, verb: 'ab|rufen' }, object };
    return isNoun(object, 'phone', 'mobile', 'mobile phone', 'in') ? unsayable('check it') : undefined;
  },
  email: toSomebody,
  'text-somebody': toSomebody,
  join: only(({ noun }) => clubs.includes(noun)),
  quit: only(({ noun }) => noun === 'job'),
  graduate({ clause, row, object }) {
    const { subject } = clause;
    if (object || !subject || !('pronoun' in subject) || !isPersonal.includes(subject.pronoun))
      return unsayable('graduate');
    if (clause.where.some(({ relation }) => relation === 'from')) return unsayable('graduate from it');
    const degree: Noun = { noun: 'degree', plural: false, determiner: { whose: subject }, qualities: [] };
    return { row, object: degree };
  },
  'fail-exam'({ row, object }) {
    if (object) return isNoun(object, ...exams) ? undefined : unsayable('fail it');
    return { row: { ...without(row), verb: 'durch|fallen' } };
  },
  share({ clause, row, object }) {
    const isDwelling = clause.with !== undefined && isNoun(object, ...dwellings);
    return isDwelling ? { row: { ...row, reflexive: 'dat' }, object } : undefined;
  },
  'return-thing'({ clause, row, object }) {
    const isBrought = clause.where.length > 0 && object !== undefined;
    return isBrought ? { row: { ...row, verb: 'zurück|bringen' }, object } : undefined;
  },
  agree({ object, row, speech }) {
    if (!object) return isPlain(row);
    return isAnimate(object, speech) ? undefined : unsayable('agree with it');
  },
  introduce({ clause, object }) {
    const { subject } = clause;
    const isOneself =
      object && 'pronoun' in object && subject && 'pronoun' in subject && subject.pronoun === object.pronoun;
    return isOneself ? unsayable('introduce oneself') : undefined;
  },
  'lie-to': ({ row, object }) => (object ? undefined : { row: { ...without(row), verb: 'lügen', gloss: 'lie' } }),
  'look-like': ({ object }) => (isPronoun(object, 'it', 'this', 'that') ? unsayable('look like it') : undefined),
  mean: ({ clause, speech }) => (isAnimate(clause.subject, speech) ? unsayable('mean it') : undefined),
  push: ({ row, object, speech }) =>
    object && isAnimate(object, speech) ? { row: { ...row, verb: 'schubsen' }, object } : undefined,
  pull: neverOf('door', 'tail', 'hair', 'leg'),
  smell: ({ clause, object }) => (object || clause.manner ? undefined : unsayable('smell of nothing')),
  ring: ({ object }) => (object ? unsayable('ring it') : undefined),
  'be-late': ({ clause, row }) =>
    isNoun(clause.subject, ...vehicles)
      ? {
          row: {
            verb: 'haben',
            gloss: 'have',
            isPreterite: true,
            noun: { surface: 'Verspätung', gloss: 'delay', kind: 'f' },
          },
        }
      : { row },
};

const isPlain = (row: Choice['row']): Choice => ({ row: without(row) });

const isFood = (what: Parameters<typeof isAnimate>[0], speech: Parameters<typeof isAnimate>[1]): boolean =>
  isNoun(what) && phraseOf(what, speech).nounKind === 'food';

/** 'Get well!' has a phrase of its own. */
function notAsked({ clause }: Parameters<Choose>[0]): undefined {
  return clause.mood === 'request' ? unsayable('get so') : undefined;
}

function toSomebody({ object, speech }: Parameters<Choose>[0]): undefined {
  return object && !isAnimate(object, speech) ? unsayable('write to a thing') : undefined;
}
