import type { Clause, NounPhrase } from '../meaning';
import type { Agreement, Form } from './conjugate';
import { isAlive, nounPhrase, type Phrase, type Setting } from './nounPhrase';
import { pieces, word, type Piece } from './pieces';
import { genderOfIt } from './pronouns';
import { known, unsayable } from './unsayable';

/** Whom or what a clause speaks of. */
export interface Subject extends Agreement {
  /** ce and ça stand for 'it' and 'this'; il is of weather. */
  readonly kind: Phrase['kind'] | 'ce' | 'ça' | 'il';
  readonly isAlive: boolean;
  readonly pieces: readonly Piece[];
  /** nobody and nothing deny by themselves. */
  readonly denies: boolean;
}

const third = { person: 2, gender: 'm', plural: false } as const;

const impersonal = (kind: 'ce' | 'ça' | 'il', gloss: string): Subject => ({
  ...third,
  kind,
  isAlive: false,
  denies: false,
  pieces: [word(kind, gloss)],
});

/** Of these 'it' is ça: ça coûte, ça commence. */
const eventVerbs = new Set(['cost', 'start', 'finish', 'happen', 'open', 'close', 'hurt', 'mean', 'depend-on', 'last']);

/** 'My father is a cook too': aussi stands with who is one as well, not with what he is. */
export const isAlsoOfSubject = ({ also, subject, predicate, negated, mood }: Clause): boolean =>
  also === true &&
  predicate.kind === 'identity' &&
  mood === 'statement' &&
  !negated &&
  subject !== undefined &&
  'noun' in subject;

export function subjectOf(clause: Clause, setting: Setting): Subject {
  const { subject, predicate } = clause;
  if (!subject) return impersonal('il', 'it');
  const isBeing = predicate.kind === 'quality' || predicate.kind === 'identity' || predicate.kind === 'place';
  if ('pronoun' in subject && !subject.and) {
    const { pronoun } = subject;
    if (pronoun === 'this' || pronoun === 'that') return impersonal(isBeing ? 'ce' : 'ça', pronoun);
    if (pronoun === 'it') return itAsSubject(clause, setting);
    if (isOtherSex(pronoun, setting)) return unsayable('a cat that is a she');
    const isNamedSo =
      predicate.kind === 'identity' && /^(?:he|she|they)$/u.test(pronoun) && isIntroduced(clause, setting);
    if (isNamedSo) {
      const { gender, plural, person } = nounPhrase(subject, 'subject', setting);
      return { ...impersonal('ce', pronoun), gender, plural, person };
    }
  }
  const phrase = nounPhrase(subject, 'subject', setting);
  const isThings = 'pronoun' in subject && subject.pronoun === 'they' && isOfThings(setting);
  const isPronoun =
    phrase.kind === 'pronoun' && 'pronoun' in subject && !subject.pronoun.endsWith('thing') && !isThings;
  return {
    ...phrase,
    isAlive: isAlive(phrase.kind) || phrase.kind === 'name' || isPronoun,
    denies: 'pronoun' in subject && (subject.pronoun === 'nobody' || subject.pronoun === 'nothing'),
  };
}

/** 'I have a cat and she …': un chat is no elle. */
function isOtherSex(pronoun: string, { mentioned }: Setting): boolean {
  const [last] = mentioned.filter(({ kind, plural }) => !plural && isAlive(kind));
  return last?.kind === 'animal' && (pronoun === 'he' ? last.gender === 'f' : pronoun === 'she' && last.gender === 'm');
}

function isOfThings({ mentioned }: Setting): boolean {
  const several = mentioned.find(({ plural }) => plural);
  return several !== undefined && !isAlive(several.kind);
}

/** 'She is a teacher' is elle est professeure, but 'she is my sister' is c’est ma sœur. */
function isIntroduced({ predicate }: Clause, setting: Setting): boolean {
  const what = predicate.kind === 'identity' ? predicate.what : undefined;
  const isChild =
    what !== undefined && 'noun' in what && /^(?:child|kid)$/u.test(what.noun) && what.qualities.length === 0;
  return what !== undefined && !isChild && !isBareProfession(what, setting);
}

/** What stands without an article behind être, if it is a profession: 'a nurse', but not 'a good nurse' or 'my nurse'. */
export function isBareProfession(what: NounPhrase, setting: Setting): boolean {
  return (
    'noun' in what &&
    (what.determiner === 'a' || what.determiner === 'none') &&
    what.qualities.length === 0 &&
    what.of === undefined &&
    what.called === undefined &&
    what.count === undefined &&
    (setting.dictionary.noun(what.noun)?.kind === 'job' || (what.plural && mutual.test(what.noun)))
  );
}

/** What several are to each other: nous sommes amis. */
const mutual = /^(?:friend|twin|neighbour|neighbor|colleague|cousin)$/u;

function itAsSubject({ predicate }: Clause, setting: Setting): Subject {
  if (predicate.kind === 'does' && ['rain', 'snow', 'thunder', 'hail'].includes(predicate.verb))
    return impersonal('il', 'it');
  if (predicate.kind === 'identity') return impersonal('ce', 'it');
  const gender = genderOfIt(setting.mentioned);
  if (gender !== undefined) {
    const isAnimal = setting.mentioned.every(({ kind }) => kind === 'animal');
    return {
      ...third,
      gender,
      kind: 'pronoun',
      isAlive: isAnimal,
      denies: false,
      pieces: pieces(gender === 'f' ? 'elle=it' : 'il=it'),
    };
  }
  if (predicate.kind === 'quality' || predicate.kind === 'place') return impersonal('ce', 'it');
  if (predicate.kind === 'does' && eventVerbs.has(predicate.verb)) return impersonal('ça', 'it');
  return unsayable('what it is');
}

/** Before the verb in this form: c’est, but ça va être and ça peut être. */
export function subjectPieces(subject: Subject, form: Form, verb: string): readonly Piece[] {
  if (subject.kind !== 'ce') return subject.pieces;
  const isSimple = verb === 'être' && (form === 'present' || form === 'imparfait' || form === 'future');
  const gloss = subject.pieces[0]?.gloss ?? '';
  if (!isSimple && (subject.plural || !/^(?:it|this|that)$/u.test(gloss)))
    return pieces(
      known(
        subject.gender === 'f' ? (subject.plural ? 'elles~elle' : 'elle') : subject.plural ? 'ils~il' : 'il',
        'pronoun',
      ) + `=${gloss}`,
    );
  return isSimple ? subject.pieces : [word('ça', gloss)];
}
