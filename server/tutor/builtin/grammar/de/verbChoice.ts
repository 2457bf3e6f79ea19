import type { Clause } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { isAnimal, isAnimate } from './animacy';
import { type Asked, type Choice, type Choose, type Does, isNoun, isPronoun, mit, without } from './choiceParts';
import { countries, languages } from './countries';
import { everydayChoices } from './everydayChoices';
import { furtherChoices } from './furtherChoices';
import { motionChoices } from './motionChoice';
import { phraseOf } from './nounPhrase';
import type { Speech } from './speech';
import { rowOf, verbRows } from './verbs';
import { unsayable } from './words';

const ofGoods: ReadonlySet<VerbFrame> = new Set([
  'eat', 'drink', 'order', 'try', 'taste', 'cook', 'bake', 'buy', 'sell', 'wear', 'feed', 'chase', 'use', 'carry', 'make', 'bring', 'find', 'need',
]); // oxfmt-ignore

/** Frames whose verb depends on an object that is not there where it is asked for. */
const unasked: ReadonlySet<VerbFrame> = new Set([
  'cost', 'know', 'meet', 'drive', 'climb', 'ride', 'change', 'hide', 'wash', 'taste', 'answer', 'burn', 'break', 'grow', 'start', 'finish', 'bring', 'get', 'leave', 'walk', 'look-at', 'check', 'join', 'quit', 'pick', 'be-late', 'agree', 'graduate', 'spend-time', 'do-the-laundry', 'play-instrument', 'live',
]); // oxfmt-ignore

const pastimes = ['hobby', 'passion', 'sport', 'interest', 'job', 'dream', 'plan', 'goal', 'activity'];

export function chooseVerb(clause: Clause, predicate: Does, speech: Speech): Choice {
  const { verb: frame, object } = predicate;
  // 'My hobby is climbing' says what it is.
  if (clause.ongoing && isNoun(clause.subject, ...pastimes)) return unsayable('a hobby that does something');
  const row = rowOf(frame) ?? unsayable(frame);
  // Turkey may be eaten and Polish be applied, but no country and no language.
  if (isNoun(object) && ofGoods.has(frame) && (countries.has(object.noun) || languages.has(object.noun)))
    return unsayable(`${frame} ${object.noun}`);
  if (isNoun(object, 'turkey') && ['like', 'love', 'hate', 'prefer'].includes(frame))
    return unsayable('a country or a bird');
  if (clause.asked && (unasked.has(frame) || object)) return unsayable('which');
  const choose = choices[frame];
  const chosen = choose?.({ clause, row, object, speech }) ?? (object ? { row, object } : { row });
  if (chosen.object && !chosen.row.object) return unsayable(`${frame} with an object`);
  const asks =
    clause.asksFor === 'what' ||
    clause.asksFor === 'who' ||
    clause.asked !== undefined ||
    clause.asksFor === 'how-much';
  if (chosen.row.needsObject && !chosen.object && !asks) return unsayable(`${frame} without an object`);
  return chosen;
}

const choices: Readonly<Partial<Record<Does['verb'], Choose>>> = {
  ...motionChoices,
  ...furtherChoices,
  ...everydayChoices,
  work: ({ clause, speech }) =>
    clause.subject && !isAnimate(clause.subject, speech)
      ? { row: { verb: 'funktionieren', gloss: 'work' } }
      : undefined,
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
  ask({ row, object }) {
    return isNoun(object, 'question') ? { row: { ...row, verb: 'stellen' }, object } : undefined;
  },
  'talk-to'({ object }) {
    return isPronoun(object, 'it', 'this', 'that') ? unsayable('talk to it') : undefined;
  },
  stay({ clause, row }) {
    const isNight = clause.where.some(({ what }) => isNoun(what, 'hotel', 'hostel'));
    return isNight ? { row: { verb: 'übernachten', gloss: row.gloss } } : undefined;
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
    if (isSeen) return sports.has(object.noun) ? { row: { ...row, verb: 'schauen' }, object } : undefined;
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
  meet({ clause, row, object }) {
    if (clause.tense === 'past' && isNoun(object, 'husband', 'wife', 'boyfriend', 'girlfriend', 'partner'))
      return { row: verbRows['get-to-know'], object };
    if (object || clause.asksFor === 'who') return undefined;
    return { row: { ...without(row), reflexive: 'acc' } };
  },
  call: ({ clause, object }) => (object && clause.ongoing ? unsayable('calling or on the phone') : undefined),
  do({ row, object }) {
    if (isNoun(object, 'dishes') || (isNoun(object, 'dish') && object.plural && object.determiner === 'the'))
      return { row: verbRows['do-the-dishes'] };
    if (isNoun(object, 'laundry')) return { row, object };
    return isNoun(object, 'dish', 'shopping', 'business', 'job') ? unsayable('do so much') : undefined;
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
    if (isNoun(object, 'leg', 'arm', 'finger', 'nose', 'foot', 'wrist', 'toe', 'ankle', 'elbow'))
      return { row: { verb: 'brechen', gloss: 'break', object: 'acc' }, object };
    return isNoun(object, ...bodyParts, 'heart', 'rule', 'law', 'promise') ? unsayable('break that') : undefined;
  },
  lose: ({ object }) => (isNoun(object, 'weight') ? { row: verbRows['lose-weight'] } : undefined),
  change({ row, object }) {
    if (isNoun(object, 'train') && object.plural && object.determiner === 'none')
      return { row: verbRows['change-trains'] };
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
  play: (asked) => (isNoun(asked.object, ...instruments) ? playing(asked) : undefined),
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
};

/** A meal that is made has its article. */
function mealMade({ row, object }: Asked): Choice | undefined {
  if (!isNoun(object, 'breakfast', 'lunch', 'dinner', 'supper') || object.determiner !== 'none') return undefined;
  return { row, object: { ...object, determiner: 'the' } };
}

/** 'Fußball spielen' without an article, 'Yoga machen'. */
function playing(asked: Asked): Choice | undefined {
  const { row, object } = asked;
  if (!object || !('noun' in object) || object.qualities.length > 0 || object.count !== undefined)
    return unsayable('play so much');
  if (typeof object.determiner === 'object')
    return { row: { ...row, object: { preposition: 'auf', gloss: 'on', case: 'dat' } }, object };
  if (object.determiner !== 'none' && object.determiner !== 'the') return undefined;
  const { and: _and, ...alone } = object;
  // 'Gitarre und Fußball spielen'.
  const other = object.and ? playing({ ...asked, object: object.and }) : undefined;
  if (object.and && other?.row !== row) return unsayable('play two things');
  return { row, object: { ...alone, determiner: 'none', ...(other?.object ? { and: other.object } : {}) } };
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
  'shoulder',
  'elbow',
  'wrist',
  'thumb',
  'toe',
  'ankle',
  'hip',
];

const instruments = 'bass keyboard harp clarinet recorder accordion ukulele organ harmonica banjo tuba trombone'
  .split(' ')
  .concat('bass guitar', 'electric guitar');

const sports = new Set(['football', 'soccer', 'tennis', 'sport', 'basketball', 'rugby', 'cricket', 'hockey']);
const watched = new Set(
  'film movie series tv_series program programme show game match video news football sport tennis television tv horror_film cartoon documentary sunset'
    .split(' ')
    .map((each) => each.replace(/_/gu, ' ')),
);

const schoolSubjects = new Set(
  'maths math mathematics biology chemistry physics geography history literature philosophy art music sport'.split(' '),
);
