import type { Noun } from '../meaning';
import { isAnimal, isAnimate } from './animacy';
import { type Choice, type Choose, type Does, isNoun } from './choiceParts';
import { phraseOf } from './nounPhrase';
import { unsayable } from './words';

const onTheHead = ['hat', 'cap', 'helmet', 'glasses', 'sunglasses', 'mask'];
const vehicles = ['car', 'bus', 'train', 'lorry', 'truck', 'motorbike', 'taxi', 'van', 'tractor'];
const lessons = ['school', 'class', 'lesson', 'lecture', 'work'];
const worn =
  /(?:shoe|boot|sock|slipper|sandal|jacket|coat|shirt|trousers|jeans|shorts|dress|skirt|jumper|sweater|pullover|hoodie|cardigan|blouse|suit|pyjamas|glove|tights|uniform|clothes|costume|apron|swimsuit|bikini|top)s?$/u;

const theThing = (noun: string): Noun => ({ noun, plural: false, determiner: 'the', qualities: [] });
const of =
  (noun: string): Choose =>
  ({ row }) => ({ row, object: theThing(noun) });

const only =
  (isSayable: (noun: Noun) => boolean): Choose =>
  ({ object }) =>
    object && !(isNoun(object) && isSayable(object)) ? unsayable('with that object') : undefined;

const ofSomebody: Choose = ({ object, speech }) =>
  object && !isAnimate(object, speech) ? unsayable('with a thing') : undefined;
const ofThing: Choose = ({ object, speech }) =>
  object && isAnimate(object, speech) ? unsayable('with somebody') : undefined;
const byLiving: Choose = ({ clause, speech }) =>
  isAnimate(clause.subject, speech) ? undefined : unsayable('done by a thing');
const byThing: Choose = ({ clause, speech }) =>
  isAnimate(clause.subject, speech) ? unsayable('done by somebody') : undefined;

/** A garment: what stands on the head has verbs of its own. */
const garment =
  (otherVerb: string): Choose =>
  ({ row, object }) => {
    if (!isNoun(object)) return unsayable('put on');
    if (onTheHead.includes(object.noun)) return { row: { ...row, verb: otherVerb }, object };
    return worn.test(object.noun) ? undefined : unsayable('put on that');
  };

/** Of frames in `everydayVerbs.ts`. */
export const everydayChoices: Readonly<Partial<Record<Does['verb'], Choose>>> = {
  'put-on': garment('auf|setzen'),
  'take-off': garment('ab|setzen'),
  'set-the-table': of('table'),
  'clear-the-table': of('table'),
  'make-the-bed': of('bed'),
  'take-out-rubbish': only(({ noun }) => /^(?:rubbish|trash|garbage|bin)$/u.test(noun)),
  'walk-dog': ({ object, speech }) => (isAnimal(object, speech) ? undefined : unsayable('walk that')),
  'wake-somebody': ofSomebody,
  'put-to-bed': ofSomebody,
  'raise-child': ofSomebody,
  rescue: ofSomebody,
  'fire-somebody': ofSomebody,
  hire: ofSomebody,
  'keep-animals': ({ object, speech }) => (isAnimal(object, speech) ? undefined : unsayable('keep that')),
  'leave-thing'({ clause, row, object, speech }) {
    if (!object) return undefined;
    const isPlace = isNoun(object) && phraseOf(object, speech).nounKind === 'place' && clause.where.length === 0;
    if (isPlace || isAnimate(object, speech))
      return isNoun(object, 'car', 'bike', 'bus', 'train', 'party', 'work', 'table', 'bed', 'window', 'door')
        ? unsayable('leave that')
        : clause.where.length > 0
          ? unsayable('leave somebody there')
          : { row: { ...row, verb: 'verlassen' }, object };
    return clause.where.length > 0 ? undefined : unsayable('leave that');
  },
  'pick-somebody-up'({ row, object, speech }): Choice | undefined {
    if (!object || isAnimate(object, speech) || isNoun(object, 'parcel', 'package', 'car', 'ticket')) return undefined;
    return isNoun(object) ? { row: { ...row, verb: 'auf|heben' }, object } : unsayable('pick up');
  },
  'drop-off': ofSomebody,
  'break-up': ({ clause }) => (clause.with ? unsayable('break up with') : undefined),
  'break-down'({ clause, speech }) {
    if (isAnimate(clause.subject, speech)) return unsayable('break down');
    return isNoun(clause.subject, ...vehicles)
      ? {
          row: {
            verb: 'haben',
            gloss: 'have',
            isPreterite: true,
            noun: { surface: 'Panne', gloss: 'breakdown', kind: 'f', hasArticle: true },
          },
        }
      : undefined;
  },
  crash: ({ clause }) =>
    isNoun(clause.subject, 'plane', 'computer', 'laptop', 'helicopter') ? undefined : unsayable('crash'),
  'run-away': byLiving,
  melt: byThing,
  shine: byThing,
  sink: byThing,
  fill: ofThing,
  catch: ({ object, speech }) =>
    isNoun(object, 'cold', 'flu') || !object
      ? unsayable('catch that')
      : isAnimate(object, speech) || isNoun(object, 'ball', 'fish')
        ? undefined
        : unsayable('catch that'),
  brush: ({ object, row, speech }) =>
    isNoun(object, 'tooth')
      ? { row: { ...row, verb: 'putzen' }, object }
      : isNoun(object, 'hair') || isAnimal(object, speech)
        ? undefined
        : unsayable('brush that'),
  attend: only(({ noun }) => /(?:course|school|lecture|class|university|seminar)$/u.test(noun)),
  skip({ row, object }) {
    if (!isNoun(object) || !lessons.includes(object.noun)) return object ? unsayable('skip that') : undefined;
    return { row, object: object.determiner === 'none' ? { ...object, determiner: 'the' } : object };
  },
  score: only(({ noun }) => noun === 'goal'),
  copy: ({ row, object }) =>
    isNoun(object, 'homework') ? { row: { ...row, verb: 'ab|schreiben' }, object } : undefined,
  prepare({ row, object, speech }) {
    if (!isNoun(object) || phraseOf(object, speech).nounKind !== 'food') return undefined;
    const isMeal = object.determiner === 'none' && ['breakfast', 'lunch', 'dinner'].includes(object.noun);
    return { row: { ...row, verb: 'zu|bereiten' }, object: isMeal ? { ...object, determiner: 'the' } : object };
  },
  press: ofThing,
  shake: ofThing,
  squeeze: ({ object, speech }) =>
    isNoun(object) && phraseOf(object, speech).nounKind === 'food' ? undefined : unsayable('squeeze that'),
  pour: ({ clause }) => (clause.where.length > 0 ? unsayable('pour into') : undefined),
  'look-up': ofThing,
  'depend-on': byThing,
  cancel: ofThing,
  weigh: ({ object }) => (isNoun(object) && object.count === undefined ? unsayable('weigh it') : undefined),
  last: ({ object }) => (isNoun(object) ? undefined : unsayable('last')),
};
