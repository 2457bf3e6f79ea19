import type { Clause, Noun, Predicate } from '../meaning';
import { statementPieces } from './clause';
import { finite } from './conjugate';
import { nounPhrase, type Phrase, type Setting } from './nounPhrase';
import { estCe, pieces, word, type Piece } from './pieces';
import { isBare } from './rephrase';
import { subjectOf } from './subjects';
import { unsayable } from './unsayable';
import { rowFor } from './verbChoice';
import { verbRows } from './verbs';

type Does = Extract<Predicate, { kind: 'does' }>;

/** 'Combien de langues', 'quelles langues': what is asked for has a noun. */
export function askedNoun(clause: Clause, asked: Noun, setting: Setting): Piece[] {
  if (asked.count !== undefined || asked.determiner !== 'none' || asked.and) return unsayable('asked');
  if (asked.noun === 'time') return unsayable('times');
  const sought = soughtPieces(clause, asked, setting);
  const { asked: _asked, ...rest } = clause;
  if (!clause.subject) {
    if (clause.predicate.kind === 'exists' || clause.predicate.kind === 'fragment') return unsayable('asked');
    const who = { ...asked, determiner: 'the' } as const;
    return [...sought, ...statementPieces({ ...rest, subject: who }, { isSubjectKnown: true }, setting)];
  }
  const { predicate } = clause;
  if (predicate.kind === 'has' && !predicate.what)
    return [...sought, ...estCe(), ...statementPieces(clause, {}, setting)];
  if (predicate.kind !== 'does' || predicate.object) return unsayable('asked');
  const verb = askedVerb(predicate, asked);
  const said: Clause = { ...clause, predicate: { ...predicate, verb } };
  return [
    ...prepositionOf(predicate, verb, asked, setting),
    ...sought,
    ...estCe(),
    ...statementPieces(said, {}, setting),
  ];
}

function soughtPieces({ asksFor }: Clause, asked: Noun, setting: Setting): Piece[] {
  const phrase: Phrase = nounPhrase(asked, 'bare', setting);
  if (asksFor === 'how-many' || asksFor === 'how-much') {
    if (phrase.plural !== (asksFor === 'how-many')) return unsayable('how many');
    return [word('combien', asksFor === 'how-many' ? 'how many' : 'how much'), word('de', 'of'), ...phrase.pieces];
  }
  if (asksFor !== 'which' && asksFor !== 'what') return unsayable('asked');
  const { gender, plural } = phrase;
  return [word(`quel${gender === 'f' ? 'le' : ''}${plural ? 's' : ''}`, asksFor, 'quel'), ...phrase.pieces];
}

/** Sport is done: quel sport est-ce que tu fais ? */
const askedVerb = ({ verb }: Does, { noun }: Noun): Does['verb'] =>
  noun === 'sport' && (verb === 'play' || verb === 'play-sport') ? 'do' : verb;

function prepositionOf(predicate: Does, verb: Does['verb'], asked: Noun, setting: Setting): Piece[] {
  if (verb === 'play') return playedWith(asked, setting);
  if (verb === 'speak') return asked.noun === 'language' ? [] : unsayable('speak which');
  const row = rowFor({ kind: 'does', verb, object: { ...asked, determiner: 'the' } }, setting);
  const plain = verbRows[verb];
  // What the verb takes decides how it is said, which it cannot from where it stands.
  if (row.verb !== plain?.verb || row.object !== plain.object || row.with !== plain.with || predicate.to)
    return unsayable(`${verb} which`);
  switch (row.object) {
    case 'direct':
      return [];
    case 'à':
      return pieces('à=to');
    case 'de':
      return pieces('de=of');
    case 'avec':
      return pieces('avec=with');
    default:
      return unsayable(`${verb} which`);
  }
}

function playedWith({ noun }: Noun, { dictionary }: Setting): Piece[] {
  const kinds = dictionary.noun(noun, ['instrument', 'game', 'sport'])?.kind;
  if (noun === 'instrument' || kinds === 'instrument') return pieces('de=of');
  if (kinds === 'game' || kinds === 'sport') return pieces('à=at');
  return /^(?:music|song|piece)$/u.test(noun) ? [] : unsayable('play which');
}

/** 'Depuis combien de temps' of what still is, 'combien de temps' of what has an end. */
export function askedDuration(clause: Clause, setting: Setting): Piece[] {
  const { predicate, tense, ongoing, negated } = clause;
  if (negated || clause.modality || clause.often) return unsayable('how long');
  const time = [...pieces('combien=how_much de=of temps=time'), ...estCe()];
  const verb = predicate.kind === 'does' ? predicate.verb : undefined;
  const isState = verb === undefined || verbRows[verb]?.isState === true;
  // Of learning and waiting 'how long are you' is not asked, but 'how long have you been'.
  const isGoingOn =
    ongoing &&
    verb !== undefined &&
    /^(?:learn|live|work|work-as|study|teach|wait|wait-for|play-sport|play-instrument)$/u.test(verb);
  if (tense === 'present' && ((isState && !ongoing) || isGoingOn))
    return [word('depuis', 'since'), ...time, ...statementPieces(clause, {}, setting)];
  // Of other deeds English says alike how long they take and have taken.
  const isMeasured = verb === 'stay' || ((verb === 'sleep' || verb === 'travel') && !ongoing);
  if (!isMeasured) return unsayable('how long');
  return [...time, ...statementPieces(clause, {}, setting)];
}

/** 'Combien coûte le pain ?', 'Combien est-ce que ça coûte ?', 'Combien est-ce que tu gagnes ?' */
export function askedAmount(clause: Clause, setting: Setting): Piece[] {
  const { predicate } = clause;
  if (predicate.kind !== 'does' || predicate.object || !/^(?:cost|pay|earn|spend-money)$/u.test(predicate.verb))
    return unsayable('how much');
  const subject = subjectOf(clause, setting);
  const isSimple = isBare(clause) && clause.tense === 'present' && !clause.negated && !clause.modality;
  if (predicate.verb === 'cost' && isSimple && clause.subject && !('pronoun' in clause.subject))
    return [...pieces('combien=how_much'), finite('coûter', 'present', subject, 'cost'), ...subject.pieces];
  return [...pieces('combien=how_much'), ...estCe(), ...statementPieces(clause, {}, setting)];
}
