import type { Clause, Modality } from '../meaning';
import type { WrittenWord } from '../writer';
import { adverbials, timePieces } from './adverbials';
import type { Person } from './conjugation';
import { coreOf } from './core';
import type { Core } from './coreParts';
import { normalised } from './normalise';
import { type Piece, ordered } from './pieces';
import { reflexive } from './pronouns';
import type { Speech } from './speech';
import { timeWords } from './times';
import { infinitiveWithZu } from './verbal';
import type { VerbRow } from './verbRow';
import { mark, unsayable, word } from './words';

type Over = 'learn' | 'try' | 'start' | 'stop' | 'hope' | 'forget' | 'hate';

/** Verbs over another, which follows with zu: 'versuchen, zu schlafen'. */
const overs: Readonly<Record<Over, Pick<VerbRow, 'verb' | 'gloss'>>> = {
  learn: { verb: 'lernen', gloss: 'learn' },
  try: { verb: 'versuchen', gloss: 'try' },
  start: { verb: 'an|fangen', gloss: 'start' },
  stop: { verb: 'auf|hören', gloss: 'stop' },
  hope: { verb: 'hoffen', gloss: 'hope' },
  forget: { verb: 'vergessen', gloss: 'forget' },
  hate: { verb: 'hassen', gloss: 'hate' },
};

/** The verb over what is done, where a modality is one. */
export const overVerb = (modality: Modality | undefined): Pick<VerbRow, 'verb' | 'gloss'> | undefined =>
  modality !== undefined && modality in overs ? overs[modality as Over] : undefined;

/** What belongs to the verb over the other: when and how often somebody tries. */
const ofOver: ReadonlySet<Piece['slot']> = new Set(['habit', 'notOften', 'often', 'particle', 'not']);

/** What is hoped and forgotten has a time of its own. */
const hasOwnTime: ReadonlySet<Modality> = new Set(['hope', 'forget', 'hate']);

export interface Extraposed {
  /** After everything: ', früh aufzustehen'. */
  readonly after: WrittenWord[];
  readonly pieces: readonly Piece[];
}

/** Puts what is done behind the verb over it: 'Ich versuche, früh aufzustehen', 'Ich lerne schwimmen'. */
export function extraposed(clause: Clause, core: Core, pieces: readonly Piece[]): Extraposed {
  const { modality } = clause;
  if (modality === undefined || !(modality in overs)) return { after: [], pieces };
  if (core.feltBy || core.isImpersonal) return unsayable('felt and tried');
  if (modality === 'hate') {
    if (clause.negated || clause.asksFor || core.row.reflexive) return unsayable('hate so much');
    const inside = [...ordered(pieces), ...infinitiveWithZu(core.row)];
    return { after: [mark(','), ...inside], pieces: [{ slot: 'pronoun', words: [word('es', 'it')] }] };
  }
  const isOutside = ({ slot }: Piece) => ofOver.has(slot) || (slot === 'time' && !hasOwnTime.has(modality));
  const outside = pieces.filter(isOutside);
  const inside = ordered(pieces.filter((piece) => !isOutside(piece)));
  if (modality === 'learn' && inside.length <= 1 && !core.row.reflexive)
    return { after: [], pieces: [...outside, { slot: 'last', words: [...inside, infinitiveOf(core.row)] }] };
  const comma = inside.length > 0 ? [mark(',')] : [];
  return { after: [...comma, ...inside, ...infinitiveWithZu(core.row)], pieces: outside };
}

const infinitiveOf = ({ verb, gloss }: Core['row']): WrittenWord => word(verb.replace('|', ''), gloss);

/** ', um meine Schwester zu besuchen'. */
export function purposeOf(purpose: Clause, subject: Clause['subject'], person: Person, speech: Speech): WrittenWord[] {
  if (purpose.modality || purpose.purpose || purpose.often || purpose.noLonger || purpose.certainty)
    return unsayable('so much of a purpose');
  if (purpose.experience || purpose.mood !== 'statement' || purpose.tense !== 'present' || purpose.asksFor)
    return unsayable('a purpose that is past or asked for');
  const clause = normalised({ ...purpose, ...(subject ? { subject } : {}) }, speech);
  const { predicate, negated } = clause;
  if (predicate.kind === 'thinks' || predicate.kind === 'fragment' || predicate.kind === 'exists')
    return unsayable('a purpose of another kind');
  const core = coreOf(clause, negated, speech);
  if (core.feltBy || core.isImpersonal) return unsayable('a purpose that is felt');
  const times = timeWords(clause.when, { tense: 'present', isDenied: negated, isAsleep: false });
  const pieces: Piece[] = [
    ...core.pieces,
    ...(core.row.reflexive ? [{ slot: 'reflexive' as const, words: [reflexive(person, core.row.reflexive)] }] : []),
    ...timePieces(times),
    ...adverbials(clause, core, negated, false, speech),
  ];
  return [mark(','), word('um', 'in order'), ...ordered(pieces), ...infinitiveWithZu(core.row)];
}
