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

/** The row of a frame beside this object: one visits a town but pays a friend a visit. */
export function rowFor({ verb, object }: Does, setting: Setting): VerbRow {
  const row = known(verbRows[verb], verb);
  if (!object) {
    if (verb === 'boil') return { verb: 'bouillir' };
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
      return row;
  }
}

const received = /^(?:letter|e-?mail|message|present|gift|postcard|parcel|money|answer)$/u;

function kindOf(object: NounPhrase, setting: Setting): Phrase['kind'] {
  const { and: _and, ...first } = object;
  return nounPhrase('noun' in first ? { ...first, determiner: 'the' } : first, 'bare', setting).kind;
}
