import type { Clause, NounPhrase, Predicate } from '../meaning';
import { agreeing, type VerbGroup } from './conjugate';
import { fixedPieces, type Stance } from './determiners';
import { idiomOf, isDenied } from './idioms';
import { moreIdiomOf } from './moreIdioms';
import { nounPhrase, ofPieces, type Setting } from './nounPhrase';
import { pieces, word, type Piece } from './pieces';
import type { SaidPredicate } from './saidPredicate';
import { cliticOf, genderOfIt, isThing } from './pronouns';
import type { Subject } from './subjects';
import { known, unsayable } from './unsayable';
import { rowFor } from './verbChoice';
import type { VerbRow } from './verbRow';

type Does = Extract<Predicate, { kind: 'does' }>;

/** What somebody does, as a verb with its objects. */
export function actionGroup(clause: Clause, predicate: Does, subject: Subject, setting: Setting): SaidPredicate {
  const isWeather = ['rain', 'snow', 'thunder', 'hail'].includes(predicate.verb);
  if (isWeather && subject.kind !== 'il') unsayable('somebody who rains');
  if (predicate.verb === 'be-born' && clause.tense !== 'past') unsayable('be born now');
  const special = idiomOf(clause, predicate, subject, setting) ?? moreIdiomOf(clause, predicate, subject, setting);
  if (special) return setting.gap ? unsayable('an idiom without its object') : special;
  const row = withManner(rowFor(predicate, setting, isWorker(subject)), clause);
  return withRow(row, clause, predicate, subject, setting);
}

/** A person, an animal, or what may be one. */
const isWorker = ({ kind, isAlive }: Subject): boolean =>
  isAlive || !(kind === 'thing' || kind === 'other' || kind === 'room' || kind === 'vehicle');

/** Who adores something does so already: what is loved a lot is aimé beaucoup. */
function withManner(row: VerbRow, { manner }: Clause): VerbRow {
  if (manner !== 'a-lot' && manner !== 'a-little') return row;
  if (row.verb === 'détester' || row.with === 'bien=well') return unsayable('degree of hating');
  return row.verb === 'adorer' ? { ...row, verb: 'aimer' } : row;
}

function withRow(
  row: VerbRow,
  clause: Clause,
  { verb, object, to }: Does,
  subject: Subject,
  setting: Setting,
): SaidPredicate {
  const isAskedFor =
    clause.asksFor === 'what' ||
    clause.asksFor === 'who' ||
    clause.asksFor === 'how-much' ||
    clause.asked !== undefined;
  if (!object && row.needsObject && !isAskedFor) unsayable(`${row.verb} what`);
  if (object && row.object === undefined) unsayable(`${row.verb} takes no object`);
  const objects = object ? objectOf(row, object, clause, setting) : { after: [] };
  const before = objects.objectBefore ?? (object ? undefined : askedObject(row, clause, setting));
  const receiver = to ? receiverOf(row, to, setting) : { after: [] };
  const adjective =
    row.adjective === undefined
      ? []
      : pieces(row.adjective).map(({ lemma, surface, gloss }) => agreeing(lemma ?? surface, gloss, subject));
  const clitics = [...(objects.clitics ?? []), ...(receiver.clitics ?? [])];
  const ordered = orderedClitics(clitics);
  return {
    group: {
      verb: row.verb,
      gloss: glossOf(row, verb, object),
      ...(row.isReflexive ? { isReflexive: true } : {}),
      ...(row.takesEtre ? { takesEtre: true } : {}),
      ...(before && !isCausative(row) ? { objectBefore: before } : {}),
      ...(objects.middle ? { middle: objects.middle } : {}),
      clitics: ordered,
      after: [
        ...adjective,
        ...(row.with === undefined ? [] : fixedPieces(row.with, isDenied(clause))),
        ...objects.after,
        ...receiver.after,
      ],
    },
    isState: (row.isState ?? false) && !isTasteOfOnce(row, object),
    isEvent: row.isEvent ?? false,
    isSkill: row.isSkill ?? false,
    ...(objects.negation ? { negation: objects.negation } : {}),
  };
}

/** Before faire with an infinitive nothing agrees: je l’ai fait bouillir. */
const isCausative = ({ verb, with: infinitive }: VerbRow): boolean => verb === 'faire' && infinitive !== undefined;

/** 'Quelles langues est-ce que tu as apprises ?' */
function askedObject(row: VerbRow, { asked }: Clause, setting: Setting): VerbGroup['objectBefore'] {
  if (!asked || row.object !== 'direct') return undefined;
  const { gender, plural } = nounPhrase({ ...asked, determiner: 'the' }, 'bare', setting);
  return { gender, plural };
}

/** What one liked once, as a film, and no more likes or dislikes: j’ai aimé le film. */
const isTasteOfOnce = ({ verb }: VerbRow, object: NounPhrase | undefined): boolean =>
  object !== undefined &&
  /^(?:aimer|adorer|détester)$/u.test(verb) &&
  ('pronoun' in object
    ? object.pronoun === 'it'
    : 'noun' in object &&
      (object.determiner === 'the' || object.determiner === 'this' || object.determiner === 'that'));

function glossOf({ gloss }: VerbRow, frame: Does['verb'], object: NounPhrase | undefined): string {
  const said = gloss ?? frame.replace(/-.*/u, '');
  // 'to wait for' is one word in French, but without an object its 'for' would hang.
  return object ? said : said.replace(/ (?:for|to|at|after)$/u, '');
}

/** me le, but le lui: a third person's indirect object stands last. */
function orderedClitics(clitics: readonly Piece[]): readonly Piece[] {
  if (clitics.length < 2) return clitics;
  const [direct, indirect] = clitics;
  if (!direct || !indirect || clitics.length > 2) return unsayable('three pronouns');
  return /^(?:lui|leur)$/u.test(indirect.surface) ? [direct, indirect] : [indirect, direct];
}

interface SaidObject {
  readonly clitics?: readonly Piece[];
  readonly objectBefore?: VerbGroup['objectBefore'];
  readonly middle?: readonly Piece[];
  readonly negation?: readonly Piece[];
  readonly after: readonly Piece[];
}

function objectOf(row: VerbRow, object: NounPhrase, clause: Clause, setting: Setting): SaidObject {
  const preposition = row.object;
  if (setting.gap) {
    if (preposition !== 'direct' || object !== setting.gap) unsayable(`${row.verb} with a preposition`);
    const { gender, plural } = nounPhrase(object, 'object', setting);
    return { after: [], objectBefore: { gender, plural } };
  }
  if ('pronoun' in object && !object.and) {
    const said = pronounObject(row, object.pronoun, object, clause, setting);
    if (said) return said;
  }
  if (isCausative(row) && isDenied(clause)) unsayable('not make boil');
  if (preposition === 'comme') return { after: roleOf(object, clause, setting) };
  const stance: Stance =
    row.objectIs === 'general'
      ? 'general'
      : preposition === 'direct'
        ? isDenied(clause)
          ? 'negated'
          : 'object'
        : 'after';
  if (preposition === 'direct') return { after: nounPhrase(object, stance, setting).pieces };
  if (preposition === 'de')
    return { after: ofPieces(object, setting, 'of', row.objectIs === 'general' ? 'general' : 'of') };
  if (object.and && preposition === 'à') unsayable('two after à');
  return {
    after: [
      word(
        known(preposition, 'preposition'),
        row.verb === 'jouer' && preposition === 'à' ? 'at' : glosses[known(preposition, 'preposition')],
      ),
      ...nounPhrase(object, stance, setting).pieces,
    ],
  };
}

const glosses = {
  direct: '',
  à: 'to',
  de: 'of',
  avec: 'with',
  sur: 'on',
  comme: 'as',
  pour: 'for',
  dans: 'in',
} as const;

/** 'as a nurse': comme infirmière. */
function roleOf(object: NounPhrase, clause: Clause, setting: Setting): readonly Piece[] {
  if (!('noun' in object) || (object.determiner !== 'a' && object.determiner !== 'none')) return unsayable('work as');
  const subject = clause.subject ? nounPhrase(clause.subject, 'subject', setting) : undefined;
  const bare = { ...object, determiner: 'none' } as const;
  return [
    word('comme', 'as'),
    ...nounPhrase(bare, 'bare', setting, { ...(subject ? { gender: subject.gender } : {}), preferred: ['job'] }).pieces,
  ];
}

/** Verbs whose à stands before things as well as people. */
const ofThings = new Set(['penser', 'répondre', 'intéresser', 'être']);

/** Verbs of liking point at a thing with ça. */
const likes = new Set(['aimer', 'adorer', 'détester', 'préférer', 'vouloir']);

function pronounObject(
  row: VerbRow,
  pronoun: string,
  object: NounPhrase,
  clause: Clause,
  setting: Setting,
): SaidObject | undefined {
  const isDirect = row.object === 'direct';
  if (pronoun === 'nothing')
    return isDirect ? { after: [], negation: pieces('rien=nothing') } : unsayable('of nothing');
  if (pronoun === 'nobody')
    return isDirect
      ? { after: pieces('personne=nobody'), negation: [] }
      : { after: [word(known(row.object, 'object'), ''), ...pieces('personne=nobody')], negation: [] };
  if (pronoun === 'everything') return isDirect ? { after: [], middle: pieces('tout=everything') } : undefined;
  if (row.verb === 'savoir' && (pronoun === 'this' || pronoun === 'that'))
    return { after: [], clitics: [word('le', pronoun)] };
  if (/^(?:this|that|something|somebody|everybody)$/u.test(pronoun)) return undefined;
  const isUnnamed = genderOfIt(setting.mentioned) === undefined;
  if (isDirect && pronoun === 'it' && isUnnamed && likes.has(row.verb) && clause.tense !== 'past')
    return { after: pieces('ça=it') };
  if (isDirect) {
    const clitic = known(cliticOf(object, 'direct', setting), pronoun);
    return { after: [], clitics: [clitic.piece], objectBefore: clitic };
  }
  if (isThing(object) && row.object === 'de') return { after: [], clitics: pieces('en=of_it') };
  if (isThing(object) && row.object === 'à')
    return ofThings.has(row.verb) ? { after: [], clitics: pieces('y=to_it') } : unsayable(`${row.verb} it`);
  if (row.object === 'à' && !row.isReflexive && row.verb !== 'penser') {
    const clitic = known(cliticOf(object, 'indirect', setting), pronoun);
    return { after: [], clitics: [clitic.piece] };
  }
  if (isThing(object)) unsayable(`${row.object} it`);
  return undefined;
}

function receiverOf(row: VerbRow, to: NounPhrase, setting: Setting): SaidObject {
  if (!row.to) return unsayable(`${row.verb} to somebody`);
  const clitic = cliticOf(to, 'indirect', setting);
  if (clitic) return { after: [], clitics: [clitic.piece] };
  if (to.and) unsayable('two after à');
  return { after: [word('à', 'to'), ...nounPhrase(to, 'after', setting).pieces] };
}
