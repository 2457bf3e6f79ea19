import type { NounPhrase, Predicate } from '../meaning';
import { isAlive, nounPhrase, type Phrase, type Setting } from './nounPhrase';
import { genderOfIt } from './pronouns';
import { known, unsayable } from './unsayable';
import type { VerbRow } from './verbRow';
import { verbRows } from './verbs';

type Does = Extract<Predicate, { kind: 'does' }>;

/** Whether an object is a person, an animal or a pronoun for one. */
function isSomebody(object: NounPhrase, kind: Phrase['kind']): boolean {
  if ('pronoun' in object) return /^(?:i|you|he|she|we|they|somebody|everybody|nobody)$/u.test(object.pronoun);
  return isAlive(kind) || ('kind' in object && object.kind === 'person');
}

/**
 * The row of a frame beside this object: one visits a town but pays a friend a visit.
 *
 * @param worker whether the subject is alive: a machine that works marche
 */
export function rowFor({ verb, object }: Does, setting: Setting, worker = true): VerbRow {
  const row = known(verbRows[verb], verb);
  if (!object) {
    if (verb === 'boil') return { verb: 'bouillir' };
    if (verb === 'work' && !worker) return { ...row, verb: 'marcher' };
    if (verb === 'spend-time') return { ...row, with: 'du=some temps=time' };
    return verb === 'know' ? { verb: 'savoir', isState: true } : row;
  }
  const kind = 'pronoun' in object ? 'pronoun' : kindOf(object, setting);
  const noun = 'noun' in object ? object.noun : undefined;
  if (isSomebody(object, kind)) return rowForSomebody(verb, row, object, kind);
  if (!('pronoun' in object)) return rowForThing(verb, row, kind, noun);
  // A fact is known as savoir; what was named before is connaître.
  const isFact = object.pronoun !== 'it' || genderOfIt(setting.mentioned) === undefined;
  return verb === 'know' && isFact ? { ...row, verb: 'savoir' } : row;
}

/** Whom or what one leaves. */
const leaving: VerbRow = { verb: 'quitter', object: 'direct', objectIs: 'general', isEvent: true };

function rowForSomebody(verb: Does['verb'], row: VerbRow, object: NounPhrase, kind: Phrase['kind']): VerbRow {
  const isHuman = kind !== 'animal';
  const isNamed = !('noun' in object) || object.determiner !== 'none';
  switch (verb) {
    case 'visit':
      return { verb: 'rendre', gloss: 'pay', with: 'visite=visit', object: 'à' };
    case 'leave':
      return leaving;
    case 'meet':
      return 'noun' in object && object.noun === 'friend' ? { ...row, verb: 'retrouver' } : row;
    case 'like':
      return isHuman && isNamed ? { ...row, with: 'bien=well' } : row;
    case 'love':
      return isHuman && isNamed ? { ...row, verb: 'aimer' } : row;
    case 'take':
      return { ...row, verb: 'emmener' };
    case 'bring':
      return { ...row, verb: 'amener' };
    case 'own':
      return isHuman ? unsayable('own somebody') : { ...row, verb: 'avoir' };
    case 'join':
    case 'follow':
    case 'ignore':
    case 'touch':
    case 'hold':
    case 'push':
    case 'introduce':
      return row;
    case 'leave-thing':
      return leaving;
    case 'brush':
    case 'keep-animals':
    case 'walk-dog':
      return isHuman ? unsayable(`${verb} somebody`) : verb === 'keep-animals' ? keeping(row, object) : row;
    case 'catch':
      return row;
    case 'put-on':
    case 'take-off':
    case 'throw-away':
    case 'hang-up':
    case 'fill':
    case 'look-up':
    case 'write-down':
    case 'score':
    case 'sweep':
    case 'unpack':
    case 'last':
    case 'rent':
    case 'charge':
    case 'check':
    case 'test':
    case 'pick':
    case 'book':
    case 'plan':
    case 'quit':
    case 'mix':
    case 'boil':
    case 'fry':
    case 'burn':
    case 'mean':
    case 'smell':
    case 'share':
    case 'celebrate':
    case 'borrow':
    case 'lend':
    case 'return-thing':
    case 'spend-time':
    case 'spend-money':
    case 'pass-exam':
    case 'fail-exam':
    case 'teach':
    case 'say':
    case 'tell':
    case 'give':
    case 'send':
    case 'show':
    case 'explain':
    case 'write':
    case 'make':
    case 'get':
    case 'use':
      return unsayable(`${verb} somebody`);
    default:
      return row;
  }
}

/** One raises what lives on a farm, and has a cat. */
const keeping = (row: VerbRow, object: NounPhrase): VerbRow =>
  'noun' in object && /^(?:cat|dog|hamster|bird|fish|goldfish|parrot|guinea pig|tortoise)$/u.test(object.noun)
    ? { ...row, verb: 'avoir' }
    : row;

/** Of what is learnt and taught one speaks with le: apprendre le français, étudier le droit. */
const learnt: ReadonlySet<Phrase['kind']> = new Set(['language', 'subject', 'instrument']);

function rowForThing(verb: Does['verb'], row: VerbRow, kind: Phrase['kind'], noun = ''): VerbRow {
  switch (verb) {
    case 'leave':
      return kind === 'place' || kind === 'country' || kind === 'room' || kind === 'name'
        ? leaving
        : unsayable('leave');
    case 'know':
      return kind === 'language' ? unsayable('know a language') : row;
    case 'make':
      return kind === 'meal'
        ? { ...row, verb: 'préparer', objectIs: 'general' }
        : noun === 'money'
          ? { ...row, verb: 'gagner' }
          : row;
    case 'cook':
      return kind === 'meal' ? { ...row, verb: 'préparer', objectIs: 'general' } : row;
    case 'watch':
      return kind === 'sport' || noun === 'television' || noun === 'tv' ? { ...row, objectIs: 'general' } : row;
    case 'get':
      return received.test(noun) ? row : unsayable('get');
    case 'tell':
      return noun === 'story' || noun === 'joke' ? row : unsayable('tell');
    case 'learn':
    case 'study':
    case 'teach':
    case 'understand':
      return learnt.has(kind) ? { ...row, objectIs: 'general' } : row;
    case 'speak':
    case 'ask':
      return unsayable(verb);
    case 'introduce':
      return unsayable(verb);
    default:
      return rowForUse(verb, row, kind, noun);
  }
}

/** What one may say of each thing with a verb: one picks flowers, but chooses a colour. */
function rowForUse(verb: Does['verb'], row: VerbRow, kind: Phrase['kind'], noun: string): VerbRow {
  const only = (things: RegExp): VerbRow => (things.test(noun) ? row : unsayable(`${verb} ${noun}`));
  switch (verb) {
    case 'pick':
      return kind === 'food' ? row : only(/^(?:flower|rose|tulip|herb|daisy|sunflower)$/u);
    case 'boil':
      return /^(?:water|milk)$/u.test(noun) || kind !== 'food' ? row : { ...row, with: 'cuire=cook' };
    case 'pass-exam':
    case 'fail-exam':
      return only(/exam|test$|^driving test$|interview/u);
    case 'quit':
      return only(/^(?:job|work|school|university|band|team|club|choir|company)$/u);
    case 'plan':
      return kind === 'event' ? { ...row, verb: 'organiser' } : row;
    case 'check':
      return only(/^(?:e-?mail|message|phone|price|address|time|list|answer|date|ticket|passport|weather|homework)$/u);
    case 'return-thing':
      return only(/^(?:book|dvd|key|keys|money|bike|car|pen|tool|umbrella|ladder)$/u);
    case 'join':
      return only(/^(?:club|team|choir|band|group|orchestra|party|class|book club|army|gym)$/u);
    case 'spend-time':
      return kind === 'mass' ||
        /^(?:day|evening|weekend|week|month|year|hour|minute|night|morning|afternoon|holiday|summer|winter|autumn|spring|christmas)$/u.test(
          noun,
        )
        ? row
        : unsayable('spend');
    case 'smell':
      return kind === 'food' || kind === 'mass' ? row : only(/^(?:flower|rose|smoke|fire|smell)$/u);
    case 'burn':
      return kind === 'body' ? unsayable('burn one’s hand') : row;
    case 'rent':
      return kind === 'sport' ? unsayable('rent') : row;
    default:
      return everydayUse(verb, row, kind, noun);
  }
}

/** The same of the frames in `everydayVerbs.ts`. */
function everydayUse(verb: Does['verb'], row: VerbRow, kind: Phrase['kind'], noun: string): VerbRow {
  const only = (things: RegExp): VerbRow => (things.test(noun) ? row : unsayable(`${verb} ${noun}`));
  switch (verb) {
    case 'put-on':
    case 'take-off':
      return only(worn);
    case 'take-out-rubbish':
      return only(/^(?:rubbish|trash|garbage|bin)$/u);
    case 'brush':
    case 'walk-dog':
    case 'keep-animals':
    case 'raise-child':
    case 'wake-somebody':
    case 'put-to-bed':
    case 'drop-off':
    case 'rescue':
    case 'hit':
    case 'kick':
      return unsayable(`${verb} a thing`);
    case 'pick-somebody-up':
      return /^(?:parcel|package|car|ticket)$/u.test(noun) ? row : { ...row, verb: 'ramasser' };
    case 'leave-thing':
      return kind === 'place' || kind === 'country' || kind === 'name' || kind === 'event' || left.test(noun)
        ? leaving
        : row;
    case 'hang-up':
      return noun === 'laundry' || noun === 'washing' ? { ...row, verb: 'étendre' } : row;
    case 'polish':
      return /(?:shoe|boot|floor)s?$/u.test(noun) ? { ...row, verb: 'cirer' } : row;
    case 'unpack':
      return /^(?:suitcase|bag|backpack)$/u.test(noun) ? row : { ...row, verb: 'déballer' };
    case 'catch':
      return only(/^(?:ball|fish|cold)$/u);
    case 'skip':
      if (kind === 'meal') return { ...row, verb: 'sauter', objectIs: 'general' };
      return only(/^(?:class|lesson|school|lecture)$/u);
    case 'prepare':
      return kind === 'meal' ? { ...row, objectIs: 'general' } : row;
    case 'squeeze':
      return kind === 'food' ? row : unsayable('squeeze');
    case 'score':
      return only(/^(?:goal|point)$/u);
    case 'believe-in':
      return noun === 'god' ? unsayable('believe in God') : row;
    case 'attend':
      return noun === 'school' || noun === 'university' ? unsayable('attend school') : row;
    default:
      return row;
  }
}

/** What one leaves rather than forgets somewhere. */
const left = /^(?:house|home|flat|apartment|room|village|town|city|country|region|district|team|group|band)$/u;

const worn =
  /(?:hat|cap|helmet|glasses|scarf|shoe|boot|sock|slipper|sandal|jacket|coat|shirt|trousers|jeans|shorts|dress|skirt|jumper|sweater|pullover|hoodie|cardigan|blouse|suit|pyjamas|glove|tights|uniform|clothes|costume|apron|swimsuit|bikini|mask|ring|necklace|watch|top)s?$/u;

const received = /^(?:letter|e-?mail|message|present|gift|postcard|parcel|money|answer)$/u;

function kindOf(object: NounPhrase, setting: Setting): Phrase['kind'] {
  const { and: _and, ...first } = object;
  return nounPhrase('noun' in first ? { ...first, determiner: 'the' } : first, 'bare', setting).kind;
}
