import type { Clause } from '../meaning';
import type { Standing } from './adjuncts';
import { statementPieces } from './clause';
import { finite, verbPhrase } from './conjugate';
import { nounPhrase, type Setting } from './nounPhrase';
import { estCe, pieces, word, type Piece } from './pieces';
import { subjectOf, type Subject } from './subjects';
import { isBare } from './rephrase';
import { askedAmount, askedDuration, askedNoun } from './askedNouns';
import { unsayable } from './unsayable';
import { verbRows } from './verbs';

/** A question with its question words, without the mark. */
export function questionPieces(clause: Clause, setting: Setting): Piece[] {
  const standing: Standing = {};
  const rest = () => statementPieces(clause, standing, setting);
  if (clause.asked) return askedNoun(clause, clause.asked, setting);
  switch (clause.asksFor) {
    case 'whether':
      return [...estCe(), ...rest()];
    case 'where':
      return clause.predicate.kind === 'place'
        ? whereIs(clause, setting)
        : [...pieces('où=where'), ...estCe(), ...rest()];
    case 'where-to':
      return [...pieces('où=where'), ...estCe(), ...rest()];
    case 'where-from':
      return [...pieces('de=from où=where'), ...estCe(), ...rest()];
    case 'when':
      return [...pieces('quand=when'), ...estCe(), ...rest()];
    case 'why':
      return [...pieces('pourquoi=why'), ...estCe(), ...rest()];
    case 'how':
      return howIs(clause, setting) ?? [...pieces('comment=how'), ...estCe(), ...rest()];
    case 'what-time':
      return [...pieces('à=at quelle~quel=what heure=hour'), ...estCe(), ...rest()];
    case 'how-old':
      return howOld(clause, setting);
    case 'how-long':
      return askedDuration(clause, setting);
    case 'how-much':
      return askedAmount(clause, setting);
    case 'what':
      return what(clause, setting);
    case 'who':
      return who(clause, setting);
    default:
      return unsayable('asks for nothing');
  }
}

const isPlain = (clause: Clause): boolean => isBare(clause) && !clause.negated && !clause.modality;

const formIn = ({ tense }: Clause) =>
  tense === 'past' ? 'imparfait' : tense === 'present' ? 'present' : unsayable('what will be');

/** 'es-tu', 'va ta mère': the verb before its subject. */
function inverted(
  verb: string,
  gloss: string,
  clause: Clause,
  subject: Subject,
  before: readonly Piece[] = [],
): Piece[] {
  const said = finite(verb, formIn(clause), subject, gloss);
  if (subject.kind !== 'pronoun') return [...before, said, ...subject.pieces];
  const [pronoun] = subject.pieces;
  if (!pronoun) return unsayable('inversion');
  // a-t-il, but est-il.
  const t = subject.person === 2 && !/[td]$/u.test(said.surface) ? '-t' : '';
  return [
    ...before,
    said,
    { surface: `${t}-${pronoun.surface}`, gloss: pronoun.gloss, lemma: pronoun.lemma ?? pronoun.surface, glued: true },
  ];
}

function whereIs(clause: Clause, setting: Setting): Piece[] {
  const { when, ...rest } = clause;
  const subject = subjectOf(clause, setting);
  if (!isPlain({ ...rest, when: [] })) return unsayable('where with more');
  if (subject.kind === 'ce' || when.length > 0)
    return [...pieces('où=where'), ...estCe(), ...statementPieces(clause, {}, setting)];
  return [...pieces('où=where'), ...inverted('être', 'be', clause, subject)];
}

/** 'Comment vas-tu ?', 'Comment va ta mère ?', of things 'Comment est ta maison ?'. */
function howIs(clause: Clause, setting: Setting): Piece[] | undefined {
  if (clause.predicate.kind !== 'quality' || clause.predicate.qualities.length > 0) return undefined;
  if (!isPlain(clause)) return unsayable('how with more');
  const went = howItWent(clause, setting);
  if (went) return went;
  const subject = subjectOf(clause, setting);
  if (subject.kind === 'ce') {
    const is = finite('être', formIn(clause), subject, 'be');
    return [...subject.pieces, is, ...pieces('comment=how')];
  }
  const verb = subject.isAlive ? 'aller' : 'être';
  return [...pieces('comment=how'), ...inverted(verb, 'be', clause, subject)];
}

const events =
  /^(?:day|evening|weekend|week|trip|journey|holiday|holidays|vacation|exam|meeting|party|wedding|lesson|class|interview|flight|birthday|christmas)$/u;

/** 'How was your day?': comment s’est passée ta journée ? */
function howItWent({ subject, tense }: Clause, setting: Setting): Piece[] | undefined {
  if (tense !== 'past' || !subject || !('noun' in subject) || !events.test(subject.noun) || subject.and)
    return undefined;
  const noun = /^(?:day|evening)$/u.test(subject.noun) ? `${subject.noun} spent` : subject.noun;
  const phrase = nounPhrase({ ...subject, noun }, 'subject', setting);
  const went = verbPhrase({
    group: { verb: 'passer', gloss: 'go', isReflexive: true },
    subject: phrase,
    form: 'passé composé',
  });
  const said = phrase.pieces.map((each) => ({ ...each, gloss: each.gloss.replace(/ spent$/u, '') }));
  return [...pieces('comment=how'), ...went, ...said];
}

function howOld(clause: Clause, setting: Setting): Piece[] {
  if (!isPlain(clause)) return unsayable('how old with more');
  return [...pieces('quel=what âge=age'), ...inverted('avoir', 'have', clause, subjectOf(clause, setting))];
}

function what(clause: Clause, setting: Setting): Piece[] {
  const { predicate } = clause;
  if (predicate.kind === 'called') return nameOf(clause, setting);
  if (predicate.kind === 'identity') return whatIs(clause, setting);
  if (!clause.subject) return [...pieces('que=what est-ce~être=is_it qui=which'), ...subjectless(clause, setting)];
  if (predicate.kind === 'has') return [...pieces('que=what'), ...estCe(), ...statementPieces(clause, {}, setting)];
  if (predicate.kind !== 'does' || predicate.object) return unsayable('what');
  return asked('what', clause, setting);
}

/** 'qu’est-ce que', 'à quoi est-ce que', 'avec qui est-ce que', by how the verb takes its object. */
function asked(sought: 'what' | 'who', clause: Clause, setting: Setting): Piece[] {
  const preposition = objectPreposition(clause);
  const rest = statementPieces(clause, {}, setting);
  if (preposition === 'direct') return [...pieces(sought === 'what' ? 'que=what' : 'qui=who'), ...estCe(), ...rest];
  const object = sought === 'what' ? 'quoi=what' : 'qui=whom';
  return [...pieces(preposition), ...pieces(object), ...estCe(), ...rest];
}

const prepositions = {
  direct: 'direct',
  à: 'à=to',
  de: 'de=of',
  avec: 'avec=with',
  sur: '',
  dans: '',
  comme: '',
  pour: '',
} as const;

function objectPreposition({ predicate }: Clause): string {
  if (predicate.kind !== 'does') return unsayable('object');
  const row = verbRows[predicate.verb]?.object;
  const said = row === undefined ? '' : prepositions[row];
  return said === '' ? unsayable(`${predicate.verb} what`) : said;
}

function whatIs(clause: Clause, setting: Setting): Piece[] {
  if (!isPlain(clause)) return unsayable('what is with more');
  const subject = subjectOf(clause, setting);
  const is = finite('être', formIn(clause), subject, 'be');
  if (subject.kind === 'ce') return [...pieces('que=what'), ...estCe(), word('ce', subject.pieces[0]?.gloss ?? ''), is];
  if (subject.kind === 'pronoun') return unsayable('what somebody is');
  const surface = `quel${subject.gender === 'f' ? 'le' : ''}${subject.plural ? 's' : ''}`;
  return [word(surface, 'what', 'quel'), is, ...subject.pieces];
}

/** 'Comment s’appelle ton chat ?', 'Comment est-ce que tu t’appelles ?'. */
function nameOf(clause: Clause, setting: Setting): Piece[] {
  if (!isPlain(clause)) return unsayable('name with more');
  const subject = subjectOf(clause, setting);
  if (subject.kind === 'pronoun')
    return [...pieces('comment=how'), ...estCe(), ...statementPieces(clause, {}, setting)];
  const said = verbPhrase({
    group: { verb: 'appeler', gloss: 'call', isReflexive: true },
    subject,
    form: formIn(clause),
  });
  return [...pieces('comment=how'), ...said, ...subject.pieces];
}

function who(clause: Clause, setting: Setting): Piece[] {
  const { predicate } = clause;
  if (predicate.kind === 'identity' && predicate.what === undefined) return whoIs(clause, setting);
  if (!clause.subject) return [...pieces('qui=who'), ...subjectless(clause, setting)];
  if (predicate.kind !== 'does' || predicate.object) return unsayable('who');
  return asked('who', clause, setting);
}

function whoIs(clause: Clause, setting: Setting): Piece[] {
  if (!isPlain(clause)) return unsayable('who is with more');
  const { subject } = clause;
  const isThird =
    subject !== undefined && 'pronoun' in subject && /^(?:he|she|it|this|that|they)$/u.test(subject.pronoun);
  if (isThird)
    return clause.tense === 'present'
      ? pieces('qui=who est=is -ce~ce=it').map((each) =>
          each.surface === '-ce'
            ? { ...each, glued: true }
            : each.surface === 'est'
              ? { ...each, lemma: 'être' }
              : each,
        )
      : unsayable('who it was');
  return [...pieces('qui=who'), ...inverted('être', 'be', clause, subjectOf(clause, setting))];
}

/** What is asked of stands as the subject: 'qui habite ici'. */
function subjectless(clause: Clause, setting: Setting): Piece[] {
  return statementPieces({ ...clause, subject: { pronoun: 'somebody' } }, { isSubjectKnown: true }, setting);
}
