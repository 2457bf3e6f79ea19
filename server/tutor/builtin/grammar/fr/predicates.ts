import type { Clause, NounPhrase } from '../meaning';
import { fixedPieces } from './determiners';
import type { VerbGroup } from './conjugate';
import { actionGroup } from './actions';
import { nounPhrase, type Setting } from './nounPhrase';
import { numberPieces } from './numbers';
import { pieces, word, type Piece } from './pieces';
import { fromPieces } from './places';
import { cliticOf } from './pronouns';
import { isBeforeNoun } from './qualities';
import { qualityPredicates } from './qualityPredicates';
import { avoir, etre, type SaidPredicate } from './saidPredicate';
import { isBareProfession, type Subject } from './subjects';
import { known, unsayable } from './unsayable';

/** The predicates that say a clause's: two for 'hungry and tired'. */
export function saidPredicates(clause: Clause, subject: Subject, setting: Setting): readonly SaidPredicate[] {
  const { predicate } = clause;
  switch (predicate.kind) {
    case 'quality':
      return qualityPredicates(clause, predicate.qualities, subject, setting);
    case 'identity':
      return [etre(predicate.what ? identityPieces(predicate.what, subject, setting) : [])];
    case 'place':
      return [isGoing(clause) ? { group: { verb: 'aller', gloss: 'go', takesEtre: true }, isState: false } : etre([])];
    case 'origin':
      return [
        {
          group: {
            verb: 'venir',
            gloss: 'come',
            takesEtre: true,
            after: predicate.from ? fromPieces(predicate.from, setting) : [],
          },
          isState: true,
        },
      ];
    case 'age':
      return [avoir(agePieces(predicate.years, setting.moreYears))];
    case 'called':
      return [
        {
          group: {
            verb: 'appeler',
            gloss: 'call',
            isReflexive: true,
            after: predicate.name === undefined ? [] : [word(predicate.name, predicate.name)],
          },
          isState: true,
        },
      ];
    case 'exists':
      return [existence(clause, predicate.what, setting)];
    case 'has':
      return [possession(clause, predicate.what, subject, setting)];
    case 'does':
      return [actionGroup(clause, predicate, subject, setting)];
    // A thought is a clause with another in it, and a fragment is none.
    case 'thinks':
    case 'set-phrase':
    case 'fragment':
      return unsayable(predicate.kind);
  }
}

/** 'I have been to Paris' tells of going there. */
const isGoing = ({ where }: Clause): boolean => where.some(({ relation }) => relation === 'to');

function identityPieces(what: NounPhrase, subject: Subject, setting: Setting): readonly Piece[] {
  if ('pronoun' in what && subject.kind !== 'ce') unsayable('be a pronoun');
  const isBareNoun = isBareProfession(what, setting) || isAgeOfLife(what, subject) || isDay(what, setting);
  // What something particular is: ma boisson préférée est le thé, but c’est du thé.
  const isParticular = subject.kind !== 'ce' && subject.kind !== 'pronoun';
  const stance = isBareNoun ? 'bare' : isParticular ? 'particular' : 'identity';
  const bare = stance === 'bare' && 'noun' in what ? ({ ...what, determiner: 'none' } as const) : what;
  return nounPhrase(bare, stance, setting, { gender: subject.gender, preferred: ['job', 'person'] }).pieces;
}

/** C’est lundi. */
const isDay = (what: NounPhrase, setting: Setting): boolean =>
  'noun' in what &&
  what.determiner === 'none' &&
  what.qualities.length === 0 &&
  setting.dictionary.noun(what.noun)?.kind === 'day';

/** 'When I was a child': quand j’étais enfant. */
const isAgeOfLife = (what: NounPhrase, { kind }: Subject): boolean =>
  'noun' in what &&
  /^(?:child|kid|only child)$/u.test(what.noun) &&
  (what.determiner === 'a' || what.determiner === 'none') &&
  what.qualities.length === 0 &&
  kind === 'pronoun';

function agePieces(years: number | undefined, more: number | undefined): Piece[] {
  if (years === undefined) return [];
  if (more !== undefined) {
    const ages = [years, more].map((each) => known(numberPieces(each), 'age'));
    return [...(ages[0] ?? []), ...pieces('et=and'), ...(ages[1] ?? []), ...pieces('ans~an=years')];
  }
  return [...known(numberPieces(years), 'age'), ...pieces(years === 1 ? 'an=year' : 'ans~an=years')];
}

/** Behind 'there is' and 'has': de after a negation. */
const objectStance = ({ negated, often }: Clause) => (negated || often === 'never' ? 'negated' : 'object');

function existence(clause: Clause, what: NounPhrase, setting: Setting): SaidPredicate {
  if ('pronoun' in what) return indefinite({ verb: 'avoir', gloss: 'have', clitics: pieces('y=there') }, what);
  const { pieces: after } = nounPhrase(what, objectStance(clause), setting);
  return { group: { verb: 'avoir', gloss: 'have', clitics: pieces('y=there'), after }, isState: true };
}

/** something, nobody … as what there is or somebody has. */
function indefinite(group: VerbGroup, { pronoun }: { pronoun: string }): SaidPredicate {
  if (pronoun === 'nothing') return { group, isState: true, negation: pieces('rien=nothing') };
  const said = { nobody: 'personne=nobody', something: 'quelque_chose=something', somebody: 'quelqu’un=somebody' }[
    pronoun
  ];
  const after = pieces(said ?? unsayable(pronoun));
  return { group: { ...group, after }, isState: true, ...(pronoun === 'nobody' ? { negation: [] } : {}) };
}

/** What English has and French has otherwise: by the noun, without an article. */
const hasIdioms: Readonly<Record<string, string>> = {
  time: 'le=the temps=time',
  headache: 'mal=pain à=at la~le=the tête=head',
  fever: 'de=some la~le=the fièvre=fever',
  flu: 'la~le=the grippe=flu',
  'stomach ache': 'mal=pain à=in le=the ventre=stomach',
  stomachache: 'mal=pain à=in le=the ventre=stomach',
  toothache: 'mal=pain à=in les~le=the dents~dent=teeth',
  backache: 'mal=pain à=in le=the dos=back',
  'sore throat': 'mal=pain à=in la~le=the gorge=throat',
  'hay fever': 'le=the rhume_des_foins=hay_fever',
  diabetes: 'du=some diabète=diabetes',
  asthma: 'de=some le=the asthme=asthma',
  covid: 'le=the Covid=Covid',
  luck: 'de=some la~le=the chance=luck',
};

function possession(clause: Clause, what: NounPhrase | undefined, subject: Subject, setting: Setting): SaidPredicate {
  if (!what) return avoir([]);
  if ('pronoun' in what && /^(?:something|nothing|somebody|nobody)$/u.test(what.pronoun))
    return indefinite({ verb: 'avoir', gloss: 'have' }, what);
  const clitic = cliticOf(what, 'direct', setting);
  if (clitic)
    return { group: { verb: 'avoir', gloss: 'have', clitics: [clitic.piece], objectBefore: clitic }, isState: true };
  if ('noun' in what && what.qualities.length === 0 && typeof what.determiner === 'string' && what.of === undefined) {
    if (what.noun === 'cough') return { group: { verb: 'tousser', gloss: 'cough' }, isState: true };
    const idiom = hasIdioms[what.noun];
    if (idiom !== undefined && /^(?:none|a|any|the)$/u.test(what.determiner) && what.and === undefined) {
      return avoir(fixedPieces(idiom, objectStance(clause) === 'negated'));
    }
    if (
      /^(?:fun|breakfast|lunch|dinner|shower|nap|walk|bath|dream|look|chat|rest|break|drink|swim|conversation)$/u.test(
        what.noun,
      )
    )
      unsayable(`have ${what.noun}`);
  }
  if (
    'noun' in what &&
    what.noun === 'time' &&
    !/^(?:many|enough|too-many)$/u.test(typeof what.determiner === 'string' ? what.determiner : '') &&
    !what.qualities.some(({ adjective }) => adjective === 'free')
  )
    unsayable('have a time');
  const said = nounPhrase(featured(what, setting), objectStance(clause), setting, { preferred: ['person'] });
  if (clause.modality === 'would-like' || (said.kind === 'food' && clause.modality === 'want'))
    return {
      group: { verb: 'vouloir', gloss: clause.modality === 'want' ? 'want' : 'like', after: said.pieces },
      isState: true,
    };
  // What one has for dinner one eats.
  if (said.kind === 'food' && clause.when.some((time) => 'meal' in time))
    return { group: { verb: 'manger', gloss: 'eat', after: said.pieces }, isState: false };
  // What one has of food when it is over is what one took.
  if (said.kind === 'food' && clause.tense === 'past' && subject.isAlive)
    return { group: { verb: 'prendre', gloss: 'take', after: said.pieces }, isState: false };
  if ('noun' in what && what.noun === 'party')
    return { group: { verb: 'faire', gloss: 'have', after: said.pieces }, isState: false };
  const isBrief =
    said.kind === 'event' || ('noun' in what && /^(?:idea|(?:\w+ )?accident|car crash|surprise)$/u.test(what.noun));
  return { ...avoir(said.pieces), isState: !isBrief };
}

/** 'She has blue eyes': les yeux bleus, but de grands yeux. */
function featured(what: NounPhrase, setting: Setting): NounPhrase {
  if (!('noun' in what)) return what;
  const isFeature =
    /^(?:eye|hair)$/u.test(what.noun) &&
    what.qualities.length > 0 &&
    what.determiner === 'none' &&
    what.count === undefined &&
    !what.qualities.some((quality) => isBeforeNoun(quality, what.noun, 'body', setting));
  const and = what.and ? { and: featured(what.and, setting) } : {};
  return { ...what, ...and, ...(isFeature ? { determiner: 'the' } : {}) };
}
