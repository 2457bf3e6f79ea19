import type { Clause, Modality } from '../meaning';
import type { Over } from './conjugate';
import { isBare } from './rephrase';
import type { SaidPredicate } from './saidPredicate';
import { unsayable } from './unsayable';

/** What stands over the verb in French. */
export function overOf(clause: Clause, said: SaidPredicate): Over | undefined {
  const { modality, mood, subject, negated, tense } = clause;
  if (!modality) return undefined;
  if (said.group.verb === 'vouloir') {
    const isWish = clause.predicate.kind === 'has' && (modality === 'want' || modality === 'would-like');
    return isWish ? undefined : unsayable('wish to want');
  }
  if (modality === 'should' && tense !== 'present') unsayable('should have');
  const isLearnt = said.isSkill === true && isBare(clause) && tense === 'present';
  // 'Must not' forbids and 'do not have to' spares: the meaning holds both.
  if (modality === 'must' && negated) unsayable('not have to');
  if (
    modality === 'may' &&
    !(mood === 'question' && subject && 'pronoun' in subject && /^(?:i|we)$/u.test(subject.pronoun))
  )
    unsayable('may');
  const isOwnWish =
    mood === 'question' && subject !== undefined && 'pronoun' in subject && /^(?:i|we)$/u.test(subject.pronoun);
  if (modality === 'can' && isLearnt && !isOwnWish) return { verb: 'savoir', gloss: 'can', hasTo: false };
  return overs[modality];
}

const overs: Readonly<Record<Modality, Over>> = {
  can: { verb: 'pouvoir', gloss: 'can', hasTo: false },
  may: { verb: 'pouvoir', gloss: 'may', hasTo: false },
  must: { verb: 'devoir', gloss: 'must', hasTo: false },
  want: { verb: 'vouloir', gloss: 'want' },
  'would-like': { verb: 'vouloir', gloss: 'like' },
  like: { verb: 'aimer', gloss: 'like' },
  love: { verb: 'adorer', gloss: 'love' },
  hate: { verb: 'détester', gloss: 'hate' },
  need: { verb: 'avoir', gloss: 'have', after: 'besoin=need de=of' },
  should: { verb: 'devoir', gloss: 'should', hasTo: false },
  learn: { verb: 'apprendre', gloss: 'learn', after: 'à=to', hasTo: false },
  try: { verb: 'essayer', gloss: 'try', after: 'de=to', hasTo: false },
  start: { verb: 'commencer', gloss: 'start', after: 'à=to', hasTo: false },
  stop: { verb: 'arrêter', gloss: 'stop', after: 'de=of' },
  hope: { verb: 'espérer', gloss: 'hope' },
  forget: { verb: 'oublier', gloss: 'forget', after: 'de=to', hasTo: false },
};
