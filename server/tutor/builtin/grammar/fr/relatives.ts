import type { Relative } from '../meaning';
import { statementPieces } from './clause';
import type { Setting } from './nounPhrase';
import { comma, pieces, type Piece } from './pieces';
import { unsayable } from './unsayable';

const leads = { subject: 'qui=who', object: 'que=that', place: 'où=where' } as const;

/** 'qui habite ici', 'que j’ai fait', 'où je travaille'. */
export function relativePieces({ gap, clause, isAside }: Relative, setting: Setting): Piece[] {
  const { predicate } = clause;
  if (gap === 'object' && predicate.kind !== 'does') return unsayable('an object of no action');
  const inner: Setting =
    gap === 'object' && predicate.kind === 'does' && predicate.object ? { ...setting, gap: predicate.object } : setting;
  const said = statementPieces(clause, { isInside: true, isSubjectKnown: gap === 'subject' }, inner);
  const edge = isAside ? [comma] : [];
  return [...edge, ...pieces(leads[gap]), ...said, ...edge];
}
