import type { Clause, NounPhrase } from '../meaning';
import { isAnimate } from './animacy';
import { type Core, be, last } from './coreParts';
import { isWomansName } from './firstNames';
import { asCompound, type Phrase, phraseOf } from './nounPhrase';
import type { Speech } from './speech';
import { unsayable } from './words';

/** Whether a role or a nation of somebody is said of a woman; undefined roles of names are not guessed. */
export function isWoman(who: NounPhrase | undefined, speech: Speech): boolean {
  if (!who || who.and) return false;
  if ('pronoun' in who) return who.pronoun === 'she' || (who.pronoun === 'i' && speech.hearing.address === 'feminine');
  if ('name' in who) return isWomansName(who.name) ?? unsayable('a man or a woman');
  return phraseOf(who, speech).gender === 'f' && phraseOf(who, speech).nounKind !== 'animal';
}

const isOne = (who: NounPhrase | undefined, speech: Speech): boolean =>
  who !== undefined &&
  !('pronoun' in who && ['this', 'that', 'it', 'you', 'everything'].includes(who.pronoun)) &&
  phraseOf(who, speech).person.number === 'S';

export function identityCore(clause: Clause, meant: NounPhrase, isDenied: boolean, speech: Speech): Core {
  const what = 'noun' in meant ? asCompound(meant, speech) : meant;
  if ('noun' in what && what.plural && isOne(clause.subject, speech)) return unsayable('one is several');
  if (clause.tense === 'future' && 'noun' in what && what.determiner === 'a' && isAnimate(what, speech))
    return unsayable('what somebody will be');
  const isNamed = clause.subject !== undefined && 'name' in clause.subject;
  const isLiving = !isNamed && isAnimate(clause.subject, speech);
  // Nobody is a language or half of one.
  if ('noun' in what && isLiving && !isAnimate(what, speech)) return unsayable('a living thing');
  const isGendered = 'noun' in what && !what.plural && isAnimate(what, speech) && 'noun' in what;
  const isOfThing =
    clause.subject !== undefined &&
    'pronoun' in clause.subject &&
    ['it', 'this', 'that'].includes(clause.subject.pronoun);
  // Of 'he' and 'I' it is not told by a 'she' who comes later.
  const isTold = clause.subject !== undefined && !('noun' in clause.subject) && !isOfThing;
  const ofSubject = isTold ? { ...speech, isOfWoman: false } : speech;
  const isFeminine = isGendered && !isOfThing && isWoman(clause.subject, speech);
  const identity = identityOf(what, isDenied, isFeminine, ofSubject);
  const isWish = clause.modality === 'want' || clause.modality === 'would-like';
  return isWish && isRole(what, speech)
    ? { ...identity, row: { verb: 'werden', gloss: 'be', isMotion: true } }
    : identity;
}

export function identityOf(what: NounPhrase, isDenied: boolean, isFeminine: boolean, speech: Speech): Core {
  const options = { isFeminine, isBareRole: isRole(what, speech) };
  const phrase = phraseOf(what, speech, options);
  const denies = isDenied && isDeniedByKein(what, phrase);
  const said = denies ? phraseOf(what, speech, { ...options, isDenied: true }) : phrase;
  return { row: be, pieces: [last(said.form('nom'))], ...(denies ? { isDenied: true } : {}) };
}

const isRole = (what: NounPhrase, speech: Speech): boolean =>
  'noun' in what &&
  what.determiner === 'a' &&
  what.qualities.length === 0 &&
  !what.called &&
  !what.of &&
  phraseOf(what, speech).nounKind === 'role';

/** What is new and has no number or word of amount: 'keinen Hund', 'kein Englisch'. */
export function isDeniedByKein(what: NounPhrase, phrase: Phrase): boolean {
  if (!('noun' in what) || phrase.sort !== 'indefinite' || what.count !== undefined) return false;
  if (
    what.and &&
    !(
      'noun' in what.and &&
      typeof what.and.determiner === 'string' &&
      ['none', 'a', 'any', 'some'].includes(what.and.determiner)
    )
  )
    return false;
  return typeof what.determiner === 'string' && ['none', 'a', 'any', 'some'].includes(what.determiner);
}
