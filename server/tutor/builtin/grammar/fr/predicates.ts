import type { Clause, NounPhrase, Quality } from '../meaning';
import { itIs, peopleAre, peopleHave } from './adjectives';
import { fixedPieces } from './determiners';
import type { VerbGroup } from './conjugate';
import { actionGroup } from './actions';
import { nounPhrase, type Setting } from './nounPhrase';
import { numberPieces } from './numbers';
import { pieces, word, type Piece } from './pieces';
import { fromPieces } from './places';
import { degreePieces, isBeforeNoun, predicatePieces } from './qualities';
import { isBareProfession, type Subject } from './subjects';
import { known, unsayable } from './unsayable';

/** A predicate as a verb with what belongs to it. */
export interface SaidPredicate {
  readonly group: VerbGroup;
  /** Stands in the imparfait where it is past. */
  readonly isState: boolean;
  /** Instead of pas: rien, or nothing where personne stands as the object. */
  readonly negation?: readonly Piece[];
  readonly isEvent?: boolean;
  readonly isSkill?: boolean;
  /** Is said of another subject than in English: ma mère me manque. */
  readonly subject?: Subject;
}

const etre = (after: readonly Piece[]): SaidPredicate => ({
  group: { verb: 'être', gloss: 'be', after },
  isState: true,
});
const avoir = (after: readonly Piece[]): SaidPredicate => ({
  group: { verb: 'avoir', gloss: 'have', after },
  isState: true,
});

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
      return [avoir(agePieces(predicate.years))];
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
  }
}

/** 'I have been to Paris' tells of going there. */
const isGoing = ({ where }: Clause): boolean => where.some(({ relation }) => relation === 'to');

function identityPieces(what: NounPhrase, subject: Subject, setting: Setting): readonly Piece[] {
  const stance = isBareProfession(what, setting) || isAgeOfLife(what, subject) ? 'bare' : 'identity';
  const bare = stance === 'bare' && 'noun' in what ? ({ ...what, determiner: 'none' } as const) : what;
  return nounPhrase(bare, stance, setting, { gender: subject.gender, preferred: ['job', 'person'] }).pieces;
}

/** 'When I was a child': quand j’étais enfant. */
const isAgeOfLife = (what: NounPhrase, { kind }: Subject): boolean =>
  'noun' in what &&
  (what.noun === 'child' || what.noun === 'kid') &&
  (what.determiner === 'a' || what.determiner === 'none') &&
  what.qualities.length === 0 &&
  kind === 'pronoun';

function agePieces(years: number | undefined): Piece[] {
  if (years === undefined) return [];
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
  luck: 'de=some la~le=the chance=luck',
};

function possession(clause: Clause, what: NounPhrase | undefined, subject: Subject, setting: Setting): SaidPredicate {
  if (!what) return avoir([]);
  if ('pronoun' in what && /^(?:something|nothing|somebody|nobody)$/u.test(what.pronoun))
    return indefinite({ verb: 'avoir', gloss: 'have' }, what);
  if ('noun' in what && what.qualities.length === 0 && typeof what.determiner === 'string' && what.of === undefined) {
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
    what.determiner !== 'many' &&
    !what.qualities.some(({ adjective }) => adjective === 'free')
  )
    unsayable('have a time');
  const said = nounPhrase(featured(what, setting), objectStance(clause), setting, { preferred: ['person'] });
  // What one has of food when it is over is what one took.
  if (said.kind === 'food' && clause.tense === 'past' && subject.isAlive)
    return { group: { verb: 'prendre', gloss: 'take', after: said.pieces }, isState: false };
  return avoir(said.pieces);
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

/** Qualities in the order in which they were said, those of one verb together: 'J’ai faim et je suis fatigué'. */
function qualityPredicates(
  clause: Clause,
  qualities: readonly Quality[],
  subject: Subject,
  setting: Setting,
): SaidPredicate[] {
  const said = qualities.map((quality) => qualityPredicate(quality, subject, setting, clause));
  const groups: SaidPredicate[] = [];
  said.forEach((each, place) => {
    const last = groups.at(-1);
    if (!last || last.group.verb !== each.group.verb || each.group.isReflexive === true) {
      groups.push(each);
      return;
    }
    const joint = place === said.length - 1 ? pieces('et=and') : [{ surface: ',', gloss: '', glued: true } as const];
    const after = [...(last.group.after ?? []), ...joint, ...(each.group.after ?? [])];
    groups[groups.length - 1] = { ...last, group: { ...last.group, after } };
  });
  return groups;
}

const amounts: Readonly<Record<string, string>> = {
  very: 'beaucoup=much',
  so: 'tellement=so_much',
  too: 'trop=too_much',
  'a-bit': 'un=a peu=little',
};

function qualityPredicate(quality: Quality, subject: Subject, setting: Setting, clause: Clause): SaidPredicate {
  const { adjective, degree, than } = quality;
  const isPlain = degree !== 'more' && degree !== 'most' && !than;
  if (subject.kind === 'ce' && isPlain && subject.pieces[0]?.gloss === 'it') {
    const weather = weatherPredicate(quality, clause.negated);
    if (weather) return weather;
  }
  const had = subject.isAlive && isPlain ? peopleHave[adjective] : undefined;
  if (had) return avoir([...degreePieces(degree), ...pieces(had.words)]);
  if (subject.isAlive && isPlain) {
    const feeling = feelingOf(quality, subject, clause.negated);
    if (feeling) return feeling;
  }
  const person = subject.isAlive ? peopleAre[adjective] : undefined;
  if (person === '') unsayable(`somebody ${adjective}`);
  const masculine =
    person ?? thingIs(adjective, subject) ?? known(setting.dictionary.adjective(adjective), adjective).masculine;
  const isOwn = clause.subject !== undefined && 'pronoun' in clause.subject;
  if (!isOwn && adjective === 'good' && subject.isAlive) unsayable('somebody good');
  return etre(predicatePieces(quality, masculine, subject, setting));
}

/** How somebody is: 'I am fine', 'he is bored', 'she is lucky'. */
function feelingOf({ adjective, degree }: Quality, subject: Subject, isDenied: boolean): SaidPredicate | undefined {
  if (
    /^(?:fine|well|okay|ok)$/u.test(adjective) ||
    (adjective === 'good' && subject.kind === 'pronoun' && subject.person !== 2)
  ) {
    const isVery = degree === 'very' || degree === 'really';
    if (degree !== undefined && !isVery) unsayable('degree of well');
    return {
      group: { verb: 'aller', gloss: 'be', after: [...degreePieces(degree), ...pieces('bien=well')] },
      isState: true,
    };
  }
  if (adjective === 'bored') {
    if (degree !== undefined && degree !== 'always' && degree !== 'really') unsayable('degree of bored');
    return {
      group: { verb: 'ennuyer', gloss: 'be bored', isReflexive: true, middle: degreePieces(degree) },
      isState: true,
    };
  }
  if (adjective === 'lucky')
    return avoir(
      degree === undefined
        ? fixedPieces('de=some la~le=the chance=luck', isDenied)
        : [...pieces(amounts[degree] ?? unsayable('degree of luck')), ...pieces('de=of chance=luck')],
    );
  return undefined;
}

function weatherPredicate({ adjective, degree }: Quality, isDenied: boolean): SaidPredicate | undefined {
  const row = itIs[adjective];
  if (!row) return undefined;
  const isAmount = row.degree === 'amount' && degree !== undefined;
  if (row.degree === 'none' && degree !== undefined) unsayable('degree of the weather');
  const amount = isAmount ? pieces(`${amounts[degree] ?? unsayable('degree of the weather')} de=of`) : [];
  const after = isAmount
    ? [...amount, ...pieces(row.words).slice(-1)]
    : [...degreePieces(degree), ...fixedPieces(row.words, isDenied)];
  if (row.verb === 'avoir')
    return {
      group: { verb: 'avoir', gloss: 'have', clitics: pieces('y=there'), after },
      isState: true,
      subject: weather,
    };
  return {
    group: { verb: row.verb, gloss: row.verb === 'être' ? 'be' : 'make', after },
    isState: true,
    subject: weather,
  };
}

const weather: Subject = {
  person: 2,
  gender: 'm',
  plural: false,
  kind: 'il',
  isAlive: false,
  denies: false,
  pieces: pieces('il=it'),
};

/** Of things French says some qualities otherwise than beside a noun: c’est bien, c’est faux. */
function thingIs(adjective: string, subject: Subject): string | undefined {
  if (subject.isAlive) return undefined;
  if (subject.kind === 'ce' && (adjective === 'good' || adjective === 'nice'))
    return adjective === 'good' ? 'bien' : 'sympa';
  return { short: 'court', nice: 'sympa', right: 'juste', wrong: 'faux', free: 'gratuit' }[adjective];
}
