import type { Clause } from '../meaning';
import { adjunctsOf } from './adjuncts';
import { infinitivePhrase } from './conjugate';
import { afterNaming } from './mentioned';
import type { Setting } from './nounPhrase';
import { word, type Piece } from './pieces';
import { saidPredicates } from './predicates';
import type { Subject } from './subjects';
import { unsayable } from './unsayable';

/** 'to visit my sister': pour with an infinitive, of the one who does the rest. */
export function purposePieces(clause: Clause, subject: Subject, setting: Setting): Piece[] {
  const { purpose } = clause;
  if (!purpose) return [];
  const isPlain =
    purpose.mood === 'statement' &&
    purpose.tense === 'present' &&
    !purpose.negated &&
    !purpose.asksFor &&
    !purpose.asked;
  const isMore = purpose.modality ?? purpose.often ?? purpose.also ?? purpose.certainty ?? purpose.experience;
  if (!isPlain || isMore !== undefined || purpose.subject || purpose.purpose || !clause.subject)
    return unsayable('such a purpose');
  const acting: Clause = { ...purpose, subject: clause.subject };
  const inner = afterNaming(clause, setting);
  const [said, ...others] = saidPredicates(acting, subject, inner);
  if (!said || others.length > 0 || said.subject || said.negation) return unsayable('such a purpose');
  const around = adjunctsOf(acting, said, subject, { isInside: true }, inner);
  if (around.adverbs.length > 0 || around.negation || around.isJustNow) return unsayable('such a purpose');
  const { group } = said;
  const whole = {
    ...group,
    middle: [...around.manner, ...(group.middle ?? [])],
    after: [...(group.after ?? []), ...around.end],
  };
  return [word('pour', 'in order'), ...infinitivePhrase(whole, subject, true)];
}
