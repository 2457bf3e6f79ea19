import type { Clause } from '../meaning';
import { adjunctsOf } from './adjuncts';
import { saidPredicates } from './predicates';
import { imperative } from './conjugate';
import type { Setting } from './nounPhrase';
import { purposePieces } from './purposes';
import { pieces, word, type Piece } from './pieces';
import { subjectOf } from './subjects';
import { unsayable } from './unsayable';

const strong: Readonly<Record<string, string>> = { me: 'moi', te: 'toi' };

/** 'Attends-moi', 'Ne mange pas ça', 'Lève-toi'. */
export function requestPieces(clause: Clause, setting: Setting): Piece[] {
  if (clause.modality || clause.tense !== 'present' || clause.often) return unsayable('request');
  if (clause.certainty || clause.experience || clause.asked) return unsayable('request');
  const { isFamiliar } = setting.hearing;
  const you: Clause = { ...clause, subject: { pronoun: 'you' } };
  const subject = subjectOf(you, setting);
  const [said, ...others] = saidPredicates(you, subject, setting);
  if (!said || others.length > 0) return unsayable('two in a request');
  const around = adjunctsOf(you, said, subject, {}, setting);
  const { group } = said;
  if (said.subject || (said.isState && group.verb !== 'être')) return unsayable('request of a state');
  const verb = word(imperative(group.verb, isFamiliar), group.gloss, group.verb);
  const own = group.isReflexive ? [isFamiliar ? word('te', 'yourself') : word('vous', 'yourself')] : [];
  const clitics = [...own, ...(group.clitics ?? [])];
  const behind = [
    ...around.adverbs,
    ...around.manner,
    ...(group.middle ?? []),
    ...(group.after ?? []),
    ...around.end,
    ...purposePieces(you, subject, setting),
  ];
  if (clause.negated || said.negation) {
    if (clause.noLonger && (said.negation || around.negation)) unsayable('two negations');
    const not = said.negation ?? around.negation ?? pieces(clause.noLonger ? 'plus=any_more' : 'pas=not');
    return [word('ne', ':negative'), ...clitics, verb, ...not, ...behind];
  }
  return [verb, ...hyphened(clitics), ...behind];
}

/** Pronouns behind an imperative, the thing before the person: donne-le-moi. */
function hyphened(clitics: readonly Piece[]): Piece[] {
  const ordered =
    clitics.length === 2 && /^(?:le|la|les)$/u.test(clitics[1]?.surface ?? '') ? clitics.toReversed() : clitics;
  if (ordered.some(({ surface }) => surface === 'y' || surface === 'en')) unsayable('y behind an imperative');
  return ordered.map((each, place) => {
    const surface = place === ordered.length - 1 ? (strong[each.surface] ?? each.surface) : each.surface;
    return { surface: `-${surface}`, gloss: each.gloss, lemma: surface, glued: true };
  });
}
