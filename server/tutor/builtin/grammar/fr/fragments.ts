import type { Clause, NounPhrase } from '../meaning';
import { frequencies, manners, openFrequencies, whereAndWith } from './adjuncts';
import { languageOf } from './countries';
import { nounPhrase, type Setting } from './nounPhrase';
import { pieces, type Piece } from './pieces';
import { saidTimes } from './times';
import { unsayable } from './unsayable';

const hows = { ...frequencies, ...openFrequencies, never: 'jamais=never' } as const;

/** An answer that is no sentence: 'Un sandwich au fromage et un thé', 'Avec mon amie Maya', 'Tous les jours'. */
export function fragmentPieces(clause: Clause, what: NounPhrase | undefined, setting: Setting): Piece[] {
  const { often, manner, also, negated, mood, subject, asksFor } = clause;
  const isMore =
    clause.modality ?? clause.purpose ?? clause.noLonger ?? clause.experience ?? clause.asked ?? clause.comment;
  if (isMore !== undefined || subject || mood === 'request' || (asksFor && asksFor !== 'whether'))
    return unsayable('such a fragment');
  // 'Nurse' and 'cats' may be les or des, by what was asked.
  if (what && (negated || isUnclear(what, setting))) return unsayable('what kind of thing');
  if (manner === 'alone') return unsayable('who is alone');
  const said = [
    ...(clause.certainty ? pieces(certainties[clause.certainty]) : []),
    ...(negated ? pieces('pas=not') : []),
    ...(what ? nounPhrase(what, 'pronoun' in what ? 'after' : 'object', setting).pieces : []),
    ...(often ? pieces(hows[often]) : []),
    ...(manner ? pieces(manners[manner][0]) : []),
    ...whereAndWith(clause, undefined, setting),
    ...saidTimes(clause.when, { tense: 'present', isOfNight: false }).flatMap((time) => time.pieces),
    ...(also ? pieces(negated ? 'non_plus=either' : 'aussi=too') : []),
  ];
  return said.length > 0 ? said : unsayable('nothing');
}

export const certainties = { maybe: 'peut-être=maybe', probably: 'probablement=probably' } as const;

function isUnclear(what: NounPhrase, setting: Setting): boolean {
  if (what.and && isUnclear(what.and, setting)) return true;
  if ('pronoun' in what) return /^(?:it|everything|nothing|nobody)$/u.test(what.pronoun);
  if (!('noun' in what)) return false;
  if (what.determiner !== 'none' || what.count !== undefined) return false;
  return languageOf(what.noun) !== undefined || setting.dictionary.noun(what.noun)?.kind !== 'food';
}
