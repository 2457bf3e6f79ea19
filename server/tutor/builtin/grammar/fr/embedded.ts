import type { Clause } from '../meaning';
import { statementPieces } from './clause';
import { finite } from './conjugate';
import type { Setting } from './nounPhrase';
import { pieces, type Piece } from './pieces';
import { subjectOf } from './subjects';
import { unsayable } from './unsayable';

const leads: Readonly<Record<string, string>> = {
  whether: 'si=whether', where: 'où=where', when: 'quand=when', why: 'pourquoi=why', how: 'comment=how', what: 'ce=that que=which',
}; // oxfmt-ignore

/** A question inside a sentence: 'où est la gare', 's’il vient', 'quel âge elle a'. */
export function embeddedPieces(asked: Clause, setting: Setting): readonly Piece[] {
  const { asksFor = '', predicate, subject } = asked;
  if (asked.asked || !subject) return unsayable('such a question inside');
  if (asksFor === 'how-old') return age(asked, setting);
  const lead = pieces(leads[asksFor] ?? unsayable('such a question inside'));
  if ((asksFor === 'how' || asksFor === 'what') && predicate.kind !== 'does') return unsayable('how it is');
  if (asksFor === 'where' && predicate.kind === 'place' && 'noun' in subject) {
    if (asked.negated || asked.when.length > 0 || asked.with) return unsayable('more of where it is');
    const verb = statementPieces(asked, { isInside: true, isSubjectKnown: true }, setting);
    return [...lead, ...verb, ...subjectOf(asked, setting).pieces];
  }
  return [...lead, ...statementPieces(asked, { isInside: true }, setting)];
}

function age(asked: Clause, setting: Setting): readonly Piece[] {
  if (asked.tense !== 'present' || asked.negated || asked.when.length > 0) return unsayable('how old it was');
  const subject = subjectOf(asked, setting);
  return [...pieces('quel=what âge=age'), ...subject.pieces, finite('avoir', 'present', subject, 'have')];
}
