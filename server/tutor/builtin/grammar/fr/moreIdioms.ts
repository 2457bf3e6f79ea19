import type { Clause, NounPhrase, Predicate } from '../meaning';
import { agreeing } from './conjugate';
import { isDenied } from './idioms';
import { nounPhrase, ofPieces, type Setting } from './nounPhrase';
import { pieces, type Piece } from './pieces';
import { cliticOf, isThing } from './pronouns';
import { etre, type SaidPredicate } from './saidPredicate';
import type { Subject } from './subjects';
import { unsayable } from './unsayable';

type Does = Extract<Predicate, { kind: 'does' }>;

/** What French says otherwise than by a verb with its object, of body, work and what people feel. */
export function moreIdiomOf(
  clause: Clause,
  { verb, object }: Does,
  subject: Subject,
  setting: Setting,
): SaidPredicate | undefined {
  switch (verb) {
    case 'hurt':
      return hurting(clause, object, subject, setting);
    case 'pack':
      return packing(object, clause, setting);
    case 'graduate':
      return { group: { verb: 'obtenir', gloss: 'get', after: own('degree', clause, setting) }, isState: false };
    case 'be-tired-of':
      return object && enoughOf(object, setting);
    case 'disagree':
      return disagreeing(clause, object);
    case 'be-right':
    case 'be-wrong':
      return subject.isAlive
        ? undefined
        : etre([agreeing(verb === 'be-right' ? 'juste' : 'faux', verb.slice(3), subject)]);
    case 'celebrate':
      return object || isAsked(clause)
        ? undefined
        : { group: { verb: 'faire', gloss: 'have', after: pieces('la~le=the fête=party') }, isState: false };
    case 'quit':
      return object ? undefined : { group: { verb: 'démissionner', gloss: 'quit' }, isState: false, isEvent: true };
    case 'park':
      return object || isAsked(clause)
        ? undefined
        : { group: { verb: 'garer', gloss: 'park', isReflexive: true }, isState: false, isEvent: true };
    case 'promise':
      return object ? undefined : promised(clause);
    case 'get-angry':
      return clause.with ? unsayable('angry with') : undefined;
    case 'ring':
      return subject.isAlive ? unsayable('somebody who rings') : undefined;
    case 'get-on':
    case 'get-off':
      return object && isVehicle(object, setting) ? undefined : unsayable(verb);
    case 'catch-transport':
      return object && isVehicle(object, setting) ? undefined : unsayable(verb);
    default:
      return undefined;
  }
}

const isAsked = ({ asksFor, asked }: Clause): boolean => asked !== undefined || asksFor === 'what' || asksFor === 'who';

/** 'Mon genou me fait mal', 'ça fait mal'. */
function hurting(clause: Clause, object: NounPhrase | undefined, subject: Subject, setting: Setting): SaidPredicate {
  if (object || clause.modality) return unsayable('hurt somebody');
  const group = { verb: 'faire', gloss: 'give', after: pieces('mal=pain') };
  if (subject.kind === 'ça') return { group, isState: true };
  const who = clause.subject;
  const owner = who && 'noun' in who && typeof who.determiner === 'object' ? who.determiner.whose : undefined;
  if (!owner || subject.kind !== 'body') return unsayable('what hurts');
  const clitic = cliticOf(owner, 'indirect', setting);
  if (!clitic) return unsayable('whose body hurts');
  return { group: { ...group, clitics: [clitic.piece] }, isState: true };
}

/** 'ma valise', of the one who packs it. */
function own(noun: string, { subject }: Clause, setting: Setting): readonly Piece[] {
  if (!subject || subject.and) return unsayable('whose');
  const whose: NounPhrase = 'pronoun' in subject ? subject : pronounOf(subject, setting);
  return nounPhrase({ noun, plural: false, determiner: { whose }, qualities: [] }, 'object', setting).pieces;
}

function pronounOf(subject: NounPhrase, setting: Setting): NounPhrase {
  return { pronoun: nounPhrase(subject, 'subject', setting).plural ? 'they' : 'he' };
}

function packing(object: NounPhrase | undefined, clause: Clause, setting: Setting): SaidPredicate {
  if (!object)
    return { group: { verb: 'faire', gloss: 'pack', after: own('suitcase', clause, setting) }, isState: false };
  if (!('noun' in object) || object.and || !/^(?:suitcase|bag|backpack|luggage)$/u.test(object.noun))
    return unsayable('pack what');
  const after = nounPhrase(object, isDenied(clause) ? 'negated' : 'object', setting).pieces;
  return { group: { verb: 'faire', gloss: 'pack', after }, isState: false };
}

/** 'J’en ai assez de mon travail'. */
function enoughOf(object: NounPhrase, setting: Setting): SaidPredicate {
  const of = isThing(object) ? [] : ofPieces(object, setting, 'of', 'general');
  const group = {
    verb: 'avoir',
    gloss: 'have',
    clitics: pieces('en=of_it'),
    after: [...pieces('assez=enough'), ...of],
  };
  return { group, isState: true };
}

function disagreeing(clause: Clause, object: NounPhrase | undefined): SaidPredicate {
  if (object || isDenied(clause) || clause.modality) return unsayable('disagree');
  return { ...etre(pieces('d’accord=in_agreement')), negation: pieces('pas=not') };
}

function promised(clause: Clause): SaidPredicate {
  if (isAsked(clause) || isDenied(clause) || clause.modality || clause.tense !== 'present') return unsayable('promise');
  return { group: { verb: 'promettre', gloss: 'promise' }, isState: false };
}

const isVehicle = (object: NounPhrase, { dictionary }: Setting): boolean =>
  'noun' in object && !object.and && dictionary.noun(object.noun)?.kind === 'vehicle';
